import type { CompetitionEvent, Entry } from '../competition.ts';
import { mapDefined } from '../defined.ts';
import type { EntryId, EventKey } from '../ids.ts';
import { isSince } from '../round/rounds.ts';
import type { AgainstTheRules } from './entriesChecked.ts';
import type { Reason } from './warning.ts';

/** What an organizer decides on an entry that is against the rules, or that somebody has objected to. */
export const OUTCOMES = ['may dance', 'may not dance'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Who is taken out of the event with a decision that they may not dance it: one of a couple, or the entry. */
export const OUT = ['lead', 'follow', 'both'] as const;
export type Out = (typeof OUT)[number];

export interface Ruling {
  readonly outcome: Outcome;
  /** In milliseconds. */
  readonly at: number;
  /** Missing: nobody, they are in it until somebody takes them out. */
  readonly out?: Out;
  /** The keys of the couple where somebody is out: both are told, also when the entry is gone. */
  readonly lead?: string;
  readonly follow?: string;
}

/** An event is under way: who leaves it from now on is scratched from a round. */
export const isUnderWay = ({ rounds }: Pick<CompetitionEvent, 'rounds'>): boolean =>
  rounds.some(({ state }) => isSince(state));

/** Somebody says that an entry is against the rules. */
export interface Objection {
  /** Which device, and which of its objections. */
  readonly uid: string;
  readonly slot: number;
  readonly event: EventKey;
  readonly entry: EntryId;
  readonly why: string;
  readonly at: number;
}

/** An entry that somebody has to look at, or has looked at. */
export interface Case {
  readonly event: CompetitionEvent;
  readonly entry: Entry;
  readonly reasons: readonly Reason[];
  /** The oldest first. */
  readonly objections: readonly Objection[];
  readonly ruling: Ruling | undefined;
}

/** What is decided on an entry. */
export type RulingOf = (event: EventKey, entry: EntryId) => Ruling | undefined;

/** Nobody has decided, or somebody has objected since. */
export const isOpen = ({ ruling, objections }: Pick<Case, 'ruling' | 'objections'>): boolean =>
  ruling === undefined || objections.some(({ at }) => at > ruling.at);

/**
 * Everything there is to decide, and what was decided: what is open first, and of it what somebody has objected to.
 * @param against what the rules say against entries, by themselves
 */
export function casesOf(
  events: readonly CompetitionEvent[],
  against: readonly AgainstTheRules[],
  objections: readonly Objection[],
  rulingOf: RulingOf,
): readonly Case[] {
  const reasons = new Map(
    against.map(({ event, entry, reasons: its }) => [`${event.key}/${entry.id}`, its] as const),
  );
  const cases = events.flatMap((event) =>
    mapDefined(event.entries, (entry): Case | undefined => {
      const its = reasons.get(`${event.key}/${entry.id}`) ?? [];
      const last = rulingOf(event.key, entry.id);
      // Who was in doubt is out of it: nobody has decided on who dances in it since.
      const [ruling, since] = last?.out === undefined ? [last, 0] : [undefined, last.at];
      const said = objections.filter(
        (one) => one.event === event.key && one.entry === entry.id && one.at > since,
      );
      if (its.length === 0 && said.length === 0 && ruling === undefined) return undefined;
      const oldestFirst = said.toSorted((a, b) => a.at - b.at);
      return { event, entry, reasons: its, objections: oldestFirst, ruling };
    }),
  );
  const urgency = (one: Case): number => {
    if (isOpen(one)) return one.objections.length > 0 ? 0 : 1;
    return 2;
  };
  return cases.toSorted((a, b) => urgency(a) - urgency(b));
}
