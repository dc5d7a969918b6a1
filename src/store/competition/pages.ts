import { childOf, childrenOf, countOf } from '../tree/path.ts';
import type { EditedWhole, Edition } from './editions.ts';

/** The pages whose text the organizer writes, in Markdown. */
export const PAGES = ['home', 'details', 'rules', 'venue', 'contact', 'about'] as const;
export type Page = (typeof PAGES)[number];

function parse(raw: unknown): Edition<string> {
  const edition = countOf(childOf(raw, 'edition')) ?? 0;
  const text = childOf(raw, 'text');
  if (typeof text === 'string') return { kind: 'set', edition, rules: text };
  return { kind: childrenOf(raw).length === 0 ? 'none' : 'unreadable', edition };
}

const stored: EditedWhole<string>['stored'] = (text, edition) => ({ edition, text });

/** The text of a page. Each by itself: who reads one does not carry the others. */
export const pageText = (page: Page): EditedWhole<string> => ({
  name: page,
  path: { at: `pages/${page}`, ahead: true, parse },
  stored,
});

/** What is written on a page; undefined where nobody has written anything, or somebody has taken all of it away. */
export const writtenOn = (its: Edition<string>): string | undefined =>
  its.kind === 'set' && its.rules.trim() !== '' ? its.rules : undefined;
