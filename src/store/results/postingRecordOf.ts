import type { Round } from '../../domain/competition.ts';

/** A result without a journal record, such as an imported one. */
const NO_RECORD = 'none';

/** The record that identifies a posting. */
export const getPostingRecord = (
  round: { readonly lastRecord?: Round['lastRecord'] | undefined } | undefined,
): string => round?.lastRecord ?? NO_RECORD;
