import type { LeadNumber } from '../../domain/ids.ts';
import { PLACEHOLDER } from '../../domain/people/placeholder.ts';
import type { Json } from '../tree/patch.ts';

/** What a floor of the usual size takes. */
export const COUPLES_PER_HEAT = 24;

export const idOf = (number: LeadNumber): string => `c${number}`;

/** A couple nobody has written down (SPEC 3), but with the number it wore. */
export const storedPlaceholder = (number: LeadNumber, registeredAt: number): Json => ({
  entryId: idOf(number),
  leadName: PLACEHOLDER.name,
  followName: PLACEHOLDER.name,
  leadId: PLACEHOLDER.id,
  followId: PLACEHOLDER.id,
  leadNumber: Number(number),
  affiliation: PLACEHOLDER.affiliation,
  registeredTime: registeredAt,
});
