import type { Json } from '../../tree/json.ts';
import { SERVER_NOW } from './midday.ts';
import { TEST_STAFF, type TestPerson } from './testPersons.ts';

/** The judge whose code a device has shown, valid or not. */
const JUDGE_OF: Readonly<Partial<Record<TestPerson, string>>> = {
  'judge A': 'A',
  'judge B': 'B',
  'off the panel': 'D',
  rotated: 'C',
  removed: 'E',
  'struck off': 'F',
};

/** The role in a record; people without one claim to be a judge. */
export const recordRoleOf = (who: TestPerson): string =>
  TEST_STAFF.some((role) => role === who) ? who : 'judge';

interface Line {
  readonly who: TestPerson;
  readonly kind: string;
  readonly more?: { readonly [field: string]: Json };
}

/** Each record starts its own chain. */
const tabletOf = (id: string): string => `tablet ${id}`;

/** Path of the end of the record's chain. */
export const buildChainEndAddress = (id: string, who: TestPerson, uid: (who: TestPerson) => string): string =>
  `journalEnds/${uid(who)}/${tabletOf(id)}`;

/** A journal record by its author's device, with the end of its chain. */
export function buildJournalRecord(
  id: string,
  { who, kind, more = {} }: Line,
  uid: (who: TestPerson) => string,
): { readonly [path: string]: Json } {
  const as = recordRoleOf(who);
  const judge = JUDGE_OF[who] ?? 'A';
  const value: Json = {
    at: SERVER_NOW,
    uid: uid(who),
    as,
    kind,
    device: tabletOf(id),
    prev: 'first',
    ...(as === 'judge' ? { judge, what: `{"who":"Judge ${judge}"}` } : { what: '{"who":"Ann"}' }),
    ...more,
  };
  return { [`journal/${id}`]: value, [buildChainEndAddress(id, who, uid)]: id };
}
