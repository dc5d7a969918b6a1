import { mapDefined } from '../../mapDefined.ts';
import type { PlanProblem } from './problem.ts';
import type { Judge } from '../../competition.ts';
import type { EntryId, JudgeKey } from '../../ids.ts';
import { parsed, refused, type Parsed } from '../../parsed.ts';
import { normalizeKnownName, listPublicNames, normalizeSpelling } from '../../people/people.ts';
import { buildNumberedKey } from './planLookup.ts';
import { listItems, type Plan, type PlannedEvent, type PlannedRound } from './plan.ts';
import { isDanced } from './states.ts';

export interface PanelOptions {
  /** Today's judges, in the order in which the first panel is filled. */
  readonly judges: readonly JudgeKey[];
  /** Judges per preliminary round; usually 5. */
  readonly preliminary: number;
  /** Judges per final; usually 7. An even number is reduced by one, so that there is always a majority. */
  readonly final: number;
  /** After this many rounds in a row a judge rests, if there are enough others. */
  readonly inARow: number;
}

export const DEFAULT_PANELS = { preliminary: 5, final: 7, inARow: 4 } as const;

/** All judges; without the chairman, who oversees the floor, if the others fill a panel. */
export function listJudgesToSeat(judges: readonly Judge[]): readonly JudgeKey[] {
  const others = judges.filter(({ chairman }) => !chairman);
  return (others.length < DEFAULT_PANELS.preliminary ? judges : others).map(({ key }) => key);
}

/**
 * The size of the panel: as many as wanted and available, and odd in a final, where an even panel would tie
 * (COMP_DAY 2.1).
 */
function panelSize(round: PlannedRound, wishes: PanelOptions): number {
  const judges = new Set(wishes.judges).size;
  if (round.number > 0) return Math.min(wishes.preliminary, judges);
  const size = Math.min(wishes.final, judges);
  return size % 2 === 0 && size > 1 ? size - 1 : size;
}

/** A judge's counts so far. */
interface Seat {
  readonly judge: JudgeKey;
  readonly place: number;
  rounds: number;
  inARow: number;
}

/** Rested first, then fewest rounds, then longest rest, then list order. */
const byTurn =
  (inARow: number) =>
  (a: Seat, b: Seat): number =>
    Number(a.inARow >= inARow) - Number(b.inARow >= inARow) ||
    a.rounds - b.rounds ||
    a.inARow - b.inARow ||
    a.place - b.place;

function judged(seats: readonly Seat[], panel: ReadonlySet<JudgeKey>): void {
  for (const seat of seats) {
    const judges = panel.has(seat.judge);
    seat.rounds += judges ? 1 : 0;
    seat.inARow = judges ? seat.inARow + 1 : 0;
  }
}

/**
 * Assigns a panel to every round still to be danced, in the order of the day. Judges rotate with about equal numbers of
 * rounds, and at most `inARow` in a row if there are enough of them. A panel judges all dances of its round. Danced
 * rounds keep their panels and count; a break on the plan counts as a rest for all.
 */
export function assignPanels(plan: Plan, wishes: PanelOptions): Parsed<Plan, PlanProblem> {
  const { judges } = wishes;
  const asked = [wishes.preliminary, wishes.final, wishes.inARow];
  if (judges.length === 0) return refused({ kind: 'no judges' });
  if (asked.some((count) => !Number.isSafeInteger(count) || count < 1)) return refused({ kind: 'no panel' });
  const seats: Seat[] = [...new Set(judges)].map((judge, place) => ({ judge, place, rounds: 0, inARow: 0 }));
  const panels = new Map<string, readonly JudgeKey[]>();
  for (const item of listItems(plan)) {
    if (item.kind === 'block') {
      if (item.block.minutes > 0) for (const seat of seats) seat.inARow = 0;
      continue;
    }
    const { event, round } = item;
    if (round.state === 'skipped' || round.state === 'empty') continue;
    const own = round.panel.length > 0 ? round.panel : judges;
    const panel = isDanced(round)
      ? own
      : seats
          .toSorted(byTurn(wishes.inARow))
          .slice(0, panelSize(round, wishes))
          .toSorted((a, b) => a.place - b.place)
          .map(({ judge }) => judge);
    judged(seats, new Set(panel));
    if (!isDanced(round)) panels.set(buildNumberedKey(event, round), panel);
  }
  return parsed({
    ...plan,
    events: plan.events.map((event) => ({
      ...event,
      rounds: event.rounds.map((round) => {
        const panel = panels.get(buildNumberedKey(event, round));
        return panel === undefined ? round : { ...round, panel };
      }),
    })),
  });
}

/** A judge's conflicts of interest: schools they teach at or come from, and family or pupils by name. */
export interface JudgeConflicts {
  readonly judge: JudgeKey;
  readonly schools: readonly string[];
  readonly people: readonly string[];
}

/** A warning to the chairman. It never blocks, because there may be no other judge. */
export type PanelWarning =
  | { readonly kind: 'evenFinal'; readonly judges: number }
  | {
      readonly kind: 'school';
      readonly judge: JudgeKey;
      readonly school: string;
      readonly couples: readonly EntryId[];
    }
  | { readonly kind: 'person'; readonly judge: JudgeKey; readonly person: string; readonly couple: EntryId };

const spellings = (names: readonly string[]): ReadonlyMap<string, string> =>
  new Map(names.map((name) => [normalizeSpelling(name), name] as const).filter(([name]) => name !== ''));

/** People by normalized name; placeholders such as TBA are ignored. */
const knownPeople = (names: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    mapDefined(names, (name) => {
      const known = normalizeKnownName(name);
      return known === undefined ? undefined : ([known, name] as const);
    }),
  );

/**
 * Warns about an even panel in a final, and about judges with ties to couples of the round. While its couples are
 * unknown, all couples of the event are checked.
 */
export function findPanelWarnings(
  event: PlannedEvent,
  round: PlannedRound,
  ties: readonly JudgeConflicts[],
): readonly PanelWarning[] {
  const here = new Set(round.entries.map(({ id }) => id));
  const couples = event.entries.filter(({ id }) => here.size === 0 || here.has(id));
  const panel = new Set(round.panel);
  const evenFinal: readonly PanelWarning[] =
    round.number === 0 && panel.size > 0 && panel.size % 2 === 0
      ? [{ kind: 'evenFinal', judges: panel.size }]
      : [];
  const close = ties
    .filter(({ judge }) => panel.size === 0 || panel.has(judge))
    .flatMap(({ judge, schools, people }): readonly PanelWarning[] => [
      ...mapDefined(spellings(schools), ([school, name]): PanelWarning | undefined => {
        const from = couples.filter(({ affiliation }) => normalizeSpelling(affiliation) === school);
        return from.length === 0
          ? undefined
          : { kind: 'school', judge, school: name, couples: from.map(({ id }) => id) };
      }),
      ...[...knownPeople(people)].flatMap(([person, name]) =>
        couples
          .filter((couple) => listPublicNames(couple).map(normalizeSpelling).includes(person))
          .map(({ id }): PanelWarning => ({ kind: 'person', judge, person: name, couple: id })),
      ),
    ]);
  return [...evenFinal, ...close];
}
