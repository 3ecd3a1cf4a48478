import type { SignWords } from './sign-kinds.ts';

export const PL: SignWords = {
  whatever: [
    'niezależnie|bez względu|obojętnie|włącznie|łącznie z|w tym|bez (?:żadnych )?wyjątk\\p{L}*|nawet|również (?:w|dla|gdy|z|na)|także (?:w|dla|gdy|z|na)|w każdym przypadku|bezwarunkowo',
  ],
  none: ['nie tylko|nie zapomn\\p{L}*|nie zapomin\\p{L}*|nigdy nie zapomin\\p{L}*'],
  weak: [
    'jeśli to możliwe|w miarę możliwości|o ile to możliwe|jeśli się da|gdy to możliwe|opcjonaln\\p{L}*|dobrowoln\\p{L}*|najlepiej by|idealnie|rozważ\\p{L}*|spróbuj\\p{L}*|postaraj\\p{L}*|staraj\\p{L}*|nie (?:jest konieczn\\p{L}*|trzeba|musi|muszą|musisz|ma potrzeby|koniecznie|jest wymagan\\p{L}*)|niekoniecznie|według uznania|jeśli chcesz',
    'można|może|mogą',
  ],
  most: [
    'najwyżej|co najwyżej|maksymaln\\p{L}*|maksimum|maks|nie więcej niż|nie (?:dłużej|dłuższ\\p{L}*|większ\\p{L}*|wyżej|później|starsz\\p{L}*) niż|nie (?:może |mogą |powinn\\p{L} |wolno )?przekracza\\p{L}*|nigdy nie przekracza\\p{L}*|mniej niż|najpóźniej|górn\\p{L}* (?:limit|granic)\\p{L}*',
    'do|poniżej|limit\\p{L}*|w ciągu|granic\\p{L}*|≤|ponad|powyżej|więcej niż|przekracz\\p{L}*',
  ],
  least: [
    'co najmniej|przynajmniej|minimum|minimaln\\p{L}*|nie mniej niż|nie krócej niż|nie wcześniej niż|lub więcej|najmniej',
    'od|ponad|powyżej|więcej niż|≥|mniej niż|poniżej',
  ],
  until: ['aż|dopóki|dopóty|póki', 'przed|zanim|po|dopiero|gdy|czek\\p{L}*|poczek\\p{L}*|do'],
  except: [
    'chyba że|oprócz|z wyjątkiem|wyjątek|wyjątki|wyjątkiem|poza|prócz|wyłączając|za wyjątkiem',
    'bez|tylko|ale|nie|jeśli nie|inn\\p{L}*|jedynie|wyłącznie',
  ],
  only: [
    'tylko|wyłącznie|jedynie|jedyn\\p{L}*|dopiero|zastrzeżon\\p{L}*|nic poza|nikt poza',
    'nie|nic|nikt|oprócz|poza|żad\\p{L}*|nigdy|ogranicz\\p{L}*|inn\\p{L}*|bez|chyba|sam\\p{L}*|przed',
  ],
  never: [
    'nigdy|przenigdy|w żadnym wypadku|pod żadnym pozorem|w żadnym razie|za żadne skarby',
    'nie|zabron\\p{L}*|zakaz\\p{L}*|żad\\p{L}*|bez|unika\\p{L}*|nic|niedozwolon\\p{L}*|niedopuszczaln\\p{L}*',
  ],
  deny: [
    'nie|bez|ani|nic|nikt|nikogo|nikomu|żaden|żadna|żadne|żadnych|żadnego|żadnej|nigdzie|brak|zabroni\\p{L}*|zabrania\\p{L}*|zakaz\\p{L}*|unika\\p{L}*|unikn\\p{L}*|niedozwolon\\p{L}*|niedopuszczaln\\p{L}*|wzbronion\\p{L}*|powstrzym\\p{L}*|wykluczon\\p{L}*',
    'nie\\p{L}{5,}|nowicjusz\\p{L}*|now\\p{L}{1,2}|zamiast|tylko|oprócz|poza|pomij\\p{L}*|pomin\\p{L}*|odmaw\\p{L}*|odrzuc\\p{L}*|zostaw\\p{L}*|zapom\\p{L}*|przed|zanim|usun\\p{L}*|rezygn\\p{L}*|blok\\p{L}*|zastąp\\p{L}*|wol\\p{L}*|prefer\\p{L}*|czek\\p{L}*|dopiero|wyłącz\\p{L}*|a nie|dopóki|zachow\\p{L}*|pozosta\\p{L}*|trzym\\p{L}*|osobn\\p{L}*|inn(?:y|a|e|ych|ym)|różn\\p{L}*|znik\\p{L}*|odpad\\p{L}*|jedyn\\p{L}*|wyłącznie|daremn\\p{L}*|milcz\\p{L}*',
  ],
  always: [
    'zawsze|za każdym razem|każdorazowo|bez wyjątku|w każdym przypadku|w każdej sytuacji|ciągle',
    'każd\\p{L}*|wszystk\\p{L}*|musi\\p{L}*|muszą|stale|konsekwentnie',
  ],
  every: ['wszystk\\p{L}*|wszyscy|każd\\p{L}*|dowoln\\p{L}*|cał\\p{L}+|jakikolwiek|jakiekolwiek'],
  some: [
    'zwykle|zazwyczaj|czasami|czasem|często|przeważnie|na ogół|w większości|rzadko|normalnie|niekiedy|z reguły|zasadniczo|większość|od czasu do czasu',
    'niektór\\p{L}*|kilk\\p{L}*|około|domyśln\\p{L}*|regularnie',
  ],
  must: [
    'musi|muszą|musisz|musimy|należy|trzeba|obowiązkow\\p{L}*|wymagan\\p{L}*|wymaga|wymagają|konieczn\\p{L}*|koniecznie|niezbędn\\p{L}*|bezwzględnie|obowiązek|obowiązuj\\p{L}*',
    'zawsze|nigdy|tylko|potrzeb\\p{L}*|chce|ściśle|żąda\\p{L}*|wymóg|nakaz\\p{L}*|ma|mają',
  ],
  should: [
    'powinien|powinna|powinno|powinny|powinni|woli|wolą|wolę|preferuj\\p{L}*|preferowan\\p{L}*|preferencj\\p{L}*|najlepiej|lepiej|zaleca\\p{L}*|zalecan\\p{L}*|rekomend\\p{L}*|wskazane|warto',
    'lubi|chce|chciał\\p{L}*|raczej|sugeruj\\p{L}*|życz\\p{L}*|zamiast|wybier\\p{L}*|wyżej',
  ],
  may: [
    'może|mogą|możesz|można|wolno|dozwolon\\p{L}*|dopuszczaln\\p{L}*|pozwala\\p{L}*|pozwolen\\p{L}*|zezwala\\p{L}*|opcjonaln\\p{L}*',
    'mógł\\p{L}*|możliw\\p{L}*|dobrze|akceptowaln\\p{L}*|prawo|w porządku|uprawnion\\p{L}*|dopuszcz\\p{L}*',
  ],
  before: ['przed|zanim|wcześniej|uprzednio', 'najpierw|potem|aż|bez|tylko|dopiero|poprzedz\\p{L}*'],
  after: ['po|kiedy już', 'następnie|potem|później|gdy|dopiero|skończ\\p{L}*|zakończ\\p{L}*|jak tylko'],
  when: [
    'gdy|kiedy|jeśli|jeżeli|podczas|w przypadku|w razie|o ile|pod warunkiem|dopóki|skoro tylko|ilekroć',
    'dla|przy|w|na|z|gdzie|każd\\p{L}*|do',
  ],
};
