import { pathText, type Report, type ReportLine } from './report.ts';

/** JUnit XML: an error is a failure, anything less is skipped with its words, nothing found is one case that passes. */
export const junitText = (report: Report): string => {
  const suites = report.categories.map(({ name, findings }) => {
    const cases =
      findings.length === 0
        ? [`  <testcase classname="${xml(name)}" name="nothing found"/>`]
        : findings.map((each) => caseOf(name, each));
    const failures = findings.filter(({ severity }) => severity === 'error').length;
    const head = `name="${xml(name)}" tests="${cases.length}" failures="${failures}" errors="0" skipped="${findings.length - failures}"`;
    return ` <testsuite ${head}>\n${cases.join('\n')}\n </testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="memport">\n${suites.join('\n')}\n</testsuites>\n`;
};

const caseOf = (category: string, told: ReportLine): string => {
  const where = `${pathText(told)}${told.line === undefined ? '' : `:${told.line}`}`;
  const what = told.memory?.handle ?? told.path.slice(told.path.lastIndexOf('/') + 1);
  const body =
    told.severity === 'error'
      ? `<failure type="${told.rule}" message="${xml(told.message)}">${xml(`${told.severity} ${told.rule}: ${told.message}\n${where}`)}</failure>`
      : `<skipped message="${xml(`${told.severity}: ${told.message} (${where})`)}"/>`;
  const name = `${told.rule} ${what} (${told.fingerprint})`;
  return `  <testcase classname="${xml(`${category}.${told.store}`)}" name="${xml(name)}">${body}</testcase>`;
};

/** XML knows no control characters, no halves of a pair and two code points besides, not even escaped. */
const xml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
    .replace(/[\t\n\r]/g, (char) => `&#${char.charCodeAt(0)};`);
