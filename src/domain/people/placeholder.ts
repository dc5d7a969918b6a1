import type { LeadNumber } from '../ids.ts';

/** Values in an entry of which only the number is known (SPEC 3). */
export const PLACEHOLDER = { id: 'Adhoc', name: 'dummy', affiliation: 'Other' } as const;

/** The number worn by couples whose own is unknown (SPEC 3); several couples may have it. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- four digits without a leading zero
export const UNKNOWN_NUMBER = '9999' as LeadNumber;

export const isKnownNumber = (number: LeadNumber | undefined): number is LeadNumber =>
  number !== undefined && number !== UNKNOWN_NUMBER;
