<?php

namespace App\Http\Controllers;

class MemberController
{
    public function index() { return view("members"); }
    public function export() { return response()->streamDownload(fn () => print("id;name"), "members.csv"); }
}
