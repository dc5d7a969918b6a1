// Shared by screens and access rules, so that text accepted by a field is never rejected by the server.

/** Maximum text lengths, in characters. */
export const LONGEST = {
  name: 80,
  title: 200,
  key: 300,
  /** For one sheet: the reason it is short or was returned. */
  reason: 200,
  /** A reason for an action, and the chairman's answer to a question. */
  why: 300,
  /** The chairman's log entries, and the MC's announcements. */
  said: 500,
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

/** The organizer's password, in characters: this account may do everything. */
export const MIN_ORGANIZER_PASSWORD = 12;

/** Maximum counts. */
export const MOST = {
  /** Recalled from one round. */
  couples: 500,
  /** Of one round. */
  heats: 50,
  /** On one sheet. */
  marks: 200,
  /** Any typed count: seconds of a dance or a pause, couples of a heat, minutes. */
  typed: 9999,
  /** Of one price, in cents. */
  cents: 1_000_000,
  /** Of one payment, in cents. */
  payment: 10_000_000,
  /** Items of a list with two-digit keys, such as fee rules and refund dates. */
  inAList: 100,
  /** Items of a short list, such as spellings of a school. */
  aFew: 20,
  /** Open partner requests by one dancer. */
  asked: 40,
  /** Objections of one device. */
  objections: 5,
  /** Rounds before the final in a result from elsewhere. */
  roundsBefore: 6,
  /** Entries of one registration, and dancers. */
  entries: 600,
  dancers: 100,
  /** Registrations by one device: a team needs one per dancer. */
  registrations: 150,
  /** Lead numbers one device takes by accepting requests; the organizer assigns the others. */
  numbered: 4,
  /** Entries plus dancers of a deletion with undo: about 19 MB. */
  setAside: 20_000,
} as const;
