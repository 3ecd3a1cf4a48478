import type { SignWords } from './sign-kinds.ts';

export const IT: SignWords = {
  whatever: [
    'non importa|indipendentemente|a prescindere|inclus\\p{L}*|compres\\p{L}*|senza (?:alcuna )?eccezion\\p{L}*|nemmeno|neanche|neppure|anche (?:se|per|in|quando|con|i|gli|le|il|la)|in ogni caso|in tutti i casi|incondizionat\\p{L}*|ugualmente',
  ],
  none: ['non solo|non dimentic\\p{L}*|mai dimentic\\p{L}*|non importa'],
  weak: [
    'se possibile|quando possibile|ove possibile|per quanto possibile|facoltativ\\p{L}*|opzional\\p{L}*|idealmente|cerca di|cercare di|prova a|provare a|valut\\p{L}*|consider\\p{L}*|non (?:è|sono) (?:necessari\\p{L}*|obbligatori\\p{L}*|richiest\\p{L}*)|non (?:necessariamente|occorre|serve|bisogna)|se vuoi|se si vuole|se si desidera|a discrezione',
    'può|possono|possibile',
  ],
  most: [
    'al massimo|al più|massimo|massima|max|non più (?:di|che)|mai più di|senza (?:superare|eccedere)|(?:non|mai) (?:\\p{L}+ ){0,2}(?:super\\p{L}*|ecced\\p{L}*|oltrepass\\p{L}*)|meno di|entro|al più tardi|tetto',
    'fino a|sotto|limite|limit\\p{L}*|inferior\\p{L}*|≤|più di|super\\p{L}*|oltre|ecced\\p{L}*',
  ],
  least: [
    'almeno|come minimo|minimo|minima|non meno|mai meno|o più|a partire da|o superiore|perlomeno',
    'da|più di|superior\\p{L}*|≥|meno di|sotto|oltre',
  ],
  until: ['finché|fino a quando|fino a che|fino a', 'prima|dopo|quando|attend\\p{L}*|aspett\\p{L}*|finche'],
  except: [
    "tranne|salvo|eccetto|eccezione|eccezioni|a meno che|a meno di|ad eccezione|all'infuori|fuorché|fatta eccezione|esclus\\p{L}*|al di fuori",
    'senza|solo|soltanto|ma|non|se non|altr\\p{L}*|fuori|meno|unic\\p{L}*',
  ],
  only: [
    "solo|soltanto|solamente|unicamente|esclusivamente|esclusiv\\p{L}*|unic\\p{L}*|nient'altro|nessun altro|riservat\\p{L}*",
    'non|niente|nessun\\p{L}*|salvo|tranne|eccetto|limit\\p{L}*|mai|altr\\p{L}*|senza|a meno|che|fino|prima',
  ],
  never: [
    'mai|in nessun caso|per nessun motivo|in nessuna circostanza|in alcun caso|assolutamente no',
    'non|viet\\p{L}*|nessun\\p{L}*|senza|evit\\p{L}*|niente|proibi\\p{L}*',
  ],
  deny: [
    'non|nessun|nessuna|nessuno|senza|né|niente|nulla|neanche|nemmeno|neppure|no|vietat\\p{L}*|vieta|vietano|divieto|proibi\\p{L}*|evitare|evita|evitate|evitat\\p{L}*|evitando|astenersi|asten\\p{L}*|inaccettabile',
    'fuori|nuov\\p{L}*|principiante|in\\p{L}{4,}bil[ei]|invece|anziché|piuttosto|al posto|salvo|tranne|eccetto|solo|soltanto|bensì|omett\\p{L}*|salt\\p{L}*|rifiut\\p{L}*|dimentic\\p{L}*|prima|elimin\\p{L}*|tolt\\p{L}*|togli\\p{L}*|manc\\p{L}*|blocc\\p{L}*|imped\\p{L}*|sostitu\\p{L}*|odia|attend\\p{L}*|prefer\\p{L}*|esclu\\p{L}*|finché|privo|prive|rinunci\\p{L}*|abbandon\\p{L}*|mai|scart\\p{L}*|manten\\p{L}*|mantien\\p{L}*|conserv\\p{L}*|rest\\p{L}*|divers\\p{L}*|separat\\p{L}*|spari\\p{L}*|scompar\\p{L}*|privi|invano|distint\\p{L}*|silenzio|unic\\p{L}*',
  ],
  always: [
    'sempre|ogni volta|in ogni caso|in tutti i casi|senza eccezioni|sistematicamente|in ogni momento',
    'ogni|tutt\\p{L}*|dev\\p{L}*|costantemente|ciascun\\p{L}*',
  ],
  every: ['tutto|tutta|tutti|tutte|ogni|ciascun\\p{L}*|qualsiasi|qualunque|inter\\p{L}+'],
  some: [
    'di solito|solitamente|in genere|generalmente|spesso|a volte|talvolta|normalmente|perlopiù|per lo più|la maggior parte|raramente|quasi sempre|di norma|ogni tanto|in linea di massima|abitualmente',
    'alcun\\p{L}*|qualche|divers\\p{L}*|circa|regolarmente|predefinit\\p{L}*',
  ],
  must: [
    'deve|devono|devi|dobbiamo|dovrà|dovranno|bisogna|occorre|obbligatori\\p{L}*|è necessario|indispensabil\\p{L}*|esig\\p{L}*|richied\\p{L}*|richiest\\p{L}*|requisito|obbligo|va|vanno|tassativ\\p{L}*|necessari\\p{L}*',
    'sempre|mai|solo|serv\\p{L}*|vuole|chied\\p{L}*|rigoros\\p{L}*|impon\\p{L}*|tenut\\p{L}*',
  ],
  should: [
    'sarebbe (?:bene|utile|ideale|meglio)|buona idea|è utile|è bene|vale la pena|aiuta \\p{L}+|dovrebbe|dovrebbero|dovresti|preferisc\\p{L}*|preferire|preferibil\\p{L}*|preferibilmente|preferenza|preferit\\p{L}*|consigli\\p{L}*|raccomand\\p{L}*|meglio|opportun\\p{L}*|conviene',
    'piace|piacerebbe|vuole|vorrebbe|sugger\\p{L}*|desider\\p{L}*|piuttosto|scegli\\p{L}*|anziché|predilig\\p{L}*',
  ],
  may: [
    'può|possono|puoi|permess\\p{L}*|permette|consentit\\p{L}*|consente|consentono|autorizzat\\p{L}*|ammess\\p{L}*|liber\\p{L} di|facoltativ\\p{L}*|accettabil\\p{L}*|lecit\\p{L}*',
    'potrebbe\\p{L}*|possibile|va bene|bene|tollerat\\p{L}*|accett\\p{L}*|diritto',
  ],
  before: [
    'prima|prima di|in anticipo|preventivamente|previo|previa',
    'poi|fino|senza|solo|precedent\\p{L}*|innanzitutto',
  ],
  after: [
    'dopo|una volta|al termine',
    'in seguito|successivamente|quando|appena|poi|seguent\\p{L}*|terminat\\p{L}*|finit\\p{L}*',
  ],
  when: [
    'quando|se|qualora|mentre|in caso|nel caso|purché|a condizione|durante|una volta|appena|ogni volta',
    'per|in|con|dove|ogni|su|nel|nella|nei|nelle',
  ],
};
