import type { Json } from '../../../tree/json.ts';
import { NOW } from '../midday.ts';
import { and, NOBODY, SIGNED_IN, STAFF, CHAIR, MC, ADMIN, CLAIMING, type Who } from '../who.ts';
import { record } from './ofSeveralParts.ts';
import { cell, written, type Part, type Uid } from './rows.ts';

const incident = (who: Who, uid: Uid): Json => ({
  at: NOW,
  uid: uid(who),
  kind: 'incident',
  what: 'a shoe is lost',
});

const deskRecord =
  (more: { readonly [field: string]: Json }) =>
  (who: Who, uid: Uid): Json => ({ at: NOW, uid: uid(who), ...more });

/** The journal, and the numbers by which devices are told what has arrived. */
export const journal: Part = {
  reads: [
    ['receipts', NOBODY],
    [(who, uid) => `receipts/${uid(who)}`, SIGNED_IN],
    [(_, uid) => `receipts/${uid('mc')}/tablet`, MC],
    ['journal', STAFF],
    ['journal/old', STAFF],
    ['journal/ofA', and(['judge A'], STAFF)],
    ['incidents', STAFF],
  ],
  cells: [
    written((who, uid) => `receipts/${uid(who)}/a new device`, 1, and(CLAIMING, STAFF)),
    written((who, uid) => `receipts/${uid(who)}/${'a name too long for a device '.repeat(2)}`, 1, NOBODY),
    cell((_, uid) => `receipts/${uid('mc')}/tablet`, 5, { writers: MC, removers: NOBODY, rankers: NOBODY }),
    written((_, uid) => `receipts/${uid('mc')}/tablet`, 4, NOBODY),
    written((_, uid) => `receipts/${uid('mc')}/tablet`, '5', NOBODY),
    written('journal/new', record, SIGNED_IN),
    // The history of a dancer is the organizer's to write.
    written('journal/new', deskRecord({ kind: 'competitor edited', competitor: 'k1' }), ADMIN),
    written('journal/new', deskRecord({ kind: 'numbers given' }), ADMIN),
    cell('journal/old', record, { writers: NOBODY }),
    written('incidents/new', incident, and(ADMIN, CHAIR)),
    cell('incidents/i1', incident, { writers: NOBODY }),
  ],
  pushes: [
    ['journal', record, SIGNED_IN],
    ['incidents', incident, and(ADMIN, CHAIR)],
  ],
};
