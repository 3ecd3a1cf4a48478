import { NOUNS } from './name-nouns.ts';

/** `DI is Hilt`, `we're a flutter_bloc app`. */
export const IS =
  /(?:(?<=\p{L})['’]re|(?<!\p{L})(?<!(?:what|which|that|it|this|there|he|she) )(?:is|are|ist|sind|es|son|é|são|est|sont|è|sono|jest|są|är|use|uses|used)) (?:an? |the |our )?[\s*_"'“«(]*$/u;
/** `sqlfluff staat in …`, `brain/monkey for unit tests`. */
export const FOR =
  /^[\x60*_"'”]*,?\s(?:for|does|handles|is (?:in|our|the|what)|runs|drives|für|macht|steht|para|hace|está|faz|pour|fait|est (?:dans|notre)|per|fa|è (?:in|nel)|voor|doet|staat|dla|robi|jest|för|gör|ligger|для|делает|робить)(?!\p{L})/u;
export const OTHER_CLAUSE = /^.*[,;:，、；：،؛](?=\s|[^\x00-\x7f])/su;
export const NEXT_CLAUSE = /[,;:，、；：،؛].*$/su;
/** What speaks of a package and not of what the project has. */
export const DOUBTED =
  /(?<!\p{L})(?:too (?:big|slow|heavy|large|much|old|new)|banned|rejected|considered|evaluat\p{L}*|compar\p{L}*|tried|like|similar|than|unlike|instead|rather|inspired|port of|fork of|bugs? in|issues? (?:in|with)|plug-?ins? for|support(?:s|ed)?|compatible|format|alternatives?|versus|vs|their|theirs|customer\p{L}*|clients?[’']s?|upstream|should|could|would|if|when we|later|never|no|not|n[’']t|don[’']t|doesn[’']t|without|avoid\p{L}*|nicht|kein\p{L}*|statt|ohne|zu (?:groß|langsam|schwer)|wie|als|abgelehnt|verworfen|no|sin|nunca|en vez|como|que|demasiado|não|sem|em vez|grande demais|pas|sans|jamais|trop|comme|au lieu|non|senza|troppo|invece|niet|geen|zonder|te (?:groot|traag)|nie|bez|zamiast|zbyt|inte|utan|för (?:stor|långsam)|ei|değil|yok|yerine|не|без|вместо|слишком|замість|занадто|لا|ليس|بدون|לא|בלי|नहीं|बिना)(?!\p{L})|不|没|太|ない|せず|なし|안 |않|없/u;
/** What it is, right behind its name: `cuprite (gem in the test group)`, `the Finch adapter`. */
export const LIBRARY_BEHIND = new RegExp(
  `^[\\x60*_"'”»]{0,2}\\s\\(?(?:(?:an?|the|our|declared|direct|npm|ruby|python|hex|pub) )*(?:${NOUNS.package.join('|')}|wheel|adapter)(?!\\p{L})`,
  'u',
);
/** The same of what has a dash. */
export const INSTALLED_BEHIND =
  /^[\x60*_"'”»]{0,2}\s(?:is|are|ist|sind|está|est|è|sono|is|jest|är) (?:an? |eine? )?(?:installed|installiert|instalad[oa]|installée?|installat[oa]|geïnstalleerd|zainstalowan\p{L}*|installerad\p{L}*|(?:declared|direct) dependency)(?!\p{L})/u;
/** What a person knows or likes is not what a project has. */
export const PERSONAL =
  /(?<!\p{L})(?:user|he|she|they|i|prefers?|likes?|knows?|learn\p{L}*|familiar|experience\p{L}*|background|former|fan|der nutzer|nutzer\p{L}*|benutzer\p{L}*|usuari[oa]|prefiere|conoce|prefere|conhece|utilisateur|utilisatrice|préfère|connaît|пользовател\p{L}*|предпочита\p{L}*|знает|compar\p{L}*|versus|vs|alternative\p{L}*|evaluat\p{L}*|consider\p{L}*|docs?|documentation|similar|inspired|migrat\p{L}*|compatible)(?!\p{L})|用户|喜欢|熟悉|ユーザー|好き|経験|사용자|좋아|경험/u;
/** `zustand over redux`. */
export const RATHER_THAN = /(?<!\p{L})(?:over|versus|vs\.?) (?:the )?[\s*_"'“«(`]*$/u;
/** What was tried, left or exchanged, and what a sentence has none of. */
export const LEFT =
  /(?<!\p{L})(?:ditch\p{L}*|drop(?:s|ped|ping)?|abandon\p{L}*|remov\p{L}*|replac\p{L}*|swap\p{L}*|switch\p{L}*|moved? (?:away|off|from|to)|tried|trying|once|used to|gone|utbyt\p{L}*|ersetz\p{L}*|abgelöst|umgestiegen|probier\p{L}*|versuch\p{L}*|früher|reempla\p{L}*|quitam\p{L}*|dejamos|pasamos|antes|substitu\p{L}*|troc\p{L}*|tirámos|remplac\p{L}*|quitté|abandonn\p{L}*|essay\p{L}*|avant|sostitu\p{L}*|passat[oi]|tolto|prova\p{L}*|prima|niente|nessun\p{L}*|nenhum\p{L}*|ningún|ningun[ao]|aucune?|vervang\p{L}*|vroeger|zastąp\p{L}*|prób\p{L}*|kiedyś|замен\p{L}*|замін\p{L}*|попроб\p{L}*|раньше|denedik|eskiden|iste(?:n)?me\p{L}*|vazge\p{L}*)(?!\p{L})|替换|代替|换成|换掉|试过|以前|やめ|置き換|以前は|예전|대체|바꿨/u;
