import { MAX_LENGTH } from '../bounds.ts';
import type { CompetitionEvent, Entry } from '../competition.ts';
import { mapDefined, omitUndefined } from '../mapDefined.ts';
import { parseEntryId, parseLeadNumber, type EntryId, type EventKey, type LeadNumber } from '../ids.ts';
import type { RegisteredPerson } from '../people/directory.ts';
import { normalizeSpelling, type DanceRole } from '../people/people.ts';
import { isKnownNumber } from '../people/placeholder.ts';
import type { TableLine } from '../registrant/cells.ts';
import { standardizeSchool, type OwnSchool } from '../registrant/schools.ts';
import { joinCells, type Columns } from './columns.ts';
import { KnownDancers, foldName, type ListedDancer } from './knownDancers.ts';
import type { EntryColumn } from './entryTable.ts';
import {
  normalizeEventName,
  createEventMatcher,
  formatEventText,
  type EventAnswers,
} from '../event/matchEvents.ts';
import { createImportKey } from './createImportKey.ts';
import type { ListProblem } from './listProblem.ts';

/** The effect of a line: a new couple in an event, or changes to an existing one. */
export interface EntryImportStep {
  readonly line: number;
  readonly kind: 'new' | 'changed';
  readonly event: CompetitionEvent;
  readonly entry: EntryId;
  /** Dancers added to the entry: both of a new one, otherwise the unknown partner. */
  readonly lead?: ListedDancer;
  readonly follow?: ListedDancer;
  /** The keys in the entry afterwards. */
  readonly ids: { readonly leadId?: string; readonly followId?: string };
  readonly school?: string;
  /** The lead number from now on. */
  readonly number?: LeadNumber;
  /** The lead had no number before. */
  readonly isNumbered?: true;
  /** The couple had a number and no names; the line gives both. */
  readonly fillsIn?: true;
}

/** An unknown name of an event, with the number of lines that use it. */
export interface UnknownEventName {
  readonly saying: string;
  readonly lines: number;
  /** The organizer's answer; undefined while there is none. */
  readonly meant: EventKey | 'left out' | undefined;
}

/** A preview of importing a list. */
export interface EntryImport {
  readonly steps: readonly EntryImportStep[];
  /** Lines that change nothing. */
  readonly same: number;
  /** Lines of skipped events. */
  readonly leftOut: number;
  readonly problems: readonly { readonly line: number; readonly problem: ListProblem }[];
  /** Unknown names of events, in the order of the list. */
  readonly sayings: readonly UnknownEventName[];
}

/** Existing data the list is compared with. */
export interface ImportTarget {
  readonly events: readonly CompetitionEvent[];
  readonly registered: readonly RegisteredPerson[];
  readonly schools: readonly OwnSchool[];
  /** Emails by key of registered dancers; they distinguish dancers with the same name. */
  readonly emails?: ReadonlyMap<string, string>;
  /** Codes of existing registrations. */
  readonly taken?: ReadonlySet<string>;
  readonly said: EventAnswers;
  /** Rounds the chairman signed off: their couples stay as they are. */
  readonly signed?: ReadonlyMap<EventKey, ReadonlySet<number>>;
}

type Said = Readonly<Record<EntryColumn, string>>;

/** A couple of an event, existing or from an earlier line. */
interface Danced {
  readonly id: EntryId;
  /** The existing entry; missing for a new couple. */
  readonly entry?: Entry;
  /** The earlier line with this couple. */
  readonly line?: number;
  /** Normalized names; undefined: unknown. */
  readonly lead: string | undefined;
  readonly follow: string | undefined;
  readonly names: Readonly<Record<DanceRole, string>>;
  /** The dancers' keys, if they have any. */
  readonly ids: { readonly [role in DanceRole]?: string | undefined };
  /** Distinguishes the couple from others with the same names. */
  readonly number: LeadNumber | undefined;
  readonly school: string;
  readonly emails: Readonly<Record<DanceRole, string>>;
}

/** The normalized names of a line's two dancers. */
interface Two {
  readonly lead: string | undefined;
  readonly follow: string | undefined;
}

/** A parsed line: its number, event, cells, and normalized names. */
interface LineRead {
  readonly line: number;
  readonly event: CompetitionEvent;
  readonly said: Said;
  readonly two: Two;
}

const dancedBefore = (entry: Entry, emails: ReadonlyMap<string, string>): Danced => ({
  id: entry.id,
  entry,
  lead: foldName(entry.leadName),
  follow: foldName(entry.followName),
  names: { lead: entry.leadName, follow: entry.followName },
  ids: { lead: entry.leadId, follow: entry.followId },
  number: isKnownNumber(entry.number) ? entry.number : undefined,
  school: entry.affiliation,
  emails: { lead: emails.get(entry.leadId ?? '') ?? '', follow: emails.get(entry.followId ?? '') ?? '' },
});

const ROLES: readonly DanceRole[] = ['lead', 'follow'];
const EMAIL_OF = { lead: 'leadEmail', follow: 'followEmail' } as const;
const NO_EMAILS: ReadonlyMap<string, string> = new Map();

/** True if the line's email address for this role differs from the couple's. */
function hasOtherEmail({ emails }: Danced, role: DanceRole, said: Said): boolean {
  const its = said[EMAIL_OF[role]];
  return emails[role] !== '' && its !== '' && normalizeSpelling(emails[role]) !== normalizeSpelling(its);
}

/** True if no known name differs; an unknown one matches any. */
const fits = (danced: Two, two: Two): boolean =>
  ROLES.every((role) => danced[role] === undefined || two[role] === undefined || danced[role] === two[role]);

/** A dancer has this role with another partner. */
interface Elsewhere {
  readonly role: DanceRole;
  readonly with: string;
}

const elsewhereIn = ({ names }: Danced, role: DanceRole): Elsewhere => ({
  role,
  with: names[role === 'lead' ? 'follow' : 'lead'],
});

class CouplesOf {
  private readonly all: Map<EntryId, Danced>;

  constructor(event: CompetitionEvent, emails: ReadonlyMap<string, string>) {
    this.all = new Map(event.entries.map((entry) => [entry.id, dancedBefore(entry, emails)]));
  }

  /** The couple with this number and no names. */
  nameless(number: LeadNumber | undefined): Danced | undefined {
    return number === undefined
      ? undefined
      : [...this.all.values()].find(
          ({ entry, lead, follow }) =>
            entry?.placeholder === true &&
            entry.number === number &&
            lead === undefined &&
            follow === undefined,
        );
  }

  byKey(key: string): Danced | undefined {
    return [...this.all.values()].find(({ id }) => id === key);
  }

  /**
   * Finds the couple that one of the two dancers is in, if the other may be the partner. Otherwise returns
   * the role that the dancer has with another partner.
   */
  of(two: Two): Danced | Elsewhere | undefined {
    // Prefer the couple with both names.
    const both = [...this.all.values()].find((one) =>
      ROLES.every((role) => two[role] !== undefined && one[role] === two[role]),
    );
    if (both !== undefined) return both;
    const found = mapDefined(ROLES, (role) => {
      const danced = two[role] === undefined ? undefined : this.as(role, two[role]);
      return danced === undefined ? undefined : { role, danced };
    });
    const [first] = found;
    if (first === undefined) return undefined;
    const other = found.find(({ danced }) => !fits(danced, two) || danced.id !== first.danced.id);
    if (other === undefined) return first.danced;
    return elsewhereIn(other.danced, other.role);
  }

  allAs(role: DanceRole, name: string | undefined): readonly Danced[] {
    return name === undefined ? [] : [...this.all.values()].filter((one) => one[role] === name);
  }

  /** Finds the entry in which one of the two has the same role with another partner. */
  elsewhere(its: Danced, two: Two): Elsewhere | undefined {
    for (const role of ROLES) {
      const danced = two[role] === undefined ? undefined : this.as(role, two[role]);
      if (danced !== undefined && danced.id !== its.id) return elsewhereIn(danced, role);
    }
    return undefined;
  }

  private as(role: DanceRole, name: string): Danced | undefined {
    return [...this.all.values()].find((one) => one[role] === name);
  }

  put(danced: Danced): void {
    this.all.set(danced.id, danced);
  }

  /** The key is derived from the couple, unless it belongs to an entry of another couple by now. */
  keyFor(lead: ListedDancer | undefined, follow: ListedDancer | undefined): EntryId | undefined {
    for (let again = 0; again <= this.all.size; again += 1) {
      const key = parseEntryId(
        createImportKey('e', lead?.id ?? '', follow?.id ?? '', ...(again === 0 ? [] : [String(again)])),
      );
      if (key !== undefined && !this.all.has(key)) return key;
    }
    return undefined;
  }
}

/** A problem, or a step; an undefined step changes nothing. */
type Read = { readonly problem: ListProblem } | { readonly step: EntryImportStep | undefined };

const wrong = (problem: ListProblem): Read => ({ problem });
const unclear = (why: 'several' | 'doubtful', text: string): Read =>
  wrong({ kind: why === 'several' ? 'several dancers' : 'doubtful dancer', text });

/** Reads a list line by line; each line sees the effect of those above it. */
class EntryReading {
  private readonly dancers: KnownDancers;
  private readonly couples = new Map<EventKey, CouplesOf>();
  private readonly meant: ReturnType<typeof createEventMatcher>;
  private readonly into: ImportTarget;

  constructor(into: ImportTarget) {
    this.into = into;
    this.dancers = new KnownDancers(into.registered, into.emails);
    this.meant = createEventMatcher(into.events);
    for (const { leadId, followId, leadName, followName } of into.events.flatMap(({ entries }) => entries)) {
      if (leadId !== undefined) this.dancers.dances(leadId, followName);
      if (followId !== undefined) this.dancers.dances(followId, leadName);
    }
    for (const entry of into.events.flatMap(({ entries }) => entries))
      // The number of a nameless couple may belong to a dancer of this list.
      if (isKnownNumber(entry.number) && !entry.placeholder)
        this.dancers.wear({ id: this.leadOf(entry), name: entry.leadName }, entry.number);
  }

  /** The lead's key; without one, the key they would get in this import. */
  private leadOf({ leadId, leadName, id }: Entry): string {
    if (leadId !== undefined) return leadId;
    const called = foldName(leadName) === undefined ? undefined : this.dancers.called(leadName);
    return typeof called === 'object' ? called.id : id;
  }

  eventOf(said: Said): CompetitionEvent | 'left out' | undefined {
    const chosen = this.into.said.get(normalizeEventName(formatEventText(said)));
    if (chosen === 'left out') return 'left out';
    return this.into.events.find(({ key }) => key === chosen) ?? this.meant(said);
  }

  private couplesOf(event: CompetitionEvent): CouplesOf {
    const known = this.couples.get(event.key) ?? new CouplesOf(event, this.into.emails ?? NO_EMAILS);
    this.couples.set(event.key, known);
    return known;
  }

  read(line: number, event: CompetitionEvent, said: Said): Read {
    const two: Two = { lead: foldName(said.lead), follow: foldName(said.follow) };
    const couples = this.couplesOf(event);
    const named = couples.byKey(said.entry);
    if (two.lead === undefined && two.follow === undefined && named === undefined)
      return wrong({ kind: 'nobody' });
    if (ROLES.some((role) => said[role].length > MAX_LENGTH.name) || said.school.length > MAX_LENGTH.name)
      return wrong({ kind: 'too long' });
    const [lead, follow] = [two.lead ?? named?.lead, two.follow ?? named?.follow];
    if (lead !== undefined && lead === follow) return wrong({ kind: 'same person' });
    if (named !== undefined && !fits(named, two))
      return wrong({ kind: 'other couple', names: `${named.names.lead} & ${named.names.follow}` });
    const danced =
      named === undefined
        ? (couples.of(two) ?? couples.nameless(this.numberIn(said)))
        : (couples.elsewhere(named, two) ?? named);
    // Two dancers with the same name are in this event: other cells of the line distinguish them.
    if (named === undefined && danced !== undefined && this.areNamesakes(couples, danced, two, said))
      return this.readNew({ line, event, said, two });
    if (danced !== undefined && 'role' in danced)
      return wrong({
        kind: 'dances already',
        role: danced.role,
        name: said[danced.role],
        partner: danced.with,
      });
    if (danced?.line !== undefined) return wrong({ kind: 'twice', line: danced.line });
    return danced?.entry === undefined
      ? this.readNew({ line, event, said, two })
      : this.readKnown({ line, event, said, two }, danced, danced.entry);
  }

  /** The couples with these names in the event are other people. */
  private areNamesakes(couples: CouplesOf, danced: Danced | Elsewhere, two: Two, said: Said): boolean {
    // The line repeats or changes an existing couple.
    const isAnotherCouple = (one: Danced): boolean =>
      this.isToldFrom(one, said) || ROLES.some((role) => hasOtherEmail(one, role, said));
    if (!('role' in danced) && (danced.line === undefined || !isAnotherCouple(danced))) return false;
    return ROLES.every((role) =>
      couples.allAs(role, two[role]).every((one) => {
        if (this.isToldFrom(one, said) || hasOtherEmail(one, role, said)) return true;
        const somebody = this.somebody(role, said);
        const its = one.ids[role];
        return typeof somebody === 'object' && !somebody.isNew && its !== undefined && its !== somebody.id;
      }),
    );
  }

  private isUnderSignature({ key, rounds }: CompetitionEvent, { id }: Entry): boolean {
    const signed = this.into.signed?.get(key);
    return rounds.some(
      ({ number, entries }) => signed?.has(number) === true && entries.some((one) => one.id === id),
    );
  }

  /** True if the line's number or school differs from the couple's. */
  private isToldFrom({ number, school }: Danced, said: Said): boolean {
    const its = said.number === '' ? undefined : parseLeadNumber(said.number.replace(/^#?0*/, ''));
    const here = this.schoolIn(said);
    return (
      (number !== undefined && its !== undefined && number !== its) ||
      (school !== '' && here !== '' && normalizeSpelling(school) !== normalizeSpelling(here))
    );
  }

  private readNew({ line, event, said, two }: LineRead): Read {
    const couples = this.couplesOf(event);
    // A dancer has a role in an event once, so a second one with the name is another person.
    const others = (role: DanceRole): ReadonlySet<string> =>
      new Set(mapDefined(couples.allAs(role, two[role]), ({ ids }) => ids[role]));
    const [lead, follow] = [
      this.somebody('lead', said, others('lead')),
      this.somebody('follow', said, others('follow')),
    ];
    if (typeof lead === 'string') return unclear(lead, said.lead);
    if (typeof follow === 'string') return unclear(follow, said.follow);
    const had = this.wornBy(lead?.id);
    const worn = this.numberFor(lead?.id, said.lead, said.number);
    if (typeof worn === 'object') return wrong(worn);
    const id = couples.keyFor(lead, follow);
    if (id === undefined) return wrong({ kind: 'nobody' });
    const school = this.schoolIn(said);
    couples.put({
      id,
      line,
      ...two,
      names: { lead: said.lead, follow: said.follow },
      ids: { lead: lead?.id, follow: follow?.id },
      number: worn,
      school,
      emails: { lead: said.leadEmail, follow: said.followEmail },
    });
    const step: EntryImportStep = {
      line,
      kind: 'new',
      event,
      entry: id,
      ...omitUndefined({ lead, follow }),
      ids: omitUndefined({ leadId: lead?.id, followId: follow?.id }),
      ...(school === '' ? {} : { school }),
      ...omitUndefined({ number: worn }),
      ...(worn === had ? {} : { isNumbered: true }),
    };
    return { step };
  }

  private readKnown({ line, event, said, two }: LineRead, danced: Danced, entry: Entry): Read {
    const comes = (role: DanceRole) => (danced[role] === undefined ? this.somebody(role, said) : undefined);
    const [lead, follow] = [comes('lead'), comes('follow')];
    if (typeof lead === 'string') return unclear(lead, said.lead);
    if (typeof follow === 'string') return unclear(follow, said.follow);
    const fillsIn = entry.placeholder && (lead !== undefined || follow !== undefined);
    const its = entry.placeholder ? lead?.id : (lead?.id ?? this.leadOf(entry));
    const had = this.wornBy(its);
    const number = said.number === '' && entry.placeholder ? (entry.number ?? '') : said.number;
    const worn = its === undefined ? undefined : this.numberFor(its, said.lead, number);
    if (typeof worn === 'object') return wrong(worn);
    this.couplesOf(event).put({
      ...danced,
      line,
      lead: danced.lead ?? two.lead,
      follow: danced.follow ?? two.follow,
    });
    const school = this.schoolIn(said);
    const changes = {
      ...omitUndefined({ lead, follow }),
      ...(school === '' || school === entry.affiliation ? {} : { school }),
      ...(fillsIn ? { fillsIn: true as const } : {}),
      ...(worn === undefined || (worn === entry.number && !fillsIn) ? {} : { number: worn }),
      ...(worn === had ? {} : { isNumbered: true as const }),
    };
    if (Object.keys(changes).length === 0) return { step: undefined };
    if (this.isUnderSignature(event, entry)) return wrong({ kind: 'signed' });
    const [leadId, followId] = [lead?.id ?? entry.leadId, follow?.id ?? entry.followId];
    const ids = omitUndefined({ leadId, followId });
    return { step: { line, kind: 'changed', event, entry: entry.id, ...changes, ids } };
  }

  /** The line's number, or the one its lead has. */
  private numberIn(said: Said): LeadNumber | undefined {
    if (said.number !== '') return parseLeadNumber(said.number.replace(/^#?0*/, ''));
    const lead = this.somebody('lead', said);
    return typeof lead === 'object' ? this.wornBy(lead.id) : undefined;
  }

  /** Undefined for a placeholder name. */
  private somebody(
    role: DanceRole,
    said: Said,
    others: ReadonlySet<string> = new Set(),
  ): ListedDancer | 'several' | 'doubtful' | undefined {
    if (foldName(said[role]) === undefined) return undefined;
    const number = role === 'lead' ? parseLeadNumber(said.number.replace(/^#?0*/, '')) : undefined;
    const signs = {
      couplesSchool: this.schoolIn(said),
      number: isKnownNumber(number) ? number : undefined,
      email: said[EMAIL_OF[role]],
      couplesEmail: said.email,
      partner: foldName(role === 'lead' ? said.follow : said.lead),
    };
    return this.dancers.called(said[role], signs, others);
  }

  private schoolIn({ school }: Said): string {
    return school === '' ? '' : standardizeSchool(school, this.into.schools);
  }

  private wornBy(lead: string | undefined): LeadNumber | undefined {
    return lead === undefined ? undefined : this.dancers.numberOf(lead);
  }

  /** The lead's existing number, or the one in the line. */
  private numberFor(
    lead: string | undefined,
    name: string,
    said: string,
  ): LeadNumber | ListProblem | undefined {
    const worn = this.wornBy(lead);
    if (said === '') return worn;
    const number = parseLeadNumber(said.replace(/^#?0*/, ''));
    if (!isKnownNumber(number)) return { kind: 'no number', text: said };
    if (worn === number || lead === undefined) return worn;
    if (worn !== undefined) return { kind: 'other number', number: worn, name };
    const by = this.dancers.wearer(number);
    if (by !== undefined) return { kind: 'number taken', number, by: by.name };
    this.dancers.wear({ id: lead, name }, number);
    return number;
  }
}

function saidIn(cells: readonly string[], columns: Columns<EntryColumn>): Said {
  const said = (column: EntryColumn): string => joinCells(cells, columns, column);
  return {
    event: said('event'),
    level: said('level'),
    style: said('style'),
    dances: said('dances'),
    lead: said('lead'),
    follow: said('follow'),
    school: said('school'),
    number: said('number'),
    entry: said('entry'),
    leadEmail: said('leadEmail'),
    followEmail: said('followEmail'),
    email: said('email'),
  };
}

/**
 * Previews the import line by line: new, changed, unchanged and wrong. It never removes an entry, and an existing
 * couple keeps its partner, number and check-in. Importing the same list again does nothing.
 * @param lines without the headings
 */
export function previewEntryImport(
  lines: readonly TableLine[],
  columns: Columns<EntryColumn>,
  into: ImportTarget,
): EntryImport {
  const reading = new EntryReading(into);
  const steps: EntryImportStep[] = [];
  const problems: { readonly line: number; readonly problem: ListProblem }[] = [];
  const sayings = new Map<string, UnknownEventName>();
  let same = 0;
  let leftOut = 0;
  for (const { number: line, cells } of lines) {
    const said = saidIn(cells, columns);
    const saying = formatEventText(said);
    const event = reading.eventOf(said);
    const spelled = normalizeEventName(saying);
    const meant = into.said.get(spelled);
    if (saying !== '' && (event === undefined || meant !== undefined))
      sayings.set(spelled, {
        saying: sayings.get(spelled)?.saying ?? saying,
        lines: (sayings.get(spelled)?.lines ?? 0) + 1,
        meant: event === undefined ? undefined : meant,
      });
    if (event === 'left out') leftOut += 1;
    else if (saying === '') problems.push({ line, problem: { kind: 'no event' } });
    else if (event === undefined) problems.push({ line, problem: { kind: 'unknown event', text: saying } });
    else {
      const read = reading.read(line, event, said);
      if ('problem' in read) problems.push({ line, problem: read.problem });
      else if (read.step === undefined) same += 1;
      else steps.push(read.step);
    }
  }
  return { steps, same, leftOut, problems, sayings: [...sayings.values()] };
}
