import type { LeadNumber } from '../../domain/ids.ts';
import { PLACEHOLDER } from '../../domain/people/placeholder.ts';
import type { Json } from '../tree/patch.ts';

/** Fits a floor of usual size. */
export const COUPLES_PER_HEAT = 24;

export const createImportedEntryId = (number: LeadNumber): string => `c${number}`;

/** A placeholder (SPEC 3) with a number. */
export const createStoredPlaceholder = (number: LeadNumber, registeredAt: number): Json => ({
  entryId: createImportedEntryId(number),
  leadName: PLACEHOLDER.name,
  followName: PLACEHOLDER.name,
  leadId: PLACEHOLDER.id,
  followId: PLACEHOLDER.id,
  leadNumber: Number(number),
  affiliation: PLACEHOLDER.affiliation,
  registeredTime: registeredAt,
});
