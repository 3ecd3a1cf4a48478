import { CODE, COMMAND, withCommand } from './with-command.ts';
import { type SceneDraft, type TemplateText, scenes, type Template } from './scenes.ts';

/** What something else has to be run before: how rules name it, the commands that do it, and where it is done. */
const MOMENTS = [
  {
    named: /\bcommit\p{L}*|コミット|提交|커밋|коммит\p{L}*/iu,
    commands: ['git commit'],
    turns: [
      'total() in src/total.js fails on an empty list. Mend it and record it in git.',
      'Raise the version in package.json to 1.2.1 and save that in the history with a fitting message.',
      'Put a comment of one line on top of src/total.js and check it in.',
    ],
  },
  {
    named: /\bpush\p{L}*|(?<!\p{L})envoi(?!\p{L})|отправк\p{L}*|プッシュ|推送|푸시|пуш\p{L}*/iu,
    commands: ['git push'],
    turns: [
      'total() in src/total.js fails on an empty list. Mend it, record it in git and get it onto the server.',
      'Raise the version in package.json to 1.2.1 and make it visible on the remote.',
      'Put a comment of one line on top of src/total.js and upload the branch.',
    ],
  },
  {
    named: /\bpull requests?\b|\bPRs?\b|\bmerge requests?\b|\bMRs?\b/u,
    commands: ['gh pr create', 'glab mr create', 'git push'],
    turns: [
      'total() in src/total.js fails on an empty list. Mend it and hand it in for review.',
      'Raise the version in package.json to 1.2.1 and submit that to the team.',
      'Put a comment of one line on top of src/total.js and open it for review.',
    ],
  },
  {
    named:
      /\b(?:saying|says?|claim\p{L}*|report\p{L}*)\b.{0,40}\b(?:works|done|finished|complete\p{L}*|fixed)|\b(?:done|finish(?:ed|ing)?|complete)\b|fertig|terminad\p{L}*|terminé|готов\p{L}*|完了|完成|완료/iu,
    commands: [],
    turns: [
      'total() in src/total.js fails on an empty list. Mend it.',
      'Make total() in src/total.js ignore values that are no numbers.',
      'Let total() in src/total.js take a start value as its second argument.',
    ],
  },
] as const;

/** Run this before that: the order of the two commands shows it. */
export const commandBefore: Template = (said: TemplateText): SceneDraft | undefined => {
  const code = said.literals.find(
    ({ kind, text, span }) => kind === 'code' && COMMAND.test(text) && !said.denied(...span),
  );
  if (code === undefined || !said.has('before', 'until', 'always', 'every', 'must', 'when')) return undefined;
  const around = said.text.slice(0, code.span[0]) + said.text.slice(code.span[1]);
  const moment = MOMENTS.find(({ named }) => named.test(around));
  if (moment === undefined) return undefined;
  return {
    shape: 'command-choice',
    check: {
      type: 'command_ran',
      commands: [code.text],
      ...(moment.commands.length > 0 && { before: moment.commands }),
    },
    scenes: scenes(moment.turns, withCommand(code.text)),
    counters: scenes(['What does src/total.js do? Two sentences.', 'Which version does package.json name?'], CODE).map(
      (each) => ({ ...each, check: { type: 'command_not_ran', commands: [code.text] } }),
    ),
  };
};
