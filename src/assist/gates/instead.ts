/** Words before what something else is wanted in the place of, a language a line. */
export const INSTEAD_OF = [
  'rather than|instead of|in place of|as opposed to',
  '(?:an)?statt|anstelle',
  '(?:au lieu|à la place) d\\p{L}*|plutôt qu\\p{L}?',
  'en (?:vez|lugar) d\\p{L}*|antes que',
  '(?:em vez|em lugar|ao invés) d\\p{L}*',
  'invece d\\p{L}*|anziché|piuttosto che',
  'вместо',
].join('|');
