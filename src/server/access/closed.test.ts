import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitRuns } from '../../domain/testing/tries.ts';
import type { Json } from '../tree/json.ts';
import {
  EXTRA_PATHS,
  VALUE_DAMAGES,
  ATTACK_KEYS,
  runAttempt,
  ATTACK_VERBS,
  type Attempt,
} from './testing/attempts.ts';
import { TestHall } from './testing/hall.ts';
import {
  ADMIN,
  CHAIR,
  EVERYBODY,
  NOBODY,
  OFFICE,
  ROUND_OFFICIALS,
  type TestPerson,
} from './testing/testPersons.ts';

// Closed data stays unchanged, for every person, verb and path: sent sheets, signed and posted rounds, danced couples,
// and everything that closes with registration.

const CLOSED: { readonly [path: string]: Json } = {
  'competitionMetadata/registrationStatus': 'CLOSED',
  // Marks sent for the current line-up.
  'marks/Waltz/1/A/Waltz': ['101', '102', '103'],
  'sheets/Waltz/1/A/Waltz': { state: 'sent', count: 3, at: 1, lineUp: 2 },
  'events/Waltz/rounds/3': {
    roundState: 5,
    recallSize: 24,
    numHeats: 1,
    journal: 'old',
    panel: { A: true, B: true },
    entries: { e1: { heat: 1 }, e2: { heat: 2 } },
  },
  'marks/Waltz/3': { A: { Waltz: ['101'] }, B: { Waltz: ['102', '101'] } },
  'sheets/Waltz/3': { A: { Waltz: { state: 'sent', count: 1, at: 1 } } },
  'couplesOut/Waltz/3': { 109: { place: 'up' } },
  'resultsSaved/Waltz/3': { sumRecalls: { 101: 2, 102: 1 }, placements: { 102: 2 } },
  'approvals/Waltz/3': {
    asked: { uid: 'x', at: 1, what: 'cut', count: 1 },
    decided: { uid: 'x', name: 'Wim', at: 2, verdict: 'signed', note: 'good' },
  },
  'approvals/Waltz/signed/3': true,
  'sheets/Waltz/2': { A: { Waltz: { state: 'sent', count: 2, at: 1 } } },
};

/** Leaves out fields that may change. */
const without =
  (...fields: readonly string[]) =>
  (value: Json): Json =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).filter(([field]) => !fields.includes(field)))
      : value;
const whole = (value: Json): Json => value;

interface Kept {
  readonly place: string;
  readonly by: readonly TestPerson[];
  /** The part that must stay. */
  readonly of: (value: Json) => Json;
}

const kept = (place: string, by: readonly TestPerson[], of: Kept['of'] = whole): Kept => ({ place, by, of });

const KEPT: readonly Kept[] = [
  kept('marks/Waltz/1/A/Waltz', OFFICE),
  kept('sheets/Waltz/1/A/Waltz', ROUND_OFFICIALS),
  kept('resultsSaved/Waltz/3', NOBODY),
  kept('marks/Waltz/3', NOBODY),
  kept('sheets/Waltz/3', NOBODY),
  kept('couplesOut/Waltz/3', NOBODY),
  kept('events/Waltz/rounds/3', NOBODY, without('scheduleIndex', 'roundStartTime', 'release', 'released')),
  // The chairman may remove the signature, which is tested separately.
  kept('approvals/Waltz/3', CHAIR),
  kept('events/Waltz', NOBODY, without('entries', 'rounds', 'pairs')),
  kept('events/Waltz/entries/e1', ADMIN, without('checkedIn')),
  kept(
    'events/Waltz/entries/e1',
    NOBODY,
    without('checkedIn', 'journal', 'leadName', 'followName', 'affiliation'),
  ),
  kept('resultsSaved/Waltz/2', ROUND_OFFICIALS),
  kept('events/Waltz/rounds/2', ROUND_OFFICIALS),
  kept('marks/Waltz/2', OFFICE),
  kept('sheets/Waltz/2', ROUND_OFFICIALS),
  kept('competitors/k1', ADMIN),
  kept('registrations/Code001/contact', ADMIN),
  kept('journal/old', NOBODY),
  kept('incidents/i1', NOBODY),
];

let hall: TestHall;
let before: readonly Json[];
const asItIs = async (who?: TestPerson): Promise<readonly Json[]> =>
  Promise.all(
    KEPT.map(async ({ place, by, of }) =>
      who !== undefined && by.includes(who) ? null : of(await hall.server.administrator.read(place)),
    ),
  );
beforeAll(async () => {
  hall = await TestHall.open();
  await hall.putBack(CLOSED);
  before = await asItIs();
});
afterAll(() => hall.close());

const attempts: fc.Arbitrary<Attempt> = fc.record({
  who: fc.constantFrom(...EVERYBODY),
  verb: fc.nat(ATTACK_VERBS.length - 1),
  place: fc.constantFrom(...KEPT.map(({ place }) => place)),
  up: fc.nat(5),
  below: fc.array(fc.constantFrom(...ATTACK_KEYS), { maxLength: 3 }),
  how: fc.constantFrom(...VALUE_DAMAGES),
  which: fc.nat(1000),
  company: fc.constantFrom(...Object.keys(EXTRA_PATHS)),
});

test('closed data can’t be changed by any path, verb or ancestor, alone or in a larger update', async () => {
  let done = 0;
  await fc.assert(
    fc.asyncProperty(attempts, async (attempt) => {
      hall.oneMore();
      // Refusals change nothing; checked at the end.
      if ((await runAttempt(hall, attempt)) === 'refused') return;
      done += 1;
      const after = await asItIs(attempt.who);
      const kept = before.map((value, at) => (KEPT[at]?.by.includes(attempt.who) === true ? null : value));
      await hall.putBack(CLOSED);
      expect(after).toEqual(kept);
    }),
    limitRuns(2000),
  );
  // If nothing was accepted, the attempts were wrong.
  expect(done).toBeGreaterThan(0);
  expect(await asItIs()).toEqual(before);
});
