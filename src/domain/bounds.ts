// What screens let in and what the rules take, in one list: a text that fits into its field is never refused.

/** The longest texts, in characters. */
export const LONGEST = {
  /** Of a person or a school. */
  name: 80,
  /** Of an event or a competition. */
  title: 200,
  /** The key of an event or a judge. */
  key: 300,
  /** What goes with one sheet: why it is short, or was given back. */
  reason: 200,
  /** Why something was done, and the chairman's word on a question. */
  why: 300,
  /** What the chairman writes into the log, and what the MC announces. */
  said: 500,
  /** Where something lies on the web. */
  address: 500,
  /** Who marks one dance, by their keys. */
  seats: 1000,
  /** What is told of an official. */
  bio: 2000,
  /** A picture of somebody as text: 40 kB, in base64 behind its kind. */
  photo: 54_640,
  /** A page that the organizer writes. */
  page: 20_000,
  /** The undo of one change to registrations: of most it is less than 6,000. */
  undo: 60_000,
  /** What a dancer agrees to. */
  consent: 3000,
  /** How the organizer wants to be paid, and until when. */
  howToPay: 1000,
  /** The undo of one step of a deletion: a registration can name six hundred entries, and is one piece. */
  undoPart: 400_000,
  /** The name of a time zone. */
  timeZone: 64,
} as const;

/** The largest counts. */
export const MOST = {
  /** Recalled from one round. */
  couples: 500,
  /** Of one round. */
  heats: 50,
  /** On one sheet. */
  marks: 200,
  /** Seconds of a dance or a pause, couples of a heat, minutes: what is typed as a count. */
  typed: 9999,
  /** Of one price, in cents. */
  cents: 1_000_000,
  /** Of one payment, in cents. */
  payment: 10_000_000,
  /** Fee rules of a competition, and dates of its refunds: what a list of two digits can hold. */
  inAList: 100,
  /** Spellings of a school: what a list of a few can hold. */
  aFew: 20,
  /** Other dancers whom one has asked for a dance. */
  asked: 40,
  /** Objections of one device. */
  objections: 5,
  /** Rounds before a final that somebody danced elsewhere. */
  roundsBefore: 6,
  /** Entries of one registration, and dancers. */
  entries: 600,
  dancers: 100,
  /** Registrations that one device makes, each dancer of a team with one. */
  registrations: 150,
  /** Lead numbers that one device takes by saying yes to requests; the organizer assigns the others. */
  numbered: 4,
  /** Entries and dancers of a deletion whose undo is kept, together: about 19 MB. */
  setAside: 20_000,
} as const;
