import { expect, test } from 'vitest';
import type { CompetitionEvent, Round } from '../../../../domain/competition.ts';
import type { LeadNumber } from '../../../../domain/ids.ts';
import { testCouple } from '../../../../domain/schedule/testing/plans.ts';
import { buildSimpleEvent, buildSimpleRound, buildLeadNumber } from '../../../kit/testing/builders.ts';
import { buildMcSheets, buildWallSheets, type PostedRound } from './callbackSheets.ts';

const numbers = (from: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => String(from + at));

/** The number of couples that danced the semi-final; the first of them are recalled into a final of two heats. */
function posted(danced: number, recalled: number, more: Partial<Round> = {}): PostedRound {
  const all = numbers(101, danced);
  const through = all.slice(0, recalled);
  const final = buildSimpleRound(0, [], {
    state: 'initialized',
    numHeats: 2,
    entries: through.map((number, at) => ({ id: testCouple(Number(number)), heats: [(at % 2) + 1] })),
  });
  const round = buildSimpleRound(1, all, { state: 'posted', ...more });
  const event: CompetitionEvent = buildSimpleEvent(all, { rounds: [final, round] });
  const out: readonly (readonly [LeadNumber, number])[] = all
    .slice(recalled)
    .map((one) => [buildLeadNumber(one), recalled + 1]);
  return {
    event,
    round,
    saved: {
      kind: 'recall',
      counts: new Map(all.map((one) => [buildLeadNumber(one), 3])),
      placements: new Map(out),
    },
  };
}

test('the callbacks on the wall list the recalled couples by their next heat', () => {
  expect(buildWallSheets([posted(6, 4)])).toMatchObject([
    {
      recalled: 4,
      of: 6,
      heats: [
        { heat: 1, items: ['101', '103'] },
        { heat: 2, items: ['102', '104'] },
      ],
    },
  ]);
});

test('no callbacks are printed for an unposted round, a final, or a round without a result', () => {
  const at = posted(6, 4);
  const [final] = at.event.rounds;
  expect(buildWallSheets([posted(6, 4, { state: 'marked' }), { ...at, saved: undefined }])).toEqual([]);
  expect(buildMcSheets([posted(6, 4, { state: 'running' })])).toEqual([]);
  if (final !== undefined) expect(buildWallSheets([{ ...at, round: final }])).toEqual([]);
});

test('a recalled couple that has withdrawn since comes last, with a note', () => {
  const at = posted(6, 3);
  const [final, semi] = at.event.rounds;
  const without = {
    ...at.event,
    rounds: [{ ...final, entries: final?.entries.slice(1) ?? [] }, semi] as readonly Round[],
  };
  expect(
    buildWallSheets([{ ...at, event: without }])[0]?.heats.map(({ heat, items }) => [heat, ...items]),
  ).toEqual([
    [1, '103'],
    [2, '102'],
    ['withdrew', '101'],
  ]);
  const undrawn = {
    ...at.event,
    rounds: at.event.rounds.map((round) => ({ ...round, ...(round.number === 0 ? { entries: [] } : {}) })),
  };
  expect(buildWallSheets([{ ...at, event: undrawn }])[0]?.heats).toMatchObject([
    { heat: undefined, couples: 3 },
  ]);
});

test('the callbacks on the wall name no heat if the heats differ by dance', () => {
  const at = posted(4, 2);
  const [final, semi] = at.event.rounds;
  const entries = final?.entries.map((place) => ({ ...place, heats: [1, 2] })) ?? [];
  const redrawn = { ...at.event, rounds: [{ ...final, entries }, semi] as readonly Round[] };
  expect(buildWallSheets([{ ...at, event: redrawn }])).toMatchObject([
    { isRedrawn: true, heats: [{ heat: undefined, items: ['101', '102'] }] },
  ]);
});

test('sixty callbacks fit on one page, and more continue on the next', () => {
  expect(buildWallSheets([posted(94, 60)])).toHaveLength(1);
  const sheets = buildWallSheets([posted(94, 94)]);
  expect(sheets.map(({ page, pages }) => [page, pages])).toEqual([
    [1, 2],
    [2, 2],
  ]);
  expect(sheets.flatMap(({ heats }) => heats.flatMap(({ items }) => items))).toHaveLength(94);
});

test('the MC’s callbacks are in threes, each with names', () => {
  const [sheet] = buildMcSheets([posted(6, 4)]);
  expect(
    sheet?.threes.map((three) => three.map(({ number, entry }) => `${number} ${entry?.leadName}`)),
  ).toEqual([['101 Lead 101', '102 Lead 102', '103 Lead 103'], ['104 Lead 104']]);
  expect(buildMcSheets([posted(60, 60)]).map(({ threes }) => threes.length)).toEqual([11, 9]);
});
