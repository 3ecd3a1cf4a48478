import * as cue from './cues.ts';
import type { Claim, ClaimKind } from './claim.ts';
import { versionFilesIn } from './manifests.ts';
import { regionOf, type ClaimRegion } from './claim-region.ts';
import { VERSIONED } from './known-names.ts';
import { MASK, type ClaimStretch } from './stretches.ts';
import { matchesIn } from '../../text/matches.ts';

/** Whether a claim of a stretch is said to be so here and now; its span counts from the start of the whole text. */
export const standingOf = (stretch: ClaimStretch, [from, to]: Claim['span'], kind: ClaimKind): Claim['stands'] => {
  if (stretch.quoted) return 'no';
  const above = aboveOf(stretch);
  if (above !== 'here' || stretch.fence !== undefined) return above;
  const { low, text, span } = stretch;
  const [start, end] = [from - span[0], to - span[0]];
  const [before, after] = [low.slice(0, start), low.slice(end)];
  const region = regionOf(stretch, start, end);
  if (isStruck(text, start) || (isIdle(stretch) && isIdleHere(before, region) && !isUnmerged(kind, low))) return 'no';
  if (within(stretch, from, to)) return 'no';
  if (MADE.has(kind) && [low, stretch.next ?? '', stretch.led ?? ''].some((said) => cue.NOT_YET.test(said)))
    return 'no';
  if (MADE.has(kind) && cue.MAKES.test(leadOf(stretch))) return 'no';
  const isAgent = AGENT.test(before);
  if (
    !isAgent &&
    cue.GONE.test(low) &&
    isGone(region, kind) &&
    !(PLACES.has(kind) && OUT_OF.test(before)) &&
    !cue.INSTEAD.test(before) &&
    !cue.INTO_AFTER.test(after) &&
    !isGermanInto(before, after)
  )
    return 'no';
  if (cue.LIKE.test(before) || cue.LIKE_AFTER.test(after) || cue.NOT.test(before)) return 'no';
  if (
    !isAgent &&
    MADE.has(kind) &&
    ((cue.MAKES.test(before) && !cue.STANDS_IN.test(before) && !BY_MEANS_OF.test(before) && !WITH.test(before)) ||
      cue.MADE_AFTER.test(after) ||
      cue.UNTRACKED.test(low) ||
      // What stands behind a semicolon belongs to the same sentence.
      (low.trimEnd().endsWith(';') && cue.UNTRACKED.test(stretch.next ?? '')))
  )
    return 'no';
  if (isBanned(kind, before, after, low)) return 'no';
  const isAway =
    isElsewhere(stretch.lead ?? '') ||
    (RUN.has(kind) && isOnHost(before)) ||
    isElsewhere(kind === 'version' || kind === 'branch' ? low : whereabouts(kind, before, region)) ||
    (kind !== 'version' && cue.THERE_BEHIND.test(after));
  if (isAway) return 'elsewhere';
  if (
    kind === 'version' &&
    versionFilesIn(stretch).length === 0 &&
    !SETS.test(stretch.said ?? stretch.text) &&
    (cue.RUNS_ELSEWHERE.test(low) || cue.RUNS_ELSEWHERE.test(stretch.lead ?? ''))
  )
    return 'elsewhere';
  return isOthers(stretch) ? 'elsewhere' : 'here';
};

/** A key of a manifest: the sentence speaks of the project, too. */
const SETS = /requires-python|python_requires|engines|rust-version/;

/** That something runs on a server says nothing of where its file lies. */
const isElsewhere = (low: string): boolean =>
  cue.ELSEWHERE.test(low) && cue.ELSEWHERE.test(low.replaceAll(cue.RENDERS_ON, ' '));

/**
 * What may say where a claim is: what leads up to it, and its own clause. Before what it is done says nothing of where,
 * and a script of the project is the project's on any machine.
 */
const whereabouts = (kind: ClaimKind, before: string, { after }: ClaimRegion): string => {
  const said = `${before.replace(BEFORE_WHAT, ' ')} ${MASK} ${after}`;
  return RUN.has(kind) ? said.replaceAll(ANY_MACHINE, ' ') : said;
};
const BEFORE_WHAT = new RegExp(
  `(?<!\\p{L})(?:before|bevor|vor|avant|antes|prima|voordat|voor|przed|innan|перед) [^,;:${MASK}]{1,60}|[^,;:।${MASK}]{1,60}(?:से पहले|önce|之前)`,
  'u',
);
/** `on mx1 and mx2 run x`, `sur sig-prod`, `on the server hetzner2`: a host by its name. */
const ON_HOST =
  /(?<!\p{L})(?:on|auf|sur|en|su|op|på|na|від|на) (?<cue>(?:(?:the|our|dem|der|le|la|el|il|de) )?(?:host|server|box|machine|vm|vps|rechner|maschine|serveur|machine|servidor|máquina|macchina|сервере|хосте) )?(?:(?<name>[a-z]+)\d{1,3}|[a-z]+(?:-[a-z]+)*-(?:prod|stage|staging|live|db\d*|web\d*))(?<behind> (?:host|server|box|machine|vm))?(?![\p{L}\p{N}-])/gu;
/** A short word with a number is a host, and so are a few longer ones; what has versions or parts is none. */
const isOnHost = (before: string): boolean =>
  matchesIn(before, ON_HOST).some(({ groups: { cue: said, name, behind } = {} }) => {
    if (said !== undefined || behind !== undefined || name === undefined) return true;
    return (name.length <= 4 || HOSTS.test(name)) && !NUMBERED.test(name) && !VERSIONED.has(name);
  });
const HOSTS = /^(?:worker|build(?:er)?|server|stage|staging|proxy|cache|runner|backup|master|vserver)$/;
const NUMBERED =
  /^(?:node|py|pip|java|jdk|jre|jvm|php|es|ios|mac|win|vue|vite|next|nuxt|gulp|http|ip|ipv|tls|ssl|ssh|smb|nfs|imap|smtp|utf|sha|md|base|go|dart|ruby|rust|perl|lua|gcc|llvm|cuda|deno|bun|npm|yarn|pnpm|sql|psql|pg|orm|ef|net|cpp|std|qt|gtk|gl|k|s|ec|v|p|q|h|i|n|x|arm|amd|port|usb|step|day|week|page|line|row|mode|tier|rev|rc|beta|alfa|part|case|test|unit|sdk|api|apk|core|boot|mui|rxjs|jest|sass|less|css|html|xml|yaml|toml|json|lang|lts|phx|otp|ktor|akka|play|hugo|helm)$/;
const ANY_MACHINE =
  /(?<!\p{L})(?:on|in|from) an? (?:\p{L}+ ){0,2}(?:machine|box|runner|laptop|host|vm|container|desktop|pod)(?!\p{L})/gu;

/** “A build writes:” holds for each row below. */
const leadOf = ({ above }: ClaimStretch): string => {
  const said = above.trimEnd().replace(/\bauto-?(?=generat)/, '');
  return /[:：][*_]*$/u.test(said) ? `${said.slice(said.lastIndexOf('\n') + 1).replace(/[:：*_]+$/u, '')} ` : '';
};
/** Whose a thing is may be said of it in the sentence behind: `Other repository, other owner.` */
const isOthers = (stretch: ClaimStretch): boolean => {
  const told =
    others.get(stretch) ??
    (cue.NOT_OURS.test(stretch.whole ?? stretch.low) ||
      cue.NOT_OURS.test(stretch.next ?? '') ||
      NAMED_REPOSITORY.test(stretch.said ?? stretch.text));
  others.set(stretch, told);
  return told;
};
const others = new WeakMap<ClaimStretch, boolean>();
/** `im Repo praxis-tafel`, `repositorio costa/bridge`, `pazar-api deposunda`, `in that repo`, `not here`. */
const NAMED_REPOSITORY =
  /(?<!\p{L})(?:repo(?:sitory|sitorio|sitório)?|dépôt|depot|repozytorium|репозитори[йияюе]|репозиторії)[\s"'`“«(]{1,3}[a-z\d][\w.]*[-/][\w./-]*\w|(?<![\w/.-])[a-z\d]+[-/][\w./-]*\w[`"'”»]?\s(?:deposu\p{L}*|reposu\p{L}*|workspace)(?!\p{L})|(?<![\w/.-])[a-z\d]+[-/][\w./-]*\w[`"'”»]?\s?(?:仓库|リポジトリ|저장소)|(?<!\p{L})in that repo(?!\p{L})|\((?!this|our|same|main|whole|mono)(?:the |see )?[\p{L}-]+ repo(?:sitory)?\)|[,;(—–] ?(?:is |are )?not here(?!\p{L})|(?:is|are|lives?) not here(?!\p{L})|(?<!\p{L})(?:nicht hier|non (?:è |sta )?qui|aquí no hay|no está aquí|niet hier|inte här|ikke her|не здесь|не тут|burada (?:değil|yok))(?!\p{L})|不在这里|ここには(?:ない|ありません)/iu;

const isGermanInto = (before: string, after: string): boolean =>
  cue.INTO_GERMAN[0].test(before) && cue.INTO_GERMAN[1].test(after);

/** “Not merged yet”: that is what a branch is for. */
const isUnmerged = (kind: ClaimKind, low: string): boolean =>
  kind === 'branch' && MERGES.test(low) && ![cue.WISHED, cue.EXAMPLE, cue.HEARSAY, cue.PAST].some((by) => by.test(low));
const MERGES =
  /(?<!\p{L})(?:merge\p{L}*|gemerg\p{L}*|zusammengeführ\p{L}*|fusion\p{L}*|mescl\p{L}*|integrad\p{L}*|unid[oa]|fuso|unit[oa]|samengevoegd|zmerg\p{L}*|scalon\p{L}*|sammanslag\p{L}*|mergat\p{L}*|birleştir\p{L}*|слива\p{L}*|слит\p{L}*|влит\p{L}*|мерж\p{L}*|смерж\p{L}*|злит\p{L}*|دمج\p{L}*|למזג|מוזג\p{L}*|मर्ज)(?!\p{L})|混ぜ|マージ|取り込|合并|合入|병합|머지/u;

const PLACES: ReadonlySet<ClaimKind> = new Set(['path', 'line']);
/** `the check is missing in x`: what is gone was in it. */
const OUT_OF =
  /(?<!\p{L})(?:(?:removed|deleted|dropped|missing|gone|absent|stripped|taken out) (?:from|in|of)|(?:entfernt|gelöscht) aus|fehl(?:t|en) in|falta[n]? en|(?:eliminad|quitad|borrad)[oa]s? de|falta[m]? em|removid[oa]s? d[eo]|manca(?:no)? in|rimoss[oaie] da|manque(?:nt)? dans|supprimée?s? de|ontbreekt in|verwijderd uit|brakuje (?:go )?w|usunięt\p{L}* z|saknas i|отсутству\p{L}* в|удал[её]н\p{L}* из)(?: (?:the|our))?[\s\x60*_"']*$/u;
/** Kinds of things that somebody may be told to make. */
const MADE: ReadonlySet<ClaimKind> = new Set(['path', 'line', 'symbol']);
/** “Adapters are removed by x”: who does it is not gone. */
const AGENT =
  /(?<!\p{L})(?:by|von|durch|por|par|dal?|dallo|dalla|przez|door|av|af)(?: (?:the|der|die|das|el|la|le|lo|o|a)(?: \p{L}+)?)?[\s`"“*_(]*$|由[\s`"“*_(]*$/u;
/** What is made comes out of it: `dump it through x`. */
const BY_MEANS_OF =
  /(?<!\p{L})(?:through|via|using|from|aus|mittels|depuis|desde|mediante|tramite|attraverso|uit|przez|genom|через|из|з)(?: (?:the|our|a|local|der|dem|la|le|el|il|de))*(?: \p{L}+)?[\s\x60*_"'“«]*$/u;
/** `generated with x`. */
const WITH = /(?<!\p{L})(?:with|by|mit|durch|con|por|com|avec|par|per|met|door|med|av)[\s\x60*_"'“«]*$/u;
const OPEN_BOX = /^\s*(?:[-*+]\s*)?\[ \]/;

/** Whether a stretch tells of what was, is planned, is broken or only an example: asked once for all that it claims. */
const isIdle = (stretch: ClaimStretch): boolean => {
  const { low, text } = stretch;
  const told =
    idle.get(stretch) ??
    (OPEN_BOX.test(text) ||
      [cue.FAULT, cue.PLANNED, cue.WISHED, cue.EXAMPLE, cue.HEARSAY, cue.PAST, cue.PAST_OPENING].some((by) =>
        by.test(low),
      ));
  idle.set(stretch, told);
  return told;
};
/** The same, of one claim: what stands in a later clause is said of something else, and so is what was once. */
const isIdleHere = (before: string, region: ClaimRegion): boolean => {
  const near = `${before} ${MASK} ${region.after.replace(REMEDIES, ' ')}`;
  return (
    OPEN_BOX.test(before) ||
    cue.PAST_OPENING.test(before) ||
    [cue.FAULT, cue.PLANNED, cue.WISHED, cue.HEARSAY].some((by) => by.test(near)) ||
    (cue.EXAMPLE.test(`${before} ${MASK} ${region.own}`) && !IN_EXAMPLES.test(before)) ||
    EXAMPLE_BEHIND.test(region.next) ||
    cue.PAST.test(`${region.before} ${MASK} ${region.own}`)
  );
};
/** `x when y complains`: what is broken then is something else. */
const REMEDIES =
  /(?<!\p{L})(?:when|whenever|if|once|wenn|falls|sobald|quand|lorsque|cuando|quando|als|wanneer|gdy|kiedy|när|когда|если|коли|якщо) .*$/su;
/** `Every field needs an example in x`. */
const IN_EXAMPLES = new RegExp(
  `(?:examples?|beispiele?n?|ejemplos?|exemplos?|exemples?|esemp[io]|voorbeeld(?:en)?|przykład(?:y|u)?|exempel|пример\\p{L}?|приклад\\p{L}?)\\s(?:in|under|im|unter|en|em|dans|in|w|i|в|у)\\s[\\s\x60"'*_]*$`,
  'u',
);
const EXAMPLE_BEHIND = new RegExp(
  `^[\\s*_(]*(?:for (?:example|instance)|e\\.g|say(?=[,.)]|$)|an example|zum beispiel|z\\.\\s?b|por ejemplo|por exemplo|par exemple|per esempio|ad esempio|bijvoorbeeld|na przykład|till exempel|например|наприклад|例如|比如)`,
  'u',
);

const isGone = ({ lead, clause, after }: ClaimRegion, kind: ClaimKind): boolean => {
  const said = `${lead} ${clause} ${MASK} ${after}`;
  if (!cue.OLD.test(said)) return cue.GONE.test(said);
  return (
    cue.OLD_LEADS.test(lead) ||
    cue.OLD_FIRST.test(after) ||
    cue.GONE.test(
      `${bare(lead)} ${RUN.has(kind) && !PAPERS.test(clause) ? nearby(clause) : isPlace(kind, clause) ? bare(clause) : clause} ${MASK} ${bare(after)}`,
    )
  );
};
/** `The old drawings are under x`: where something lies is not what is old. */
const isPlace = (kind: ClaimKind, clause: string): boolean => PLACES.has(kind) && cue.STANDS_IN.test(clause);
const RUN: ReadonlySet<ClaimKind> = new Set(['script', 'command']);
const PAPERS = /(?<!\p{L})(?:pages?|docs?|documentation|readmes?|instructions?|notes?|wikis?|guides?|posts?)(?!\p{L})/u;
/** Far from what is run, what is old is something else: `old stacks go away with x`. */
const nearby = (clause: string): string => `${bare(clause.slice(0, -CLOSE))} ${clause.slice(-CLOSE)}`;
const CLOSE = 20;
/** Without words that say of their own noun that it is old. */
const bare = (text: string): string => text.replaceAll(cue.OLD_ALL(text), ' ');
const idle = new WeakMap<ClaimStretch, boolean>();

const known = new WeakMap<ClaimStretch, Claim['stands']>();

/** What headings and a line that leads in say holds for all that stands below. */
const aboveOf = (stretch: ClaimStretch): Claim['stands'] => {
  const { above } = stretch;
  if (above.trim() === '') return 'here';
  const told =
    known.get(stretch) ??
    (cue.GONE.test(above) ||
    cue.EXAMPLE.test(above) ||
    cue.PLANNED.test(above) ||
    cue.HISTORY.test(above) ||
    cue.FAULT.test(above) ||
    BAD.test(above)
      ? 'no'
      : cue.ELSEWHERE.test(above)
        ? 'elsewhere'
        : 'here');
  known.set(stretch, told);
  return told;
};

/** What is listed below as what not to do. */
const BAD =
  /(?<!\p{L})(?:don['’]?ts?|bad|wrong|avoid|never|not|nicht|nie|falsch|nunca|evita\p{L}*|mal|errado|jamais|mauvais|никогда|нельзя|неправильно)(?!\p{L})|不要|错误|禁止|ダメ|悪い|금지|잘못/u;

const isStruck = (text: string, at: number): boolean => (text.slice(0, at).split('~~').length - 1) % 2 === 1;

/** A longer quote is what somebody said, or what a program printed. */
const within = ({ literals }: ClaimStretch, from: number, to: number): boolean =>
  literals.some(
    ({ kind, span }) => kind === 'quoted' && span[0] <= from && span[1] >= to && span[1] - span[0] > to - from + 4,
  );

const JOINED = /(?:[,，、]|(?<![\p{L}])(?:and|or|nor|und|oder|noch|y|o|ni|e|ou|nem|et|и|или|ни)|和|或|や|と|나|와)$/u;

/** Without the claims that lead up to this one: `never a, b or` before c is one clause. */
const unlisted = (before: string): string => {
  let said = before;
  for (;;) {
    const joined = said
      .replace(/[\s*_]+$/u, '')
      .replace(JOINED, '')
      .replace(/[\s*_]+$/u, '');
    if (!joined.endsWith(MASK)) return said;
    let end = joined.length;
    while (joined[end - 1] === MASK) end -= 1;
    said = joined.slice(0, end);
  }
};

/** `urls aren't revoked in x`: what is not done there bans nothing. */
const DENIED_IN =
  /(?<!\p{L})(?:aren['’]t|isn['’]t|(?:is|are) not|wird nicht|werden nicht|no se|não (?:é|são)|n['’]est pas|ne sont pas|non (?:è|sono|viene|vengono)|wordt niet|worden niet|nie (?:jest|są)) (?:\p{L}+ ){1,3}(?:in|at|inside|under|en|em|dans|nel|nella|w|i)[\s\x60*_"']*$/u;

/** A ban on a script says nothing of whether it is there; one on touching a file says that it is. */
const isBanned = (kind: ClaimKind, before: string, after: string, low: string): boolean => {
  if (kind === 'deadline' || kind === 'relative-date' || kind === 'version') return false;
  const said = unlisted(before);
  const part = said.slice(Math.max(...[',', '，', '、', '—'].map((mark) => said.lastIndexOf(mark))) + 1);
  // “No X is a Y: use z” bans nothing behind its colon; “Never: z” does.
  const behind = /[:：]\s+(?=\p{L}+\s)(?<said>.*)$/su.exec(part)?.groups?.['said'];
  const clause = behind ?? part;
  const ban = cue.BANS.exec(clause);
  const banned =
    (ban !== null && !cue.UNLESS.test(clause.slice(ban.index + ban[0].length)) && !DENIED_IN.test(clause)) ||
    cue.BANNED_AFTER.test(after);
  return banned && !((kind === 'path' || kind === 'line') && cue.TOUCHES.test(low));
};
