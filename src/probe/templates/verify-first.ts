import type { Template } from './said.ts';
export const verifyFirst: Template = () => undefined;
