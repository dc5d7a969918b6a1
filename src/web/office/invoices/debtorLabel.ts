import type { Debtor } from '../../../domain/lists/bankMatch.ts';

/** The name to search for; with the school of a dancer. */
export const debtorLabel = ({ name, school }: Debtor): string =>
  school === '' ? name : `${name}, ${school}`;
