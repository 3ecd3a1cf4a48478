/**
 * How an entry opens, as far as that says what kind it is or makes the words of a frame come twice. A frame has no flag
 * for case, so a capital is spelled out where a sentence may begin with one.
 */

/** `must`, `never`, `always`, `prefers` and `requires`, in the languages memport knows. */
export const OPENS_AS_RULE =
  /^(?:(?:the )?user )?(?:must|never|always|prefers?|requires|wants(?! to\b)|do not|don't)\b|^(?:el usuario |la usuaria )?(?:debe|nunca|jamás|siempre|prefiere|prefiero|requiere)(?!\p{L})|^(?:o usuário |a usuária )?(?:deve|nunca|jamais|sempre|prefere|prefiro)(?=\s)|^(?:l['’]utilisateur |l['’]utilisatrice )?(?:doit|ne jamais|jamais|toujours|préfère)(?=\s)|^(?:(?:der |die )?(?:be)?nutzer(?:in)? )?(?:muss|niemals|nie|immer|bevorzugt|verlangt)\b|^사용자는 [^.\n]*선호|^(?:사용자는 )?(?:절대|항상|반드시)|^(?:用户)?(?:必须|绝不|永远不要|永远|总是|始终|偏好|更喜欢|不要)|^ユーザーは[^。\n]*(?:を|が)好(?:む|み)|^(?:ユーザーは)?(?:必ず|決して|絶対|常に)/iu;

const USER =
  "(?:[Tt]he )?[Uu]ser(?!\\p{L})|(?:[Dd](?:er|ie) )?(?:[Bb]en|[Nn])utzer(?:in)?(?!\\p{L})|[Ee]l usuario|[Ll]a usuaria|[Oo] usuário|[Aa] usuária|[Ll]['’]utilisat(?:eur|rice)|[Ll]['’]utente|[Dd]e gebruiker|[Пп]ользовател|사용자|用户|用戶|ユーザー";

/** A word with its capital or without. */
const capitalised = (words: string): string =>
  words
    .split('|')
    .map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`)
    .join('|');

/** As one says of somebody that they prefer or want. */
const PREFERS = capitalised(
  'prefers|likes|prefiere|prefere|préfère|aime|bevorzugt|preferisce|предпочитает|любит|wants|requires|expects|insists|asks|quiere|requiere|exige|quer|veut|möchte|verlangt|wünscht|vuole|richiede|хочет|требует',
);
/** The verb stands first, behind a name or behind an adverb; of scripts without blanks the first words are it. */
const WISH = `(?:\\p{L}+ ){0,2}(?:[Pp]refer|${PREFERS})(?!\\p{L})|偏好|喜欢|希望|更喜欢|선호`;

/** "User prefers short answers" and "Prefers tabs" are the house style already, where they are read back as a rule. */
export const DECLARES = new RegExp(`^(?:${USER}|(?:${PREFERS})(?!\\p{L})|偏好)`, 'u');

/** What would say the words of its frame twice, by kind. */
export const TWICE = {
  rule: `${USER}|${WISH}|[Ll]essons? learned(?!\\p{L})`,
  profile: `${USER}|[Aa]bout (?:the )?user(?!\\p{L})`,
  reference: '[Nn]otes?(?!\\p{L})',
  project: '[Oo]ngoing(?!\\p{L})',
  procedure: '[Hh]ow to(?!\\p{L})',
  episode: '[Hh]appened(?!\\p{L})',
} as const;
