import { type Hit, sorted } from './hit.ts';
import { injection } from './injection.ts';
import { secrets } from './secrets.ts';
import { CAP, unscanned } from './stretch.ts';

/** Anything but what is plainly shown and looks like nothing else: ASCII, Latin letters, marks of typography, Han, kana, Hangul. */
const ODD =
  /[^\t\n\r -~\u00a0-\u00ac\u00ae-\u0233\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u2190-\u23ff\u2500-\u27ff\u3001-\u303e\u3041-\u3163\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff5e]/;

/** Loaded for the first text that may hold what nobody sees: the classes of characters take longer to set up than many texts. */
const unseen = async (text: string): Promise<Hit[]> =>
  ODD.test(text) ? (await import('./invisible.ts')).invisible(text) : unscanned(text, 'safety/invisible');

export const scan = async (text: string): Promise<Hit[]> =>
  sorted([...(await unseen(text)), ...injection(text), ...(await secrets(text))]);

const WINDOW = 60_000;
const REACH = 4_000;

/** The same of a text of any length: in windows, each of which begins a little before the end of the last. */
export const scanWhole = async (text: string): Promise<Hit[]> => {
  if (text.length <= CAP) return scan(text);
  const found = new Map<string, Hit>();
  for (let at = 0; at === 0 || at + REACH < text.length; at += WINDOW - REACH) {
    for (const hit of await scan(text.slice(at, at + WINDOW))) {
      const span: Hit['span'] = [hit.span[0] + at, hit.span[1] + at];
      found.set(`${hit.rule} ${hit.what} ${span[0]} ${span[1]}`, { ...hit, span });
    }
  }
  return sorted([...found.values()]);
};
