import type { Json } from '../../../tree/json.ts';
import { SERVER_NOW } from '../midday.ts';
import { buildChainEndAddress, buildJournalRecord } from '../line.ts';
import {
  ADMIN,
  combineGroups,
  CHAIR,
  JUDGE_CLAIMERS,
  DECK,
  MC,
  NOBODY,
  OFFICE,
  ROUND_OFFICIALS,
  SIGNED_IN,
  TEST_STAFF,
  type TestPerson,
} from '../testPersons.ts';
import { buildRecord } from './ofSeveralParts.ts';
import { buildCell, buildStep, buildWriteOnlyCell, type MatrixPart, type Uid } from './rows.ts';

const incident = (who: TestPerson, uid: Uid): Json => ({
  at: SERVER_NOW,
  uid: uid(who),
  kind: 'incident',
  what: 'a shoe is lost',
});

/** A step in which each person writes a record of this kind. */
const wrote = (kind: string, able: readonly TestPerson[], more: { readonly [field: string]: Json } = {}) =>
  buildStep(`a line “${kind}” with ${JSON.stringify(more)}`, able, (who, uid) =>
    buildJournalRecord('new', { who, kind, more }, uid),
  );

const JUDGES = combineGroups(['judge A', 'judge B', 'off the panel']);

/** The journal, the ends of its chains, and receipts. */
export const JOURNAL_PART: MatrixPart = {
  reads: [
    ['receipts', NOBODY],
    [(who, uid) => `receipts/${uid(who)}`, SIGNED_IN],
    [(_, uid) => `receipts/${uid('mc')}/tablet`, MC],
    ['journal', TEST_STAFF],
    ['journal/old', TEST_STAFF],
    ['journal/ofA', combineGroups(['judge A'], TEST_STAFF)],
    ['journalEnds', TEST_STAFF],
    [(who, uid) => `journalEnds/${uid(who)}`, SIGNED_IN],
    [(_, uid) => `journalEnds/${uid('mc')}`, TEST_STAFF],
    ['incidents', TEST_STAFF],
  ],
  cells: [
    buildWriteOnlyCell(
      (who, uid) => `receipts/${uid(who)}/a new device`,
      1,
      combineGroups(JUDGE_CLAIMERS, TEST_STAFF),
    ),
    buildWriteOnlyCell(
      (who, uid) => `receipts/${uid(who)}/${'a name too long for a device '.repeat(2)}`,
      1,
      NOBODY,
    ),
    buildCell((_, uid) => `receipts/${uid('mc')}/tablet`, 5, {
      writers: MC,
      removers: NOBODY,
      rankers: NOBODY,
    }),
    buildWriteOnlyCell((_, uid) => `receipts/${uid('mc')}/tablet`, 4, NOBODY),
    buildWriteOnlyCell((_, uid) => `receipts/${uid('mc')}/tablet`, '5', NOBODY),
    // A record must be written with its chain's end, and a chain's end with its record.
    buildWriteOnlyCell('journal/new', buildRecord, NOBODY),
    buildCell('journal/old', buildRecord, { writers: NOBODY }),
    buildCell((_, uid) => `journalEnds/${uid('mc')}/tablet`, 'old', { writers: NOBODY }),
    buildCell((_, uid) => `journalEnds/${uid('mc')}/tablet`, 'nowhere', { writers: NOBODY }),
    buildWriteOnlyCell('incidents/new', incident, combineGroups(ADMIN, CHAIR)),
    buildCell('incidents/i1', incident, { writers: NOBODY }),
  ],
  pushes: [
    ['journal', buildRecord, NOBODY],
    ['incidents', incident, combineGroups(ADMIN, CHAIR)],
  ],
  steps: [
    wrote('marks sent', JUDGES),
    // Accepted even from a judge whose code has been replaced.
    wrote('late marks', JUDGE_CLAIMERS),
    wrote('marks changed', combineGroups(JUDGES, OFFICE)),
    wrote('state changed', combineGroups(ROUND_OFFICIALS, MC)),
    wrote('check-in', combineGroups(OFFICE, DECK)),
    wrote('decided', CHAIR),
    wrote('settings saved', ADMIN),
    wrote('board changed', combineGroups(MC, ADMIN)),
    wrote('note', NOBODY),
    // Only the organizer writes a dancer's history.
    wrote('competitor edited', ADMIN, { competitor: 'k1' }),
    wrote('chairman asked', ADMIN, { competitor: 'k1' }),
    // A record in another's role, or an unknown one, is refused.
    wrote('result posted', ADMIN, { as: 'admin' }),
    wrote('result posted', NOBODY, { as: 'king' }),
    wrote('result posted', NOBODY, { as: null }),
    // A record as another judge, by another name, or with another author is refused.
    wrote('marks sent', combineGroups(['judge B']), { judge: 'B', what: '{"who":"Judge B"}' }),
    wrote('marks sent', NOBODY, { what: '{"who":"Judge Z"}' }),
    wrote('result posted', NOBODY, { what: '{"who":"Judge A"}' }),
    wrote('result posted', NOBODY, { what: '{"uid":"the chairman"}' }),
    wrote('result posted', NOBODY, { what: '{"as" :"chairman"}' }),
    wrote('result posted', NOBODY, { device: 'another' }),
    buildStep('a line that names another author', NOBODY, (who, uid) =>
      buildJournalRecord(
        'new',
        { who, kind: 'result posted', more: { uid: uid(who === 'admin' ? 'mc' : 'admin') } },
        uid,
      ),
    ),
    buildStep('a line with an old line as the end of its chain', NOBODY, (who, uid) => ({
      ...buildJournalRecord('new', { who, kind: 'result posted' }, uid),
      [buildChainEndAddress('new', who, uid)]: 'old',
    })),
    buildStep('a line with a priority', NOBODY, (who, uid) =>
      buildJournalRecord('new', { who, kind: 'result posted', more: { '.priority': 1 } }, uid),
    ),
    buildStep('a line whose kind has a priority', NOBODY, (who, uid) =>
      buildJournalRecord(
        'new',
        { who, kind: 'result posted', more: { kind: { '.value': 'result posted', '.priority': 1 } } },
        uid,
      ),
    ),
  ],
};
