import { mapDefined } from '../../../../domain/mapDefined.ts';
import type { EventDance } from '../../../../domain/event/dances.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { parseJudgeKey, parseLeadNumber, type LeadNumber } from '../../../../domain/ids.ts';
import { scoreFinal } from '../../../../domain/skating/final.ts';
import type { DanceMarks, DanceResult } from '../../../../domain/skating/working.ts';
import { marksWords } from '../../words/english/marks.ts';
import { MarkGrid } from './MarkGrid.tsx';
import { formatDanceRule } from './ruleWords.ts';
import { SkatingTable } from './SkatingTable.tsx';
import { RecallLadder } from './RecallLadder.tsx';
import { OverallTable } from './OverallTable.tsx';

const numbers = (...texts: readonly string[]): readonly LeadNumber[] =>
  mapDefined(texts, (text) => parseLeadNumber(text));
const judges = (letters: string) => mapDefined(letters.split(''), (letter) => parseJudgeKey(letter));

const marksOf = (dance: EventDance, rows: Readonly<Record<string, string>>): DanceMarks => ({
  dance,
  judges: judges('ABCDEFG'),
  marks: new Map(
    Object.entries(rows).flatMap(([couple, row]) =>
      numbers(couple).map((number) => [number, row.split('').map(Number)] as const),
    ),
  ),
});

// A hand-written final: 126 and 187 have the same total.
const WALTZ = marksOf('Waltz', {
  214: '2211131',
  187: '1422212',
  302: '4144525',
  126: '5533453',
  251: '6365344',
  339: '3656666',
});
const QUICKSTEP = marksOf('Quickstep', {
  126: '2412121',
  214: '1234212',
  187: '6121434',
  302: '5543545',
  251: '3655353',
  339: '4366666',
});

function final() {
  const scored = scoreFinal([WALTZ, QUICKSTEP]);
  if (!scored.ok) throw new Error('the marks are a valid final');
  return scored.value;
}

function waltz(): DanceResult {
  const [dance] = final().dances;
  if (dance === undefined) throw new Error('there is a first dance');
  return dance;
}

/** The text of the cells, row by row, below the head. */
const rows = (): string[][] =>
  Array.from(screen.getByRole<HTMLTableElement>('table').tBodies[0]?.rows ?? [], (row) =>
    Array.from(row.cells, (cell) => cell.textContent),
  );

test('the table of a dance in a final has marks, the working up to the place, place and rule', () => {
  render(<SkatingTable result={waltz()} marks={WALTZ} />);
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Waltz',
    ...'ABCDEFG'.split(''),
    '1st',
    '1–2',
    '1–3',
    '1–4',
    '1–5',
    '1–6',
    'Place',
    'Rule',
  ]);
  expect(rows().map((cells) => cells.slice(0, -1))).toEqual([
    ['214', ...'2211131'.split(''), '4', '', '', '', '', '', '1'],
    ['187', ...'1422212'.split(''), '2', '6', '', '', '', '', '2'],
    ['302', ...'4144525'.split(''), '1', '2', '2', '5', '', '', '3'],
    ['126', ...'5533453'.split(''), '–', '–', '3', '4 (13)', '', '', '4'],
    ['251', ...'6365344'.split(''), '–', '–', '2', '4 (14)', '', '', '5'],
    ['339', ...'3656666'.split(''), '–', '–', '1', '1', '2', '7', '6'],
  ]);
});

test('the cell that won the place is the only highlighted one', () => {
  const { container } = render(<SkatingTable result={waltz()} marks={WALTZ} />);
  const won = [...container.querySelectorAll('.working-won')].map((cell) => cell.textContent);
  expect(won).toEqual(['4', '6', '5', '4 (13)', '4 (14)', '7']);
});

test('a table of a final without public marks shows the working alone', () => {
  render(<SkatingTable result={waltz()} />);
  expect(screen.getByRole('table', { name: 'Waltz, calculation' })).toBeDefined();
  expect(rows()[0]?.slice(0, -1)).toEqual(['214', '4', '', '', '', '', '', '1']);
});

test.each([
  [{ rule: '5', passed: false, shared: false }, '5'],
  [{ rule: '6', passed: true, shared: false }, '8+6'],
  [{ rule: '7a', passed: false, shared: false }, '7a'],
  [{ rule: '7b', passed: false, shared: true }, '7b-tie'],
] as const)('the rule of %o is printed as %s', (placing, printed) => {
  expect(formatDanceRule(placing, marksWords.english)).toBe(printed);
});

test('a shared place is printed as its mean', () => {
  const [one, other] = numbers('118', '204');
  if (one === undefined || other === undefined) throw new Error('both are numbers');
  const shared = { place: 3.5, rule: '7b', passed: false, shared: true } as const;
  const result: DanceResult = {
    dance: 'Tango',
    majority: 2,
    placings: [
      {
        couple: one,
        ...shared,
        cells: [
          { column: 1, count: 1 },
          { column: 2, count: 3, sum: 5 },
        ],
      },
      {
        couple: other,
        ...shared,
        cells: [
          { column: 1, count: 1 },
          { column: 2, count: 3, sum: 5 },
        ],
      },
    ],
  };
  render(<SkatingTable result={result} />);
  expect(rows()).toEqual([
    ['118', '1', '3 (5)', '3.5', '7b-tie'],
    ['204', '1', '3 (5)', '3.5', '7b-tie'],
  ]);
});

test('the table of all dances has places, total, place and rule, and highlights a broken tie', () => {
  const { container } = render(<OverallTable result={final()} />);
  expect(rows()).toEqual([
    ['214', '1', '2', '3', '1', '9'],
    ['126', '4', '1', '5', '2', '10'],
    ['187', '2', '3', '5', '3', '10'],
    ['302', '3', '4', '7', '4', '9'],
    ['251', '5', '5', '10', '5', '9'],
    ['339', '6', '6', '12', '6', '9'],
  ]);
  const meant = [...container.querySelectorAll('.figures-meant th')].map((head) => head.textContent);
  expect(meant).toEqual(['126', '187']);
});

test('tables can be scrolled by keyboard and have a caption', () => {
  render(<OverallTable result={final()} />);
  expect(screen.getByRole('group', { name: 'Waltz, Quickstep: places and total' }).tabIndex).toBe(0);
  expect(screen.getByRole('table', { name: 'Waltz, Quickstep: places and total' })).toBeDefined();
});

test('the grid of a round has a square for each mark, the sum, and the recalled couples', () => {
  const [a, b] = judges('AB');
  if (a === undefined || b === undefined) throw new Error('both are judges');
  render(
    <MarkGrid
      label="Semi-Final"
      couples={numbers('187', '214', '126')}
      judges={[a, b]}
      dances={['ChaCha', 'Rumba']}
      marks={[
        { judge: a, dance: 'ChaCha', recalled: numbers('187', '214') },
        { judge: b, dance: 'ChaCha', recalled: numbers('187') },
        { judge: a, dance: 'Rumba', recalled: numbers('187', '126') },
        { judge: b, dance: 'Rumba', recalled: numbers('187', '214') },
      ]}
      through={numbers('187', '214')}
    />,
  );
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Couple',
    'Cha Cha',
    'Rumba',
    'Sum',
    'A',
    'B',
    'A',
    'B',
  ]);
  expect(rows()).toEqual([
    ['187, recalled', 'X', 'X', 'X', 'X', '4'],
    ['214, recalled', 'X', '', '', 'X', '2'],
    ['126, not recalled', '', '', 'X', '', '1'],
  ]);
});

test('the tally of a round has steps with a running total, cuts to choose from, and the tie explained', () => {
  const choose = vi.fn<(rungs: number) => void>();
  render(
    <RecallLadder
      ladder={[
        { marks: 5, couples: numbers('103', '187'), through: 2 },
        { marks: 4, couples: numbers('126', '214'), through: 4 },
        { marks: 1, couples: numbers('251'), through: 5 },
      ]}
      cuts={[
        { rungs: 1, kbd: '1', meaning: '2 couples, none of the tie' },
        { rungs: 2, kbd: '2', meaning: '4 couples, all of the tie' },
      ]}
      chosen={2}
      onChoose={choose}
      tiedAt={4}
    />,
  );
  expect(rows()).toEqual([
    ['5', '103187', '2'],
    ['12 couples, none of the tie'],
    ['4, tie at the cut', '126214', '4'],
    ['24 couples, all of the tie'],
    ['1', '251', '5'],
  ]);
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('24 couples, all of the tie');
  fireEvent.click(screen.getByRole('button', { pressed: false }));
  expect(choose).toHaveBeenCalledWith(1);
  expect(screen.getByText('251').className).toContain('number-card-out');
  expect(screen.getByText('214').className).not.toContain('number-card-out');
});
