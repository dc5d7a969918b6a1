import { MAX_LENGTH, MAX_COUNT } from '../bounds.ts';
import type { CompetitionEvent } from '../competition.ts';
import { mapDefined } from '../mapDefined.ts';
import { createEventMatcher } from '../event/matchEvents.ts';
import { LEVELS } from '../event/terms.ts';
import { CATEGORIES, type Category } from '../fees/feeRules.ts';
import type { EventKey } from '../ids.ts';
import { normalizeKnownName, normalizeSpelling, type DanceRole } from '../people/people.ts';
import { normalizeSearch } from '../people/searching.ts';
import { isLikelyEmail } from './address.ts';
import type { TableLine } from './cells.ts';
import {
  getCell,
  detectLayout,
  splitRosterLines,
  type RosterAnswers,
  type RosterLayout,
} from './rosterColumns.ts';
import { parseDanceRole } from './rosterRole.ts';

export interface RosterDancer {
  readonly name: string;
  readonly email: string;
  readonly category: Category;
  /** The school; missing if it is the captain's. */
  readonly school?: string;
  /** The guardian of a minor; missing for dancers of age. */
  readonly guardian?: string;
}

/** A couple of a team in an event. A missing name is still to be found. */
export interface RosterEntry {
  readonly event: EventKey;
  readonly lead: string | undefined;
  readonly follow: string | undefined;
}

export type RosterProblem =
  | { readonly kind: 'no name' | 'no email' | 'named twice' | 'too many dancers' | 'too many entries' }
  | { readonly kind: 'too long'; readonly column: 'name' | 'email' | 'guardian' | 'partner' }
  | {
      readonly kind: 'invalid email' | 'unknown price group' | 'unknown event' | 'unknown role';
      readonly text: string;
    }
  /** The dancer has both roles, and no line says which one they dance in this event. */
  | { readonly kind: 'role unclear'; readonly text: string; readonly event: EventKey }
  /** Two partners have the same role in their lines. */
  | {
      readonly kind: 'same role';
      readonly text: string;
      readonly event: EventKey;
      readonly partner: string;
    }
  /** The dancer has several partners in the roster. */
  | {
      readonly kind: 'partner unclear';
      readonly text: string;
      readonly event: EventKey;
      readonly partners: readonly string[];
    }
  /** The dancer is already in this event: further up, or in the competition. */
  | {
      readonly kind: 'twice in event' | 'entered already';
      readonly text: string;
      readonly event: EventKey;
    };

export interface RosterLine extends TableLine {
  readonly name: string;
  readonly problems: readonly RosterProblem[];
  /** The dancer whose line has to be fixed first: the two are registered together. */
  readonly waitsFor: string | undefined;
}

export interface Roster extends Omit<RosterLayout, 'lines'> {
  readonly lines: readonly RosterLine[];
  /** The dancers in lines without problems. */
  readonly dancers: readonly RosterDancer[];
  readonly entries: readonly RosterEntry[];
}

/** An event in a line, as written, with the role or partner in brackets after it. */
interface Wish {
  readonly text: string;
  readonly event: CompetitionEvent;
  readonly role: DanceRole | undefined;
  readonly partner: string | undefined;
}

interface Read {
  readonly dancer: RosterDancer;
  readonly role: DanceRole | 'both' | undefined;
  readonly partners: readonly string[];
  readonly wishes: readonly Wish[];
}

const OTHER = { lead: 'follow', follow: 'lead' } as const satisfies Record<DanceRole, DanceRole>;

const listed = (text: string, separator: RegExp): readonly string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const levelIn = (text: string): string | undefined =>
  text
    .split(/\s+/)
    .find((word) => LEVELS.some((level) => normalizeSpelling(level) === normalizeSpelling(word)));

/** 'Bronze Waltz, Tango' is two events: the level applies to both. Semicolons always separate. */
function eventTexts(cell: string, isEvent: (text: string) => boolean): readonly string[] {
  return listed(cell, /[;|\n]/).flatMap((part) => {
    if (isEvent(part)) return [part];
    let level: string | undefined;
    return listed(part, /,/).map((text) => {
      const own = levelIn(text);
      const whole = own === undefined && level !== undefined ? `${level} ${text}` : text;
      level = own ?? level;
      return whole;
    });
  });
}

const eventsByName = (
  events: readonly CompetitionEvent[],
): ((text: string) => CompetitionEvent | undefined) => {
  const byName = new Map(events.map((event) => [normalizeSpelling(event.name), event]));
  const find = createEventMatcher(events);
  return (event) => byName.get(normalizeSpelling(event)) ?? find({ event, level: '', style: '', dances: '' });
};

/** The events in a cell, each as written. */
export function splitEventTexts(cell: string, events: readonly CompetitionEvent[]): readonly string[] {
  const find = eventsByName(events);
  return eventTexts(cell, (text) => find(text) !== undefined);
}

/** 'Gold Rumba (follow)' and 'Gold Rumba (with Bo)' say more about one event. */
const WITH_NOTE = /^(.*?)\s*\(([^()]*)\)$/s;
const WITH = /^with\s+/i;

function readWish(text: string, find: (text: string) => CompetitionEvent | undefined): Wish | RosterProblem {
  const whole = find(text);
  if (whole !== undefined) return { text, event: whole, role: undefined, partner: undefined };
  const [, bare = text, note = ''] = WITH_NOTE.exec(text) ?? [];
  const event = find(bare);
  if (event === undefined) return { kind: 'unknown event', text: bare };
  const role = parseDanceRole(note);
  return {
    text,
    event,
    role: role === 'both' ? undefined : role,
    partner: WITH.test(note) ? note.replace(WITH, '').trim() : undefined,
  };
}

type Found = { readonly read: Read } | undefined;

function readLine(
  line: TableLine,
  { meanings }: RosterLayout,
  find: (text: string) => CompetitionEvent | undefined,
  report: (problem: RosterProblem) => void,
): Found {
  const said = (column: Parameters<typeof getCell>[2], joint?: string): string =>
    getCell(line, meanings, column, joint);
  const [name, email, guardian, school] = [said('name'), said('email'), said('guardian'), said('school')];
  const partners = listed(said('partner', ';'), /[;|]/).filter(
    (one) => normalizeKnownName(one) !== undefined,
  );
  const before = { isFine: true };
  const wrong = (problem: RosterProblem): void => {
    before.isFine = false;
    report(problem);
  };
  if (normalizeKnownName(name) === undefined) wrong({ kind: 'no name' });
  if (!isLikelyEmail(email))
    wrong(email === '' ? { kind: 'no email' } : { kind: 'invalid email', text: email });
  for (const [column, texts] of [
    ['name', [name]],
    ['email', [email]],
    ['guardian', [guardian]],
    ['partner', partners],
  ] as const)
    if (texts.some((text) => text.length > MAX_LENGTH.name)) wrong({ kind: 'too long', column });
  const group = normalizeSpelling(said('price group'));
  const category = group === '' ? 'student' : CATEGORIES.find((one) => one === group);
  if (category === undefined) wrong({ kind: 'unknown price group', text: said('price group') });
  const role = parseDanceRole(said('role'));
  if (said('role') !== '' && role === undefined) wrong({ kind: 'unknown role', text: said('role') });
  const wishes = eventTexts(said('events', ';'), (text) => find(text) !== undefined).flatMap((text) => {
    const wish = readWish(text, find);
    if ('event' in wish && !('kind' in wish)) return [wish];
    report(wish);
    return [];
  });
  if (!before.isFine || category === undefined) return undefined;
  return {
    read: {
      dancer: {
        name,
        email,
        category,
        ...(school === '' ? {} : { school: school.slice(0, MAX_LENGTH.name) }),
        ...(guardian === '' ? {} : { guardian }),
      },
      role,
      partners,
      wishes,
    },
  };
}

/** The pairs of names in an event. */
function namesIn({ entries }: CompetitionEvent): ReadonlySet<string> {
  return new Set(
    entries.map(({ leadName, followName }) =>
      JSON.stringify([normalizeKnownName(leadName), normalizeKnownName(followName)]),
    ),
  );
}

/** The name in a form that is equal for all spellings: 'José Álvarez', 'jose alvarez'. */
export const simplifyName = (name: string): string =>
  normalizeSearch(name).replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** The lines of one list, by the names in them. */
class Team {
  private readonly reads = new Map<string, Read>();

  add(read: Read): boolean {
    const name = simplifyName(read.dancer.name);
    if (this.reads.has(name)) return false;
    this.reads.set(name, read);
    return true;
  }

  called(name: string): Read | undefined {
    return this.reads.get(simplifyName(name));
  }

  private wishOf(name: string, event: EventKey): Wish | undefined {
    return this.called(name)?.wishes.find((wish) => wish.event.key === event);
  }

  private names({ partners }: Read, name: string): boolean {
    return partners.some((one) => simplifyName(one) === simplifyName(name));
  }

  /**
   * The partners possible in an event: several if nothing decides between them, and none if the partner is still to
   * be found.
   */
  partnersFor(read: Read, { event, partner }: Wish): readonly string[] {
    if (partner !== undefined) return [partner];
    const { name } = read.dancer;
    if (read.partners.length === 0)
      return mapDefined(this.reads.values(), (one) =>
        this.names(one, name) && one.partners.length === 1 && this.wishOf(one.dancer.name, event.key)
          ? one.dancer.name
          : undefined,
      ).slice(0, 1);
    if (read.partners.length === 1) return read.partners;
    const also = read.partners.filter((one) => this.wishOf(one, event.key) !== undefined);
    return also.length === 1 ? also : read.partners;
  }

  /** The role in an event: as written, or as their partner's line says. */
  roleFor(read: Read, { event, role }: Wish, partner: string | undefined): DanceRole | undefined {
    if (role !== undefined) return role;
    if (read.role === 'lead' || read.role === 'follow') return read.role;
    const other = partner === undefined ? undefined : this.called(partner);
    const its = partner === undefined ? undefined : this.wishOf(partner, event.key)?.role;
    const said = its ?? (other?.role === 'both' ? undefined : other?.role);
    if (said !== undefined) return OTHER[said];
    // A list without roles: its first name of a couple leads.
    return read.role === 'both' ? undefined : 'lead';
  }

  /** True if the partner's line has the same role for this event. */
  isSameRole(read: Read, { event }: Wish, role: DanceRole, partner: string): boolean {
    const [other, its] = [this.called(partner), this.wishOf(partner, event.key)];
    if (other === undefined || its === undefined || !this.names(other, read.dancer.name)) return false;
    return (its.role ?? other.role) === role;
  }
}

/** Entries of the lines, with their problems by line. */
class Entering {
  readonly entries = new Map<string, RosterEntry & { readonly line: number }>();
  /** Couples by event, role and name. */
  private readonly taken = new Map<string, string>();

  /** The problem of the entry, if there is one. Both lines of a couple make the same entry. */
  enter(
    line: number,
    { event, text }: Wish,
    lead: string | undefined,
    follow: string | undefined,
  ): RosterProblem | undefined {
    const couple = JSON.stringify([
      event.key,
      normalizeKnownName(lead ?? ''),
      normalizeKnownName(follow ?? ''),
    ]);
    if (this.entries.has(couple) && lead !== undefined && follow !== undefined) return undefined;
    const places = [
      ...(lead === undefined ? [] : [`${event.key} lead ${normalizeSpelling(lead)}`]),
      ...(follow === undefined ? [] : [`${event.key} follow ${normalizeSpelling(follow)}`]),
    ];
    if (places.some((place) => this.taken.has(place)))
      return { kind: 'twice in event', text, event: event.key };
    if (
      lead !== undefined &&
      follow !== undefined &&
      namesIn(event).has(JSON.stringify([normalizeKnownName(lead), normalizeKnownName(follow)]))
    )
      return { kind: 'entered already', text, event: event.key };
    for (const place of places) this.taken.set(place, couple);
    this.entries.set(couple, { line, event: event.key, lead, follow });
    return undefined;
  }
}

/** Follows partners from line to line: either both dancers of a couple wait, or neither. */
function waitingFor(
  lines: readonly { readonly number: number; readonly name: string; readonly partners: readonly string[] }[],
  bad: ReadonlySet<number>,
): ReadonlyMap<number, string> {
  const lineOf = new Map(lines.map(({ number, name }) => [simplifyName(name), number]));
  const besides = new Map<number, Set<number>>();
  for (const { number, partners } of lines)
    for (const partner of partners) {
      const other = lineOf.get(simplifyName(partner));
      if (other === undefined || other === number) continue;
      besides.set(number, (besides.get(number) ?? new Set()).add(other));
      besides.set(other, (besides.get(other) ?? new Set()).add(number));
    }
  const waits = new Map<number, string>();
  const next = lines
    .filter(({ number }) => bad.has(number))
    .map(({ number, name }) => [number, name] as const);
  // Iterating over a growing list visits additions too.
  for (const [line, name] of next)
    for (const other of besides.get(line) ?? [])
      if (!bad.has(other) && !waits.has(other)) {
        waits.set(other, name);
        next.push([other, name]);
      }
  return waits;
}

/**
 * Parses a team as typed, pasted or uploaded by its captain: a line per dancer, with events and partners. A couple
 * listed in both lines is one entry. Lines with a problem wait, with those of their partners; the others are ready.
 */
export function parseRoster(
  text: string,
  events: readonly CompetitionEvent[],
  answers: RosterAnswers = {},
): Roster {
  const layout = detectLayout(splitRosterLines(text), answers);
  const find = eventsByName(events);
  const problems = new Map<number, RosterProblem[]>();
  const report =
    ({ number }: TableLine) =>
    (problem: RosterProblem): void =>
      void problems.set(number, [...(problems.get(number) ?? []), problem]);
  const team = new Team();
  const reads = new Map<number, Read>();
  /** Names as written, also of lines that can't be read. */
  const names = new Map(layout.lines.map((line) => [line.number, getCell(line, layout.meanings, 'name')]));
  for (const line of layout.lines) {
    const found = readLine(line, layout, find, report(line));
    if (found === undefined) continue;
    if (reads.size >= MAX_COUNT.dancersPerRegistration) report(line)({ kind: 'too many dancers' });
    else if (team.add(found.read)) reads.set(line.number, found.read);
    else report(line)({ kind: 'named twice' });
  }
  const entering = new Entering();
  for (const line of layout.lines) {
    const read = reads.get(line.number);
    for (const wish of read?.wishes ?? []) {
      if (read === undefined) break;
      const { text: written, event } = wish;
      const [partner, another] = team.partnersFor(read, wish);
      if (another !== undefined) {
        report(line)({ kind: 'partner unclear', text: written, event: event.key, partners: read.partners });
        continue;
      }
      const role = team.roleFor(read, wish, partner);
      if (role === undefined) {
        report(line)({ kind: 'role unclear', text: written, event: event.key });
        continue;
      }
      if (partner !== undefined && team.isSameRole(read, wish, role, partner)) {
        report(line)({ kind: 'same role', text: written, event: event.key, partner });
        continue;
      }
      if (entering.entries.size >= MAX_COUNT.entriesPerRegistration) {
        report(line)({ kind: 'too many entries' });
        break;
      }
      const other = partner === undefined ? undefined : (team.called(partner)?.dancer.name ?? partner);
      const own = read.dancer.name;
      const problem =
        role === 'lead'
          ? entering.enter(line.number, wish, own, other)
          : entering.enter(line.number, wish, other, own);
      if (problem !== undefined) report(line)(problem);
    }
  }
  const bad = new Set(problems.keys());
  const waits = waitingFor(
    layout.lines.map((line) => ({
      number: line.number,
      name: names.get(line.number) ?? '',
      partners: [
        ...listed(getCell(line, layout.meanings, 'partner', ';'), /[;|]/),
        ...mapDefined(reads.get(line.number)?.wishes ?? [], ({ partner }) => partner),
      ],
    })),
    bad,
  );
  const isReady = (line: number): boolean => !bad.has(line) && !waits.has(line);
  return {
    ...layout,
    lines: layout.lines.map((line) => ({
      ...line,
      name: names.get(line.number) ?? '',
      problems: problems.get(line.number) ?? [],
      waitsFor: waits.get(line.number),
    })),
    dancers: mapDefined(reads, ([line, { dancer }]) => (isReady(line) ? dancer : undefined)),
    entries: mapDefined(entering.entries.values(), ({ line, ...entry }) =>
      isReady(line) ? entry : undefined,
    ),
  };
}
