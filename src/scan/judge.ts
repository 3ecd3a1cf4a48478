import { Buffer } from 'node:buffer';
import type { Grade } from './hit.ts';
import { HARMLESS_BEFORE, HARMLESS_TAIL, RESOURCE, SEALED, STRONG } from './other-things.ts';
import { isPlaceholder, isPublished, isSpecimen } from './placeholder.ts';
import { classes, couldBePassword, isLogin, isRandom, looksKey, looksPassword } from './secret-values.ts';
import type { Shape } from './shape.ts';

/** A match of a shape: its value, all that it says, and what stands before it. */
export interface Said {
  value: string;
  match: RegExpExecArray;
  before: string;
}

type Judge = (said: Said, grade: Grade) => Grade | undefined;

const field: Judge = ({ value, match: { 0: said, groups }, before }) => {
  const rest = groups?.['rest'] ?? '';
  const name = said.slice(0, said.lastIndexOf(value));
  if (HARMLESS_TAIL.test(rest) || !looksKey(value, true) || SEALED.test(before.slice(-80)) || RESOURCE.test(before))
    return undefined;
  if (HARMLESS_BEFORE.test(before.slice(-24) + said.slice(0, said.search(/key|[^A-Za-z\d_.-]/i)))) return undefined;
  // `key = …` is a secret in a row of settings; in a sentence it is any key.
  if (/^key\b/i.test(said) && (rest !== '' || !isRandom(value) || !/(?:^|\n)[ \t]*$/.test(before.slice(-12))))
    return undefined;
  if (!STRONG.test(name)) return isRandom(value) && !/^[0-9a-f-]+$/i.test(value) ? 'warn' : undefined;
  return isRandom(value) ? 'block' : 'warn';
};

/** The rules for values that anyone could have written, where the frame does not say enough. */
export const judges: Record<NonNullable<Shape['judge']>, Judge> = {
  none: ({ value }, grade) => (isPublished(value) ? undefined : grade),
  /** Of a web page, where everybody reads it. */
  web: ({ before, value }, grade) => (isSpecimen(value) ? undefined : /firebase/i.test(before) ? 'warn' : grade),
  /** What a page hands to everybody who is not signed in is no secret. */
  token: ({ value }, grade) =>
    isSpecimen(value) || /"role":"anon"/.test(Buffer.from(value.split('.')[1] ?? '', 'base64').toString('latin1'))
      ? undefined
      : grade,
  /** As likely as not the value is a password. */
  password: ({ value }, grade) => (looksPassword(value, false) ? grade : undefined),
  /** What does not look a password is still a warning. */
  url: ({ value }, grade) => (looksPassword(value, false) ? grade : couldBePassword(value) ? 'warn' : undefined),
  /** The same, with a digit in it. */
  said: ({ value }, grade) =>
    looksPassword(value, false) ? grade : couldBePassword(value) && /\d/.test(value) ? 'warn' : undefined,
  /** As people who must mix letters, digits and signs. */
  mixed: ({ value }, grade) => (looksPassword(value, true) && /[^\w.-]/.test(value) ? grade : undefined),
  /** As a machine draws it. */
  value: ({ value }, grade) => (looksKey(value, true) ? grade : undefined),
  /** In an address a step that a machine drew, and that is not the name of a page. */
  address: ({ value }) =>
    looksKey(value, true) && !/^(?:[a-z]+|\d{1,4})(?:[-_+](?:[a-z]+\d?|\d{1,4}))*$/i.test(value) ? 'warn' : undefined,
  /** The same, in groups. */
  seed: ({ value }, grade) => (looksKey(value.replaceAll(' ', ''), true) ? grade : undefined),
  /** A name and a password in base64. */
  login: ({ value }, grade) => (isLogin(value) ? grade : undefined),
  /** What stands behind the name of somebody. */
  pair: ({ value }, grade) =>
    value.length >= 8 && (looksPassword(value, true) || (value.length >= 24 && looksKey(value, false)))
      ? grade
      : undefined,
  /** What is all of a password by itself: letters of both kinds, a digit and a sign within. */
  strong: ({ value }, grade) =>
    classes(value) === 4 && /^\D.{0,60}(?:[_#!&$%*+?^~]|[a-z]\.[a-z\d])/i.test(value) && couldBePassword(value)
      ? grade
      : undefined,
  /** An argument in quotes: no reference, and no mere word or number. */
  given: ({ value }, grade) =>
    (!isPlaceholder(value) || /^[\w-]+\/\w+$/.test(value)) && /[A-Za-z]/.test(value) && /\d|[^\w./-]/.test(value)
      ? grade
      : undefined,
  /** What opens a thing. */
  opens: ({ value }, grade) =>
    /\d/.test(value) && couldBePassword(value) && looksPassword(value, value.length > 7) ? grade : undefined,
  field,
};

/** Undefined: it only has the shape. */
export const gradeOf = ({ judge, grade, until }: Shape, said: Said): Grade | undefined => {
  if (judge !== undefined) return judges[judge](said, grade);
  return until === undefined && isSpecimen(said.value) ? undefined : grade;
};
