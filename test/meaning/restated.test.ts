import { describe, expect, it } from 'vitest';
import { gistOf, restates } from '../../src/meaning/restated.ts';

const says = (a: string, b: string): boolean => {
  const [one, other] = [gistOf(a), gistOf(b)];
  return one !== undefined && other !== undefined && restates(one, other);
};

describe('a sentence that says another again', () => {
  it.each([
    ['Ask before you add a dependency.', 'Ask before adding a dependency.'],
    [
      'Commit messages: imperative, under 72 characters.',
      'Commit messages are in the imperative and under 72 characters.',
    ],
    [
      'Never put patient names in logs; log the patient id instead.',
      'No patient names in logs, ever. Log the patient id.',
    ],
    ['Commits immer auf Deutsch schreiben.', 'Commits auf Deutsch schreiben.'],
    ['Nunca registrar CPF nos logs.', 'Nunca registre CPF em logs.'],
    ['Los importes son siempre céntimos enteros.', 'Importes: siempre céntimos enteros.'],
    ['Les messages de commit sont rédigés en français.', 'Messages de commit rédigés en français.'],
    ['Не коммитить данные и веса моделей!', 'Не коммитим данные и веса моделей.'],
    ['Weichen fallen im Fehlerfall in Grundstellung.', 'Im Fehlerfall fallen Weichen in Grundstellung.'],
    ['Never invite guests: tables are short.', 'Tables are short: never invite guests.'],
    ['识别结果必须带置信度,不允许只返回文本', '识别结果必须带置信度，不允许只返回文本。'],
    ['모든 금액은 정수 원 단위로 저장한다.', '모든 금액은 정수 원 단위로 저장.'],
  ])('%s = %s', (a, b) => {
    expect(says(a, b)).toBe(true);
  });

  it.each([
    ['Use tabs, no spaces, in Makefiles.', 'Use spaces, no tabs, in Makefiles.'],
    ['Use tabs instead of spaces in Makefiles.', 'Use spaces instead of tabs in Makefiles.'],
    ['Prefer long rows over columns here.', 'Prefer columns over long rows here.'],
    ['Copy `a.csv` into `b.csv` each night.', 'Copy `b.csv` into `a.csv` each night.'],
    ['Ask before adding a dependency.', 'Ask after adding a dependency.'],
    ['Ask before adding a dependency.', 'Ask before adding a dependency to `packages/core`.'],
    ['Ask before adding a dependency in French.', 'Ask before adding a dependency.'],
    ['Commit messages under 72 characters.', 'Commit messages under 50 characters.'],
    ['Never commit model weights.', 'Commit model weights.'],
    ['Only admins may delete tenant data.', 'Admins may delete tenant data.'],
    ['Delete tenant data except backups.', 'Delete tenant data and backups.'],
    ['Niemals Preise als Float speichern.', 'Preise als Float speichern.'],
    ['Usar float, nunca decimal, en importes.', 'Usar decimal, nunca float, en importes.'],
    ['Не коммитить веса моделей.', 'Коммитить веса моделей.'],
    ['不允许返回文本置信度。', '允许返回文本置信度。'],
    ['Run the tests.', 'Run the tests.'],
  ])('%s ≠ %s', (a, b) => {
    expect(says(a, b)).toBe(false);
  });
});
