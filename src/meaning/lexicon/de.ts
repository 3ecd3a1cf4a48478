import type { Lexicon } from './lexicon.ts';

export const de: Lexicon = {
  lang: 'de',
  operators: {
    not: 'nicht | nie | niemals | kein | keine | keinen | keiner | keinem | keines | nichts | nicht mehr | nicht nötig | nicht notwendig | nicht erforderlich | nicht erlaubt | nicht zulässig | nicht müssen | auf keinen fall | unter keinen umständen | keinesfalls',
    refuse: 'vermeide | vermeiden | vermeidet | unterlasse | unterlassen | vergiss | vergessen | verzichte auf | verzichten auf | verboten | verbietet | untersagt | hasst | lehnt ab | überspringen | überspringe | weglassen | unnötig | unzulässig | tabu',
    without: 'ohne | ohne dass',
    instead: 'statt | anstatt | anstelle von | anstelle | und nicht | aber nicht',
    over: 'als',
    but: 'sondern | aber | jedoch',
    only: 'nur | ausschließlich | lediglich | niemand außer | keiner außer | niemand anderes als',
    anyone: 'jedermann | jeder darf | alle dürfen | jeder kann | jeder im team',
    except: 'außer | außer bei | außer wenn | es sei denn | ausgenommen | mit ausnahme von | abgesehen von | bis auf',
    before: 'vor | bevor | bis | ehe | vor jedem | vor dem | vor der | vorm',
    after: 'nach | nachdem | sobald | im anschluss an',
    when: 'wenn | falls | während | sofern | solange | beim | bei | im falle',
    at: 'in | im | ins | an | am | ans | auf | aufs | für | mit | zu | zum | zur | über | unter | aus | durch | um | gegen | per | via | als | wie | innerhalb | seit | hinter',
    then: 'dann | und dann | anschließend',
    of: 'von | vom',
    because: 'weil | da | damit | denn | um zu | sonst | andernfalls | wegen',
    even: 'zum beispiel | auch nicht | selbst | sogar | nicht einmal',
    must: 'genügt | genügen | reicht | reichen | braucht | brauchen | benötigt | benötigen | immer | stets | muss | müssen | musst | soll immer | verlangt | erfordert | zwingend | pflicht | ist pflicht | unbedingt | grundsätzlich | erforderlich | nötig | sicherstellen',
    should: 'sollte | sollten | soll | sollen | empfohlen',
    prefer: 'bevorzugt | bevorzuge | bevorzugen | mag | möchte | will | wünscht | lieber | gern | gerne | vorzugsweise | am liebsten',
    may: 'darf | dürfen | kann | können | erlaubt | zulässig | gestattet | in ordnung | ist in ordnung | ok | okay',
    and: 'und | oder | noch | sowie | oder auch',
  },
  stop: 'jeder jede jedes dass wurden hast habe hatte hatten werde wirst wäre wären nichts_anderes alle der die das dem den des diesem_repository dieses_repository diesem_projekt dieses_projekt eines es sich sein ihre ihr ihren seine ist sind war wird werden wurde worden sein haben hat habe nutzer nutzerin benutzer user er sie wir uns ich du dir dich dein deine man dies diese dieser dieses dort hier erst zuerst vorher zuvor davor danach bitte schon noch_immer sehr so auch jeweils jeder_einzelne jedem jeden jedes alle_weiteren etwas heißt genannt statt_dessen findet finden stattfinden immer_schon spätestens sonst dazu dabei daran darauf legen liegt_an gesamt_',
  concepts: `
use: verwende verwenden verwendet benutze benutzen benutzt nutze nutzen nutzt nimm nehmen einsetzen
write: schreibe schreib schreiben schreibt geschrieben verfasse verfassen verfasst formuliere
make: mache mach machen macht erstelle erstellen erstellt anlegen anzulegen lege erzeugen
give: gib geben gibt
keep: halte halten hält behalte behalten lasse lassen
run: führe ausführen auszuführen ausgeführt laufen starte_ laufen_lassen
start: starte starten startet gestartet
add: hinzufügen hinzufügst hinzugefügt hinzuzufügen ergänzen ergänze aufnehmen
ask: frag frage fragen gefragt nachfragen nachzufragen nachfrage rückfrage bestätigung bestätigen absprechen absprache fragt
show: zeige zeigen zeigt anzeigen
delete: lösche löschen löschst gelöscht entferne entfernen entfernt
change: ändere ändern änderst ändert änderung änderungen geändert bearbeite bearbeiten bearbeitet anfassen
fix: behebe beheben behoben reparieren
fail: fehlschlägt fehlschlagen scheitert
store: gehören gehört speichere speichern gespeichert liegt liegen ablegen abgelegt
send: sende senden schicke schicken
answer: antworte antworten antwortet antwort beantworten
explain: erkläre erklären erklärung erklärungen
review: prüfe prüfen geprüft review reviews durchsicht
approve: genehmige genehmigen genehmigt genehmigung freigabe freigeben freigegeben
commit: commit commits committe committen committet einchecken
push: push pushe pushen
merge: merge mergen zusammenführen gemergt
branch: branch branches zweig zweige
release: release releases veröffentlichung
deploy: deploy deployment deployments deployen ausrollen ausgerollt ausliefern ausgeliefert
publish: veröffentliche veröffentlichen veröffentlicht
appear: erscheinen erscheint
build: baue bauen build
install: installiere installieren installiert installation
update: aktualisiere aktualisieren aktualisiert update updates aktualisierung
applyupdate: einspielen einzuspielen eingespielt
test: test tests teste testen
suite: testsuite
full: vollständig vollständige vollständigen komplett komplette kompletten
integration: integrationstest integrationstests integration
lint: linter lint
format: format formatieren
mock: mock mocks mocken mocke
directly: direkt direkte direkten
pr: pr prs pull_request pull_requests
message: nachricht nachrichten
comment: kommentar kommentare kommentieren kommentaren
doc: doku dokumentation docs
code: code quellcode
file: datei dateien
folder: ordner verzeichnis verzeichnisse
path: pfad pfade
repo: repo repos repository repositories
monorepo: monorepo
project: projekt projekte
package: paket pakete
dependency: abhängigkeit abhängigkeiten bibliothek bibliotheken
module: modul module
server: server servern
service: dienst dienste
database: datenbank datenbanken db
testdb: testdatenbank
proddb: produktionsdatenbank
schema: schema
table: tabelle tabellen
column: spalte spalten
query: abfrage abfragen
migration: migration migrationen
backup: backup backups sicherung sicherungen sicherungskopie
cache: cache
queue: warteschlange
port: port ports
host: host
address: adresse url
limit: limit grenze
maximum: höchstens maximal maximum weniger_als nicht_mehr_als
-maximum: mindestens minimal minimum mehr_als länger_als größer_als überschreiten überschreitet übersteigen
timeout: zeitlimit timeout
expire: ablaufen läuft_ab
log: log logs protokoll protokolle protokollieren
error: fehler
errormessage: fehlermeldung fehlermeldungen
bug: bug bugs
secret: geheimnis geheimnisse zugangsdaten
key: schlüssel
certificate: zertifikat zertifikate
staging: staging
production: produktion produktiv
environment: umgebung umgebungen
config: konfiguration einstellungen einstellung
version: version versionen
script: skript skripte script scripts
command: befehl befehle
terminal: terminal
screenshot: screenshot screenshots
image: bild bilder
diagram: diagramm diagramme
page: seite seiten
component: komponente komponenten
function: funktion funktionen
class: klasse klassen
variable: variable variablen variablenname variablennamen
name: name namen
line: zeile zeilen
word: wort wörter
second: sekunde sekunden
minute: minute minuten
hour: stunde stunden
day: tag tage tagen täglich
week: woche wochen wöchentlich
month: monat monate monaten
year: jahr jahre jahren
morning: morgen morgens vormittag vormittags
afternoon: nachmittag nachmittags
night: nacht nachts
weekend: wochenende
meeting: besprechung besprechungen termin termine meeting meetings
report: bericht berichte
email: e-mail e-mails email emails mail mails
channel: kanal kanäle
emoji: emoji emojis
summary: zusammenfassung zusammenfassungen
list: liste listen aufzählung aufzählungen
language: sprache sprachen
translation: übersetzung übersetzungen
ticket: ticket tickets
feature: feature features funktionalität
step: schritt schritte schritten
example: beispiel beispiele
interface: oberfläche
team: team teams
customer: kunde kunden
phone: telefon
number: nummer nummern zahl zahlen
invoice: rechnung rechnungen
payment: zahlung zahlungen
security: sicherheit
data: daten
model: modell modelle
training: training
text: text texte
sentence: satz sätze
title: titel
contract: vertrag verträge
clause: klausel klauseln
color: farbe farben
theme: modus theme
timezone: zeitzone
new: neu neue neuen neuer neues
many: viele
small: klein kleine kleiner kleinen kleines
-small: groß große großer großen großes
short: kurz kurze kurzen kurzer knapp knappe knappen prägnant prägnante
-short: lang lange langen langer ausführlich ausführliche ausführlichen detailliert detaillierte detaillierten
dark: dunkel dunkle dunklen dunkles
-dark: hell helle hellen helles
enable: aktiviere aktivieren aktiviert einschalten
-enable: deaktiviere deaktivieren deaktiviert ausschalten abschalten
public: öffentlich öffentliche öffentlichen
-public: privat private privaten
formal: siezen gesiezt sieze förmlich
-formal: duzen geduzt duze informell
plural: plural mehrzahl
-plural: singular einzahl
ascending: aufsteigend
-ascending: absteigend
upper: großbuchstaben großgeschrieben
-upper: kleinbuchstaben kleingeschrieben
sync: synchron synchrone
-sync: asynchron asynchrone
relative: relativ relative relativen
-relative: absolut absolute absoluten
increase: erhöhen erhöhe
-increase: verringern senken senke
imperative: imperativ
indent: einrücken eingerückt einrückung
tab: tab tabs tabulator tabulatoren
space: leerzeichen
monday: montag montags
tuesday: dienstag dienstags
wednesday: mittwoch mittwochs
thursday: donnerstag donnerstags
friday: freitag freitags
saturday: samstag samstags sonnabend
sunday: sonntag sonntags
english: englisch englische englischen
german: deutsch deutsche deutschen
french: französisch
spanish: spanisch
portuguese: portugiesisch
korean: koreanisch
chinese: chinesisch
japanese: japanisch
plot: zeichne zeichnen gezeichnet
contain: enthalten enthält
set_: setze setzen gesetzt festlegen lege_fest einstellen
wait: warte warten wartet abwarten
size: größe
date: datum
timestamp: zeitstempel
read: lies lesen gelesen
reformat: formatiere umformatieren umformatiert
semicolon: semikolon semikolons
abbreviation: abkürzung abkürzungen
last: dauert dauern
work: arbeitet arbeiten arbeite
expose: offenlegen preisgeben
encrypt: verschlüsseln verschlüsselt verschlüssele
check: überprüfe überprüfen kontrolliere kontrollieren validieren verifizieren
archive: archiviere archivieren archiviert
hide: verstecke verbergen ausblenden
open: öffne öffnen geöffnet
close: schließe schließen geschlossen
accept: akzeptiere akzeptieren annehmen
upload: hochladen
download: herunterladen
mention: erwähne erwähnen
notify: informiere informieren benachrichtige benachrichtigen bescheid
cite: zitiere zitieren
attach: anhängen anhang
link: link links verlinken
treat: gelten gilt behandle behandeln
photo: foto fotos
article: artikel beitrag beiträge
threshold: schwelle schwellenwert
deadline: frist fristen
holiday: urlaub feiertag feiertage
sign: unterschreiben unterschreibe signiere signieren signiert
colleague: kollege kollegen kollegin
contain: enthalten_ beinhaltet
live: wohnt wohnen lebt
copy: kopiere kopieren kopiert
read-only: schreibgeschützt nur_lesend
customerdata: kundendaten
`,
  endings: 'ungen ung ern est em en er es st e n s t',
  numbers: 'ein/eine/einen/einer/einem zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
};
