import type {
  PlanDraftProblem,
  EventProblem,
  BegunReason,
  RoundNameParts,
} from '../../../../domain/schedule/plan/problem.ts';
import type { ForbiddenStates } from '../../../../domain/round/transitions.ts';
import { unreachable } from '../../../../domain/unreachable.ts';
import { section } from '../section.ts';
import { pluralize, formatCouples, formatHeats } from './count.ts';
import { termsWords } from './terms.ts';

const { eventName, roundInSentence } = termsWords.english;

/** 'the semi-final of Gold Waltz' */
const the = ({ event, name }: RoundNameParts): string =>
  `the ${roundInSentence(name)} of ${eventName(event)}`;

/** The round at the beginning of a sentence. */
const The = (round: RoundNameParts): string => `The ${the(round).slice(4)}`;

const HOW: Readonly<Record<BegunReason, string>> = {
  running: 'is on the floor',
  marked: 'has been judged',
  posted: 'has been posted',
  'has marks': 'has marks',
};

/** The reasons for refused state changes, one sentence for each. */
const STEPS: {
  readonly [From in keyof ForbiddenStates]: { readonly [To in ForbiddenStates[From]]: string };
} = {
  initialized: {
    initialized: 'The round is already waiting to start.',
    marked: 'The round hasn’t been danced. Start it first.',
    posted: 'The round hasn’t been danced. There is nothing to post.',
  },
  empty: {
    empty: 'The round is already empty.',
    running: 'The round has no couples. Add some before it starts.',
    marked: 'The round has no couples. There is nothing to judge.',
    posted: 'The round has no couples. There is nothing to post.',
  },
  running: {
    empty: 'The round is on the floor. Stop it before its couples are removed.',
    running: 'The round is already on the floor.',
    skipped: 'The round is on the floor. It can’t be skipped now.',
    posted: 'The round is still being judged. Close judging before you post.',
  },
  skipped: {
    empty: 'The round was skipped. Restore it first.',
    running: 'The round was skipped, and its couples are in the next one. Restore it before it starts.',
    skipped: 'The round is already skipped.',
    marked: 'The round was skipped. It has no marks.',
    posted: 'The round was skipped. It has no result.',
  },
  marked: {
    initialized: 'The round has been judged. Reopen judging if a judge has to change a sheet.',
    empty: 'The round has been judged. Its couples stay in it.',
    skipped: 'The round has been judged. It can’t be skipped now.',
    marked: 'Judging is already closed.',
  },
  posted: {
    initialized: 'The result is posted. Undo the posting before you change anything.',
    empty: 'The result is posted. Undo the posting before you change anything.',
    running: 'The result is posted. Undo the posting before you reopen judging.',
    skipped: 'The result is posted. The round can’t be skipped now.',
    posted: 'The result is already posted.',
  },
};

function ofEvent(problem: EventProblem): string {
  switch (problem.kind) {
    case 'cannot be regenerated':
      return `${The(problem.round)} ${HOW[problem.begun]}. Its event keeps its rounds.`;
    case 'was skipped':
      return `${The(problem.round)} was skipped, and its couples are in a later round.`;
    case 'cannot be cleared':
      return `${The(problem.round)} ${HOW[problem.begun]}. Its event can’t be cleared.`;
    default:
      return unreachable(problem);
  }
}

function step({
  from,
  to,
}: {
  readonly from: keyof ForbiddenStates;
  readonly to: keyof ForbiddenStates;
}): string {
  const steps: Readonly<Partial<Record<keyof ForbiddenStates, string>>> = STEPS[from];
  return steps[to] ?? '';
}

function problemSaid(problem: PlanDraftProblem): string {
  switch (problem.kind) {
    case 'not from this state':
      return step(problem.step);
    case 'no such event':
      return 'This event isn’t on the schedule.';
    case 'no such round':
      return `${eventName(problem.event)} has no round ${problem.round}.`;
    case 'comes first':
      return `${The(problem.round)} comes first. Its result isn’t posted yet.`;
    case 'nobody in it':
      return `${The(problem.round)} has no couples. It can’t start.`;
    case 'too late':
      return `Too late: ${the(problem.next)} ${HOW[problem.begun]}.`;
    case 'danced on':
      return `${The(problem.next)} ${HOW[problem.begun]} with the couples of this result. The posting can’t be undone.`;
    case 'neither skipped nor deleted':
      return `${The(problem.round)} ${HOW[problem.begun]}. It can’t be skipped or deleted.`;
    case 'final stays':
      return `${The(problem.round)} can’t be removed while another round is danced before it.`;
    case 'nobody comes in':
      return `${The(problem.next)} ${HOW[problem.begun]}. No couple can come into it from the ${roundInSentence(problem.from)}.`;
    case 'skipped too':
      return `${The(problem.round)} was skipped too. Restore it first.`;
    case 'cannot come back':
      return `${The(problem.next)} ${HOW[problem.begun]}. The couples can’t come back from it.`;
    case 'not empty':
      return `${The(problem.round)} has ${formatCouples(problem.couples)}.`;
    case 'keeps its number':
      return `${The(problem.round)} is on the floor. Wait until its marks are in.`;
    case 'no round follows':
      return `${The(problem.round)} ${HOW[problem.begun]}. No round can follow it.`;
    case 'no round before':
      return `${The(problem.round)} ${HOW[problem.begun]}. No round can go before it.`;
    case 'not skipped':
      return `${The(problem.round)} isn’t skipped.`;
    case 'events object':
      return [
        ...problem.objections.map(ofEvent),
        ...(problem.more === 0
          ? []
          : [
              pluralize(problem.more, {
                one: '1 more event, too.',
                other: `${problem.more} more events, too.`,
              }),
            ]),
      ].join(' ');
    case 'row is gone':
      return 'This row isn’t on the schedule anymore.';
    case 'stays where it is':
      return `${The(problem.round)} ${HOW[problem.begun]}. It stays where it is.`;
    case 'nothing before it':
      return `${The(problem.round)} ${HOW[problem.begun]}. Nothing can go before it.`;
    case 'at the edge': {
      const { item, edge } = problem;
      return `${item.kind === 'block' ? item.title : The(item.round)} is already the ${edge} of the day.`;
    }
    case 'danced before':
      return `${The(problem.round)} is danced before the ${roundInSentence(problem.later)}. It has to stay above it.`;
    case 'other rows':
      return 'The schedule has changed since this order was suggested. Ask for a new one.';
    case 'break without a name':
      return 'A break needs a name.';
    case 'no such length':
      return `${problem.title} can’t last ${problem.minutes} minutes.`;
    case 'no such time':
      return `${problem.title} has no valid time.`;
    case 'there already':
      return `${problem.title} is already on the schedule.`;
    case 'break is gone':
      return 'This break isn’t on the schedule anymore.';
    case 'cannot be changed':
      return `${The(problem.round)} ${HOW[problem.begun]}. It can’t be changed now.`;
    case 'panel stays':
      return `${The(problem.round)} ${HOW[problem.begun]}. Its panel stays.`;
    case 'judge stands in':
      return `A judge stands in for another in ${the(problem.round)}. Only the chairman can change its panel.`;
    case 'recalls nobody':
      return `${The(problem.round)} has no recall.`;
    case 'no number':
      return `${problem.typed} isn’t a number of ${problem.of}.`;
    case 'too many':
      return `${problem.typed} ${problem.of} are more than any round has.`;
    case 'couple is gone':
      return `The couple isn’t in ${the(problem.round)} anymore.`;
    case 'no such heat':
      return `${The(problem.round)} has ${formatHeats(problem.heats)}. There is no heat ${problem.heat}.`;
    case 'no such dance':
      return `${eventName(problem.event)} has no dance ${problem.dance}.`;
    case 'no such start':
      return `The start of ${the(problem.round)} isn’t a time.`;
    case 'no judges':
      return 'No judges yet. Add the officials first.';
    case 'no panel':
      return 'A panel needs at least one judge, and a judge at least one round.';
    case 'other rounds now':
      return problem.rounds === undefined
        ? `${problem.event} isn’t on the schedule anymore. Decide again.`
        : `${problem.event} has ${pluralize(problem.rounds, { one: '1 round', other: `${problem.rounds} rounds` })} now. Decide again.`;
    case 'depended on another change':
      return `An earlier change of ${problem.event} couldn’t be made. Decide again.`;
    default:
      return unreachable(problem);
  }
}

/** The reasons for refused changes of the schedule or of a round's state. */
export const planProblemsWords = section('planProblems', {
  problem: problemSaid,
  ofEvent,
});
