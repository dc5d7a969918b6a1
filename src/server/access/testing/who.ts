export const STAFF = ['admin', 'scrutineer', 'chairman', 'mc', 'deckcaptain'] as const;

/**
 * Devices without a role. `holder` has shown a registration's code. Judges A and B have shown a valid code and are on
 * the panel; `off the panel` is judge D, also with a valid code. The code of `rotated` (C) was replaced, that of
 * `removed` (E) deleted; `struck off` (F) has a code but is no longer an official.
 */
export const DEVICES = [
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

export type Who = (typeof STAFF)[number] | (typeof DEVICES)[number];
export const EVERYBODY: readonly Who[] = [...DEVICES, ...STAFF];
export const SIGNED_IN: readonly Who[] = EVERYBODY.filter((who) => who !== 'out');
export const NOBODY: readonly Who[] = [];
export const OFFICE: readonly Who[] = ['admin', 'scrutineer'];

/** Combines groups, in canonical order. */
export const and = (...groups: readonly (readonly Who[])[]): readonly Who[] =>
  EVERYBODY.filter((who) => groups.some((group) => group.includes(who)));

export const CHAIR: readonly Who[] = ['chairman'];
export const MC: readonly Who[] = ['mc'];
export const DECK: readonly Who[] = ['deckcaptain'];
export const ADMIN: readonly Who[] = ['admin'];
export const HOLDER: readonly Who[] = ['holder'];
/** Devices that have shown a judge's code, valid or not. */
export const CLAIMING: readonly Who[] = [
  'judge A',
  'judge B',
  'off the panel',
  'rotated',
  'removed',
  'struck off',
];
export const OVER_ROUNDS = and(OFFICE, CHAIR);
