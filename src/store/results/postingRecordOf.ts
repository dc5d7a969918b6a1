import type { Round } from '../../domain/competition.ts';

/** A result from elsewhere has no record. */
const NO_RECORD = 'none';

/** The record that identifies a posting. */
export const getPostingRecord = (
  round: { readonly lastRecord?: Round['lastRecord'] | undefined } | undefined,
): string => round?.lastRecord ?? NO_RECORD;
