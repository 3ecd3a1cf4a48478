import { Buffer } from 'node:buffer';
import type { Grade } from './hit.ts';
import { isPublished, isSpecimen } from './placeholder.ts';
import { worthOf } from './secret-context.ts';
import { isNobodys } from './secret-signs.ts';
import type { Shape } from './shape.ts';

/** A match of a shape: its value, and what stands before it. */
export interface Said {
  value: string;
  before: string;
}

type Judge = (said: Said, grade: Grade) => Grade | undefined;

/** In a frame that is made for passwords: what people choose, surely or perhaps. */
const password: Judge = ({ value }, grade) => {
  const worth = isNobodys(value) ? Number.NEGATIVE_INFINITY : (worthOf(value).sums[0] ?? 0);
  return worth < -14 ? undefined : worth < 15 ? 'warn' : grade;
};

/** As a machine draws it. */
const isKey = (value: string): boolean => !isNobodys(value) && (worthOf(value).sums[1] ?? 0) >= 5;

/** The rules for values that anyone could have written, where the frame does not say enough. */
export const judges: Record<NonNullable<Shape['judge']>, Judge> = {
  none: ({ value }, grade) => (isPublished(value) ? undefined : grade),
  password,
  key: ({ value }, grade) => (isKey(value.replaceAll(' ', '')) ? grade : undefined),
  /** A name and a password in base64. */
  login: (said, grade) => {
    const text = Buffer.from(said.value, 'base64').toString('latin1');
    if (!/^[\x20-\x7e]{5,}$/.test(text)) return undefined;
    return password({ ...said, value: text.slice(text.indexOf(':') + 1) }, grade) && grade;
  },
  /** What no word, name or number is, and stands beside a name with nothing else said. */
  pair: ({ value }, grade) => (!isNobodys(value) && (worthOf(value).sums[0] ?? 0) >= 35 ? grade : undefined),
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
export const gradeOf = ({ judge, grade, until }: Shape, said: Said): Grade | undefined => {
  if (judge !== undefined) return judges[judge](said, grade);
  return until === undefined && isSpecimen(said.value) ? undefined : grade;
};
