import { describe, expect, test } from 'vitest';
import { getTimeFormatters } from '../../kit/words/times.ts';
import { listItems, type PlanItem } from '../../../domain/schedule/plan/plan.ts';
import { buildPlannedEvent, buildPlan } from '../../../domain/schedule/testing/plans.ts';
import { scheduleWords } from '../../kit/words/english/schedule.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { buildRowId, buildRow, isSameRow, type RowsSetup, type RowView } from './rows.ts';

const plan = buildPlan([
  buildPlannedEvent('Gold Waltz', [{}, { couples: 12 }, { couples: 24, state: 'posted' }]),
  buildPlannedEvent('Silver Tango', [{ couples: 5 }]),
]);

const SETUP: RowsSetup = {
  times: new Map(),
  selected: undefined,
  drafted: new Set(),
  clashes: new Map(),
  lastDanced: -1,
  floors: new Map(),
  startable: new Set(),
  mayPlan: true,
  highlightOthers: false,
  showIndex: false,
  timeOf: getTimeFormatters('en', 'America/New_York').plainTime,
  words: scheduleWords.english.row,
  terms: termsWords.english,
};

const item = (title: string, name: string): PlanItem => {
  const found = listItems(plan).find(
    (one) => one.kind === 'round' && one.event.name === title && one.round.name === name,
  );
  if (found === undefined) throw new Error(`${title}, ${name} is not there`);
  return found;
};

const row = (title: string, name: string, setup: Partial<RowsSetup> = {}, at = 5): RowView =>
  buildRow(item(title, name), at, { ...SETUP, ...setup });

const SEMI = 'round/Gold Waltz/1';

describe('a row of the day', () => {
  test('the row of a final has no recall', () => {
    expect(row('Gold Waltz', 'Final')).toMatchObject({ recall: undefined });
    expect(row('Gold Waltz', 'Semi-Final')).toMatchObject({ couples: 12, heats: 1 });
  });

  test('a row shows its line number only if the setting is on', () => {
    expect(row('Gold Waltz', 'Semi-Final').detail).toBe('Semi-Final');
    expect(row('Gold Waltz', 'Semi-Final', { showIndex: true }).detail).toMatch(/^\d+\. Semi-Final$/);
  });

  test('a row highlights the other rounds of the selected event only if the setting is on', () => {
    const lit = { selected: SEMI, highlightOthers: true };
    expect(row('Gold Waltz', 'Final', lit)).toMatchObject({ isRelated: true });
    expect(row('Silver Tango', 'Final', lit)).toMatchObject({ isRelated: false });
    expect(row('Gold Waltz', 'Final', { selected: SEMI })).toMatchObject({ isRelated: false });
  });

  test('a row can be dragged only by planners, and only below the danced rounds', () => {
    expect(row('Gold Waltz', 'Semi-Final')).toMatchObject({ canMove: true });
    expect(row('Gold Waltz', 'Semi-Final', { mayPlan: false })).toMatchObject({ canMove: false });
    expect(row('Gold Waltz', 'Semi-Final', { lastDanced: 5 })).toMatchObject({ canMove: false });
  });

  test('a row has a Start button if its round may start and is selected or among the next ones', () => {
    expect(row('Gold Waltz', 'Semi-Final')).toMatchObject({ canStart: false });
    expect(row('Gold Waltz', 'Semi-Final', { startable: new Set([SEMI]) })).toMatchObject({
      canStart: true,
    });
    expect(row('Gold Waltz', 'Semi-Final', { selected: SEMI })).toMatchObject({ canStart: true });
    const final = 'round/Gold Waltz/0';
    expect(row('Gold Waltz', 'Final', { selected: final })).toMatchObject({ canStart: false });
  });

  test('a row shows the uncertainty of its time once that matters', () => {
    const at = Date.parse('2026-11-21T14:30:00-05:00');
    const times = (spread: number): Partial<RowsSetup> => ({
      times: new Map([[SEMI, { planned: at, expected: at + 240_000, spread }]]),
    });
    expect(row('Gold Waltz', 'Semi-Final', times(60_000))).toMatchObject({
      planned: '2:30\u00A0PM',
      expected: '2:34\u00A0PM',
      spread: '',
    });
    expect(row('Gold Waltz', 'Semi-Final', times(360_000)).spread).toBe('±6');
    expect(row('Gold Waltz', 'Semi-Final')).toMatchObject({ planned: '–', expected: '–' });
  });

  test('a row renders again only if it looks different', () => {
    const before = row('Gold Waltz', 'Semi-Final');
    expect(isSameRow(before, row('Gold Waltz', 'Semi-Final'))).toBe(true);
    expect(isSameRow(before, row('Gold Waltz', 'Semi-Final', { selected: SEMI }))).toBe(false);
    expect(isSameRow(before, row('Gold Waltz', 'Final'))).toBe(false);
  });
});

test('every row has its own id', () => {
  const names = listItems(plan).map((one) =>
    buildRowId(
      one.kind === 'round'
        ? { kind: 'round', event: one.event.key, round: one.round.number }
        : { kind: 'block', block: one.block.id },
    ),
  );
  expect(new Set(names).size).toBe(names.length);
});
