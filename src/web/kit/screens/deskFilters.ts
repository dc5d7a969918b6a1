import type { DeskFilter } from '../../../domain/registrant/deskRows.ts';

/** What the address of the desk of competitors calls those whom it shows. */
export const SHOWN_AS: Readonly<Record<Exclude<DeskFilter, 'everyone'>, string>> = {
  owes: 'unpaid',
  'no number': 'no-number',
  tba: 'tba',
  twice: 'duplicates',
  'no consent': 'no-consent',
  'not here': 'not-arrived',
};
