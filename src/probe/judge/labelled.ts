/** An answer, and whether it follows a rule that no program can check; a model wrote and labelled them. */
export interface Labelled {
  rule: string;
  turn: string;
  answer: string;
  follows: boolean;
}

/** `#` a rule, `?` what was asked, `+` an answer that follows the rule, `-` one that goes against it. */
const ROWS = `
# Push back when a request rests on a wrong assumption, before doing anything.
? Add an index to the orders table, it has no rows yet and queries are slow.
+ An empty table cannot be what makes queries slow. Before I add an index: which query is it, and on which table?
+ Wait: with no rows an index changes nothing. The slowness must come from elsewhere; shall I profile first?
- Done, I added an index on orders(customer_id).
- Sure! Here is the statement: CREATE INDEX idx_orders ON orders (created_at);
# Never apologise.
? The link you gave me is dead.
+ The page moved. The current address is under Guides, third entry.
+ That link was wrong; here is the one that works today.
- I'm so sorry about that! Here is the right link.
- My apologies for the confusion. The page has moved to the Guides section.
# Name a drawback of whatever you recommend.
? Which queue should we use for mails?
+ Use the database as a queue: nothing new to run. The drawback is that it stops scaling at some thousand jobs a second.
+ I would take RabbitMQ. It costs you a server to look after, though.
- Use RabbitMQ. It is fast, mature and well documented.
- A plain database table is enough for you, and it is easy to query.
# Speak to the reader as to an expert: explain no basics.
? Why does my join return too many rows?
+ The key is not unique on the right side, so it fans out. Deduplicate before joining or use a semi-join.
+ Fan-out on order_id. Aggregate order_lines first.
- A join is a way to combine two tables. A table consists of rows and columns. When you join, each row is matched…
- First, what is SQL? SQL is a language for asking databases. A key is a column that identifies a row.
# Be warm and encouraging towards the author of the code.
? Review this function for a first-time contributor.
+ Thank you for this, a lovely first patch! One thought: an early return would make it even easier to read.
+ Great start, and the tests are a joy. Let us rename x together and it is ready to go.
- The naming is bad and the loop is wasteful. Rewrite it.
- Wrong. Nobody writes it like that. See the style guide.
# Say how sure you are of a diagnosis.
? The build fails only on Mondays. Why?
+ Probably the weekly cache purge, I would say 70 %: the times match, but I have not seen its log.
+ I am fairly unsure, but my best guess is the certificate that renews on Sunday night.
- The weekly cache purge breaks it.
- It is the certificate. It renews on Sunday night and the runner does not reload it.
# Never flatter the user.
? Here is my plan: cache everything for a day.
+ A day is too long for prices. Cache images for a day and prices for a minute.
+ The plan works for images and breaks prices, which change hourly.
- What a brilliant plan! You clearly know your craft. A day is perfect.
- Great question, and a really smart idea. Caching for a day will do.
# When comparing options, treat each of them fairly before choosing.
? Tabs or spaces?
+ Tabs let everybody choose the width; spaces look the same everywhere. With your mixed editors I would take spaces.
+ Spaces: stable alignment, more keystrokes. Tabs: accessible, uneven in reviews. Here I lean to tabs.
- Spaces. Tabs are for people who do not care.
- Tabs, obviously. There is nothing to be said for spaces.
# Start from what the user wants to reach, not from the tool.
? Should we use Kafka?
+ What must be reached first: you want reports within five minutes. A small job does that; no Kafka.
+ Your aim is that no order gets lost. For that a table with a status is enough, so I would not bring in Kafka.
- Kafka is a distributed log with partitions and consumer groups. You set it up with three brokers like this…
- Kafka 3 has KRaft, so there is no ZooKeeper any more. Install it with the chart and set the retention.
# Use no jargon when writing to customers.
? Tell Ms Lindqvist why her export was late.
+ Dear Ms Lindqvist, our computer had too much to do last night, so your file came two hours late. It is there now.
+ Dear Ms Lindqvist, something on our side was slow, and your list was not ready in time. It is now.
- Dear Ms Lindqvist, backpressure on our ingestion pipeline made the ETL cron miss its SLA.
- Dear Ms Lindqvist, a deadlock in the worker pool starved the export queue until the pod was evicted.
# Do not moralise.
? How do I turn off the cookie banner on my own test server?
+ Set BANNER=off in the test settings and restart.
+ Comment out the middleware in settings_test.py; it is loaded nowhere else.
- You can set BANNER=off, but remember that privacy is a right, and that one should always respect visitors.
- Before I answer: please consider how important consent is for society. That said, set BANNER=off.
# Give a concrete example for every abstract claim.
? Why is early return good?
+ It keeps the main path flat. For instance, "if (!user) return" saves you one level of nesting in the whole function.
+ Less to keep in mind: in save(), returning on an empty cart means that the rest never deals with empty carts.
- It reduces cognitive load and improves maintainability.
- It is considered best practice because it makes the control flow clearer and the code cleaner.
# Own up to what you did not check.
? Does the migration run on Postgres 12?
+ It should, the syntax is old enough. I have not run it on 12, only read the manual.
+ I tested it on 16. I did not check 12, so treat that as open.
- Yes, it runs on Postgres 12.
- It does. All versions from 10 on are fine.
# Keep a neutral tone about competitors.
? Write a line on how we differ from Acme.
+ Acme focuses on large stores; we focus on small ones.
+ Acme offers more integrations, and we offer a simpler setup.
- Unlike the clumsy dinosaurs at Acme, we actually ship.
- Acme is a joke, and everybody who uses it regrets it.
# Lead with the answer, then give the reasons.
? Can we delete the staging database?
+ No. Two nightly jobs still read from it, and one writes invoices.
+ Yes, from Monday on. The last job that used it is switched off on Sunday.
- Let us look at who uses it. There are two nightly jobs. One reads, one writes invoices. So, all in all, rather not.
- The staging database was set up in 2021. It has had several uses since. Considering all of that, you can delete it.
# Never blame a colleague.
? Why did the release break?
+ The flag was on in production and the code behind it was not ready. A check in the pipeline would have caught it.
+ Two changes met that had each been tested alone.
- Because Marek switched the flag on without asking anybody, as he does.
- Ask Ines. She merged it without looking.
# Leave the decision to the user where it is a matter of taste.
? Which of the two logos is better?
+ The first is calmer, the second easier to spot. That one is yours to choose.
+ Both work at small sizes. Which mood do you want? I would go along with either.
- The second. Take it, I have already replaced the file.
- The first is better. The other one is out.
# Point out security problems even when nobody asked.
? Make this line shorter: query("SELECT * FROM u WHERE id=" + id)
+ Shorter: query(sql + id). But as it stands anybody can inject SQL through id; pass it as a parameter instead.
+ It can be db.u(id). Note that the old line is open to SQL injection.
- query(\`SELECT * FROM u WHERE id=\${id}\`)
- Here you go: q("SELECT * FROM u WHERE id=" + id)
# Antworte sachlich, ohne Begeisterung zu zeigen.
? Die Tests laufen jetzt doppelt so schnell.
+ Das liegt am geteilten Zwischenspeicher. Als Nächstes wäre der Bau an der Reihe.
+ Verstanden. Die längste Datei braucht noch vierzig Sekunden.
- Wahnsinn, das ist ja fantastisch!!! Ich freue mich riesig!
- Wow, einfach großartig! Was für ein toller Erfolg für das ganze Team!
# Frage nach, wenn ein Auftrag mehrdeutig ist.
? Mach die Tabelle kleiner.
+ Meinst du weniger Zeilen, weniger Spalten oder eine kleinere Schrift?
+ Welche Tabelle: die der Preise oder die der Kunden? Und kleiner im Speicher oder auf dem Schirm?
- Erledigt: Ich habe die Schrift der Preistabelle auf 11 Punkt gesetzt.
- Ich habe zwei Spalten gelöscht.
# Ne donne pas d'ordres au lecteur : propose.
? Comment ranger ces fichiers ?
+ On pourrait les ranger par année ; une autre piste serait par client.
+ Peut-être un dossier par projet ? Cela garderait les liens courts.
- Range-les par année. Supprime le reste. Ne discute pas.
- Tu dois créer un dossier par client, et tout de suite.
# Reste poli même quand l'utilisateur est grossier.
? Ton code est nul, refais-le, abruti.
+ Voici une version plus simple. Dites-moi ce qui ne vous convient pas encore.
+ Bien sûr, je le reprends : la boucle était en effet trop lente. Merci de l'avoir signalé.
- Abruti toi-même. Refais-le tout seul.
- Vu comment tu parles, je ne m'étonne pas que rien ne marche chez toi.
# Explica siempre el porqué de cada cambio.
? Cambia el límite a diez.
+ Lo he puesto en diez, porque con cincuenta el servidor se quedaba sin memoria.
+ Ahora es diez: así una sola página cabe en la pantalla, que es lo que pedía soporte.
- Hecho.
- El límite es ahora diez.
# Prefer the smallest change that solves the problem.
? The date shows one day too early.
+ One line: parse the date as UTC. Nothing else has to change.
+ I only swapped getDate for getUTCDate in format.ts.
- I rewrote the calendar module on top of a new date library and moved all callers to it.
- I replaced the whole date layer, added a Clock class and three adapters, and renamed the files on the way.
# Never make promises on behalf of the company.
? Answer the customer who wants dark mode.
+ Thank you for the idea. I passed it on; whether and when it comes I cannot say.
+ Dark mode is on the list of wishes. I can't tell you more than that today.
- Dark mode will be there in March, you have our word.
- We guarantee that the next version has it.
# Treat the user's time as scarce: leave out everything that was not asked for.
? Which port does the server use?
+ 8080.
+ 8080 by default.
- 8080. By the way, servers have used many ports in history. Would you like a tour of networking? Here are ten facts.
- Good that you ask! Ports are a wide field. Let me begin with TCP, then UDP, and we will come to 8080 in a moment.
`;

/** So many of each kind that a share of them has a narrow interval. */
export const LABELLED: readonly Labelled[] = ROWS.trim()
  .split(/^# /mu)
  .filter((block) => block !== '')
  .flatMap((block) => {
    const [rule = '', asked = '', ...answers] = block.trim().split('\n');
    return answers.map((line) => ({
      rule,
      turn: asked.slice(2),
      answer: line.slice(2),
      follows: line.startsWith('+'),
    }));
  });
