import type { EventProgress } from '../../../../domain/round/eventProgress.ts';
import { unreachable } from '../../../../domain/unreachable.ts';
import { section } from '../section.ts';
import { formatAlone, pluralize } from './count.ts';
import { termsWords } from './terms.ts';

const { roundName, roundInSentence } = termsWords.english;

function standing(now: EventProgress): string {
  switch (now.kind) {
    case 'not danced':
      return 'Not danced yet';
    case 'on the floor':
      return `${roundName(now.round.name)} on the floor`;
    case 'result to come':
      return `${roundName(now.round.name)}: result pending`;
    case 'callbacks posted':
      return `${roundName(now.round.name)} callbacks posted`;
    case 'waits for the awards':
      return 'Placings come out at the awards';
    case 'final posted':
      return 'Final posted';
    default:
      return unreachable(now);
  }
}

/** The public list of results. */
export const resultsWords = section('results', {
  title: 'Results',
  titleOf: (event: string) => `${event}, results`,
  loading: 'Loading the results',
  notShown: 'Not available',
  none: 'No results yet.',
  noneMore: 'They appear here as soon as the first round is posted.',
  otherStyles: 'Other',
  /** `count` is shown larger than the word beside it. */
  couples: (count: number) => pluralize(count, { one: 'couple', other: 'couples' }),
  alone: formatAlone,
  standing,
});

/** One event's result, round by round. Rounds are passed by their stored names. */
export const eventResultWords = section('eventResult', {
  back: 'Back',
  all: 'All results',
  noEvent: 'No such event',
  noEventMore: (event: string) => `There is no event “${event}” here. The list of results has them all.`,
  size: (couples: number, rounds: number) =>
    `${pluralize(couples, { one: '1 couple', other: `${couples} couples` })}, ${pluralize(rounds, {
      one: '1 round',
      other: `${rounds} rounds`,
    })}`,
  rounds: 'Rounds',
  none: 'No result yet.',
  noneMore: 'It appears here as soon as the first round is posted.',
  atTheAwards: 'Placings come out at the awards.',
  atTheAwardsMore: 'The final has been judged. Its placings appear here once they’re read out.',
  unreadable: 'This result can’t be read. Ask the scrutineer to post it again.',
  advance: (recalled: number, danced: number, next: string | undefined) =>
    `${recalled} of ${danced} advance to the ${next === undefined ? 'next round' : roundInSentence(next)}`,
  recalled: (couples: number) => `${couples} recalled`,
  marks: 'Marks',
  places: 'Places',
  legend: (majority: number | undefined) =>
    `A column “1–3” counts the judges who placed the couple 3rd or better.${
      majority === undefined
        ? ''
        : ` ${majority} of them are a majority; the marked cell is where the couple got its place.`
    } In brackets: the sum of those marks.`,
});
