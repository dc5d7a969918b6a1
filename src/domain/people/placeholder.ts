import type { LeadNumber } from '../ids.ts';

/** What stands in an entry of which nothing but the number is known (SPEC 3). */
export const PLACEHOLDER = { id: 'Adhoc', name: 'dummy', affiliation: 'Other' } as const;

/** What a couple wears of which not even the number is known (SPEC 3): nobody's own, several couples may. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- four digits, the first of them no zero
export const NUMBER_OF_NOBODY = '9999' as LeadNumber;

export const hasNumberOfItsOwn = (number: LeadNumber | undefined): number is LeadNumber =>
  number !== undefined && number !== NUMBER_OF_NOBODY;
