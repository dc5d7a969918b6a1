import type { EntryId, EventKey } from '../../domain/ids.ts';

/** The signs of a registration's code (SPEC 9). */
export const REGISTRATION_CODE_LENGTH = 7;
/** A code as it is typed: a sign that is never drawn may stand in one that was made elsewhere. */
export const REGISTRATION_CODE = new RegExp(`^[A-Za-z0-9]{${REGISTRATION_CODE_LENGTH}}$`);

/** Where all registrations lie: for the organizer. */
export const REGISTRATIONS = 'registrations';

/** Where a registration lies: for who holds its code, and for the organizer. */
export const registrationAt = (code: string): string => `${REGISTRATIONS}/${code}`;

/** Where it stands which registrations devices have made: each reads its own, the organizer all. */
export const REGISTERED_FROM = 'registeredFrom';

/** The registrations that a device has made, by their slots. */
export const registeredFromAt = (uid: string): string => `${REGISTERED_FROM}/${uid}`;

/** Whose own registration it is. */
export const ownDancerAt = (code: string): string => `${registrationAt(code)}/competitor`;

/** All codes that a device has shown. */
export const codeClaimsAt = (uid: string): string => `codeClaims/${uid}`;

/** This device has shown the code. */
export const codeClaimAt = (uid: string, code: string): string => `${codeClaimsAt(uid)}/${code}`;

/** The dancers whom a registration has brought, by their slots. */
export const dancersAt = (code: string): string => `${registrationAt(code)}/dancers`;

/** A dancer, for everybody. */
export const competitorAt = (id: string): string => `competitors/${id}`;

/** Whose a number is. */
export const numberAt = (number: number): string => `numbers/${number}`;

/** Who looks for a partner in an entry, for everybody; never an address. */
export const searchAt = (entry: EntryId): string => `tba/${entry}`;

// Whose code opens what a registrant has made: written with it, and read by nobody (docs/ACCESS.md).
export const OWNERS = 'owners';
export const competitorsOwnerAt = (id: string): string => `${OWNERS}/competitors/${id}`;
/** The code of the own registration of a dancer whom another registration has brought. */
export const ownCodeAt = (id: string): string => `${OWNERS}/own/${id}`;
export const searchsOwnerAt = (entry: EntryId): string => `${OWNERS}/tba/${entry}`;
export const entrysOwnerAt = (event: EventKey, entry: EntryId): string =>
  `${OWNERS}/entries/${event}/${entry}`;

/** How a registration names an entry of its own, in the slot that the entry says (docs/ACCESS.md). */
export const entryInSlot = (event: EventKey, entry: EntryId): string => `${event}/${entry}`;

/** A slot for an entry, and when one last came or went. */
export const slotAt = (code: string, slot: number): string => `${registrationAt(code)}/entries/${slot}`;
export const changedAt = (code: string): string => `${registrationAt(code)}/changedAt`;

/** How often the entries of the dancer were changed whose own registration it is. */
export const editedAt = (code: string): string => `${registrationAt(code)}/edited`;

/** Where it is written what somebody has agreed to, and when. */
export const consentAt = (code: string, which: 'risk' | 'media'): string =>
  `${registrationAt(code)}/consents/${which}`;
