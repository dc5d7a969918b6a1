import { object, optional } from '../codec/forms.ts';
import { number, version, trueOrMissing, map } from '../codec/moreForms.ts';
import { defineNode } from '../codec/node.ts';
import type { NodeEntry } from './entry.ts';

/** The number of changes to the list of events, and the events removed most recently. */
export const offeredEditions = defineNode(
  'settings/offered',
  object({
    editions: object({ events: version }),
    gone: optional(map(trueOrMissing, { by: 'relation' }, '$event')),
  }),
);

/** The deadline for objections to entries, in milliseconds. Missing: objections are closed. */
export const objectionsUntil = defineNode('settings/objectionsUntil', number);

export const settingsEntries = (): readonly NodeEntry[] => [
  {
    node: offeredEditions,
    doc: 'the version of the list of events, and the events removed last',
    read: 'admin',
    write: 'admin',
    isNeverRemoved: true,
    archive: 'this year',
    note: 38,
  },
  {
    node: objectionsUntil,
    doc: 'the deadline for objections to entries',
    read: 'everyone',
    write: 'admin',
    archive: 'this year',
  },
];
