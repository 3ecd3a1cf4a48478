import { labelsIn } from '../text/body-labels.ts';
import { MARKDOWN_BODY, parseBody, printBody, sameBody, type Body } from '../text/body.ts';

/** Each changed field cut out and pasted where it stands; the whole body anew only where that does not read back. */
export const editedBody = (raw: string, was: Body, wanted: Body, eol: string): string => {
  let text = raw;
  for (const field of ['statement', 'why', 'how', 'detail'] as const) {
    const [from, to] = [was[field], wanted[field]];
    if (from === to || from === undefined || to === undefined || from === '') continue;
    const old = from.replaceAll('\n', eol);
    const at = text.indexOf(old);
    if (at !== -1 && text.indexOf(old, at + 1) === -1)
      text = text.slice(0, at) + to.replaceAll('\n', eol) + text.slice(at + old.length);
  }
  if (sameBody(parseBody(text), wanted)) return text;
  // Only blank lines lead: other white space may belong to the statement.
  const lead = /^(?:[ \t]*\r?\n)*/.exec(raw)?.[0] ?? '';
  const ordered =
    wanted.order === undefined && was.order && wanted.detail === was.detail ? { ...wanted, order: was.order } : wanted;
  const { statement, ...labels } = labelsIn(raw);
  const style = { ...MARKDOWN_BODY, ...labels };
  const framed = printBody(
    statement === undefined ? ordered : { ...ordered, statement: `${statement} ${wanted.statement}` },
    style,
  );
  const printed =
    [framed, printBody(ordered, style)].find((each) => sameBody(parseBody(each), wanted)) ?? printBody(wanted);
  return `${lead === '' ? eol : lead}${printed.replaceAll('\n', eol)}${raw.endsWith('\n') || lead.length === raw.length ? eol : ''}`;
};
