import { MAX_LENGTH } from '../../domain/bounds.ts';
import { MAX_UNSENT_SHEETS } from '../../domain/floor/dutyPresence.ts';
import { object, optional, integer } from '../codec/forms.ts';
import { serverTime, number, text, serverTimeOrKept } from '../codec/moreForms.ts';
import { defineNode } from '../codec/node.ts';
import type { BranchEntry } from './entry.ts';

/** Presence of an account at one duty. A judge's phone doesn't load this file. */
export const presenceForm = object({
  /** Missing after disconnecting. */
  since: optional(serverTimeOrKept),
  seen: serverTime,
  /** The judge's key, or the display's code. */
  of: optional(text(MAX_LENGTH.name)),
  unsent: optional(integer(1, MAX_UNSENT_SHEETS)),
});

/** Presence, and the operations of a device. */
export const deviceEntries = (): readonly BranchEntry[] => [
  {
    node: defineNode('online/$uid/$duty', presenceForm),
    rows: [
      [
        'online/{uid}/{duty}',
        'connected devices and since when; last seen; unsent sheets on a phone',
        'that account or device, according to its role',
        'no',
      ],
    ],
    archive: 'stays',
  },
  {
    node: defineNode('receipts/$uid/$id', number),
    rows: [
      [
        'receipts/{uid}/{id}',
        'the number of the last operation of a device that left no record',
        'that account, increasing only',
        'own',
      ],
    ],
    archive: 'stays',
  },
];
