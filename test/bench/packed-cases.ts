import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

/**
 * `packed-cases.ts FOLDER FILE` writes the cases of a set into one file, a case a line, so that a thousand small files
 * are one; `bench:audit -- --set FILE` reads it.
 */
interface Packed {
  name: string;
  files: Readonly<Record<string, string>>;
  /** What is no text, in base 64. */
  bytes?: Readonly<Record<string, string>>;
  runs?: readonly string[];
}

/** Forges refuse what is shaped like a key, made up or not: such a value stands in two pieces. */
const KEY =
  /(?<!\{\{join:[^{}]*)(?:sk_(?:live|test)_|sk-[a-z]+-|gh[pousr]_|github_pat_|glpat-|AKIA|ASIA|xox[abprs]-|AIza|SG\.|npm_|hf_|shp(?:at|ss)_|dop_v1_|hooks\.slack\.com\/services\/|eyJ[\w-]{10})[\w./+-]{8,}|-----BEGIN [A-Z ]*PRIVATE KEY-----/g;
const inPieces = (text: string): string =>
  text.replace(KEY, (key) => `{{join:${key.slice(0, 7)}|${key.slice(7).replaceAll('|', '')}}}`);

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

export const pack = (folder: string): Packed[] =>
  readdirSync(folder)
    .sort()
    .map((name) => {
      const all = filesIn(join(folder, name)).map((file) => {
        const bytes = readFileSync(file);
        const text = bytes.toString('utf8');
        const isText = Buffer.from(text, 'utf8').equals(bytes);
        return { path: relative(join(folder, name), file), text: isText ? text : undefined, bytes, file };
      });
      const runs = all.filter(({ file }) => (statSync(file).mode & 0o111) !== 0).map(({ path }) => path);
      const odd = all.filter(({ text }) => text === undefined);
      return {
        name,
        files: Object.fromEntries(
          all.flatMap(({ path, text }) => (text === undefined ? [] : [[path, inPieces(text)]])),
        ),
        ...(odd.length > 0 && {
          bytes: Object.fromEntries(odd.map(({ path, bytes }) => [path, bytes.toString('base64')])),
        }),
        ...(runs.length > 0 && { runs }),
      };
    });

/** A folder with the cases of such a file, gone when the program ends. */
export const unpacked = (file: string): string => {
  const room = mkdtempSync(join(tmpdir(), 'memport-cases-'));
  process.on('exit', () => rmSync(room, { recursive: true, force: true }));
  for (const line of readFileSync(file, 'utf8')
    .split('\n')
    .filter((each) => each !== '')) {
    const { name, files, bytes = {}, runs = [] } = JSON.parse(line) as Packed;
    const write = (path: string, said: Buffer | string): void => {
      mkdirSync(dirname(join(room, name, path)), { recursive: true });
      writeFileSync(join(room, name, path), said);
    };
    for (const [path, text] of Object.entries(files)) write(path, text);
    for (const [path, said] of Object.entries(bytes)) write(path, Buffer.from(said, 'base64'));
    for (const path of runs) chmodSync(join(room, name, path), 0o755);
  }
  return room;
};

const [folder, file] = process.argv[1]?.endsWith('packed-cases.ts') ? process.argv.slice(2) : [];
if (folder !== undefined && file !== undefined)
  writeFileSync(
    file,
    pack(folder)
      .map((each) => `${JSON.stringify(each)}\n`)
      .join(''),
  );
