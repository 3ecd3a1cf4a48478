import type { SignWords } from './sign-kinds.ts';

export const DE: SignWords = {
  whatever: [
    'egal|ganz gleich|gleichgültig|unabhängig (?:von|davon)|einschließlich|eingeschlossen|inklusive|mitsamt|ausnahmslos|ohne (?:jede )?ausnahmen?|auch (?:nicht|dann|für|bei|in|im|wenn|am|die|der|das)|selbst (?:wenn|dann|bei|für|im|am)|nicht einmal|in jedem fall|auf jeden fall|unter allen umständen|bedingungslos|ebenso|genauso|sämtlich\\p{L}*',
  ],
  none: ['nicht nur|ob oder nicht|nicht vergessen|nie vergessen|niemals vergessen|nicht zuletzt'],
  weak: [
    'wenn möglich|falls möglich|nach möglichkeit|wo möglich|sofern möglich|möglichst|optional|freiwillig|nach belieben|gegebenenfalls|ggf\\.?|idealerweise|nicht (?:unbedingt|zwingend|nötig|notwendig|erforderlich|verpflichtend)|nicht zu \\p{L}+ brauch\\p{L}*|brauch\\p{L}* nicht|muss nicht|müssen nicht|erwäg\\p{L}*|wenn du magst|bei gelegenheit|gern auch|in erwägung',
    'kann|können',
  ],
  most: [
    'höchstens|maximal|maximum|max|nicht (?:mehr|länger|größer|höher|älter|später|breiter) als|nie(?:mals)? (?:mehr|länger|größer) als|nicht (?:überschreiten|übersteigen)|nicht über|kein\\p{L}* .{0,30}(?:mehr|länger|größer|über)|obergrenze|spätestens|weniger als',
    'bis zu|unter|bis|innerhalb|grenze|begrenzt|beschränkt|limit|≤|über|überschreit\\p{L}*|übersteig\\p{L}*|mehr als|länger als',
  ],
  least: [
    'mindestens|minimum|minimal|wenigstens|nicht weniger als|nicht unter|frühestens|oder (?:mehr|höher|neuer|älter)|untergrenze',
    'ab|über|mehr als|≥|unter|zumindest|weniger als',
  ],
  until: ['bis', 'bevor|erst|vor|sobald|solange'],
  except: [
    'außer|ausser|es sei denn|ausgenommen|mit ausnahme|ausnahme|ausnahmen|abgesehen von|sofern nicht|wenn nicht|falls nicht|ausschließlich nicht|bis auf|ausnahmsweise',
    'nur|ohne|aber|sonst|nicht|kein|keine|solange|anders',
  ],
  only: [
    'nur|ausschließlich|ausschliesslich|lediglich|allein|alleinig\\p{L}*|einzig\\p{L}*|vorbehalten|nichts als|nichts anderes',
    'bloß|kein|keine|keinen|niemand|nicht|nie|außer|beschränk\\p{L}*|ohne|sonst|niemals|bevor|vorher|zuerst|nirgends|behält|behalten|vorbehalt\\p{L}*|mehr',
  ],
  never: [
    'nie|niemals|keinesfalls|auf keinen fall|unter keinen umständen|nimmer|keineswegs|in keinem fall',
    'nicht|kein\\p{L}*|verboten|untersagt|tabu|ohne|unzulässig|vermeid\\p{L}*|darf nicht|unterbleib\\p{L}*|ausgeschlossen',
  ],
  deny: [
    'nicht|kein|keine|keinerlei|keinen|keiner|keinem|keines|ohne|nichts|niemand|niemanden|niemandem|weder|noch nie|nirgends|nirgendwo|verboten|verbiet\\p{L}*|verbot|untersagt|untersag\\p{L}*|tabu|unzulässig|vermeid\\p{L}+|vermieden|unerwünscht|unterlass\\p{L}*|unterbleib\\p{L}*|verzicht\\p{L}*|ausgeschlossen|unterbind\\p{L}*|nirgendwohin|unstatthaft|gesperrt|no-go',
    'un(?!d|ter|ser|s(?!\\p{L})|gefähr|i)\\p{L}{4,}|\\p{L}{3,}(?:los|frei)(?:e[nrms]?)?|neu|neuling|außen vor|frei|stör\\p{L}*|falsch\\p{L}*|schluss|bleiben lassen|statt|anstatt|anstelle|außer|nur|weglassen|auslassen|überspring\\p{L}*|lehn\\p{L}*|ablehn\\p{L}*|erst|bevor|\\p{L}+frei|finger weg|ersetz\\p{L}*|entfern\\p{L}*|entfall\\p{L}*|entfäll\\p{L}*|sperr\\p{L}*|gesperrt|vergess\\p{L}*|hass\\p{L}*|fehl\\p{L}*|verhinder\\p{L}*|warte\\p{L}*|bleib\\p{L}*|stopp\\p{L}*|behalt\\p{L}*|behält|bewahr\\p{L}*|belass\\p{L}*|beibehalt\\p{L}*|bleib\\p{L}*|unverändert|als|lass\\p{L}*|lässt|null|geschlossen|eingefroren|schreibgeschützt|erspar\\p{L}*|entbehrlich|vergeblich|vergebens|andere[nrms]?|verschieden\\p{L}*|getrennt|einzig\\p{L}*|allein|lediglich|ausschließlich|verschwund\\p{L}*|endet\\p{L}*|fern|fort|abgeraten',
  ],
  always: [
    'immer|stets|jedes ?mal|jederzeit|ausnahmslos|in jedem fall|grundsätzlich',
    'jed\\p{L}*|alle\\p{L}*|muss|müssen|durchweg|konsequent',
  ],
  every: ['alle|allen|aller|alles|jede|jeder|jedes|jedem|jeden|sämtliche\\p{L}*|ganze\\p{L}*|überall'],
  some: [
    'meist|meistens|manchmal|oft|in der regel|normalerweise|üblicherweise|gelegentlich|häufig|selten|gewöhnlich|größtenteils|überwiegend|im allgemeinen|ab und zu',
    'einige\\p{L}*|manche\\p{L}*|mehrere\\p{L}*|etwa|ungefähr|standardmäßig|regelmäßig',
  ],
  must: [
    'muss|müssen|musst|müsst|zwingend|pflicht|verpflichtend|erforderlich|notwendig|unbedingt|verlang\\p{L}*|vorgeschrieben|\\p{L}*pflichtig|obligatorisch|verbindlich|erforder\\p{L}*',
    'ist .{1,60} zu|sind .{1,60} zu|nötig|brauch\\p{L}*|immer|nie|niemals|nur|darf|dürfen|forder\\p{L}*|will|voraus\\p{L}*|stets|benötig\\p{L}*|soll|sollen',
  ],
  should: [
    'wäre(?:n)? (?:gut|schön|nett|sinnvoll|ideal|hilfreich)|es hilft|sinnvoll|empfehlenswert|angebracht|lohnt\\p{L}*|gute idee|gut wäre|sollte|sollten|solltest|solltet|bevorzug\\p{L}*|lieber|vorzugsweise|empfohlen|empfiehlt|empfehl\\p{L}*|ratsam|zieht .{1,60} vor|am liebsten|wünschenswert|besser|eher|gern|gerne|mag|am besten',
    'soll|sollen|gern|gerne|mag|möchte\\p{L}*|wünsch\\p{L}*|will|vorgezogen|vor|statt|bevorzugung|vorliebe|vorrang|schätz\\p{L}*',
  ],
  may: [
    'darf|dürfen|darfst|dürft|erlaubt|erlauben|gestattet|zulässig|zugelassen|erlaubnis|freigestellt',
    'kann|können|kannst|könnte\\p{L}*|möglich|okay|ok|in ordnung|ruhig|gern|optional|berechtigt|akzeptabel|befugt|lässt|lass\\p{L}*|steht .{1,40} frei|genehmig\\p{L}*',
  ],
  before: ['vor|bevor|ehe|vorher|zuvor|vorab|im voraus', 'erst|zuerst|bis|dann|ohne|vorherig\\p{L}*|nur'],
  after: ['nach|nachdem', 'danach|anschließend|im anschluss|sobald|dann|erst|später|wenn|fertig|hinterher|nachher'],
  when: [
    'wenn|falls|sobald|solange|sofern|während|im falle|immer wenn|soweit',
    'bei|beim|für|im|in|mit|wo|jede\\p{L}*|am|an|zu',
  ],
};
