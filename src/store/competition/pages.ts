import { childOf, countOf, numberOf, textOf, type Path } from '../tree/path.ts';

/** The pages whose text the organizer writes, in Markdown. */
export const PAGES = ['home', 'details', 'rules', 'venue', 'contact', 'about'] as const;
export type Page = (typeof PAGES)[number];

export interface PageText {
  /** Undefined until somebody has written one. */
  readonly text: string | undefined;
  /** How often it was written: whoever writes it says on which one theirs is made. */
  readonly version: number;
  /** When it was written last, in milliseconds. */
  readonly writtenAt: number | undefined;
}

const parse = (raw: unknown): PageText => ({
  text: textOf(childOf(raw, 'text')),
  version: countOf(childOf(raw, 'version')) ?? 0,
  writtenAt: numberOf(childOf(raw, 'at')),
});

/** Each by itself: who reads one page does not carry the others. */
export const pageText = (page: Page): Path<PageText> => ({ at: `pages/${page}`, ahead: true, parse });
