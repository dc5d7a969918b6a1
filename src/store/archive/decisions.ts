import { mapDefined } from '../../domain/defined.ts';
import { nameOf, type Archiving, type NodeEntry } from '../../schema/codec/node.ts';
import { ENTRIES } from '../../schema/nodes/entries.ts';

/** By the name of a child; `$…` is every other one, by the name it has in the rules. */
export interface Decisions {
  readonly [name: string]: Archiving | Decisions;
}

/** As the schema has decided of these nodes. */
const archivingOf = (entries: readonly NodeEntry[]): Decisions =>
  Object.fromEntries(entries.map((entry) => [nameOf(entry), entry.archive]));

/**
 * Decided of every branch by its name: what is not named here goes nowhere, and `tools/rules/decisions.test.ts` asks for
 * it. No name of a person, no code and no day of this year is in what goes on to the next.
 */
export const DECISIONS = {
  competitionMetadata: {
    fullName: 'next year',
    primaryColor: 'next year',
    place: 'next year',
    timeZone: 'next year',
    startDate: 'this year',
    endDate: 'this year',
    dateRegistrationOpen: 'this year',
    dateRegistrationEarly: 'this year',
    dateRegistrationClosed: 'this year',
    registrationStatus: 'this year',
    resultsPageShown: 'this year',
    socials: 'next year',
    officials: 'this year',
    organizers: 'this year',
    timing: {
      usual: 'next year',
      levels: 'next year',
      secondsBetweenHeats: 'next year',
      secondsBetweenDances: 'next year',
      secondsBetweenRounds: 'next year',
      // Moments of this year's days.
      hours: 'this year',
    },
    editions: {
      basics: 'next year',
      color: 'next year',
      officials: 'this year',
      timing: 'next year',
    },
  },
  derived: 'stays',
  pages: archivingOf(ENTRIES.pages),
  photos: 'this year',
  settings: { ...archivingOf(ENTRIES.settings), consents: 'next year', schools: 'next year' },
  events: {
    $event: {
      name: 'next year',
      eventLevel: 'next year',
      style: 'next year',
      ageGroup: 'next year',
      eventDances: 'next year',
      danceOrder: 'next year',
      roundNames: 'next year',
      renumbered: 'this year',
      entries: 'this year',
      pairs: 'this year',
      rounds: 'this year',
    },
  },
  couplesOut: 'this year',
  marks: 'this year',
  sheets: 'this year',
  resultsSaved: 'this year',
  readOut: 'this year',
  approvals: 'this year',
  deck: 'this year',
  competitors: 'this year',
  registrations: 'this year',
  payments: 'this year',
  agreedPrices: 'this year',
  registeredFrom: 'stays',
  numberedFrom: 'stays',
  evidence: 'this year',
  objections: 'this year',
  rulings: 'this year',
  rulingReasons: 'this year',
  setAside: 'this year',
  codeClaims: 'stays',
  owners: 'this year',
  tba: 'this year',
  entered: 'this year',
  requests: 'this year',
  invitations: 'this year',
  asked: 'this year',
  numbers: 'this year',
  deskNotes: 'this year',
  live: 'this year',
  announcement: 'this year',
  jumbotron: 'this year',
  judgeCodes: 'this year',
  judgeClaims: 'stays',
  online: 'stays',
  roles: 'stays',
  staff: 'stays',
  receipts: 'stays',
  journal: 'this year',
  journalEnds: 'this year',
  incidents: 'this year',
  pronunciations: 'this year',
  blocks: 'this year',
  planning: 'this year',
} as const satisfies Decisions;

const decisions: Decisions = DECISIONS;

/** The branches of an archive, in its order. */
export const ARCHIVED: readonly string[] = mapDefined(Object.entries(decisions), ([name, decided]) =>
  decided === 'stays' ? undefined : name,
);

/** What is decided of a child; undefined of one that nobody has decided about. */
export function decidedOf(name: string, among: Decisions): Archiving | Decisions | undefined {
  if (Object.hasOwn(among, name)) return among[name];
  return Object.entries(among).find(([one]) => one.startsWith('$'))?.[1];
}

/** Whether it is decided what becomes of a branch. */
export const isDecided = (name: string): boolean => Object.hasOwn(decisions, name);
