export const TEST_STAFF = ['admin', 'scrutineer', 'chairman', 'mc', 'deckcaptain'] as const;

/**
 * Devices without a role. `holder` has shown a registration's code. Judges A and B have shown a valid code and are on
 * the panel; `off the panel` is judge D, also with a valid code. The code of `rotated` (C) was replaced, that of
 * `removed` (E) deleted; `struck off` (F) has a code but is no longer an official.
 */
export const TEST_DEVICES = [
  'out',
  'anon',
  'holder',
  'judge A',
  'judge B',
  'off the panel',
  'rotated',
  'removed',
  'struck off',
] as const;

export type TestPerson = (typeof TEST_STAFF)[number] | (typeof TEST_DEVICES)[number];
export const EVERYBODY: readonly TestPerson[] = [...TEST_DEVICES, ...TEST_STAFF];
export const SIGNED_IN: readonly TestPerson[] = EVERYBODY.filter((who) => who !== 'out');
export const NOBODY: readonly TestPerson[] = [];
export const OFFICE: readonly TestPerson[] = ['admin', 'scrutineer'];

/** Combines groups, in canonical order. */
export const combineGroups = (...groups: readonly (readonly TestPerson[])[]): readonly TestPerson[] =>
  EVERYBODY.filter((who) => groups.some((group) => group.includes(who)));

export const CHAIR: readonly TestPerson[] = ['chairman'];
export const MC: readonly TestPerson[] = ['mc'];
export const DECK: readonly TestPerson[] = ['deckcaptain'];
export const ADMIN: readonly TestPerson[] = ['admin'];
export const CODE_HOLDER: readonly TestPerson[] = ['holder'];
/** Devices that have shown a judge's code, valid or not. */
export const JUDGE_CLAIMERS: readonly TestPerson[] = [
  'judge A',
  'judge B',
  'off the panel',
  'rotated',
  'removed',
  'struck off',
];
export const ROUND_OFFICIALS = combineGroups(OFFICE, CHAIR);
