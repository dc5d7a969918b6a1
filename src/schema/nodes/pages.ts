import { MAX_LENGTH } from '../../domain/bounds.ts';
import { PAGES, pageAt, type Page } from './addresses.ts';
import { object } from '../codec/forms.ts';
import { converted, freeText } from '../codec/moreForms.ts';
import type { NodeEntry } from './entry.ts';
import { savedWhole } from '../codec/savedWhole.ts';

const written = converted(
  object({ text: freeText(MAX_LENGTH.page) }),
  ({ text }) => text,
  (text: string) => ({ text }),
);

/** The text of a page. Read one by one, so that opening a page does not load the others. */
export const page = (name: Page) => savedWhole(pageAt(name), written);

export const pageEntries = (): readonly NodeEntry[] => [
  {
    node: savedWhole('pages/$name', written),
    keys: { by: 'words', words: PAGES },
    row: 'pages/{page}',
    doc: 'the text of a public page, in Markdown',
    read: 'everyone',
    write: 'admin',
    archive: 'next year',
    note: 18,
  },
];
