import { mapDefined } from '../../../domain/mapDefined.ts';
import type { JudgeKey, LeadNumber } from '../../../domain/ids.ts';
import { buildLineUp } from '../../../domain/floor/presence.ts';
import { buildPanels } from '../../../domain/floor/judging.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import type { CompetitionEvent, Judge } from '../../../domain/competition.ts';
import { isWithoutPartner } from '../../../domain/people/people.ts';
import { Census } from '../../../domain/people/census.ts';
import { isSheetIn, type Sheets } from '../../../store/sheets/sheets.ts';

/** The sheets of a round: the number in, the total, and each judge's state. */
export interface SheetCount {
  readonly received: number;
  readonly of: number;
  readonly missing: readonly JudgeKey[];
  readonly judges: readonly { readonly name: JudgeKey; readonly state: 'empty' | 'part' | 'in' }[];
}

export function countSheets(
  { event, round }: ScheduledRound,
  judges: readonly Judge[],
  sheets: Sheets,
): SheetCount {
  const each = [...buildPanels(event, round, judges)].flatMap(([dance, panel]) =>
    panel.map((judge) => ({ judge, isIn: isSheetIn(sheets.get(judge)?.get(dance), round) })),
  );
  const names = [...new Set(each.map(({ judge }) => judge))].toSorted();
  return {
    received: each.filter((one) => one.isIn).length,
    of: each.length,
    missing: names.filter((name) => each.some((one) => one.judge === name && !one.isIn)),
    judges: names.map((name) => {
      const sheetsOfJudge = each.filter(({ judge }) => judge === name);
      if (sheetsOfJudge.every((one) => !one.isIn)) return { name, state: 'empty' };
      return { name, state: sheetsOfJudge.every((one) => one.isIn) ? 'in' : 'part' };
    }),
  };
}

/** Couples of a coming round seen on deck. A dancer without a partner is not expected. */
export interface CheckInCount {
  readonly present: number;
  readonly of: number;
  /** Couples that were called and are missing. */
  readonly missing: readonly LeadNumber[];
}

export function countCheckedIn({ event, round }: ScheduledRound): CheckInCount {
  const { present, missing, notCalled: open } = buildLineUp(event, round);
  const notCalled = open.filter((entry) => !isWithoutPartner(entry));
  return {
    present: present.length,
    of: present.length + missing.length + notCalled.length,
    missing: mapDefined(missing, ({ number }) => number),
  };
}

/** Counts a couple as arrived once it was seen in any of its rounds. */
export function countArrived(events: readonly CompetitionEvent[]): {
  readonly here: number;
  readonly of: number;
} {
  const entries = events.flatMap((event) => event.entries);
  const census = new Census(entries);
  const all = new Set<number>();
  const here = new Set<number>();
  for (const entry of entries)
    for (const { person } of census.inCouple(entry)) {
      all.add(person);
      if ([...entry.checkedIn.values()].some((present) => present)) here.add(person);
    }
  return { here: here.size, of: all.size };
}

/** The progress of the day, in rounds and in events with a result. Skipped and empty rounds do not count. */
export function countProgress(events: readonly CompetitionEvent[]): {
  readonly done: number;
  readonly rounds: number;
  readonly results: number;
  readonly events: number;
} {
  const rounds = events
    .flatMap((event) => event.rounds)
    .filter(({ state }) => state !== 'skipped' && state !== 'empty');
  const danced = events.filter((event) => event.rounds.length > 0);
  return {
    done: rounds.filter(({ state }) => state === 'marked' || state === 'posted').length,
    rounds: rounds.length,
    results: danced.filter((event) =>
      event.rounds.some(({ number, state }) => number === 0 && state === 'posted'),
    ).length,
    events: danced.length,
  };
}
