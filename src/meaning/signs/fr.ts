import type { SignWords } from './sign-kinds.ts';

export const FR: SignWords = {
  whatever: [
    "peu importe|quel\\p{L}* que soi\\p{L}*|qu'importe|y compris|inclus|incluse?s?|sans (?:aucune )?exception|même (?:si|pour|quand|en|dans|les?|la|pas)|pas même|aussi (?:pour|dans|en)|également|en tout état de cause|dans tous les cas|en toute\\p{L}* circonstances?|sans condition|de même|indépendamment",
  ],
  none: ["pas seulement|non seulement|ne pas oublier|n'oublie\\p{L}* (?:pas|jamais)|ne jamais oublier|pas à pas"],
  weak: [
    "si possible|dans la mesure du possible|quand c'est possible|facultati\\p{L}+|optionnel\\p{L}*|éventuellement|essaie\\p{L}*|essayer|envisage\\p{L}*|idéalement|de préférence si|pas (?:nécessairement|forcément|obligatoire\\p{L}*|nécessaire|besoin|obligé\\p{L}*|requis\\p{L}*|tenu\\p{L}*)|si tu veux|si vous voulez|si on veut|à discrétion|au choix|inutile de",
    'peut|peuvent|possible',
  ],
  most: [
    "au plus|au maximum|maximum|max|maximal\\p{L}*|jusqu'à|(?:pas|jamais) plus (?:de|que)|sans (?:jamais )?dépasser|(?:pas|jamais) (?:dépasser|excéder)|ne dépass\\p{L}* (?:pas|jamais)|n'excèd\\p{L}* (?:pas|jamais)|ne doi\\p{L}* (?:pas|jamais) (?:dépasser|excéder)|moins de|au plus tard|limité\\p{L}* à|plafonn\\p{L}*",
    "jusqu'à|sous|limite\\p{L}*|inférieur\\p{L}*|dans|plafond|≤|plus de|dépass\\p{L}*|excéd\\p{L}*|excèd\\p{L}*|au-delà|au-dessus",
  ],
  least: [
    'au moins|au minimum|minimum|minimal\\p{L}*|pas moins|jamais moins|au plus tôt|ou plus|à partir de',
    'plus de|dès|supérieur\\p{L}*|≥|moins de|en dessous|au-dessous|inférieur\\p{L}*',
  ],
  until: ["jusqu'à ce que|jusqu'à|tant que", 'avant|après|attend\\p{L}*|une fois|dès'],
  except: [
    "sauf|excepté\\p{L}*|hormis|à moins|à l'exception|exception|exceptions|hors|à part|en dehors|mis à part|exceptionnellement",
    'sans|seul\\p{L}*|mais|ne|pas|autre\\p{L}*|sinon|que|si|uniquement|exclu\\p{L}*',
  ],
  only: [
    "uniquement|seulement|seul|seule|seuls|seules|exclusivement|exclusif|exclusive|rien que|réservé\\p{L}*|rien d'autre|n(?:e |')(?:(?!pas|plus|jamais|aucun)[^,.:]){1,40}? qu(?:e|(?='))",
    "que|qu'|sauf|pas|ne|n'|autre|limité\\p{L}*|aucun\\p{L}*|jamais|hors|personne|sans|exception|moins|juste|simplement|strictement",
  ],
  never: [
    'jamais|en aucun cas|sous aucun prétexte|nullement|à aucun moment|au grand jamais',
    'pas|interdi\\p{L}*|proscri\\p{L}*|aucun\\p{L}*|sans|évit\\p{L}*|exclu\\p{L}*|prohibé\\p{L}*|bannir|défendu\\p{L}*|rien',
  ],
  deny: [
    "ne|n'|pas|aucun|aucune|sans|ni|rien|nul|nulle|intouchable\\p{L}*|interdit|interdite|interdits|interdites|interdire|interdiction|éviter|évite|évitez|évitent|évité\\p{L}*|proscrit\\p{L}*|proscrire|prohibé\\p{L}*|bannir|banni\\p{L}*|défendu\\p{L}*|s'abstenir|abstien\\p{L}*|hors de question|exclu|exclue|refus\\p{L}*|non|interdisent|proscrivent|proscrit",
    "se passe\\p{L}*|plutôt|au lieu|personne|sauf|seul\\p{L}*|uniquement|moins|omet\\p{L}*|in\\p{L}{3,}able\\p{L}*|im\\p{L}{3,}able\\p{L}*|borne\\p{L}*|débutant\\p{L}*|nouveau|oubli\\p{L}*|avant|saut\\p{L}*|supprim\\p{L}*|retir\\p{L}*|rejet\\p{L}*|empêch\\p{L}*|bloqu\\p{L}*|manqu\\p{L}*|renonc\\p{L}*|dispens\\p{L}*|déteste|écart\\p{L}*|remplac\\p{L}*|préfér\\p{L}*|attend\\p{L}*|abandonn\\p{L}*|conserv\\p{L}*|gard\\p{L}*|rest\\p{L}*|maint\\p{L}*|tel quel|laiss\\p{L}*|zéro|fermé\\p{L}*|gelé\\p{L}*|verrouill\\p{L}*|intact\\p{L}*|inchangé\\p{L}*|exclu\\p{L}*|différent\\p{L}*|distinct\\p{L}*|sépar\\p{L}*|dispar\\p{L}*|silence|inutile\\p{L}*|en vain|une fois|préalable\\p{L}*|précédée?s?|d'abord|d'accord|soumett\\p{L}*",
  ],
  always: [
    'toujours|à chaque fois|chaque fois|systématiquement|en permanence|dans tous les cas|sans exception|en tout temps',
    'chaque|tous|toutes|tout|toute|doi\\p{L}*|constamment',
  ],
  every: ["tout|toute|tous|toutes|chaque|n'importe quel\\p{L}*|entier|entière|l'ensemble|partout"],
  some: [
    "généralement|souvent|parfois|en général|d'habitude|habituellement|normalement|la plupart|quelquefois|rarement|la majorité|de temps en temps|en principe|fréquemment",
    'certain\\p{L}*|quelques|plusieurs|environ|par défaut|régulièrement',
  ],
  must: [
    'doit|doivent|dois|devez|devons|il faut|obligatoire\\p{L}*|exig\\p{L}*|impérati\\p{L}+|nécessaire|requis\\p{L}*|indispensable|obligation|requiert|requièrent|tenu\\p{L}* de|à tout prix',
    'faut|toujours|jamais|besoin|seul\\p{L}*|imposé\\p{L}*|impos\\p{L}*|demand\\p{L}*|veut|strict\\p{L}*|nécessit\\p{L}*|uniquement',
  ],
  should: [
    'serait (?:bien|bon|utile|idéal|mieux)|bonne idée|est utile|il est bon|vaut la peine|gagne\\p{L}* à|est bienvenu\\p{L}*|devrait|devraient|devrais|préfère|préfèrent|préférer|préfér\\p{L}*|préférence|de préférence|recommand\\p{L}*|conseill\\p{L}*|souhaitable|plutôt|mieux vaut|privilégi\\p{L}*|souhait\\p{L}*|aime|il vaut mieux',
    'aime|veut|voudrait|suggér\\p{L}*|favoris\\p{L}*|mieux|apprécie\\p{L}*|choisi\\p{L}*|opt\\p{L}*|attend',
  ],
  may: [
    'peut|peuvent|peux|pouvez|permis\\p{L}*|autorisé|autorisée|autorisés|autorisées|autorise\\p{L}*|autorisation|permet\\p{L}*|libre de|acceptable\\p{L}*|facultati\\p{L}*',
    'possible|pourrai\\p{L}*|toléré\\p{L}*|accord|droit|bon|va bien|accept\\p{L}*|laiss\\p{L}*|habilité\\p{L}*',
  ],
  before: [
    'avant|avant de|au préalable|préalablement|préalable',
    "d'abord|puis|jusqu'à|sans|seulement|précéd\\p{L}*|ensuite",
  ],
  after: [
    "après|à la suite|à l'issue",
    'ensuite|une fois|dès|puis|quand|lorsque|suit|suivant|terminé\\p{L}*|fini\\p{L}*',
  ],
  when: [
    "quand|lorsque|lorsqu'\\p{L}*|si|s'il\\p{L}*|dès que|tant que|pendant|en cas|à condition|pourvu|lors|dès lors que|une fois",
    'pour|en|dans|avec|où|chaque|sur|au|aux|à',
  ],
};
