import { Buffer } from 'node:buffer';
import type { Grade } from './hit.ts';
import { isNobodys } from './nobodys.ts';
import { isPublished, isSpecimen } from './placeholder.ts';
import { worthOf } from './secret-context.ts';
import { ADVICE } from './sign-tables.ts';
import type { Shape } from './shape.ts';

/** A match of a shape: its value, and what stands before it. */
export interface Candidate {
  value: string;
  before: string;
}

type Judge = (said: Candidate, grade: Grade) => Grade | undefined;

/** `purple-otter-drum`: words that somebody joined, and that name no thing or secret. */
const isWords = (value: string): boolean => /^[a-z]{3,}(?:[-_.][a-z]{3,}){1,4}$/.test(value) && !isNobodys(value);

/** In a frame that is made for passwords: what people choose, surely or perhaps. */
const password: Judge = ({ value }, grade) => {
  const worth = worthOf(value).sums[0] ?? 0;
  if (worth >= 15) return grade;
  return worth >= -14 || isWords(value) ? 'warn' : undefined;
};

/** Of a name and a password in base64, or a password alone. */
const passwordIn = (value: string): string | undefined => {
  const text = Buffer.from(value, 'base64').toString('latin1');
  return /^[\x20-\x7e]{5,}$/.test(text) ? text.slice(text.indexOf(':') + 1) : undefined;
};

/** As a machine draws it. */
const isKey = (value: string): boolean =>
  (worthOf(value).sums[1] ?? 0) >= 5 || /^(?=[a-f]{0,12}\d)[\da-f]{24,}$/.test(value);

/** The rules for values that anyone could have written, where the frame does not say enough. */
export const judges: Record<NonNullable<Shape['judge']>, Judge> = {
  none: ({ value }, grade) => (isPublished(value) ? undefined : grade),
  password,
  key: (said, grade) => {
    if (!isKey(said.value.replaceAll(' ', ''))) return undefined;
    const password = passwordIn(said.value);
    return password === undefined || judges.password({ ...said, value: password }, grade) ? grade : undefined;
  },
  /** A name and a password in base64. */
  login: (said, grade) => {
    const value = passwordIn(said.value);
    return value === undefined ? undefined : password({ ...said, value }, grade) && grade;
  },
  /** In the words of somebody who tells another: no advice, and no name of a thing. */
  said: ({ value }, grade) => (isNobodys(value) || ADVICE().test(value) ? undefined : grade),
  /** What no word, name or number is, and stands beside a name with nothing else said. */
  pair: ({ value }, grade) => ((worthOf(value).sums[0] ?? 0) >= 35 ? grade : undefined),
  /** In an address a step that a machine drew, and that is not the name of a page. */
  address: ({ value }) => (isKey(value) ? 'warn' : undefined),
  /** What Firebase prints into a page is for everybody. */
  web: ({ before, value }, grade) => (isSpecimen(value) || /firebase/i.test(before) ? undefined : grade),
  /** What a page hands to everybody who is not signed in is no secret. */
  token: ({ value }, grade) =>
    isSpecimen(value) || /"role":"anon"/.test(Buffer.from(value.split('.')[1] ?? '', 'base64').toString('latin1'))
      ? undefined
      : grade,
};

/** Undefined: it only has the shape. */
export const gradeOf = ({ judge, grade, until }: Shape, said: Candidate): Grade | undefined => {
  if (judge !== undefined) return judges[judge](said, grade);
  return until === undefined && isSpecimen(said.value) ? undefined : grade;
};
