// Shared by screens and access rules, so that text accepted by a field is never rejected by the server.

/** Maximum text lengths, in characters. */
export const MAX_LENGTH = {
  name: 80,
  title: 200,
  key: 300,
  /** The reason one sheet is short or was returned. */
  reason: 200,
  /** A reason for an action, and the chairman's answer to a question. */
  explanation: 300,
  /** The chairman's log entries, and the MC's announcements. */
  note: 500,
  /** A URL. */
  address: 500,
  /** The judges of one dance, by key. */
  seats: 1000,
  /** About an official. */
  bio: 2000,
  /** A photo as a base64 data URL: 40 kB. */
  photo: 54_640,
  page: 20_000,
  /** Undo data of one change to registrations; usually less than 6,000. */
  undo: 60_000,
  consent: 3000,
  howToPay: 1000,
  /** Undo data of one deletion step: a single registration may have six hundred entries. */
  undoPart: 400_000,
  timeZone: 64,
} as const;

export const REGISTRATION_CODE_LENGTH = 7;
/** Also accepts characters that are never drawn, for codes made elsewhere (SPEC 9). */
export const REGISTRATION_CODE_PATTERN = /^[A-Za-z0-9]{7}$/;

/** Characters of the secret of an invitation: more than 128 bits. */
export const INVITATION_SECRET_LENGTH = 24;

/**
 * Minimum length of a staff password chosen through a one-time link. Long, because staff accounts decide
 * results.
 */
export const MIN_STAFF_PASSWORD_LENGTH = 12;

/** Maximum counts. */
export const MAX_COUNT = {
  /** Recalled from one round. */
  recalledCouples: 500,
  /** Of one round. */
  heatsPerRound: 50,
  /** On one sheet. */
  marksPerSheet: 200,
  /** Any typed count: seconds of a dance or a pause, couples of a heat, minutes. */
  typedCount: 9999,
  /** Of one price, in cents. */
  priceCents: 1_000_000,
  /** Of one payment, in cents. */
  paymentCents: 10_000_000,
  /** Items of a list with two-digit keys, such as fee rules and refund dates. */
  listItems: 100,
  /** Items of a short list, such as spellings of a school. */
  shortListItems: 20,
  /** Open partner requests by one dancer. */
  openRequests: 40,
  /** Objections of one device. */
  objectionsPerDevice: 5,
  /** Rounds before the final in a result from elsewhere. */
  roundsBefore: 6,
  /** Entries of one registration, and dancers. */
  entriesPerRegistration: 600,
  dancersPerRegistration: 100,
  /** Registrations by one device: a team needs one per dancer. */
  registrationsPerDevice: 150,
  /** Lead numbers one device takes by accepting requests; the organizer assigns the others. */
  numbersPerDevice: 4,
  /** Dancers with one discount code. */
  discountUses: 500,
  /** Entries plus dancers of a deletion with undo: about 19 MB. */
  setAsideItems: 20_000,
} as const;
