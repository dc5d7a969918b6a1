import type { Json } from '../../../tree/json.ts';
import { SERVER_NOW } from '../midday.ts';
import {
  combineGroups,
  EVERYBODY,
  NOBODY,
  OFFICE,
  TEST_STAFF,
  CHAIR,
  ROUND_OFFICIALS,
  type TestPerson,
} from '../testPersons.ts';
import { buildStateChange, RUNNING_ROUND, addSignature } from './ofSeveralParts.ts';
import {
  buildCell,
  buildStep,
  buildWriteOnlyCell,
  type MiddayDifferences,
  type MatrixPart,
  type MatrixStep,
  type Uid,
} from './rows.ts';

const vote = (who: TestPerson, uid: Uid): Json => ({
  uid: uid(who),
  at: SERVER_NOW,
  what: 'tie',
  note: 'two tie across the cut',
});

const questionBack = (who: TestPerson, uid: Uid): Json => ({
  uid: uid(who),
  at: SERVER_NOW,
  because: 'posted',
});

const verdict =
  (is: string) =>
  (who: TestPerson, uid: Uid): Json => ({ uid: uid(who), at: SERVER_NOW, verdict: is });

/** A signature of a posting, with its lock. */
const signs =
  (round: number, of: string | null = 'old', event = 'Waltz') =>
  (who: TestPerson, uid: Uid) => ({
    [`approvals/${event}/${round}/decided`]: { uid: uid(who), at: SERVER_NOW, verdict: 'signed', of },
    [`approvals/${event}/signed/${round}`]: true,
  });

const VERDICT = (who: TestPerson, uid: Uid) => ({ uid: uid(who), at: SERVER_NOW, verdict: 'approved' });

const takesBack = (who: TestPerson, uid: Uid) => ({
  'approvals/Waltz/1/decided': {
    uid: uid(who),
    at: SERVER_NOW,
    verdict: 'reopened',
    note: 'a mark was misread',
  },
  'approvals/Waltz/signed/1': null,
});

const without =
  (path: string, values: MatrixStep['values']): MatrixStep['values'] =>
  (who, uid) =>
    Object.fromEntries(Object.entries(values(who, uid)).filter(([at]) => at !== path));

const WITHDRAWN: MiddayDifferences = {
  'approvals/Waltz/1/withdrawn': { uid: 'x', at: 2, because: 'posted' },
};

/** Saved results, couples out, and the chairman's decisions. */
export const RESULTS_PART: MatrixPart = {
  reads: [
    ['couplesOut', ROUND_OFFICIALS],
    ['couplesOut/Waltz/0', ROUND_OFFICIALS],
    ['resultsSaved', ROUND_OFFICIALS],
    ['resultsSaved/Waltz', ROUND_OFFICIALS],
    ['resultsSaved/Waltz/1', ROUND_OFFICIALS],
    ['resultsSaved/Waltz/2', EVERYBODY],
    ['resultsSaved/Waltz/3', ROUND_OFFICIALS],
    ['resultsSaved/Waltz/finalResults', ROUND_OFFICIALS],
    ['approvals', TEST_STAFF],
  ],
  cells: [
    buildCell('couplesOut/Waltz/0/101', { place: 'last', danced: 1 }, { writers: OFFICE }),
    buildWriteOnlyCell('couplesOut/Waltz/2/101', { place: 'up' }, NOBODY),
    buildWriteOnlyCell('couplesOut/Waltz/0/somebody', { place: 'up' }, NOBODY),
    buildCell('resultsSaved/Waltz/1', { placements: { 101: 1 } }, { writers: ROUND_OFFICIALS }),
    buildCell('resultsSaved/Waltz/finalResults', { placements: { 101: 2 } }, { writers: ROUND_OFFICIALS }),
    buildCell('resultsSaved', { Waltz: { 1: { placements: { 101: 1 } } } }, { writers: NOBODY }),
    buildCell('resultsSaved/Waltz', { 1: { placements: { 101: 1 } } }, { writers: NOBODY }),
    buildCell('resultsSaved/Waltz/1', { placements: { 101: 1 } }, { writers: NOBODY }, addSignature(1)),
    buildCell(
      'resultsSaved/Waltz/1',
      { placements: { 101: 1 } },
      { writers: ROUND_OFFICIALS },
      addSignature(2),
    ),
    buildCell(
      'resultsSaved/Waltz/finalResults',
      { placements: { 101: 2 } },
      { writers: NOBODY },
      addSignature(0),
    ),
    buildCell('approvals', { Waltz: { 1: { decided: { uid: 'x', at: 1 } } } }, { writers: NOBODY }),
    buildCell('approvals/Waltz/1', { decided: { uid: 'x', at: 1 } }, { writers: NOBODY }),
    buildCell('approvals/Waltz/1/asked', vote, { writers: OFFICE }),
    buildCell('approvals/Waltz/1/asked', vote, { writers: NOBODY }, addSignature(1)),
    buildCell('approvals/Waltz/1/decided', verdict('approved'), { writers: CHAIR }),
    buildCell('approvals/Waltz/1/decided', verdict('approved'), { writers: NOBODY }, addSignature(1)),
    buildCell('approvals/Waltz/1/withdrawn', questionBack, { writers: combineGroups(OFFICE, CHAIR) }),
    buildCell('approvals/Waltz/1/withdrawn', questionBack, { writers: NOBODY }, addSignature(1)),
    // A withdrawn question can't be answered; a signature is not an answer.
    buildCell(
      'approvals/Waltz/1/decided',
      verdict('approved'),
      { writers: NOBODY, removers: CHAIR, rankers: CHAIR },
      WITHDRAWN,
    ),
    buildWriteOnlyCell(
      'approvals/Waltz/1/decided',
      (who, uid) => ({ ...VERDICT(who, uid), of: 'old' }),
      NOBODY,
    ),
    buildWriteOnlyCell('approvals/Waltz/02/decided', verdict('refused'), NOBODY),
    buildCell('couplesOut/Waltz/0/101', { place: 'up' }, { writers: NOBODY }, addSignature(0)),
    buildCell('couplesOut', { Waltz: { 0: { 101: { place: 'up' } } } }, { writers: NOBODY }),
    buildCell('couplesOut/Waltz', { 0: { 101: { place: 'up' } } }, { writers: NOBODY }),
    buildWriteOnlyCell('couplesOut/Waltz/00/101', { place: 'up' }, NOBODY),
    buildWriteOnlyCell('resultsSaved/Waltz/02', { placements: { 101: 1 } }, NOBODY),
  ],
  pushes: [
    ['resultsSaved/Waltz', { sumRecalls: { 101: 1 } }, NOBODY],
    ['approvals/Waltz/1', vote, NOBODY],
  ],
  steps: [
    buildStep(
      'the posting of a round based on its last record',
      OFFICE,
      (who, uid) => ({
        ...buildStateChange(4, 5)(who, uid),
        [`${RUNNING_ROUND}/after`]: 'old',
      }),
      { [`${RUNNING_ROUND}/roundState`]: 4 },
    ),
    buildStep(
      'the posting of a round based on an older record',
      NOBODY,
      (who, uid) => ({
        ...buildStateChange(4, 5)(who, uid),
        [`${RUNNING_ROUND}/after`]: 'older',
      }),
      { [`${RUNNING_ROUND}/roundState`]: 4 },
    ),
    buildStep('the posting of a round that is already posted', NOBODY, buildStateChange(4, 5), {
      [`${RUNNING_ROUND}/roundState`]: 5,
    }),
    buildStep('the closing of a signed round', NOBODY, buildStateChange(2, 4), addSignature(1)),
    buildStep('a signature after a question was withdrawn', CHAIR, signs(1), {
      ...WITHDRAWN,
      [`${RUNNING_ROUND}/roundState`]: 5,
    }),
    // Only an existing, posted round is signed.
    ...[0, 2, 3, 4].map((state) =>
      buildStep(`a signature of a round in state ${state}`, NOBODY, signs(1), {
        [`${RUNNING_ROUND}/roundState`]: state,
      }),
    ),
    buildStep('a signature of a missing round', NOBODY, signs(9)),
    buildStep('a signature of a missing round without a posting', NOBODY, signs(9, 'none')),
    buildStep('a signature in a missing event', NOBODY, signs(0, 'none', 'JUNK')),
    // A signature names the posting the chairman saw; other verdicts name none.
    ...['newer', 'none', '', null].map((of) =>
      buildStep(`a signature of the posting ${of}`, NOBODY, signs(1, of), {
        [`${RUNNING_ROUND}/roundState`]: 5,
      }),
    ),
    buildStep('a signature of a posting without a record', CHAIR, signs(2, 'none')),
    buildStep('a signature of a posting with another record', NOBODY, signs(2, 'old')),
    buildStep('a signature without its lock', NOBODY, without('approvals/Waltz/signed/2', signs(2, 'none'))),
    buildStep('a lock without a signature', NOBODY, without('approvals/Waltz/2/decided', signs(2, 'none'))),
    buildStep('a signature taken back, with its lock', CHAIR, takesBack, addSignature(1)),
    buildStep(
      'a signature taken back without its lock',
      NOBODY,
      without('approvals/Waltz/signed/1', takesBack),
      addSignature(1),
    ),
    buildStep(
      'a lock taken away alone',
      NOBODY,
      without('approvals/Waltz/1/decided', takesBack),
      addSignature(1),
    ),
  ],
};
