import { MAX_LENGTH } from '../../domain/bounds.ts';
import { map, text } from '../codec/moreForms.ts';
import { defineNode } from '../codec/node.ts';
import type { NodeEntry } from './entry.ts';

/** Pronunciations by the key of a name (`nameKey`). */
export const pronunciationsNode = defineNode(
  'pronunciations',
  map(text(MAX_LENGTH.name), { by: 'length', most: 100 }),
);

export const pronunciationsEntry = (): NodeEntry => ({
  node: pronunciationsNode,
  row: 'pronunciations/{name}',
  doc: "a name's pronunciation",
  read: 'staff',
  write: 'mc',
  archive: 'this year',
});
