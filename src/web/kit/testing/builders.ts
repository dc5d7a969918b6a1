import { buildTestRound, type RoundInput } from '../../../domain/testing/round.ts';
import type { CompetitionEvent, Judge, Round } from '../../../domain/competition.ts';
import { parseLeadNumber, type JudgeKey, type LeadNumber } from '../../../domain/ids.ts';
import type { ChairmanQuestion } from '../../../store/results/approvals.ts';
import {
  buildEntry,
  testCouple,
  testEvent,
  testJudge as judgeCalled,
} from '../../../domain/schedule/testing/plans.ts';

export function buildLeadNumber(text: string): LeadNumber {
  const number = parseLeadNumber(text);
  if (number === undefined) throw new Error(`“${text}” is no number`);
  return number;
}

export const buildJudgeKey = (letter: string): JudgeKey => judgeCalled(letter);

export const buildLeadNumbers = (...texts: readonly string[]): readonly LeadNumber[] =>
  texts.map(buildLeadNumber);

export const buildSimpleRound = (number: number, couples: readonly string[], more: RoundInput = {}): Round =>
  buildTestRound({
    number,
    name: number === 0 ? 'Final' : 'Semi-Final',
    state: 'running',
    recallSize: 2,
    numHeats: 1,
    scheduleIndex: 10 - number,
    startTime: undefined,
    entries: couples.map((number) => ({ id: testCouple(Number(number)), heats: [1] })),
    panel: ['A', 'B', 'C'].map(judgeCalled),
    ...more,
  });

/** An event with a semi-final and a final of the same couples. */
export function buildSimpleEvent(
  couples: readonly string[],
  more: Partial<CompetitionEvent> = {},
): CompetitionEvent {
  return {
    key: testEvent('Bronze Waltz'),
    name: 'Bronze Waltz',
    level: 'Bronze',
    style: 'Standard',
    dances: ['Waltz'],
    entries: couples.map((number) => buildEntry(Number(number), { affiliation: 'Rutgers' })),
    rounds: [buildSimpleRound(0, couples), buildSimpleRound(1, couples)],
    ...more,
  };
}

export const buildJudges = (...letters: readonly string[]): readonly Judge[] =>
  letters.map((letter) => ({ key: buildJudgeKey(letter), name: `Judge ${letter}`, chairman: false }));

/** A question of the scrutineer to the chairman. */
export const buildQuestion = (
  about: Pick<ChairmanQuestion, 'what'> & Partial<ChairmanQuestion>,
): ChairmanQuestion => ({
  name: 'Sam',
  at: 1,
  note: undefined,
  count: undefined,
  couples: [],
  judge: undefined,
  dance: undefined,
  ...about,
});
