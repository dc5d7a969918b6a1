/** Names of the rounds before the quarter-final: 1st Round, 2nd Round (SPEC 5), or 1/16-Final, 1/8-Final (SPEC 9). */
export const ROUND_NAMINGS = ['counted', 'fractions'] as const;
export type RoundNaming = (typeof ROUND_NAMINGS)[number];
