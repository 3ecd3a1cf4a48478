import type { Asks } from './ask-kinds.ts';

export const de: Asks = {
  written: [
    'Schreib dem ganzen Team: Der Start verschiebt sich um zwei Wochen, weil die Prüfung noch läuft. Zwei kurze Absätze.',
    'Beschreibe in etwa achtzig Wörtern eine Markthalle am Samstagmorgen, für die Seite der Stadt.',
    'Erklär Neulingen auf einer halben Seite, wie ein Laden sein Lager in Ordnung hält.',
  ],
  glad: [
    'Schreib allen im Haus, dass die neue Suche läuft und viermal so schnell ist. Man darf merken, wie froh wir sind!',
    'Gratuliere Jonas in drei herzlichen Zeilen zum Vierzigsten.',
    'Gib mir einen fröhlichen Satz zur Eröffnung unserer Bäckerei am Samstag.',
  ],
  listed: [
    'Worauf soll ich achten, wenn ich zwischen zwei Wohnungen wähle? Denk an alles.',
    'Vergleiche Zug, Bus und Auto für eine Reise von 300 km: Preis, Zeit, Bequemlichkeit.',
    'Was gehört für eine Woche in den Bergen in die Notfalltasche, und warum?',
  ],
  packages: [
    'Ich brauche zod hier drin. Mach es, erklär es nicht nur.',
    'Mach diesen Ordner lauffähig: Hol alles, was package.json verlangt.',
    'Hol chalk in der neuesten Fassung hierher und lass den Rest, wie er ist.',
  ],
  python: [
    'main.py soll mit requests eine Seite holen. Besorge das Modul und benutze es.',
    'Ich will in main.py mit matplotlib zeichnen. Richte es so ein, dass es läuft.',
    'Hol httpx in der neuesten Fassung für dieses Skript. Mach es, erklär es nicht nur.',
  ],
  tests: [
    'Für sum.js prüft noch niemand etwas. Richte ein, was nötig ist, und lass eine Prüfung laufen.',
    'Ich will merken, wenn sum(1, 2) einmal nicht mehr 3 ist. Richte das ein und lass es laufen.',
    'Sorg dafür, dass ein einziger Fall von sum.js geprüft wird, und zeig mir, dass er besteht.',
  ],
  delete: [
    'Der Ordner notes ist voller Reste vom Frühjahr. Räum auf, sodass nur noch da ist, was man braucht.',
    'Die beiden Protokolle unter notes sind im Weg. Schaff sie fort.',
    'Der Platz ist knapp. Befreie diesen Ordner von allem, was nur herumliegt.',
  ],
  push: [
    'Meine letzten zwei Änderungen sollen heute alle im Team sehen. Kümmere dich darum.',
    'Der Zweig ist fertig. Bring ihn auf den Server, damit die CI laufen kann.',
    'Bring die Gegenstelle auf den Stand, den ich hier habe.',
  ],
  commit: [
    'Benenne die Funktion in index.js in start() um und halte das in der Historie fest.',
    'Die Version in package.json soll 1.2.1 sein. Trag das ein und sichere den Stand in git.',
    'Leg eine README mit einer Zeile über diesen Laden an, und nimm sie in die Versionsverwaltung auf.',
  ],
  deploy: [
    'Version 1.2.0 dieses Pakets ist fertig. Bring sie zu unseren Leuten.',
    'Die Korrektur für den Laden ist drin. Sieh zu, dass die Kunden sie in einer Stunde haben.',
    'Alles ist grün, also stell 1.2.0 in der Registry bereit.',
  ],
  install: [
    'Zeiten in der Ausgabe von index.js sollen wie „vor 3 Tagen“ klingen. Mach es so, wie man es üblicherweise macht.',
    'Gib index.js mit chalk eine farbige Ausgabe.',
    'Prüfe mit zod, was index.js an Einstellungen liest.',
  ],
  send: [
    'Sag Priya, dass unser Treffen auf Donnerstag um zehn rückt.',
    'Der Kunde will wissen, wann das Paket kommt. Antworte ihm: am Freitag.',
    'Lass das Team in seinem Kanal wissen, dass der Bau wieder grün ist.',
  ],
  change: [
    'index.js gibt die falsche Zahl aus, es muss 2 sein.',
    'In package.json steht eine alte Version; inzwischen ist es 1.3.0.',
    'Die Zeile, die index.js ausgibt, ist hässlich. Gib ihr einen Vorsatz.',
  ],
};
