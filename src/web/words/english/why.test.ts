import { danceOf } from '../../../domain/event/dances.ts';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scoreFinal } from '../../../domain/skating/final.ts';
import type { FinalResult } from '../../../domain/skating/working.ts';
import { reasonInDance, stepsAbout, totalOf } from '../../../domain/skating/reasons.ts';
import { judge, lead } from '../../testing/builders.ts';
import type { Phrase } from '../phrase.ts';
import { why } from './why.ts';

const words = why.english;

/** The final of Brown 2013, Silver Waltz and Quickstep: three ties, all decided by Rule 11. */
function silver(): FinalResult {
  const file = JSON.parse(readFileSync('src/cli/demo/brown2013/event13.json', 'utf8')) as {
    rounds: {
      kind: string;
      dances: { dance: string; judges: string[]; marks: Record<string, number[]> }[];
    }[];
  };
  const final = file.rounds.find(({ kind }) => kind === 'final');
  const scored = scoreFinal(
    (final?.dances ?? []).map(({ dance, judges, marks }) => ({
      dance: danceOf(dance),
      judges: judges.map(judge),
      marks: new Map(Object.entries(marks).map(([couple, row]) => [lead(couple), row])),
    })),
  );
  if (!scored.ok) throw new Error('the published final is valid');
  return scored.value;
}

const spoken = (phrase: Phrase): string =>
  phrase.map((part) => (typeof part === 'string' ? part : part.couple)).join('');

function overall(couple: string): readonly string[] {
  const result = silver();
  const placing = result.placings.find((one) => one.couple === couple);
  if (placing === undefined) throw new Error(`${couple} is not in the final`);
  const total = totalOf(result, placing);
  const steps = stepsAbout(result, placing.couple, total.tied);
  return [
    words.total(total),
    ...steps.map((step) => (step.rule === '10' ? words.rule10(step) : words.rule11(step))),
  ].map(spoken);
}

test('a total that nobody else has decides by itself', () => {
  expect(overall('112')).toEqual([
    '1st in Waltz, 1st in Quickstep: a total of 2. No other couple has that total, so it decides: Rule 9.',
  ]);
});

test('a tie is told as it was broken: the total, Rule 10, Rule 11', () => {
  expect(overall('162')).toEqual([
    '5th in Waltz, 6th in Quickstep: a total of 11. 213 and 162 have the same total.',
    'For 5th place, dances placed 5th or better count. 162: one dance, sum 5; 213: one dance, sum 5. 162 and 213 are tied on both, so Rule 11 decides.',
    expect.stringMatching(
      /^Rule 11 counts all 14 marks of all dances together; a majority is 8\. .*213 takes 5th place\.$/,
    ),
  ]);
});

test('within a dance the count and, where it decided, the sum are named', () => {
  const [, quickstep] = silver().dances;
  if (quickstep === undefined) throw new Error('two dances');
  const say = (couple: string) => {
    const placing = quickstep.placings.find((one) => one.couple === couple);
    return placing === undefined
      ? ''
      : spoken(words.inDance('Quickstep', placing.place, reasonInDance(quickstep, placing, 7)));
  };
  expect(say('112')).toBe(
    'Quickstep, 1st: 6 of 7 judges placed them 1st, a majority (4). No other couple left had one there.',
  );
  expect(say('165')).toContain(
    '4 of 7 judges placed them 4th or better. Another couple had as many; these marks add up to 10',
  );
});

test('firsts are told as firsts, and one is one', () => {
  const step = (count: number) => ({ couple: lead('112'), count, sum: count });
  const say = (count: number) =>
    spoken(words.rule10({ rule: '10', position: 1, couples: [step(count)], best: [lead('112')] }));
  expect([0, 1, 2, 5].map(say)).toEqual([
    'For 1st place, dances placed 1st count. 112: no firsts. 112 has the most: Rule 10.',
    'For 1st place, dances placed 1st count. 112: one first, sum 1. 112 has the most: Rule 10.',
    'For 1st place, dances placed 1st count. 112: two firsts, sum 2. 112 has the most: Rule 10.',
    'For 1st place, dances placed 1st count. 112: five firsts, sum 5. 112 has the most: Rule 10.',
  ]);
});
