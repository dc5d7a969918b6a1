/** Staff with a role. */
export const STAFF = ['admin', 'scrutineer', 'chairman', 'mc', 'deckcaptain'] as const;

/**
 * Devices without one. `holder` has shown the code of a registration. Judges A and B have shown a code that holds and are
 * on the panel; `off the panel` is judge D, whose code holds too. The code of `rotated` (C) was replaced, that of
 * `removed` (E) taken away; `struck off` (F) has a code, and is no official any more.
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

/** These and the others, in the order in which everybody is named. */
export const and = (...groups: readonly (readonly Who[])[]): readonly Who[] =>
  EVERYBODY.filter((who) => groups.some((group) => group.includes(who)));

export const CHAIR: readonly Who[] = ['chairman'];
export const MC: readonly Who[] = ['mc'];
export const DECK: readonly Who[] = ['deckcaptain'];
export const ADMIN: readonly Who[] = ['admin'];
export const HOLDER: readonly Who[] = ['holder'];
/** Devices that have shown some judge's code, whether it still holds or not. */
export const CLAIMING: readonly Who[] = [
  'judge A',
  'judge B',
  'off the panel',
  'rotated',
  'removed',
  'struck off',
];
export const OVER_ROUNDS = and(OFFICE, CHAIR);
