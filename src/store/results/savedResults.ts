import { toStoredTerm } from '../../domain/event/storedTerm.ts';
import { groupEliminated, placeEliminated, type EliminatedPlacing } from '../../domain/recall/eliminated.ts';
import type { EventKey, LeadNumber } from '../../domain/ids.ts';
import type { DancePlacing, FinalResult, Place, TieStep, WorkingCell } from '../../domain/skating/working.ts';
import { finalResultsAt, savedRoundAt } from './resultAt.ts';
import type { Json, Patch } from '../tree/patch.ts';

const byLead = <T>(rows: readonly T[], lead: (row: T) => LeadNumber, value: (row: T) => Json): Json =>
  Object.fromEntries(rows.map((row) => [lead(row), value(row)]));

const cellsOf = (cells: readonly WorkingCell[]): Json =>
  Object.fromEntries(
    cells.map(({ column, count, sum }) => [String(column), sum === undefined ? { count } : { count, sum }]),
  );

/** The rule as scrutineers print it: '5', '8+7a', '7b-tie'. */
const printedRule = ({ rule, passed, shared }: DancePlacing): string =>
  `${passed ? '8+' : ''}${rule}${shared ? '-tie' : ''}`;

const stepOf = (step: TieStep): Json => {
  const { rule, position, best } = step;
  if (step.rule === '10')
    return {
      rule,
      position,
      best,
      couples: byLead(
        step.couples,
        ({ couple }) => couple,
        ({ count, sum }) => ({ count, sum }),
      ),
    };
  return {
    rule,
    position,
    best,
    votes: step.votes,
    majority: step.majority,
    couples: byLead(
      step.couples,
      ({ couple }) => couple,
      ({ cells }) => cellsOf(cells),
    ),
  };
};

/**
 * A saved final (SPEC 3): placements, and the calculation as counts and sums, never a judge's mark. It
 * includes majorities and the comparisons under Rules 10 and 11, so the result can be explained without the
 * marks.
 */
const savedFinal = (result: FinalResult): Json => ({
  placements: byLead(
    result.placings,
    ({ couple }) => couple,
    ({ place }) => place,
  ),
  finalTable: {
    dances: Object.fromEntries(
      result.dances.map(({ dance, placings }) => [
        toStoredTerm(dance),
        byLead(
          placings,
          ({ couple }) => couple,
          (placing) => ({
            place: placing.place,
            rule: printedRule(placing),
            columns: cellsOf(placing.cells),
          }),
        ),
      ]),
    ),
    majorities: Object.fromEntries(
      result.dances.map(({ dance, majority }) => [toStoredTerm(dance), majority]),
    ),
    totals: byLead(
      result.placings,
      ({ couple }) => couple,
      ({ total }) => total,
    ),
    rules: byLead(
      result.placings,
      ({ couple }) => couple,
      ({ decidedBy }) => decidedBy,
    ),
    path: byLead(
      result.placings,
      ({ couple }) => couple,
      ({ path }) => path.join('>'),
    ),
    steps: result.steps.map(stepOf),
  },
});

const saved = (places: ReadonlyMap<LeadNumber, Place>): Json => Object.fromEntries(places);

/**
 * The places of the couples eliminated in a round (docs/rules.md, D12).
 * @param ahead couples placed before them: recalled, or seeded past the round
 */
export const collectEliminatedPlaces = (
  round: number,
  counts: ReadonlyMap<LeadNumber, number>,
  recalled: readonly LeadNumber[],
  ahead: number,
): readonly EliminatedPlacing[] =>
  placeEliminated(ahead, [groupEliminated(round, counts, new Set(recalled))]);

/** Saves a recall round: the number of marks of each couple, and the places of the eliminated ones. */
export function saveRecall(
  event: EventKey,
  round: number,
  {
    counts,
    recalled,
  }: {
    readonly counts: ReadonlyMap<LeadNumber, number>;
    readonly recalled: readonly LeadNumber[];
  },
  ahead: number,
): Patch {
  const out = collectEliminatedPlaces(round, counts, recalled, ahead);
  return {
    [savedRoundAt(event, round)]: {
      placements: byLead(
        out,
        ({ couple }) => couple,
        ({ place }) => place,
      ),
      sumRecalls: Object.fromEntries(counts),
    },
  };
}

/** Saves a final with the places of all couples in the event. */
export const saveFinal = (
  event: EventKey,
  result: FinalResult,
  everybody: ReadonlyMap<LeadNumber, Place>,
): Patch => ({
  [savedRoundAt(event, 0)]: savedFinal(result),
  [finalResultsAt(event)]: { placements: saved(everybody) },
});

/** Deletes the saved result of a round; for a final, also the places of all couples. */
export const clearSavedResult = (event: EventKey, round: number): Patch => ({
  [savedRoundAt(event, round)]: null,
  ...(round === 0 ? { [finalResultsAt(event)]: null } : {}),
});
