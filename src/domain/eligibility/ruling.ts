import type { CompetitionEvent, Entry } from '../competition.ts';
import { mapDefined } from '../mapDefined.ts';
import type { EntryId, EventKey } from '../ids.ts';
import { hasStarted } from '../round/rounds.ts';
import type { RuleViolation } from './ruleViolations.ts';
import type { WarningReason } from './warning.ts';

/** An organizer's decision on an entry that breaks a rule or has an objection. */
export const RULING_OUTCOMES = ['may dance', 'may not dance'] as const;
export type RulingOutcome = (typeof RULING_OUTCOMES)[number];

/** Removed with the decision "may not dance": one of the couple, or the whole entry. */
export const REMOVAL_SCOPES = ['lead', 'follow', 'both'] as const;
export type RemovalScope = (typeof REMOVAL_SCOPES)[number];

export interface Ruling {
  readonly outcome: RulingOutcome;
  /** In milliseconds. */
  readonly at: number;
  /** The dancers removed with the ruling; missing while the couple is still entered. */
  readonly out?: RemovalScope;
  /** The couple's keys, so both can be notified even after the entry is deleted. */
  readonly lead?: string;
  readonly follow?: string;
}

/** True once an event has begun: a couple that leaves it now is scratched from a round. */
export const isUnderWay = ({ rounds }: Pick<CompetitionEvent, 'rounds'>): boolean =>
  rounds.some(({ state }) => hasStarted(state));

export interface Objection {
  /** The device, and the index of its objection. */
  readonly uid: string;
  readonly slot: number;
  readonly event: EventKey;
  readonly entry: EntryId;
  readonly why: string;
  readonly at: number;
}

/** An entry to decide on, or already decided. */
export interface EligibilityCase {
  readonly event: CompetitionEvent;
  readonly entry: Entry;
  readonly reasons: readonly WarningReason[];
  readonly objections: readonly Objection[];
  readonly ruling: Ruling | undefined;
}

export type FindRuling = (event: EventKey, entry: EntryId) => Ruling | undefined;

/** Undecided, or objected to since the decision. */
export const isCaseOpen = ({ ruling, objections }: Pick<EligibilityCase, 'ruling' | 'objections'>): boolean =>
  ruling === undefined || objections.some(({ at }) => at > ruling.at);

/**
 * All cases: open ones first, with objections before mere rule violations; then decided ones.
 * @param against entries that break a rule, without any objection
 */
export function listCases(
  events: readonly CompetitionEvent[],
  against: readonly RuleViolation[],
  objections: readonly Objection[],
  rulingOf: FindRuling,
): readonly EligibilityCase[] {
  const reasons = new Map(
    against.map(({ event, entry, reasons: its }) => [`${event.key}/${entry.id}`, its] as const),
  );
  const cases = events.flatMap((event) =>
    mapDefined(event.entries, (entry): EligibilityCase | undefined => {
      const its = reasons.get(`${event.key}/${entry.id}`) ?? [];
      const last = rulingOf(event.key, entry.id);
      // The decision removed the dancer, so it does not apply to those in the entry now.
      const [ruling, since] = last?.out === undefined ? [last, 0] : [undefined, last.at];
      const said = objections.filter(
        (one) => one.event === event.key && one.entry === entry.id && one.at > since,
      );
      if (its.length === 0 && said.length === 0 && ruling === undefined) return undefined;
      const oldestFirst = said.toSorted((a, b) => a.at - b.at);
      return { event, entry, reasons: its, objections: oldestFirst, ruling };
    }),
  );
  const urgency = (one: EligibilityCase): number => {
    if (isCaseOpen(one)) return one.objections.length > 0 ? 0 : 1;
    return 2;
  };
  return cases.toSorted((a, b) => urgency(a) - urgency(b));
}
