import type { Json } from '../../../tree/json.ts';
import { NOW } from '../midday.ts';
import { and, EVERYBODY, NOBODY, OFFICE, STAFF, CHAIR, OVER_ROUNDS, type Who } from '../who.ts';
import { stateChange, ROUND, signed } from './ofSeveralParts.ts';
import { cell, step, writeOnlyCell, type Differs, type Part, type Step, type Uid } from './rows.ts';

const vote = (who: Who, uid: Uid): Json => ({
  uid: uid(who),
  at: NOW,
  what: 'tie',
  note: 'two tie across the cut',
});

const questionBack = (who: Who, uid: Uid): Json => ({ uid: uid(who), at: NOW, because: 'posted' });

const verdict =
  (is: string) =>
  (who: Who, uid: Uid): Json => ({ uid: uid(who), at: NOW, verdict: is });

/** A signature of a posting, with its lock. */
const signs =
  (round: number, of: string | null = 'old', event = 'Waltz') =>
  (who: Who, uid: Uid) => ({
    [`approvals/${event}/${round}/decided`]: { uid: uid(who), at: NOW, verdict: 'signed', of },
    [`approvals/${event}/signed/${round}`]: true,
  });

const VERDICT = (who: Who, uid: Uid) => ({ uid: uid(who), at: NOW, verdict: 'approved' });

const takesBack = (who: Who, uid: Uid) => ({
  'approvals/Waltz/1/decided': { uid: uid(who), at: NOW, verdict: 'reopened', note: 'a mark was misread' },
  'approvals/Waltz/signed/1': null,
});

const without =
  (path: string, values: Step['values']): Step['values'] =>
  (who, uid) =>
    Object.fromEntries(Object.entries(values(who, uid)).filter(([at]) => at !== path));

const WITHDRAWN: Differs = { 'approvals/Waltz/1/withdrawn': { uid: 'x', at: 2, because: 'posted' } };

/** Saved results, couples out, and the chairman's decisions. */
export const results: Part = {
  reads: [
    ['couplesOut', OVER_ROUNDS],
    ['couplesOut/Waltz/0', OVER_ROUNDS],
    ['resultsSaved', OVER_ROUNDS],
    ['resultsSaved/Waltz', OVER_ROUNDS],
    ['resultsSaved/Waltz/1', OVER_ROUNDS],
    ['resultsSaved/Waltz/2', EVERYBODY],
    ['resultsSaved/Waltz/3', OVER_ROUNDS],
    ['resultsSaved/Waltz/finalResults', OVER_ROUNDS],
    ['approvals', STAFF],
  ],
  cells: [
    cell('couplesOut/Waltz/0/101', { place: 'last', danced: 1 }, { writers: OFFICE }),
    writeOnlyCell('couplesOut/Waltz/2/101', { place: 'up' }, NOBODY),
    writeOnlyCell('couplesOut/Waltz/0/somebody', { place: 'up' }, NOBODY),
    cell('resultsSaved/Waltz/1', { placements: { 101: 1 } }, { writers: OVER_ROUNDS }),
    cell('resultsSaved/Waltz/finalResults', { placements: { 101: 2 } }, { writers: OVER_ROUNDS }),
    cell('resultsSaved', { Waltz: { 1: { placements: { 101: 1 } } } }, { writers: NOBODY }),
    cell('resultsSaved/Waltz', { 1: { placements: { 101: 1 } } }, { writers: NOBODY }),
    cell('resultsSaved/Waltz/1', { placements: { 101: 1 } }, { writers: NOBODY }, signed(1)),
    cell('resultsSaved/Waltz/1', { placements: { 101: 1 } }, { writers: OVER_ROUNDS }, signed(2)),
    cell('resultsSaved/Waltz/finalResults', { placements: { 101: 2 } }, { writers: NOBODY }, signed(0)),
    cell('approvals', { Waltz: { 1: { decided: { uid: 'x', at: 1 } } } }, { writers: NOBODY }),
    cell('approvals/Waltz/1', { decided: { uid: 'x', at: 1 } }, { writers: NOBODY }),
    cell('approvals/Waltz/1/asked', vote, { writers: OFFICE }),
    cell('approvals/Waltz/1/asked', vote, { writers: NOBODY }, signed(1)),
    cell('approvals/Waltz/1/decided', verdict('approved'), { writers: CHAIR }),
    cell('approvals/Waltz/1/decided', verdict('approved'), { writers: NOBODY }, signed(1)),
    cell('approvals/Waltz/1/withdrawn', questionBack, { writers: and(OFFICE, CHAIR) }),
    cell('approvals/Waltz/1/withdrawn', questionBack, { writers: NOBODY }, signed(1)),
    // A withdrawn question takes no answer; a signature is not an answer.
    cell(
      'approvals/Waltz/1/decided',
      verdict('approved'),
      { writers: NOBODY, removers: CHAIR, rankers: CHAIR },
      WITHDRAWN,
    ),
    writeOnlyCell('approvals/Waltz/1/decided', (who, uid) => ({ ...VERDICT(who, uid), of: 'old' }), NOBODY),
    writeOnlyCell('approvals/Waltz/02/decided', verdict('refused'), NOBODY),
    cell('couplesOut/Waltz/0/101', { place: 'up' }, { writers: NOBODY }, signed(0)),
    cell('couplesOut', { Waltz: { 0: { 101: { place: 'up' } } } }, { writers: NOBODY }),
    cell('couplesOut/Waltz', { 0: { 101: { place: 'up' } } }, { writers: NOBODY }),
    writeOnlyCell('couplesOut/Waltz/00/101', { place: 'up' }, NOBODY),
    writeOnlyCell('resultsSaved/Waltz/02', { placements: { 101: 1 } }, NOBODY),
  ],
  pushes: [
    ['resultsSaved/Waltz', { sumRecalls: { 101: 1 } }, NOBODY],
    ['approvals/Waltz/1', vote, NOBODY],
  ],
  steps: [
    step(
      'the posting of a round based on its last record',
      OFFICE,
      (who, uid) => ({
        ...stateChange(4, 5)(who, uid),
        [`${ROUND}/after`]: 'old',
      }),
      { [`${ROUND}/roundState`]: 4 },
    ),
    step(
      'the posting of a round based on an older record',
      NOBODY,
      (who, uid) => ({
        ...stateChange(4, 5)(who, uid),
        [`${ROUND}/after`]: 'older',
      }),
      { [`${ROUND}/roundState`]: 4 },
    ),
    step('the posting of a round that is already posted', NOBODY, stateChange(4, 5), {
      [`${ROUND}/roundState`]: 5,
    }),
    step('the closing of a signed round', NOBODY, stateChange(2, 4), signed(1)),
    step('a signature after a question was withdrawn', CHAIR, signs(1), {
      ...WITHDRAWN,
      [`${ROUND}/roundState`]: 5,
    }),
    // Only an existing, posted round is signed.
    ...[0, 2, 3, 4].map((state) =>
      step(`a signature of a round in state ${state}`, NOBODY, signs(1), { [`${ROUND}/roundState`]: state }),
    ),
    step('a signature of a missing round', NOBODY, signs(9)),
    step('a signature of a missing round without a posting', NOBODY, signs(9, 'none')),
    step('a signature in a missing event', NOBODY, signs(0, 'none', 'JUNK')),
    // A signature names the posting the chairman saw; other verdicts name none.
    ...['newer', 'none', '', null].map((of) =>
      step(`a signature of the posting ${of}`, NOBODY, signs(1, of), { [`${ROUND}/roundState`]: 5 }),
    ),
    step('a signature of a posting without a record', CHAIR, signs(2, 'none')),
    step('a signature of a posting with another record', NOBODY, signs(2, 'old')),
    step('a signature without its lock', NOBODY, without('approvals/Waltz/signed/2', signs(2, 'none'))),
    step('a lock without a signature', NOBODY, without('approvals/Waltz/2/decided', signs(2, 'none'))),
    step('a signature taken back, with its lock', CHAIR, takesBack, signed(1)),
    step(
      'a signature taken back without its lock',
      NOBODY,
      without('approvals/Waltz/signed/1', takesBack),
      signed(1),
    ),
    step('a lock taken away alone', NOBODY, without('approvals/Waltz/1/decided', takesBack), signed(1)),
  ],
};
