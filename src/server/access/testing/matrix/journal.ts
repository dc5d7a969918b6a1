import type { Json } from '../../../tree/json.ts';
import { NOW } from '../midday.ts';
import { endOf, line } from '../line.ts';
import {
  ADMIN,
  and,
  CHAIR,
  CLAIMING,
  DECK,
  MC,
  NOBODY,
  OFFICE,
  OVER_ROUNDS,
  SIGNED_IN,
  STAFF,
  type Who,
} from '../who.ts';
import { record } from './ofSeveralParts.ts';
import { cell, step, writeOnlyCell, type Part, type Uid } from './rows.ts';

const incident = (who: Who, uid: Uid): Json => ({
  at: NOW,
  uid: uid(who),
  kind: 'incident',
  what: 'a shoe is lost',
});

/** A record of this kind by each person. */
const wrote = (kind: string, able: readonly Who[], more: { readonly [field: string]: Json } = {}) =>
  step(`a line “${kind}” with ${JSON.stringify(more)}`, able, (who, uid) =>
    line('new', { who, kind, more }, uid),
  );

const JUDGES = and(['judge A', 'judge B', 'off the panel']);

/** The journal, the ends of its chains, and receipts. */
export const journal: Part = {
  reads: [
    ['receipts', NOBODY],
    [(who, uid) => `receipts/${uid(who)}`, SIGNED_IN],
    [(_, uid) => `receipts/${uid('mc')}/tablet`, MC],
    ['journal', STAFF],
    ['journal/old', STAFF],
    ['journal/ofA', and(['judge A'], STAFF)],
    ['journalEnds', STAFF],
    [(who, uid) => `journalEnds/${uid(who)}`, SIGNED_IN],
    [(_, uid) => `journalEnds/${uid('mc')}`, STAFF],
    ['incidents', STAFF],
  ],
  cells: [
    writeOnlyCell((who, uid) => `receipts/${uid(who)}/a new device`, 1, and(CLAIMING, STAFF)),
    writeOnlyCell(
      (who, uid) => `receipts/${uid(who)}/${'a name too long for a device '.repeat(2)}`,
      1,
      NOBODY,
    ),
    cell((_, uid) => `receipts/${uid('mc')}/tablet`, 5, { writers: MC, removers: NOBODY, rankers: NOBODY }),
    writeOnlyCell((_, uid) => `receipts/${uid('mc')}/tablet`, 4, NOBODY),
    writeOnlyCell((_, uid) => `receipts/${uid('mc')}/tablet`, '5', NOBODY),
    // A record comes with its chain's end, and an end with its record.
    writeOnlyCell('journal/new', record, NOBODY),
    cell('journal/old', record, { writers: NOBODY }),
    cell((_, uid) => `journalEnds/${uid('mc')}/tablet`, 'old', { writers: NOBODY }),
    cell((_, uid) => `journalEnds/${uid('mc')}/tablet`, 'nowhere', { writers: NOBODY }),
    writeOnlyCell('incidents/new', incident, and(ADMIN, CHAIR)),
    cell('incidents/i1', incident, { writers: NOBODY }),
  ],
  pushes: [
    ['journal', record, NOBODY],
    ['incidents', incident, and(ADMIN, CHAIR)],
  ],
  steps: [
    wrote('marks sent', JUDGES),
    // Marks from before the code ended are kept.
    wrote('late marks', CLAIMING),
    wrote('marks changed', and(JUDGES, OFFICE)),
    wrote('state changed', and(OVER_ROUNDS, MC)),
    wrote('check-in', and(OFFICE, DECK)),
    wrote('decided', CHAIR),
    wrote('settings saved', ADMIN),
    wrote('board changed', and(MC, ADMIN)),
    wrote('note', NOBODY),
    // Only the organizer writes a dancer's history.
    wrote('competitor edited', ADMIN, { competitor: 'k1' }),
    wrote('chairman asked', ADMIN, { competitor: 'k1' }),
    // A record in another's role, or an unknown one, is refused.
    wrote('result posted', ADMIN, { as: 'admin' }),
    wrote('result posted', NOBODY, { as: 'king' }),
    wrote('result posted', NOBODY, { as: null }),
    // A record as another judge, by another name, or with another author is refused.
    wrote('marks sent', and(['judge B']), { judge: 'B', what: '{"who":"Judge B"}' }),
    wrote('marks sent', NOBODY, { what: '{"who":"Judge Z"}' }),
    wrote('result posted', NOBODY, { what: '{"who":"Judge A"}' }),
    wrote('result posted', NOBODY, { what: '{"uid":"the chairman"}' }),
    wrote('result posted', NOBODY, { what: '{"as" :"chairman"}' }),
    wrote('result posted', NOBODY, { device: 'another' }),
    step('a line that names another author', NOBODY, (who, uid) =>
      line('new', { who, kind: 'result posted', more: { uid: uid(who === 'admin' ? 'mc' : 'admin') } }, uid),
    ),
    step('a line with an old line as the end of its chain', NOBODY, (who, uid) => ({
      ...line('new', { who, kind: 'result posted' }, uid),
      [endOf('new', who, uid)]: 'old',
    })),
    step('a line with a priority', NOBODY, (who, uid) =>
      line('new', { who, kind: 'result posted', more: { '.priority': 1 } }, uid),
    ),
    step('a line whose kind has a priority', NOBODY, (who, uid) =>
      line(
        'new',
        { who, kind: 'result posted', more: { kind: { '.value': 'result posted', '.priority': 1 } } },
        uid,
      ),
    ),
  ],
};
