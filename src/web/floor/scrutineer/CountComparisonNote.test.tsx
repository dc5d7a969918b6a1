import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { parsed } from '../../../domain/parsed.ts';
import { countSecondTime } from '../../../domain/secondCount/secondCount.ts';
import { roundMarksPath } from '../../../store/sheets/marks.ts';
import type { Sheet } from '../../../store/sheets/sheets.ts';
import {
  buildSimpleEvent,
  buildJudges,
  buildSimpleRound,
  buildJudgeKey,
} from '../../kit/testing/builders.ts';
import { CountComparisonNote } from './CountComparisonNote.tsx';
import { gatherSheets } from '../../../store/models/round/roundSheets.ts';
import { computeFinal, findFinalPostingProblem } from '../../../store/models/round/finalCount.ts';

const COUPLES = ['101', '117', '126'];
const LETTERS = ['A', 'B', 'C'];
const sent: Sheet = { state: 'sent', count: 3, at: 0, reason: undefined };
const sheets = new Map(LETTERS.map((letter) => [buildJudgeKey(letter), new Map([['Waltz' as const, sent]])]));
const event = buildSimpleEvent(COUPLES);
const roundMarks = roundMarksPath(event.key, 0).parse(
  Object.fromEntries(LETTERS.map((letter) => [letter, { Waltz: COUPLES }])),
);
const gathered = gatherSheets(event, buildSimpleRound(0, COUPLES), buildJudges(...LETTERS), {
  roundMarks,
  sheets,
});

/** A second program with a bug: the winner of each dance comes second. */
const mistaken: typeof countSecondTime = (dances) => {
  const counted = countSecondTime(dances);
  if (!counted.ok) return counted;
  const moved = counted.value.dances.map((dance) => ({
    ...dance,
    placings: dance.placings.map((placing) => (placing.place === 1 ? { ...placing, place: 2 } : placing)),
  }));
  return parsed({ ...counted.value, dances: moved });
};

test('a final counted the same twice may be posted, and the desk says so', () => {
  const computed = computeFinal(event, gathered);
  if (computed.kind !== 'computed') throw new Error(computed.kind);
  expect(findFinalPostingProblem(computed)).toBeUndefined();
  render(<CountComparisonNote comparison={computed.twice} />);
  expect(screen.getByText('Counted twice, both agree')).toBeTruthy();
});

test('two different counts show couple, dance and both answers, and block posting', () => {
  const computed = computeFinal(event, gathered, mistaken);
  if (computed.kind !== 'computed') throw new Error(computed.kind);
  expect(findFinalPostingProblem(computed)).toBe('counts disagree');
  render(<CountComparisonNote comparison={computed.twice} />);
  expect(screen.getByRole('alert').textContent).toContain(
    '101 in Waltz: first count place 1 by Rule 5; second count place 2 by Rule 5.',
  );
});
