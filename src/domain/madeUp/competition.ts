import type { CompetitionEvent, Entry, Judge } from '../competition.ts';
import {
  parseEntryId,
  createEventKey,
  parseJudgeKey,
  parseLeadNumber,
  type EntryId,
  type EventKey,
  type JudgeKey,
  type LeadNumber,
} from '../ids.ts';
import type { Dance } from '../event/dances.ts';
import type { Level, Style } from '../event/terms.ts';
import { createRandom, type RandomSource } from '../random.ts';
import { drawFieldSizes, drawFields } from './fields.ts';
import { createNameGenerator } from './names.ts';
import { drawPeople, type MadeUpCouple, type MadeUpDancer } from './people.ts';
import { openEvents, PROFILES, type OpenEvent, type ProfileName } from './profile.ts';

export interface MadeUpEntry {
  readonly id: EntryId;
  readonly leadId: string;
  readonly followId: string;
  readonly leadName: string;
  readonly followName: string;
  readonly number: LeadNumber;
  readonly affiliation: string;
  /** Milliseconds since 1970. */
  readonly registeredTime: number;
}

export interface MadeUpEvent {
  readonly key: EventKey;
  readonly name: string;
  readonly level: Level;
  readonly style: Style;
  /** In floor order. */
  readonly dances: readonly Dance[];
  readonly entries: readonly MadeUpEntry[];
}

/** A dancer without a partner, as listed at the TBA desk before being matched. */
export interface PartnerSearch {
  readonly dancer: string;
  readonly as: 'lead' | 'follow';
  readonly matchedWith: string;
}

export interface MadeUpOfficial {
  readonly key: JudgeKey;
  readonly name: string;
  readonly role: 'Judge' | 'Chairman of Judges' | 'Scrutineer' | 'MC';
  /** A school they dance for or have taught at: a judge's conflict of interest. */
  readonly school: string | undefined;
}

export interface MadeUpCompetition {
  readonly profile: ProfileName;
  readonly days: number;
  readonly schools: readonly string[];
  readonly dancers: readonly MadeUpDancer[];
  readonly events: readonly MadeUpEvent[];
  readonly tba: readonly PartnerSearch[];
  readonly officials: readonly MadeUpOfficial[];
}

const DAY_MS = 86_400_000;
/** Registration is open for 43 days; more than half register in the last seven. */
const OPEN_DAYS = 43;
const LAST_WEEK = 0.56;

/** The first lead number. */
const FIRST_NUMBER = 101;

/** Generated text is always a valid key; this throws if it is not. */
function sure<T>(made: T | undefined, what: string): T {
  if (made === undefined) throw new Error(`The generated ${what} is invalid.`);
  return made;
}

/** Registration time in milliseconds after opening: by day and evening, hardly ever at night. */
function registration(chance: RandomSource): number {
  const day = chance.happens(LAST_WEEK)
    ? chance.between(OPEN_DAYS - 7, OPEN_DAYS - 1)
    : chance.upTo(OPEN_DAYS - 7);
  return Math.floor((day + 0.35 + 0.6 * chance.next()) * DAY_MS);
}

/** One number per lead, for all of their couples. */
function numbersOf(couples: readonly MadeUpCouple[]): ReadonlyMap<string, LeadNumber> {
  const leads = [...new Set(couples.map(({ lead }) => lead.id))];
  return new Map(
    leads.map((id, at) => [id, sure(parseLeadNumber(String(FIRST_NUMBER + at)), 'lead number')] as const),
  );
}

/** A couple from two schools is listed under both, as in printed programs. */
const affiliationOf = ({ lead, follow }: MadeUpCouple): string =>
  lead.school === follow.school ? lead.school : `${lead.school} / ${follow.school}`;

function officialsOf(
  chance: RandomSource,
  judges: number,
  schools: readonly string[],
  taken: ReadonlySet<string>,
): readonly MadeUpOfficial[] {
  const drawn = createNameGenerator(chance);
  const free = Array.from({ length: judges + 3 + taken.size }, drawn).filter((name) => !taken.has(name));
  const roles = [
    ...Array.from({ length: judges }, () => 'Judge' as const),
    'Chairman of Judges' as const,
    'Scrutineer' as const,
    'MC' as const,
  ];
  return roles.map((role, at) => ({
    key: sure(parseJudgeKey(String.fromCodePoint(65 + at)), 'judge key'),
    name: free[at] ?? `Official ${at + 1}`,
    role,
    school: role === 'Judge' && chance.happens(0.4) ? schools[chance.upTo(schools.length)] : undefined,
  }));
}

/** An entry with a key that no other event uses. */
const entryOf = (
  event: number,
  couple: MadeUpCouple,
  numbers: ReadonlyMap<string, LeadNumber>,
  registeredTime: number,
): MadeUpEntry => {
  const { lead, follow } = couple;
  return {
    id: sure(parseEntryId(`e${event + 1}-${lead.id}-${follow.id}`), 'entry id'),
    leadId: lead.id,
    followId: follow.id,
    leadName: lead.name,
    followName: follow.name,
    number: sure(numbers.get(lead.id), 'lead number'),
    affiliation: affiliationOf(couple),
    registeredTime,
  };
};

/**
 * A competition with made-up people and schools, identical for the same profile and seed. Registration closes 43 days
 * after `registrationOpens`, in milliseconds since 1970.
 */
export function generateCompetition(
  name: ProfileName,
  seed: number | string,
  registrationOpens: number,
): MadeUpCompetition {
  const profile = PROFILES[name];
  const chance = createRandom(`${name} ${seed}`);
  const { schools, dancers, couples } = drawPeople(chance, profile);
  const open: readonly OpenEvent[] = openEvents(profile);
  const fields = drawFields(chance, open, drawFieldSizes(chance, open, profile), couples);
  const numbers = numbersOf(couples);
  const registered = new Map(couples.map((couple) => [couple, registrationOpens + registration(chance)]));
  return {
    profile: name,
    days: profile.days,
    schools,
    dancers,
    events: open.map(({ name, level, style, dances }, at) => ({
      key: createEventKey(name),
      name,
      level,
      style,
      dances,
      entries: (fields[at] ?? [])
        .map((couple) => entryOf(at, couple, numbers, registered.get(couple) ?? registrationOpens))
        .toSorted((a, b) => a.registeredTime - b.registeredTime || Number(a.number) - Number(b.number)),
    })),
    tba: couples
      .filter(({ matched }) => matched)
      .flatMap(({ lead, follow }) => [
        { dancer: lead.id, as: 'lead' as const, matchedWith: follow.id },
        { dancer: follow.id, as: 'follow' as const, matchedWith: lead.id },
      ]),
    officials: officialsOf(chance, profile.judges, schools, new Set(dancers.map(({ name }) => name))),
  };
}

/** The events without any planned rounds. */
export const toCompetitionEvents = (competition: MadeUpCompetition): readonly CompetitionEvent[] =>
  competition.events.map((event) => ({
    ...event,
    entries: event.entries.map((entry): Entry => ({
      ...entry,
      placeholder: false,
      checkedIn: new Map<number, boolean>(),
    })),
    rounds: [],
  }));

/** The marking judges; the chairman does not mark here. */
export const toJudges = (competition: MadeUpCompetition): readonly Judge[] =>
  competition.officials
    .filter(({ role }) => role === 'Judge')
    .map(({ key, name }) => ({ key, name, chairman: false }));
