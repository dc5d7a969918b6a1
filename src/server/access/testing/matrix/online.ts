import type { Json } from '../../../tree/json.ts';
import { SERVER_NOW } from '../midday.ts';
import {
  ADMIN,
  combineGroups,
  CHAIR,
  DECK,
  MC,
  NOBODY,
  OFFICE,
  SIGNED_IN,
  TEST_STAFF,
  type TestPerson,
} from '../testPersons.ts';
import {
  buildCell,
  buildStep,
  buildWriteOnlyCell,
  type MatrixPart,
  type MatrixPlace,
  type Uid,
} from './rows.ts';

const own =
  (below: string): MatrixPlace =>
  (who: TestPerson, uid: Uid) =>
    `online/${uid(who)}/${below}`;

const THERE = { since: SERVER_NOW, seen: SERVER_NOW } satisfies Json;

/** The judge whose code a device has shown, valid or not. */
const SHOWN: { readonly [who in TestPerson]?: string } = {
  'judge A': 'A',
  'judge B': 'B',
  'off the panel': 'D',
  rotated: 'C',
  removed: 'E',
  'struck off': 'F',
};
const theirs =
  (changed: { readonly [field: string]: Json } = {}) =>
  (who: TestPerson): Json => ({ ...THERE, of: SHOWN[who] ?? 'A', ...changed });
const CODE_HOLDS: readonly TestPerson[] = combineGroups(['judge A', 'judge B', 'off the panel']);

/** Presence of devices. */
export const ONLINE_PART: MatrixPart = {
  reads: [
    ['online', TEST_STAFF],
    [(who, uid) => `online/${uid(who)}`, SIGNED_IN],
    [(_, uid) => `online/${uid('judge A')}`, combineGroups(['judge A'], TEST_STAFF)],
    [(_, uid) => `online/${uid('judge A')}/judge/seen`, combineGroups(['judge A'], TEST_STAFF)],
  ],
  cells: [
    // Presence is never removed, and has no priority.
    buildCell(own('judge'), theirs(), { writers: CODE_HOLDS, removers: NOBODY, rankers: NOBODY }),
    buildCell(own('judge/since'), SERVER_NOW, {
      writers: ['judge A'],
      removers: combineGroups(['judge A', 'rotated']),
      rankers: NOBODY,
    }),
    buildCell(own('judge/seen'), SERVER_NOW, { writers: ['judge A'], removers: NOBODY, rankers: NOBODY }),
    buildCell(own('deck'), THERE, { writers: combineGroups(DECK, ADMIN), removers: NOBODY, rankers: NOBODY }),
    buildWriteOnlyCell(own('scrutineer'), THERE, OFFICE),
    buildWriteOnlyCell(own('chairman'), THERE, combineGroups(CHAIR, ADMIN)),
    buildWriteOnlyCell(own('mc'), THERE, combineGroups(MC, ADMIN)),
    buildCell(
      own('display'),
      { ...THERE, of: 'HA44' },
      { writers: SIGNED_IN, removers: NOBODY, rankers: NOBODY },
    ),
    buildWriteOnlyCell(own('display'), { ...THERE, of: 'ACDE' }, NOBODY),
    buildWriteOnlyCell(own('display'), { ...THERE, of: 'HA44/name' }, NOBODY),
    buildWriteOnlyCell(own('display'), THERE, NOBODY),
    buildCell(own(''), { mc: THERE }, { writers: NOBODY }),
    // A device writes its own presence only, with the current time.
    buildWriteOnlyCell((_, uid) => `online/${uid('judge A')}/judge`, theirs({ of: 'A' }), ['judge A']),
    buildWriteOnlyCell((_, uid) => `online/${uid('anon')}/mc`, THERE, NOBODY),
    buildWriteOnlyCell(own('judge'), theirs({ of: 'B' }), ['judge B']),
    buildWriteOnlyCell(own('judge'), THERE, NOBODY),
    // Unsent sheets of a judge's own phone.
    buildCell(own('judge/unsent'), 3, { writers: ['judge A'] }),
    buildWriteOnlyCell(own('judge'), theirs({ unsent: 3 }), CODE_HOLDS),
    buildWriteOnlyCell((_, uid) => `online/${uid('judge A')}/judge/unsent`, 3, ['judge A']),
    buildWriteOnlyCell(own('mc'), { ...THERE, unsent: 3 }, NOBODY),
    buildWriteOnlyCell(own('display'), { ...THERE, of: 'HA44', unsent: 3 }, NOBODY),
    buildWriteOnlyCell(own('mc'), { ...THERE, of: 'A' }, NOBODY),
    buildWriteOnlyCell(own('dancer'), THERE, NOBODY),
  ],
  pushes: [
    ['online', { mc: THERE }, NOBODY],
    [(who, uid) => `online/${uid(who)}`, THERE, NOBODY],
  ],
  steps: [
    // A device also ends its presence after the code was replaced.
    buildStep('a device ends its presence', combineGroups(['judge A', 'rotated']), (who, uid) => ({
      [`online/${uid(who)}/judge/since`]: null,
      [`online/${uid(who)}/judge/seen`]: SERVER_NOW,
    })),
    buildStep('a device that ends its presence reports unsent sheets', ['judge A'], (who, uid) => ({
      [`online/${uid(who)}/judge/since`]: null,
      [`online/${uid(who)}/judge/seen`]: SERVER_NOW,
      [`online/${uid(who)}/judge/unsent`]: 3,
    })),
    buildStep('a device that was never present ends its presence', NOBODY, (who, uid) => ({
      [`online/${uid(who)}/chairman`]: { seen: 1_600_000_000_000 },
    })),
  ],
};
