import type { EntryId, EventKey } from '../../domain/ids.ts';

export const REGISTRATIONS_AT = 'registrations';

export const registrationAt = (code: string): string => `${REGISTRATIONS_AT}/${code}`;

export const REGISTERED_FROM_AT = 'registeredFrom';

/** Registrations that a device has made, by slot. */
export const registeredFromAt = (uid: string): string => `${REGISTERED_FROM_AT}/${uid}`;

/** The dancer whose own registration it is. */
export const ownDancerAt = (code: string): string => `${registrationAt(code)}/competitor`;

export const codeClaimsAt = (uid: string): string => `codeClaims/${uid}`;

export const codeClaimAt = (uid: string, code: string): string => `${codeClaimsAt(uid)}/${code}`;

/** Dancers of a registration, by slot. */
export const dancersAt = (code: string): string => `${registrationAt(code)}/dancers`;

export const competitorAt = (id: string): string => `competitors/${id}`;

export const numberAt = (number: number): string => `numbers/${number}`;

/** A search for a partner, public and without contact data. */
export const searchAt = (entry: EntryId): string => `tba/${entry}`;

// Codes of the registrations that own public nodes, written with them and unreadable (docs/ACCESS.md).
export const OWNERS_AT = 'owners';
export const competitorOwnerAt = (id: string): string => `${OWNERS_AT}/competitors/${id}`;
/** The code of a dancer's own registration, if another registration created the dancer. */
export const ownCodeAt = (id: string): string => `${OWNERS_AT}/own/${id}`;
export const searchOwnerAt = (entry: EntryId): string => `${OWNERS_AT}/tba/${entry}`;
export const entryOwnerAt = (event: EventKey, entry: EntryId): string =>
  `${OWNERS_AT}/entries/${event}/${entry}`;

/** The text of a registration's slot for an entry. */
export const formatEntrySlot = (event: EventKey, entry: EntryId): string => `${event}/${entry}`;

export const slotAt = (code: string, slot: number): string => `${registrationAt(code)}/entries/${slot}`;
export const changedAt = (code: string): string => `${registrationAt(code)}/changedAt`;

/** The number of edits of the entries of the registration's own dancer. */
export const editedAt = (code: string): string => `${registrationAt(code)}/edited`;

export const consentAt = (code: string, which: 'risk' | 'media'): string =>
  `${registrationAt(code)}/consents/${which}`;
