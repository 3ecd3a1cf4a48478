import { cueOf } from './word-table.ts';

/** Words for the kinds of names, a language a line. */
export const NOUNS = {
  symbol: [
    'function|func|method|class|hook|helper|component|interface|constant|const|enum|struct|trait|macro|decorator|middleware|wrapper|factory|reducer|selector|mixin|annotation|exception',
    'funktion|methode|klasse|komponente|konstante|schnittstelle|hilfsfunktion',
    'función|método|clase|componente|constante|interfaz|ayudante',
    'função|classe|constante',
    'fonction|méthode|composant',
    'funzione|metodo|classe|componente|costante|functie|methode|klasse|funkcj\\p{L}*|metod\\p{L}*|klas\\p{L}*|stał\\p{L}*|funktion\\p{L}*|metod\\p{L}*|klass\\p{L}*|funktio\\p{L}*|metodi\\p{L}*|luokka|kutsu\\p{L}*|fonksiyon\\p{L}*|metod\\p{L}*|sınıf\\p{L}*',
    'функци\\p{L}*|метод\\p{L}{0,2}|класс\\p{L}{0,2}|компонент\\p{L}{0,2}|констант\\p{L}*|хелпер\\p{L}{0,2}|хук',
  ],
  symbolCjk:
    '函数|方法|类|组件|常量|接口|钩子|関数|メソッド|クラス|コンポーネント|定数|フック|ヘルパー|함수|메서드|클래스|컴포넌트|상수|헬퍼|훅',
  package: [
    'package|library|lib|dependency|dep|crate|gem|npm module|npm package',
    'paket|bibliothek|abhängigkeit',
    'paquete|librería|biblioteca|dependencia',
    'pacote|dependência',
    'paquet|bibliothèque|librairie|dépendance',
    'pacchetto|libreria|dipendenza|pakket|bibliotheek|afhankelijkheid|paczk\\p{L}*|bibliotek\\p{L}*|zależnoś\\p{L}*|beroende|kirjasto\\p{L}*|paket(?:et|en|i|in|ini|ler\\p{L}*)|kütüphane\\p{L}*|bağımlılık\\p{L}*',
    'пакет\\p{L}{0,2}|библиотек\\p{L}{0,2}|зависимост\\p{L}{0,2}',
  ],
  packageCjk: '软件包|依赖包|依赖库|依赖|包|库|パッケージ|ライブラリ|依存|패키지|라이브러리|의존성|크레이트|クレート',
  branch: [
    'branch(?:es)?|base branch|default branch',
    'zweig\\p{L}*|hauptbranch|branch',
    'rama',
    'ramo',
    'branche',
    'branch(?:en|u|issa|ille|ie|a)?|gałę\\p{L}*|gałąź|gren(?:en)?|haara\\p{L}*|dal(?:ı|ın|ına|ında|ından|lar\\p{L}*)',
    'ветк\\p{L}*|ветв\\p{L}*|гілк\\p{L}*|гілц\\p{L}*|tak(?:ken)?|(?:ال)?فرع|ענף|शाखा|ब्रांच',
  ],
  branchCjk: '分支|ブランチ|브랜치',
} as const;

const nouns = (kind: 'symbol' | 'package' | 'branch') => {
  const parted = (): string => `(?<!\\p{L})(?:${NOUNS[kind].join('|')})(?!\\p{L})`;
  const other = NOUNS[`${kind}Cjk` as 'symbolCjk'];
  return {
    before: cueOf(
      () =>
        `(?:${parted()}|${other})[\\s*_:：,"'“«„(]*(?:is |called |named |ist |heißt |es |é |est |— |- )?[\\s*_"'“«„(]*$`,
    ),
    after: cueOf(
      () =>
        `^[\\s*_"'”»]*-?(?:(?:react |custom |shared |public |base |default |git |npm |main |utility )?${parted()}|(?:[という这个的]{0,4})(?:${other}))`,
    ),
  };
};
/** Before a name and behind it, what says of which kind it is. */
export const NAMES = { symbol: nouns('symbol'), package: nouns('package'), branch: nouns('branch') };
