import { MAX_LENGTH } from '../../domain/bounds.ts';
import { PAGE_NAMES, pageAt, type PageName } from './addresses.ts';
import { object } from '../codec/forms.ts';
import { convert, freeText } from '../codec/moreForms.ts';
import type { NodeEntry } from './entry.ts';
import { editedNode } from './editedNode.ts';

const written = convert(
  object({ text: freeText(MAX_LENGTH.page) }),
  ({ text }) => text,
  (text: string) => ({ text }),
);

/** The text of a page. Read one by one, so that opening a page does not load the others. */
export const createPageNode = (name: PageName) => editedNode(pageAt(name), written);

export const pageEntries = (): readonly NodeEntry[] => [
  {
    node: editedNode('pages/$name', written),
    keys: { by: 'words', words: PAGE_NAMES },
    row: 'pages/{page}',
    doc: 'the text of a public page, in Markdown',
    read: 'everyone',
    write: 'admin',
    archive: 'next year',
    note: 18,
  },
];
