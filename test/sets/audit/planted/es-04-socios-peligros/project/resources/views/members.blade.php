<h1>Members</h1>
