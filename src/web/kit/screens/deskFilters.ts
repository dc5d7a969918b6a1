import type { DeskFilter } from '../../../domain/registrant/deskRows.ts';

/** Filters of the competitors' desk, as its address names them. */
export const FILTER_IN_ADDRESS: Readonly<Record<Exclude<DeskFilter, 'everyone'>, string>> = {
  owes: 'unpaid',
  'no number': 'no-number',
  tba: 'tba',
  twice: 'duplicates',
  'no consent': 'no-consent',
  'not here': 'not-arrived',
};
