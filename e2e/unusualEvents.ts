import { sortEventDances } from '../src/domain/event/dances.ts';
import {
  createEventKey,
  parseJudgeKey,
  parseLeadNumber,
  type JudgeKey,
  type LeadNumber,
} from '../src/domain/ids.ts';
import { scoreFinal } from '../src/domain/skating/final.ts';
import { saveFinal } from '../src/store/results/savedResults.ts';

/** The longest realistic name: 60 characters. */
export const LONG_NAME = 'Maximiliana-Theodora von Hohenstaufen-Montgomery y Echeverría';

const JUDGES = ['A', 'B', 'C', 'D', 'E'];
const lead = (number: number): LeadNumber => {
  const its = parseLeadNumber(String(number));
  if (its === undefined) throw new Error(`${number} is no number`);
  return its;
};
const judges = JUDGES.map(parseJudgeKey).filter((key): key is JudgeKey => key !== undefined);

/**
 * A posted final in the tree's format. Couples 2 and 3, and the last two, are placed alike by all judges and so tie.
 * @param release when the places become public
 */
export function buildPostedFinal(name: string, couples: number, release: 'at once' | 'awards' = 'at once') {
  const key = createEventKey(name);
  const numbers = Array.from({ length: couples }, (_, at) => 501 + at);
  const dances = sortEventDances({ style: 'Standard', dances: ['Waltz', 'Quickstep'] });
  const placeBy = (couple: number, judge: number, dance: number): number => {
    const isPair = (first: number) => couple === first || couple === first + 1;
    // Two couples whose order alternates between judges, reversed in the other dance.
    const first = couples >= 4 ? [1, couples - 2].find(isPair) : undefined;
    if (first === undefined) return couple + 1;
    const isTurned = (judge + dance) % 2 === 1;
    return (isTurned ? 2 * first + 1 - couple : couple) + 1;
  };
  const scored = scoreFinal(
    dances.map((dance, at) => ({
      dance,
      judges: judges.slice(0, 4),
      marks: new Map(
        numbers.map((number, couple) => [
          lead(number),
          judges.slice(0, 4).map((_, judge) => placeBy(couple, judge, at)),
        ]),
      ),
    })),
  );
  if (!scored.ok) throw new Error('the marks are a final');
  const everybody = new Map(scored.value.placings.map(({ couple, place }) => [couple, place]));
  return {
    [`events/${key}`]: {
      name,
      eventLevel: 'Gold',
      style: 'Standard',
      eventDances: ['Waltz', 'Quickstep'],
      entries: Object.fromEntries(
        numbers.map((number, at) => [
          `e${number}`,
          {
            leadNumber: number,
            leadName: at === 0 ? LONG_NAME : `Lead Number${number}`,
            followName: at === 0 ? LONG_NAME : `Follow Number${number}`,
            affiliation:
              at === 0 ? 'The Ballroom and Latin Formation Society of Greater Wolverhampton' : 'Penn',
          },
        ]),
      ),
      rounds: {
        0: {
          roundName: 'Final',
          roundState: 5,
          roundActualStartTime: Date.now() - 3_600_000,
          roundPostedTime: Date.now() - 1_800_000,
          scheduleIndex: 400,
          numHeats: 1,
          release,
          entries: Object.fromEntries(numbers.map((number) => [`e${number}`, { heat: 1 }])),
        },
      },
    },
    ...saveFinal(key, scored.value, everybody),
  };
}

/** An event with posted callbacks and no final drawn. */
export const buildEventWithoutFinal = (name: string) => ({
  [`events/${createEventKey(name)}`]: {
    name,
    eventLevel: 'Bronze',
    style: 'Latin',
    eventDances: ['Rumba'],
    entries: { e601: { leadNumber: 601, leadName: 'Ann', followName: 'Bo', affiliation: '' } },
    rounds: {
      1: {
        roundName: 'Semi-Final',
        roundState: 5,
        roundActualStartTime: Date.now() - 3_600_000,
        scheduleIndex: 401,
        recallSize: 6,
        numHeats: 1,
        entries: { e601: { heat: 1 } },
      },
    },
  },
  [`resultsSaved/${createEventKey(name)}/1`]: { sumRecalls: { 601: 5 } },
});
