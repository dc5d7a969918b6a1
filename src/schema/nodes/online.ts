import { MAX_LENGTH } from '../../domain/bounds.ts';
import { MAX_UNSENT } from '../../domain/floor/onDuty.ts';
import { object, optional, whole } from '../codec/forms.ts';
import { now, number, text, time } from '../codec/moreForms.ts';
import { node } from '../codec/node.ts';
import type { BranchEntry } from './entry.ts';

/** Presence of an account at one duty, and the operations of a device. A judge's phone loads no form. */
export const deviceEntries = (): readonly BranchEntry[] => [
  {
    node: node(
      'online/$uid/$duty',
      object({
        since: optional(time),
        seen: now,
        /** The judge's key, or the display's code. */
        of: optional(text(MAX_LENGTH.name)),
        unsent: optional(whole(1, MAX_UNSENT)),
      }),
    ),
    rows: [
      [
        'online/{uid}/{duty}',
        'which devices are connected, since when; last seen; sheets a phone holds',
        'that account or device, by its right',
        'no',
      ],
    ],
    archive: 'stays',
  },
  {
    node: node('receipts/$uid/$id', number),
    rows: [
      [
        'receipts/{uid}/{id}',
        'the number of the last operation of a device that left no record',
        'that account, upwards',
        'own',
      ],
    ],
    archive: 'stays',
  },
];
