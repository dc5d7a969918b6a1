import type { EventDance } from '../event/dances.ts';
import { describe, expect, test } from 'vitest';
import { cardProblems, finalCardProblems, marksOfCards, type CardProblem } from './judgesMarks.ts';
import { couple, judge } from '../testing/published.ts';

const numbers = (...list: readonly number[]) => list.map(couple);
const round = numbers(101, 102, 103, 104);
const recallCard = (...recalled: readonly number[]) => ({
  judge: judge('B'),
  dance: 'Waltz' as const,
  recalled: numbers(...recalled),
});
const finalCard = (...placed: readonly number[]) => ({
  judge: judge('B'),
  dance: 'Waltz' as const,
  placed: numbers(...placed),
});

/** In short: 'short 1', 'stranger 999'. */
const told = (problem: CardProblem): string =>
  `${problem.kind} ${'by' in problem ? problem.by : problem.couple}`;

const onRecallCard = (wanted: number, ...recalled: readonly number[]): readonly string[] =>
  cardProblems(round, recallCard(...recalled), wanted).map(told);

const onFinalCard = (...placed: readonly number[]): readonly string[] =>
  finalCardProblems(round, finalCard(...placed)).map(told);

const card = (letter: string, dance: EventDance, ...placed: readonly number[]) => ({
  judge: judge(letter),
  dance,
  placed: numbers(...placed),
});

describe('a card of a preliminary round', () => {
  test('as many as asked for: nothing to say', () => {
    expect(onRecallCard(2, 101, 104)).toEqual([]);
  });

  test('too few and too many', () => {
    expect(onRecallCard(3, 101, 104)).toEqual(['short 1']);
    expect(onRecallCard(2)).toEqual(['short 2']);
    expect(onRecallCard(2, 101, 102, 103)).toEqual(['long 1']);
  });

  test('a number twice is one mark, a number that is not in the round none', () => {
    expect(onRecallCard(2, 101, 101, 999)).toEqual(['stranger 999', 'double 101', 'short 1']);
  });

  test('nobody is asked for more couples than there are', () => {
    expect(onRecallCard(6, 101, 102, 103, 104)).toEqual([]);
  });

  test('every problem names its judge, also by the name known in the hall', () => {
    const [problem] = cardProblems(round, recallCard(), 2);
    expect(problem).toEqual({ kind: 'short', by: 2, judge: 'B', dance: 'Waltz' });
  });
});

describe("a final's card", () => {
  test('every couple once: nothing to say', () => {
    expect(onFinalCard(103, 101, 104, 102)).toEqual([]);
  });

  test('missing, twice, not in this round', () => {
    expect(onFinalCard(103, 101, 103, 999)).toEqual([
      'stranger 999',
      'double 103',
      'missing 102',
      'missing 104',
    ]);
  });
});

describe('the cards of a final as marks', () => {
  test('the place on the card is the mark', () => {
    const cards = [card('A', 'Waltz', 102, 101), card('A', 'Tango', 101, 102), card('B', 'Waltz', 101, 102)];
    expect(marksOfCards('Waltz', numbers(101, 102), cards)).toEqual({
      ok: true,
      value: {
        dance: 'Waltz',
        judges: ['A', 'B'],
        marks: new Map([
          ['101', [2, 1]],
          ['102', [1, 2]],
        ]),
      },
    });
  });

  test('a card that is not clean goes back; nothing is repaired', () => {
    expect(marksOfCards('Waltz', numbers(101, 102), [card('A', 'Waltz', 102)])).toEqual({
      ok: false,
      problems: [{ kind: 'missing', couple: '101', judge: 'A', dance: 'Waltz' }],
    });
  });
});
