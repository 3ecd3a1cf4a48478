import type { SignWords } from './sign-kinds.ts';

export const PT: SignWords = {
  whatever: [
    'não importa|independentemente|inclusive|incluíd\\p{L}*|incluindo|sem (?:nenhuma |qualquer )?exceç\\p{L}*|nem mesmo|mesmo (?:que|se|para|em|quando|com|assim)|também (?:em|para|com|quando|se|os|as|o|a|no|na)|em qualquer caso|em todos os casos|em qualquer circunstância|incondicional\\p{L}*|igualmente|seja qual for|tanto faz',
  ],
  none: ['não só|não apenas|não esque\\p{L}*|nunca esque\\p{L}*|não importa'],
  weak: [
    'se possível|quando possível|sempre que possível|na medida do possível|opcional\\p{L}*|opcionalmente|idealmente|tent(?!ativa)\\p{L}*|procur\\p{L}*|consider\\p{L}*|não (?:é|são|precisa\\p{L}*|necessariamente|há necessidade|obrigatóri\\p{L}*)(?: necessári\\p{L}*| obrigatóri\\p{L}*)|não (?:precisa\\p{L}*|necessariamente|necessita\\p{L}*|é preciso)|se quiser\\p{L}*|se desejar|a critério|facultativ\\p{L}*|se der',
    'pode|podem|possível',
  ],
  most: [
    'no máximo|máximo|máxima|max|não mais (?:de|do que|que)|nunca mais (?:de|do que)|sem (?:ultrapassar|exceder|passar)|(?:não|nunca) (?:\\p{L}+ ){0,2}(?:ultrapass\\p{L}*|exced\\p{L}*|super\\p{L}*|pass\\p{L}* d\\p{L}*)|menos de|o mais tardar|teto',
    'até|abaixo|limite|limit\\p{L}*|inferior\\p{L}*|dentro|≤|mais de|ultrapass\\p{L}*|exced\\p{L}*|acima',
  ],
  least: [
    'pelo menos|no mínimo|mínimo|mínima|ao menos|não menos|nunca menos|ou mais|a partir de|ou superior\\p{L}*',
    'desde|mais de|acima|superior\\p{L}*|≥|menos de|abaixo',
  ],
  until: ['até que|até', 'antes|depois|quando|enquanto|esper\\p{L}*|após'],
  except: [
    'salvo|exceto|excepto|exceção|exceções|a menos que|a não ser|com exceção|à exceção|fora|exceptuando|afora|ressalv\\p{L}*|excepcionalmente',
    'sem|só|somente|apenas|mas|não|se não|outr\\p{L}*|menos|exclu\\p{L}*',
  ],
  only: [
    'só|somente|apenas|unicamente|exclusivamente|exclusivo|exclusiva|únic\\p{L}*|nada além|ninguém além|reservad\\p{L}*|restrit\\p{L}*',
    'não|nada|ninguém|salvo|exceto|nenhum\\p{L}*|limit\\p{L}*|nunca|outr\\p{L}*|sem|a menos|senão|até|antes',
  ],
  never: [
    'nunca|jamais|em hipótese alguma|em nenhuma hipótese|de jeito nenhum|em caso algum|sob nenhuma circunstância|em nenhum momento|em nenhum caso|de forma alguma',
    'não|proib\\p{L}*|nenhum\\p{L}*|sem|evit\\p{L}*|nada|vedad\\p{L}*|vetad\\p{L}*',
  ],
  deny: [
    'não|nenhum|nenhuma|sem|nem|nada|ninguém|tampouco|proibid\\p{L}*|proíb\\p{L}*|proib\\p{L}*|evitar|evite\\p{L}*|evita|evit\\p{L}*|vedad\\p{L}*|vetad\\p{L}*|abst\\p{L}*|descartad\\p{L}*|inaceitável|inadmissível|banid\\p{L}*|fora de cogitação',
    'direto|diretamente|fora|novidade|novo|nova|iniciante|in\\p{L}{4,}(?:vel|veis)|em vez|ao invés|em lugar|no lugar|salvo|exceto|só|somente|apenas|omit\\p{L}*|rejeit\\p{L}*|recus\\p{L}*|esque\\p{L}*|antes|pul\\p{L}*|dispens\\p{L}*|remov\\p{L}*|tir\\p{L}*|falt\\p{L}*|bloque\\p{L}*|imped\\p{L}*|substitu\\p{L}*|odeia|esper\\p{L}*|prefer\\p{L}*|prefir\\p{L}*|exclu\\p{L}*|até|senão|manter|mant\\p{L}*|conserv\\p{L}*|permanec\\p{L}*|fica\\p{L}*|fechad\\p{L}*|deix\\p{L}*|zero|congelad\\p{L}*|respeit\\p{L}*|intocad\\p{L}*|intact\\p{L}*|livre\\p{L}*|poup\\p{L}*|diferente\\p{L}*|distint\\p{L}*|separad\\p{L}*|desaparec\\p{L}*|intocá\\p{L}*|silêncio|em vão|cess\\p{L}*|alhei\\p{L}*|prévi\\p{L}*',
  ],
  always: [
    'sempre|toda vez|todas as vezes|cada vez|em todos os casos|sem exceção|invariavelmente|sistematicamente',
    'cada|todo|toda|todos|todas|deve\\p{L}*|constantemente',
  ],
  every: ['todo|toda|todos|todas|cada|qualquer|quaisquer|inteir\\p{L}*|tudo'],
  some: [
    'normalmente|geralmente|às vezes|em geral|habitualmente|usualmente|a maioria|ocasionalmente|raramente|quase sempre|de vez em quando|frequentemente|costuma|costumam|muitas vezes|a maior parte|via de regra',
    'algum\\p{L}*|alguns|vári\\p{L}*|aproximadamente|por padrão|regularmente',
  ],
  must: [
    'deve|devem|devemos|deverá|deverão|tem que|têm que|tem de|têm de|é preciso|obrigatóri\\p{L}*|é necessário|imprescindível|exig\\p{L}*|requer|requerem|requisito|obrigação|precisa|precisam|há de',
    'necessári\\p{L}*|sempre|nunca|só|necessit\\p{L}*|pede|quer|estrit\\p{L}*|impõe|cabe|forços\\p{L}*',
  ],
  should: [
    'seria (?:bom|ideal|útil|melhor|desejável)|ajuda \\p{L}+|boa ideia|cai bem|é útil|vale a pena|é bom|deveria|deveriam|prefere|preferem|prefiro|prefira\\p{L}*|preferir|preferível|preferência|preferencialmente|preferid\\p{L}*|recomend\\p{L}*|aconselh\\p{L}*|convém|conveniente|melhor|gosta\\p{L}*',
    'gosta|gostaria|quer|suger\\p{L}*|favorec\\p{L}*|deseja|opt\\p{L}*|escolh\\p{L}*|antes|inclin\\p{L}*',
  ],
  may: [
    'dá p(?:a)?ra|pode|podem|podes|permitid\\p{L}*|permite|permitem|autorizad\\p{L}*|permissão|livre para|opcional\\p{L}*|aceitável|aceitáveis|facultativ\\p{L}*',
    'poderia\\p{L}*|possível|vale|bem|tolerad\\p{L}*|aceit\\p{L}*|direito|liberad\\p{L}*|admit\\p{L}*',
  ],
  before: ['antes|antes de|previamente|prévio|prévia', 'primeiro|depois|até|sem|só|anterior\\p{L}*'],
  after: [
    'depois (?:d[aeo]s?|que)|após|uma vez',
    'depois|em seguida|logo|posteriormente|quando|assim que|ao|seguinte|terminad\\p{L}*|posterior\\p{L}*',
  ],
  when: [
    'quando|se|sempre que|enquanto|em caso|caso|contanto|ao|durante|uma vez|assim que|desde que',
    'para|em|com|onde|cada|por|no|na|nos|nas',
  ],
};
