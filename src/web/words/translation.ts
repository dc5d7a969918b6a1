import type { Section } from './section.ts';
import type { connection } from './english/connection.ts';
import type { journal } from './english/journal.ts';
import type { judgeRecord } from './english/judgeRecord.ts';
import type { scrutineer } from './english/scrutineer.ts';
import type { judge } from './english/judge.ts';
import type { judgeSheet } from './english/judgeSheet.ts';
import type { terms } from './english/terms.ts';

/** Every section there is, by its name: what a language may translate. */
interface Sections {
  readonly connection: typeof connection;
  readonly journal: typeof journal;
  readonly judgeRecord: typeof judgeRecord;
  readonly scrutineer: typeof scrutineer;
  readonly terms: typeof terms;
  readonly judge: typeof judge;
  readonly judgeSheet: typeof judgeSheet;
}

/** The sentences of a section, whatever the language. */
export type Sentences<Name extends keyof Sections> =
  Sections[Name] extends Section<Name, infer English> ? English : never;

/**
 * Another language: whole sections, each complete, or it does not compile. A section that is not there yet is shown in
 * English.
 */
export type Translation = { readonly [Name in keyof Sections]?: Sentences<Name> };
