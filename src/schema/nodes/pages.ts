import { LONGEST } from '../../domain/bounds.ts';
import { PAGES, pageAt, type Page } from './addresses.ts';
import { object } from '../codec/forms.ts';
import { converted, freeText } from '../codec/moreForms.ts';
import type { NodeEntry } from '../codec/node.ts';
import { savedWhole } from '../codec/savedWhole.ts';

const written = converted(
  object({ text: freeText(LONGEST.page) }),
  ({ text }) => text,
  (text: string) => ({ text }),
);

/** The text of a page. Each is read by itself: who opens one page on a phone does not carry the others. */
export const page = (name: Page) => savedWhole(pageAt(name), written);

/** Each page has an address of its own, and all of them have one row in the tables. */
export const pageEntries = (): readonly NodeEntry[] =>
  PAGES.map((name) => ({
    node: page(name),
    row: 'pages/{page}',
    doc: 'the text of a public page, in Markdown',
    read: 'everyone',
    write: 'admin',
    archive: 'next year',
    note: 18,
  }));
