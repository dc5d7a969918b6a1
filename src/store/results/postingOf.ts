import type { Round } from '../../domain/competition.ts';

/** Said of a result from elsewhere, which no record goes with. */
const NO_RECORD = 'none';

/** By which record a result is out: another posting has another, and what is done to one is not done to the next. */
export const postingOf = (
  round: { readonly lastRecord?: Round['lastRecord'] | undefined } | undefined,
): string => round?.lastRecord ?? NO_RECORD;
