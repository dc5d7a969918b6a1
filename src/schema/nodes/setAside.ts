import { MAX_COUNT, MAX_LENGTH } from '../../domain/bounds.ts';
import { object, integer } from '../codec/forms.ts';
import { map, serverTime, text } from '../codec/moreForms.ts';
import { defineNode, type Node } from '../codec/node.ts';
import type { BranchEntry } from './entry.ts';

const items = integer(0, MAX_COUNT.setAsideItems);

/**
 * Registrations that were deleted together. Their undo data is stored separately, in parts, so the list stays
 * short.
 */
export const deletedBatch = object({ at: serverTime, registrations: items, dancers: items, entries: items });

/** The number of deletions kept; the next one replaces the oldest. */
export const MAX_DELETED_BATCHES = 10;
const latest = { by: 'slot', slots: MAX_DELETED_BATCHES } as const;

const entry = (
  its: Node<unknown>,
  ...rows: readonly (readonly [path: string, doc: string])[]
): BranchEntry => ({
  node: its,
  archive: 'this year',
  rows: rows.map(([path, doc]) => [path, doc, 'admin', 'no']),
});

/** Undo records as text, for the organizer: they contain registration codes and private addresses. */
export const undoEntries = (): readonly BranchEntry[] => [
  entry(defineNode('setAside/desk/$id', text(MAX_LENGTH.undo)), [
    'setAside/desk/{id}',
    'undo data of a change at the competitors desk, named by its record',
  ]),
  entry(defineNode('setAside/rulings/$event/$entry', text(MAX_LENGTH.undo)), [
    'setAside/rulings/{event}/{entry}',
    'undo data of a ruling that removed an entry',
  ]),
  entry(defineNode('setAside/floods', map(deletedBatch, latest, '$i')), [
    'setAside/{floods,floodParts}',
    'undo data of the latest ten deletions of registrations',
  ]),
  entry(
    defineNode(
      'setAside/floodParts',
      map(map(text(MAX_LENGTH.undoPart), { by: 'slot', slots: 1000 }, '$k'), latest, '$i'),
    ),
  ),
];
