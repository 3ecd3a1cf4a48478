import { OWN, type Ground } from '../../claim-ground.ts';
import type { ClaimOf, ClaimVerdict } from '../claim.ts';
import { OF_CODE } from '../code-file.ts';
import { BROUGHT_BY, VERSIONED } from '../known-names.ts';
import { parentOf } from '../known-packages.ts';
import { below, foundAt } from './held-path.ts';
import { nearest, treeOf } from './tree.ts';
import { agrees } from './held-version.ts';

export const heldCommand = (
  ground: Ground,
  { program, below: folder, brought }: Pick<ClaimOf<'command'>, 'program' | 'below' | 'brought'>,
): ClaimVerdict => {
  if (folder !== undefined) {
    const inside = [...ground.files].filter((file) => `/${file}`.includes(`/${folder}/`));
    if (inside.length === 0) return heldCommand(ground, { program: folder });
    const isTold = inside.some((file) => ground.holds(program, file) !== false);
    return ground.partial || isTold ? { is: 'unknown' } : { is: 'stale', message: NO_COMMAND(program, folder) };
  }
  const { byName } = treeOf(ground);
  const stems = ['', '.sh', '.py', '.js', '.mjs', '.ts', '.rb', '.pl', '.ps1', '/'];
  const inRepo =
    stems.some((ending) => byName.has(program + ending)) ||
    [...ground.scripts.values()].some((each) => each.has(program));
  if (inRepo || ground.program(program) || hasPackage(ground, BROUGHT_BY.get(program) ?? program))
    return { is: 'held' };
  if (brought && sharesWord(ground, program)) return { is: 'unknown' };
  // Where files of the project speak of it, it is a program that others have.
  if (ground.partial || ground.holds(program) !== false) return { is: 'unknown' };
  return { is: 'stale', message: `${program} is neither on the PATH nor in the project` };
};

/** `pip-compile` is of `pip-tools`, `changeset` of `@changesets/cli`: a word of one is a part of the other. */
export const sharesWord = (ground: Ground, program: string): boolean => {
  const words = program.split(/[-_]/).flatMap((word) => (word.length < 3 ? [] : [word.replace(/(?<=\w{3})s$/, '')]));
  return (
    hasPackage(ground, BROUGHT_BY.get(program) ?? program) ||
    [...ground.packages.keys()].some((name) => words.some((word) => name.includes(word)))
  );
};

const NO_COMMAND = (program: string, folder: string): string => `no file of ${folder} knows ${program}`;

export const heldPackage = (ground: Ground, { name, ecosystem, sure }: ClaimOf<'package'>): ClaimVerdict => {
  if (hasPackage(ground, name)) return { is: 'held' };
  // `flask-admins` of a project that has flask may be any word of its people.
  const parent = parentOf(name.toLowerCase());
  if (sure === false && parent !== undefined && ground.packages.has(parent)) return { is: 'unknown' };
  const known =
    ecosystem === undefined
      ? !ground.ecosystems.has('other') && ground.ecosystems.size > 0
      : ground.ecosystems.has(ecosystem as 'npm');
  // Elsewhere `apps/web` is a folder.
  const isFolder = ecosystem !== 'go' && /^[^@].*\//.test(name) && !ground.ecosystems.has('composer');
  if (ground.partial || !known || isFolder || isConfigured(ground, name)) return { is: 'unknown' };
  const near = nearest(name, ground.packages.keys());
  return {
    is: 'stale',
    message: `no manifest of the project names ${name}${near === undefined ? '' : `: the nearest is ${near}`}`,
  };
};

/** `.pre-commit-config.yaml`, `.rubocop.yml`: a tool that is installed beside the project has its file in it. */
const isConfigured = ({ files }: Ground, name: string): boolean =>
  [...files].some((file) => {
    const own = file.slice(file.lastIndexOf('/') + 1).toLowerCase();
    const tool = name.toLowerCase();
    const rest = own.startsWith(`.${tool}`) ? own.slice(tool.length + 1) : undefined;
    return own.startsWith(`${tool}.config.`) || (rest !== undefined && /^(?:rc\b|[-.]|$)/.test(rest));
  });

const squared = (name: string): string => name.toLowerCase().replace(/[._]/g, '-');

/** A package goes by the name of its family, too: `prisma` is `@prisma/client`. */
export const hasPackage = ({ packages }: Ground, name: string): boolean => {
  const sought = squared(name);
  if (packages.has(name.toLowerCase()) || packages.has(sought)) return true;
  const family = sought.replace(/^@/, '').replace(/-?js$/, '');
  for (const each of packages.keys()) {
    const held = squared(each);
    // A package of a Go module stands below it.
    if (
      held === sought ||
      sought.startsWith(`${held}/`) ||
      `-${held.replace(/[@/]/g, '-')}-`.includes(`-${family.replace(/\//g, '-')}-`)
    )
      return true;
  }
  return false;
};

export const heldBranch = (ground: Ground, { branch, sure, among }: ClaimOf<'branch'>): ClaimVerdict => {
  const { branches } = ground;
  if (branches === undefined || branches.size === 0) return { is: 'unknown' };
  if (branches.has(branch)) return { is: 'held' };
  const first = branch.slice(0, branch.indexOf('/') + 1);
  if (
    among &&
    (treeOf(ground).folders.has(first.slice(0, -1)) || ![...branches].some((each) => each.startsWith(first)))
  )
    return { is: 'unknown' };
  // What the project knows under that name is something else.
  if (
    sure === false &&
    (ground.partial ||
      ground.holds(branch) !== false ||
      foundAt(ground, branch).length > 0 ||
      ground.program(branch) ||
      hasPackage(ground, branch) ||
      [...ground.scripts.values()].some((each) => each.has(branch)))
  )
    return { is: 'unknown' };
  const near = nearest(branch, branches) ?? ['main', 'master', 'develop', 'trunk'].find((each) => branches.has(each));
  return {
    is: 'stale',
    message: `the project has no branch ${branch}${near === undefined ? '' : `: there is ${near}`}`,
  };
};

export const heldVersion = (
  ground: Ground,
  { name, version }: Pick<ClaimOf<'version'>, 'name' | 'version'>,
): ClaimVerdict => {
  const names = VERSIONED.get(name) ?? [name, squared(name)];
  const said = [...new Set(names.flatMap((each) => ground.packages.get(each) ?? []))];
  const exact = said.filter((each) => /^[v=]*\d/.test(each));
  const counted = exact.length > 0 ? exact : said;
  if (counted.length === 0) return { is: 'unknown' };
  if (counted.some((each) => agrees(version, each))) return { is: 'held' };
  const what = name === OWN ? 'is at' : `has ${name}`;
  return { is: 'stale', message: `the project ${what} ${counted.slice(0, 3).join(', ')}, not ${version}` };
};

export const heldLine = (ground: Ground, home: string, { path, line }: ClaimOf<'line'>): ClaimVerdict => {
  const file = onlyFile(ground, home, path);
  const lines = file === undefined ? undefined : ground.lines(file);
  if (file === undefined || lines === undefined) return { is: 'unknown' };
  if (line <= lines) return { is: 'held' };
  return {
    is: 'stale',
    message: `line ${line} of ${file} is not there: the file has ${lines} line${lines === 1 ? '' : 's'}`,
  };
};

/** The one tracked file that a path of a memory means. */
export const onlyFile = (ground: Ground, home: string, path: string): string | undefined => {
  const rel = below(ground, home, path);
  const files = rel === undefined ? [] : foundAt(ground, rel).filter((each) => ground.files.has(each));
  return files.length === 1 ? files[0] : undefined;
};

/** Of a member both are looked for: its owner is declared here, and of a parent of its own nobody else brings it. */
const heldMember = (ground: Ground, owner: string, member: string): ClaimVerdict => {
  if (ground.partial) return { is: 'unknown' };
  if (/^[a-z\d]+_[a-z\d_]+$/.test(owner) && /^[a-z]/.test(member)) return heldResource(ground, owner, member);
  // Whoever has neither has not what is in it.
  if (/^(?:[A-Z][a-z\d]+){2,}$/.test(owner) && owner.length >= 7 && ground.holds(owner) === false)
    return { is: 'stale', message: `${owner} stands in no tracked file of the project` };
  if (ground.holds(member) !== false) return { is: 'unknown' };
  if (ground.holds(owner) !== true || !isDeclared(ground, owner, member)) return { is: 'unknown' };
  return { is: 'stale', message: `${member} stands in no tracked file of the project, though ${owner} does` };
};

/** A resource of Terraform goes by its type and its name, which stand in quotes side by side. */
const heldResource = (ground: Ground, type: string, name: string): ClaimVerdict => {
  const files = [...ground.files].filter((file) => /\.tf$/.test(file));
  const texts = files.map((file) => ground.text(file));
  const isProvided = texts.some((text) => text?.includes(`"${type.split('_')[0] as string}_`));
  if (!isProvided || texts.includes(undefined)) return { is: 'unknown' };
  // `aws_instance.count`: what any resource of the kind has, or what stands there as a setting.
  if (OF_RESOURCES.test(name)) return { is: 'unknown' };
  const declared = new RegExp(`"${type}"\\s+"${name}"`);
  if (texts.some((text) => declared.test(text ?? ''))) return { is: 'held' };
  if (ground.holds(name) !== false) return { is: 'unknown' };
  return { is: 'stale', message: `no .tf file of the project declares ${type}.${name}` };
};

const OF_RESOURCES =
  /^(?:count|for_each|depends_on|lifecycle|provider|provisioner|connection|timeouts|id|arn|name|tags|region|zone|location|endpoint|address|host|port|status|state|version|policy|role|bucket|domain|url|uri|key|value|type|size|engine)$|_(?:ids?|ips?|arns?|names?|dns|type|class|size|version|endpoint|address|url|uri|count|period|window|policy|zone|key|password|block|prefix|storage|protection|encrypted|enabled)$/;

const DECLARES =
  'class|struct|enum|interface|protocol|trait|object|module|defmodule|type|record|impl|actor|extension|namespace|union|data|newtype|package|mod|service|message|resource|contract|library|abstract class|@interface|func|typealias';
/** Where the project declares it, and no parent of somebody else's may have what it is said to have. */
const isDeclared = (ground: Ground, owner: string, member: string): boolean => {
  const pattern = new RegExp(
    `(?<![\\w.])(?:${DECLARES})\\s+(?:[\\w.:\\\\]+(?:\\.|::|\\\\))?${owner}(?![\\w])(?:<[^>{]{0,60}>)?(?:\\([^)]{0,400}\\))?\\s*(?:(?:extends|<|:(?!:))\\s*(?<parent>[A-Z]\\w*(?:(?:\\.|::)\\w+)*))?`,
  );
  let isHere = false;
  for (const file of ground.files) {
    if (!OF_CODE.test(file)) continue;
    const found = pattern.exec(ground.text(file) ?? '');
    const parent = found?.groups?.['parent'];
    if (found && parent !== undefined && !PLAIN_PARENT.test(parent) && !isOwnOf(parent, member)) return false;
    isHere ||= found !== null;
  }
  // A package of Go is its folder.
  return isHere || (/^[a-z]/.test(owner) && (treeOf(ground).byName.get(`${owner.toLowerCase()}/`)?.length ?? 0) > 0);
};
/** A parent that brings nothing, or that an enum has as its own kind. */
const PLAIN_PARENT =
  /^(?:String|Int|UInt\w*|Error|LocalizedError|Codable|Sendable|Equatable|Hashable|ObservableObject|Object|Any|Exception|RuntimeException|StandardError)$/;
/** Rails makes methods of columns, which stand in the schema, and of a few words; two others it does not. */
const isOwnOf = (parent: string, member: string): boolean =>
  /^(?:Application(?:Record|Controller|Job|Mailer|Policy)|ActiveRecord::Base)$/.test(parent) &&
  /^[a-z]+(?:_[a-z]+)+$/.test(member) &&
  !RAILS.test(member);
const RAILS =
  /^(?:find|create|update|destroy|save|build|touch|with|in|insert|upsert|delete|where|assign|write|read|attributes?|saved|will|new|to|has|before|after|around|render|redirect|skip|set|perform|retry|rescue)_|_(?:changed|was|ids|path|url|attributes|save|by|later|now)$/;

const stemOf = (file: string): string | undefined => file.slice(file.lastIndexOf('/') + 1).split('.')[0];

export const heldSymbol = (ground: Ground, home: string, claim: ClaimOf<'symbol'>): ClaimVerdict => {
  const { symbol, path, sure, member } = claim;
  if (member !== undefined) return heldMember(ground, symbol, member);
  const file = path === undefined ? undefined : onlyFile(ground, home, path);
  if (ground.partial || (path !== undefined && file === undefined)) return { is: 'unknown' };
  if (file !== undefined && ground.holds(symbol, file) === true) return { is: 'held' };
  const anywhere = ground.holds(symbol);
  if (anywhere === undefined) return { is: 'unknown' };
  // `manage.py count_times` is a file of that name.
  if (!anywhere && [...ground.files].some((each) => stemOf(each) === symbol)) return { is: 'held' };
  if (!anywhere) return { is: 'stale', message: `${symbol} stands in no tracked file of the project` };
  if (file === undefined) return { is: 'held' };
  return sure !== false && ground.holds(symbol, file) === false
    ? { is: 'stale', message: `${symbol} does not stand in ${file}, though elsewhere in the project` }
    : { is: 'unknown' };
};
