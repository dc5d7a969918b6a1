import { MAX_LENGTH, MAX_COUNT } from '../bounds.ts';
import type { CompetitionEvent } from '../competition.ts';
import { CATEGORIES, type Category } from '../fees/feeRules.ts';
import type { EventKey } from '../ids.ts';
import { normalName, spelledAlike } from '../people/people.ts';
import { looksLikeAddress } from './address.ts';
import { parseCells, type Line } from './cells.ts';

export interface RosterDancer {
  readonly name: string;
  readonly email: string;
  readonly category: Category;
  /** For a minor; missing: of age. */
  readonly guardian?: string;
}

/** A couple of a team in an event. A missing name is still to be found. */
export interface RosterEntry {
  readonly event: EventKey;
  readonly lead: string | undefined;
  readonly follow: string | undefined;
}

export type RosterProblem =
  | {
      readonly kind:
        | 'no name'
        | 'no email'
        | 'named twice'
        | 'too long'
        | 'too many dancers'
        | 'too many entries';
    }
  | { readonly kind: 'unknown price group' | 'unknown event' | 'unknown role'; readonly text: string }
  /** The dancer is already in this event: further up, or in the competition. */
  | { readonly kind: 'twice in event' | 'entered already'; readonly event: EventKey };

export interface Roster {
  readonly dancers: readonly RosterDancer[];
  readonly entries: readonly RosterEntry[];
  readonly problems: readonly { readonly line: number; readonly problem: RosterProblem }[];
}

const COLUMNS = ['name', 'email', 'price group', 'guardian', 'role', 'partner', 'events'] as const;
type Column = (typeof COLUMNS)[number];

/** Other headings for the columns. */
const ALSO_CALLED: Readonly<Record<string, Column>> = {
  'e-mail': 'email',
  'email address': 'email',
  category: 'price group',
  group: 'price group',
  dancer: 'name',
  event: 'events',
};

const columnOf = (cell: string): Column | undefined => {
  const spelled = spelledAlike(cell);
  return COLUMNS.find((column) => column === spelled) ?? ALSO_CALLED[spelled];
};

/** A heading line sets the order of the columns; without one the default order applies. */
function columnsOf([first]: readonly Line[]): {
  readonly columns: readonly (Column | undefined)[];
  readonly isHead: boolean;
} {
  const named = first?.cells.map(columnOf) ?? [];
  const isHead = named.includes('name') && named.includes('email');
  return { columns: isHead ? named : COLUMNS, isHead };
}

interface Read {
  readonly line: number;
  readonly dancer: RosterDancer;
  readonly role: 'lead' | 'follow';
  readonly partner: string | undefined;
  readonly events: readonly string[];
}

function readLine({ number, cells }: Line, columns: readonly (Column | undefined)[]): Read | RosterProblem {
  const said = (column: Column): string => cells[columns.indexOf(column)] ?? '';
  const [name, email, guardian, partner] = [said('name'), said('email'), said('guardian'), said('partner')];
  if (normalName(name) === undefined) return { kind: 'no name' };
  if (!looksLikeAddress(email)) return { kind: 'no email' };
  if ([name, email, guardian, partner].some((text) => text.length > MAX_LENGTH.name))
    return { kind: 'too long' };
  const group = spelledAlike(said('price group'));
  const category = group === '' ? 'student' : CATEGORIES.find((one) => one === group);
  if (category === undefined) return { kind: 'unknown price group', text: said('price group') };
  const role = said('role') === '' ? 'lead' : spelledAlike(said('role'));
  if (role !== 'lead' && role !== 'follow') return { kind: 'unknown role', text: said('role') };
  return {
    line: number,
    dancer: { name, email, category, ...(guardian === '' ? {} : { guardian }) },
    role,
    partner: normalName(partner) === undefined ? undefined : partner,
    events: said('events')
      .split(/[;|]/)
      .map((event) => event.trim())
      .filter((event) => event !== ''),
  };
}

const isRead = (read: Read | RosterProblem): read is Read => !('kind' in read);

/** The pairs of names in an event. */
function namesIn({ entries }: CompetitionEvent): ReadonlySet<string> {
  return new Set(
    entries.map(({ leadName, followName }) => JSON.stringify([normalName(leadName), normalName(followName)])),
  );
}

/**
 * Parses a team as typed or pasted by its captain: a line per dancer, with events and partners. A couple listed in both
 * lines is one entry. Any problem, reported by line, rejects the whole text.
 */
export function rosterOf(text: string, events: readonly CompetitionEvent[]): Roster {
  const lines = parseCells(text);
  const { columns, isHead } = columnsOf(lines);
  const problems: { line: number; problem: RosterProblem }[] = [];
  const byName = new Map(events.map((event) => [spelledAlike(event.name), event]));
  const dancers = new Map<string, RosterDancer>();
  const entries = new Map<string, RosterEntry>();
  /** Names by event and role, to report duplicates. */
  const taken = new Map<string, string>();
  const enter = (
    line: number,
    event: CompetitionEvent,
    lead: string | undefined,
    follow: string | undefined,
  ): void => {
    const couple = JSON.stringify([event.key, normalName(lead ?? ''), normalName(follow ?? '')]);
    if (entries.has(couple) && lead !== undefined && follow !== undefined) return;
    const places = [
      ...(lead === undefined ? [] : [`${event.key} lead ${spelledAlike(lead)}`]),
      ...(follow === undefined ? [] : [`${event.key} follow ${spelledAlike(follow)}`]),
    ];
    if (places.some((place) => taken.has(place)))
      problems.push({ line, problem: { kind: 'twice in event', event: event.key } });
    else if (
      lead !== undefined &&
      follow !== undefined &&
      namesIn(event).has(JSON.stringify([normalName(lead), normalName(follow)]))
    )
      problems.push({ line, problem: { kind: 'entered already', event: event.key } });
    for (const place of places) taken.set(place, couple);
    entries.set(couple, { event: event.key, lead, follow });
  };
  for (const line of isHead ? lines.slice(1) : lines) {
    const read = readLine(line, columns);
    if (!isRead(read)) {
      problems.push({ line: line.number, problem: read });
      continue;
    }
    const { dancer, role, partner } = read;
    const spelled = spelledAlike(dancer.name);
    if (dancers.has(spelled)) problems.push({ line: line.number, problem: { kind: 'named twice' } });
    dancers.set(spelled, dancer);
    for (const written of read.events) {
      const event = byName.get(spelledAlike(written));
      if (event === undefined)
        problems.push({ line: line.number, problem: { kind: 'unknown event', text: written } });
      else if (role === 'lead') enter(line.number, event, dancer.name, partner);
      else enter(line.number, event, partner, dancer.name);
    }
    if (dancers.size === MAX_COUNT.dancersPerRegistration + 1)
      problems.push({ line: line.number, problem: { kind: 'too many dancers' } });
    if (entries.size > MAX_COUNT.entriesPerRegistration) {
      problems.push({ line: line.number, problem: { kind: 'too many entries' } });
      break;
    }
  }
  return { dancers: [...dancers.values()], entries: [...entries.values()], problems };
}
