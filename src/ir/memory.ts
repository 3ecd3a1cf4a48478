import type { MemoryShape } from './memory-schema.ts';

/** One thing remembered, whatever the harness: its fields stand in the schema. */
export type Memory = MemoryShape;
export type Kind = Memory['kind'];
export type Scope = Memory['scope'];
export type Author = Memory['author'];
export type Load = Memory['load'];
export type Status = Memory['status'];
export type Link = Memory['links'][number];
export type Evidence = Memory['evidence'][number];
export type Place = Memory['places'][number];
export type Field = Place['says'][number];
export type Span = Place['span'];
export type Dated = NonNullable<Memory['dates']['created']>;
