import type { SignWords } from './sign-kinds.ts';

export const ES: SignWords = {
  whatever: [
    'sin importar|da igual|independientemente|incluid\\p{L}*|inclusive|incluso|sin (?:ninguna )?excepci\\p{L}*|ni siquiera|aunque|también (?:en|para|con|cuando|si|los|las|el|la)|en cualquier caso|en todo caso|en todos los casos|bajo cualquier circunstancia|incondicional\\p{L}*|igualmente|sea cual sea|sea quien sea|de igual modo|ni con',
  ],
  none: ['no solo|no sólo|no olvid\\p{L}*|nunca olvid\\p{L}*|no importa'],
  weak: [
    'si es posible|cuando sea posible|siempre que sea posible|de ser posible|en lo posible|opcional\\p{L}*|opcionalmente|idealmente|intent\\p{L}*|procur\\p{L}*|tratar de|consider\\p{L}*|no es (?:necesari\\p{L}*|obligatori\\p{L}*|imprescindible)|no (?:necesariamente|tiene\\p{L}* que|se requiere|requiere\\p{L}*|necesita\\p{L}*)|si quier\\p{L}*|si se quiere|si se desea|a discreción|voluntari\\p{L}*',
    'puede|pueden|posible',
  ],
  most: [
    'como máximo|a lo sumo|como mucho|máximo|máxima|max|no más (?:de|que)|nunca más de|sin (?:superar|exceder|pasar de)|no (?:\\p{L}+ ){0,2}(?:superar|exceder|pasar de|supere\\p{L}*|exceda\\p{L}*|supera\\p{L}*|excede\\p{L}*|pase\\p{L}* de|sobrepas\\p{L}*)|nunca (?:\\p{L}+ ){0,2}(?:super\\p{L}*|exced\\p{L}*|sobrepas\\p{L}*)|menos de|a más tardar|tope',
    'hasta|bajo|por debajo|límite|limit\\p{L}*|inferior\\p{L}*|dentro|≤|más de|super\\p{L}*|exced\\p{L}*',
  ],
  least: [
    'al menos|por lo menos|como mínimo|mínimo|mínima|no menos|nunca menos|o más|a partir de|o superior\\p{L}*',
    'desde|más de|superior\\p{L}*|≥|menos de|inferior\\p{L}*|debajo',
  ],
  until: ['hasta que|hasta', 'antes|después|cuando|una vez|esper\\p{L}*|mientras'],
  except: [
    'salvo|excepto|excepción|excepciones|a menos que|a no ser|menos|con la excepción|fuera de|exceptuando|aparte de|salvedad|excepcionalmente',
    'sin|solo|sólo|pero|no|si no|distint\\p{L}*|otr\\p{L}*|únicamente|excluy\\p{L}*|exclu\\p{L}*',
  ],
  only: [
    'solo|sólo|solamente|únicamente|exclusivamente|exclusivo|exclusiva|únic\\p{L}*|nada más que|nadie más|reservad\\p{L}*',
    'no|nada|nadie|salvo|excepto|ningún\\p{L}*|limit\\p{L}*|nunca|otr\\p{L}*|sin|a menos|fuera|sino|hasta|antes|más que',
  ],
  never: [
    'nunca|jamás|en ningún caso|bajo ningún concepto|bajo ninguna circunstancia|en ningún momento|de ninguna manera',
    'no|prohib\\p{L}*|ningún\\p{L}*|ningun\\p{L}*|sin|evit\\p{L}*|nada|vetad\\p{L}*',
  ],
  deny: [
    'no|ningún|ninguna|ninguno|sin|ni|nada|nadie|tampoco|prohibid\\p{L}*|prohíb\\p{L}*|prohib\\p{L}*|evitar|evite\\p{L}*|evita|evit\\p{L}*|vetad\\p{L}*|abst\\p{L}*|descartad\\p{L}*|exclu\\p{L}*|inaceptable|absten\\p{L}*|inadmisible\\p{L}*',
    'máxim\\p{L}*|fij\\p{L}*|original|fuera|nuev\\p{L}*|novat\\p{L}*|in\\p{L}{4,}bles?|intact\\p{L}*|en vez|en lugar|salvo|excepto|solo|sólo|sino|únicamente|omit\\p{L}*|rechaz\\p{L}*|olvid\\p{L}*|antes|salt\\p{L}*|prescind\\p{L}*|elimin\\p{L}*|quit\\p{L}*|falt\\p{L}*|menos|bloque\\p{L}*|impid\\p{L}*|reemplaz\\p{L}*|odia|esper\\p{L}*|prefer\\p{L}*|prefier\\p{L}*|exclu\\p{L}*|hasta|intact\\p{L}*|manten\\p{L}*|mantien\\p{L}*|conserv\\p{L}*|qued\\p{L}*|dej\\p{L}*|cero|cerrad\\p{L}*|congelad\\p{L}*|respet\\p{L}*|libr\\p{L}*|ahorr\\p{L}*|diferent\\p{L}*|distint\\p{L}*|separad\\p{L}*|desapare\\p{L}*|silencio|en vano|ces[aóe]\\p{L}*|aparte|ajen\\p{L}*|previ[oa]\\p{L}*',
  ],
  always: [
    'siempre|cada vez|en todo momento|en todos los casos|sin excepción|invariablemente|sistemáticamente',
    'cada|todo|toda|todos|todas|debe\\p{L}*|constantemente',
  ],
  every: ['todo|toda|todos|todas|cada|cualquier|cualquiera|por entero'],
  some: [
    'normalmente|generalmente|a veces|a menudo|por lo general|habitualmente|en general|usualmente|la mayoría|ocasionalmente|raramente|casi siempre|la mayor parte|de vez en cuando|frecuentemente|suele|suelen',
    'algun\\p{L}*|algún|vari\\p{L}*|aproximadamente|por defecto|regularmente',
  ],
  must: [
    'debe|deben|debes|debemos|deberá|deberán|tiene que|tienen que|hay que|obligatori\\p{L}*|es necesario|imprescindible|exig\\p{L}*|requier\\p{L}*|requisito|requerid\\p{L}*|obligación|ha de|han de',
    'necesari\\p{L}*|siempre|nunca|solo|necesit\\p{L}*|pide|quiere|forzos\\p{L}*|estrict\\p{L}*|impone\\p{L}*|toca',
  ],
  should: [
    'sería (?:bueno|ideal|útil|mejor|deseable)|estaría bien|ayuda (?:a )?\\p{L}+|buena idea|viene bien|es útil|vale la pena|debería|deberían|deberías|prefiere|prefieren|prefiero|prefiera\\p{L}*|preferir|preferible\\p{L}*|preferencia|preferentemente|preferid\\p{L}*|recomend\\p{L}*|recomiend\\p{L}*|aconsej\\p{L}*|conviene|conveniente|mejor|gusta\\p{L}*|agrada\\p{L}*',
    'gusta|gustaría|quiere|sugier\\p{L}*|favorec\\p{L}*|desea|opta\\p{L}*|elegir|elige|antes que|inclin\\p{L}*',
  ],
  may: [
    'puede|pueden|puedes|permitid\\p{L}*|permite|permiten|autorizad\\p{L}*|permiso|se admite\\p{L}*|libre de|opcional\\p{L}*|aceptable\\p{L}*',
    'podría\\p{L}*|posible|vale|bien|tolerad\\p{L}*|acept\\p{L}*|derecho|admit\\p{L}*',
  ],
  before: ['antes|antes de|previamente|previo|previa', 'primero|luego|hasta|sin|solo|anterior\\p{L}*|después'],
  after: [
    'después del?|después de que|tras|una vez',
    'después|luego|a continuación|posteriormente|cuando|en cuanto|al|siguiente|terminad\\p{L}*|posterior\\p{L}*',
  ],
  when: [
    'cuando|si|siempre que|mientras|en caso|con tal|al|durante|una vez|en cuanto|cada vez',
    'para|en|con|donde|cada|por|sobre|ante|tras',
  ],
};
