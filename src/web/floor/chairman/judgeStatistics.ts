import { mapDefined } from '../../../domain/mapDefined.ts';
import type { EventDance } from '../../../domain/event/dances.ts';
import { isFinal, type CompetitionEvent, type Judge, type Round } from '../../../domain/competition.ts';
import type { JudgeKey, LeadNumber } from '../../../domain/ids.ts';
import type { RoundMarks } from '../../../store/sheets/marks.ts';
import { isSheetIn, type Sheets } from '../../../store/sheets/sheets.ts';

/**
 * A judge's marks compared with the panel's. For the chairman only: a difference doesn't make a judge wrong.
 */
export interface JudgeFigures {
  readonly judge: Judge;
  readonly sheets: number;
  /** Recalls by the judge in preliminary rounds, and those that most of the panel gave too. */
  readonly recalls: number;
  readonly recallsWithMajority: number;
  /** Places given in finals, and the sum of their distances from the panel's median. */
  readonly places: number;
  readonly placesApart: number;
}

export interface MarkedRound {
  readonly event: CompetitionEvent;
  readonly round: Round;
  readonly marks: RoundMarks;
  /** Only received sheets count, not drafts. */
  readonly sheets: Sheets;
}

type Own = ReadonlyMap<JudgeKey, readonly LeadNumber[]>;

/** The readable marks of the received sheets of a dance, by judge. */
function marksOfDance({ round, marks, sheets }: MarkedRound, dance: EventDance): Own {
  return new Map(
    mapDefined(marks, ([judge, byDance]) => {
      const own = byDance.get(dance);
      return own?.kind === 'numbers' && isSheetIn(sheets.get(judge)?.get(dance), round)
        ? ([judge, own.numbers] as const)
        : undefined;
    }),
  );
}

interface Sum {
  sheets: number;
  recalls: number;
  recallsWithMajority: number;
  places: number;
  placesApart: number;
}

const NONE: Sum = { sheets: 0, recalls: 0, recallsWithMajority: 0, places: 0, placesApart: 0 };

/** A panel of one always agrees with itself. */
const MIN_PANEL = 2;

function addRecall(sums: Map<JudgeKey, Sum>, own: Own): void {
  const votes = new Map<LeadNumber, number>();
  for (const numbers of own.values())
    for (const couple of new Set(numbers)) votes.set(couple, (votes.get(couple) ?? 0) + 1);
  for (const [judge, numbers] of own) {
    const before = sums.get(judge) ?? NONE;
    const given = [...new Set(numbers)];
    sums.set(judge, {
      ...before,
      sheets: before.sheets + 1,
      recalls: before.recalls + given.length,
      recallsWithMajority:
        before.recallsWithMajority + given.filter((couple) => (votes.get(couple) ?? 0) > own.size / 2).length,
    });
  }
}

const middle = (sorted: readonly number[]): number => {
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
};

function addFinal(sums: Map<JudgeKey, Sum>, own: Own): void {
  const places = new Map<LeadNumber, number[]>();
  for (const numbers of own.values())
    for (const [at, couple] of numbers.entries()) places.set(couple, [...(places.get(couple) ?? []), at + 1]);
  for (const [judge, numbers] of own) {
    const before = sums.get(judge) ?? NONE;
    const apart = numbers.reduce((sum, couple, at) => {
      const given = (places.get(couple) ?? []).toSorted((a, b) => a - b);
      return sum + Math.abs(at + 1 - middle(given));
    }, 0);
    sums.set(judge, {
      ...before,
      sheets: before.sheets + 1,
      places: before.places + numbers.length,
      placesApart: before.placesApart + apart,
    });
  }
}

/** Compares each judge with the panel's majority over all marked rounds; judges without marks are left out. */
export function calculateJudgeFigures(
  rounds: readonly MarkedRound[],
  judges: readonly Judge[],
): readonly JudgeFigures[] {
  const sums = new Map<JudgeKey, Sum>();
  for (const danced of rounds) {
    const { event, round } = danced;
    if (round.state !== 'marked' && round.state !== 'posted') continue;
    for (const dance of event.dances) {
      const own = marksOfDance(danced, dance);
      if (own.size < MIN_PANEL) continue;
      if (isFinal(round)) addFinal(sums, own);
      else addRecall(sums, own);
    }
  }
  return mapDefined(judges, (judge) => {
    const sum = sums.get(judge.key);
    return sum === undefined ? undefined : { judge, ...sum };
  });
}
