import { expect, test } from 'vitest';
import type { CompetitionEvent, Entry } from '../../../domain/competition.ts';
import type { SavedResult } from '../../../store/results/results.ts';
import {
  buildSimpleEvent,
  buildSimpleRound,
  buildLeadNumber,
  buildLeadNumbers,
} from '../../kit/testing/builders.ts';
import { createEventKey } from '../../../domain/ids.ts';
import { listRunningRounds } from '../../staff/hall/runningRounds.ts';
import { mcWords } from '../../kit/words/english/mc.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { buildAwardLines, buildCallbackLines } from './awardScript.ts';
import {
  writeScript,
  findLivePage,
  findMissingCouples,
  buildPrompterPages,
  listWaitingRounds,
  type PrompterPage,
  type DeckMessages,
} from './prompter.ts';
import { formatPageTitle } from './pageTitle.ts';

const said = mcWords.english.line;
const title = (page: PrompterPage): string => formatPageTitle(page, mcWords.english, termsWords.english);

const SAID_NOTHING: DeckMessages = { ready: undefined, missingCalled: undefined };
const COUPLES = ['101', '102', '103', '104'];

/** A semi-final of two dances in two heats. */
const withSemi = (more: Partial<CompetitionEvent> = {}): CompetitionEvent => {
  const round = buildSimpleRound(1, COUPLES, { numHeats: 2, recallSize: 2 });
  const entries = round.entries.map((entry, at) => ({ ...entry, heats: at < 2 ? [1, 2] : [2, 1] }));
  return buildSimpleEvent(COUPLES, {
    dances: ['Tango', 'Waltz'],
    rounds: [buildSimpleRound(0, [], { state: 'initialized' }), { ...round, entries }],
    ...more,
  });
};

const semi = (event: CompetitionEvent) => {
  const round = event.rounds[1];
  if (round === undefined) throw new Error('no semi-final');
  return { event, round };
};

/** The same semi-final before it has begun. */
const coming = (event: CompetitionEvent) => {
  const { startedAt: _, ...round } = semi(event).round;
  return { event, round: { ...round, state: 'initialized' as const } };
};

const floorOf = (event: CompetitionEvent, dance: number, heat: number) => ({
  event: event.key,
  round: 1,
  dance,
  heat,
  floor: 1,
  startedAt: undefined,
});

test('the MC calls all heats of the first dance, then all of the second, in the order of the floor', () => {
  const pages = buildPrompterPages(semi(withSemi()), undefined, SAID_NOTHING);
  expect(pages.map(title)).toEqual(['Waltz, heat one', 'heat two', 'Tango, heat one', 'heat two']);
});

test('a couple with different heats by dance is called in the heat of that dance', () => {
  const at = semi(withSemi());
  // The event stores Tango, Waltz; the floor dances the Waltz first.
  const called = buildPrompterPages(at, undefined, SAID_NOTHING).map((page) =>
    writeScript(page).flatMap((line) => (line.kind === 'numbers' ? line.groups.flat() : [])),
  );
  const [first, second] = [buildLeadNumbers('103', '104'), buildLeadNumbers('101', '102')];
  expect(called).toEqual([first, second, second, first]);
});

test('the MC’s first call states the judges’ task', () => {
  const [first] = buildPrompterPages(semi(withSemi()), undefined, SAID_NOTHING);
  expect(first && writeScript(first).map(said)).toEqual([
    'Bronze Waltz, semi-final, heat one of two: Waltz.',
    '103, 104',
    'Waltz and Tango: every heat dances each one before we move on.',
    'Judges, please recall two of four.',
  ]);
});

test('a dancer without a partner is not announced as a couple', () => {
  const { event, round } = coming(withSemi());
  const [{ followId: _, ...alone } = expect.fail('no entry'), ...others] = event.entries;
  const entries = [{ ...alone, followName: 'TBA' }, ...others];
  const [first] = buildPrompterPages({ event: { ...event, entries }, round }, undefined, SAID_NOTHING);
  expect(first && writeScript(first)).toContainEqual(expect.objectContaining({ couples: 3 }));
});

test('the MC calls the dances in the organizer’s order for the style', () => {
  const [first] = buildPrompterPages(semi(withSemi({ order: ['Tango', 'Waltz'] })), undefined, SAID_NOTHING);
  expect(first && writeScript(first).map(said)).toContain(
    'Bronze Waltz, semi-final, heat one of two: Tango.',
  );
});

test('the MC’s page of the floor follows live, and an empty floor shows the first page', () => {
  const event = withSemi();
  const pages = buildPrompterPages(semi(event), undefined, SAID_NOTHING);
  expect(findLivePage(pages, floorOf(event, 1, 1))).toBe(2);
  expect(findLivePage(pages, undefined)).toBe(0);
});

test('a marked round is off the floor, regardless of the live state', () => {
  const event = withSemi();
  const marked = withSemi({ rounds: event.rounds.map((round) => ({ ...round, state: 'marked' as const })) });
  const rounds = (of: CompetitionEvent) =>
    listRunningRounds([semi(of)], [floorOf(of, 1, 2)]).map(({ at, now }) => [
      at.round.number,
      now.dance,
      now.heat,
    ]);
  expect(rounds(event)).toEqual([[1, 1, 2]]);
  expect(rounds(marked)).toEqual([]);
});

test('of two rounds on the floor the first started comes first, and one without a call is at its beginning', () => {
  const first = withSemi();
  const then = withSemi({ name: 'Gold Tango', key: createEventKey('Gold Tango') });
  const since = (of: CompetitionEvent, startedAt: number) => ({
    event: of,
    round: { ...semi(of).round, state: 'running' as const, startedAt },
  });
  const running = listRunningRounds([since(then, 2000), since(first, 1000)], [floorOf(then, 0, 2)]);
  expect(running.map(({ at, now }) => [at.event.name, now.dance, now.heat])).toEqual([
    ['Bronze Waltz', 0, 1],
    ['Gold Tango', 0, 2],
  ]);
});

test('rounds that can start come before those waiting for callbacks', () => {
  const first = withSemi();
  const other = buildSimpleEvent(COUPLES, {
    name: 'Gold Tango',
    rounds: [buildSimpleRound(0, COUPLES, { state: 'initialized' })],
  });
  const final = { event: first, round: first.rounds[0] ?? buildSimpleRound(0, []) };
  const gold = { event: other, round: other.rounds[0] ?? buildSimpleRound(0, []) };
  expect(listWaitingRounds([final, gold]).map(({ event }) => event.name)).toEqual([
    'Gold Tango',
    'Bronze Waltz',
  ]);
});

test('couples missing at the deck are called before the round begins', () => {
  const event = withSemi();
  const absent = withSemi({
    entries: event.entries.map((entry) =>
      entry.number === '102' ? { ...entry, checkedIn: new Map([[1, false]]) } : entry,
    ),
  });
  const pages = buildPrompterPages(undefined, coming(absent), SAID_NOTHING);
  expect(pages.map(({ kind }) => kind)).toEqual(['missing', 'coming']);
  expect(pages[0] && writeScript(pages[0]).map(said).join(' ')).toBe(
    'Bronze Waltz, semi-final: couple 102 please report on deck.',
  );
  expect(buildPrompterPages(undefined, coming(event), SAID_NOTHING).map(({ kind }) => kind)).toEqual([
    'coming',
  ]);
});

test('the missing couples are not called any more once the deck is ready without them', () => {
  const event = withSemi();
  const absent = withSemi({
    entries: event.entries.map((entry) => ({ ...entry, checkedIn: new Map([[1, false]]) })),
  });
  const ready: DeckMessages = { ready: { at: 5, by: 'DE' }, missingCalled: { at: 4, by: 'DE' } };
  expect(buildPrompterPages(undefined, coming(absent), ready).map(({ kind }) => kind)).toEqual(['coming']);
});

test('a couple left out at the start is in no heat, and is missing for the MC', () => {
  const event = withSemi();
  const { round } = semi(event);
  const entries = round.entries.map((place, at) => ({ ...place, away: at === 1 }));
  const at = { event, round: { ...round, entries } };
  const called = buildPrompterPages(at, undefined, SAID_NOTHING)
    .flatMap(writeScript)
    .flatMap((line) => (line.kind === 'numbers' ? line.groups.flat() : []));
  expect(called).not.toContain('102');
  expect(findMissingCouples(at)).toEqual(['102']);
  const [first] = buildPrompterPages(at, undefined, SAID_NOTHING);
  expect(first && writeScript(first).map(said).at(-1)).toBe('Judges, please recall two of three.');
});

const final: SavedResult = {
  kind: 'final',
  result: {
    dances: [],
    steps: [],
    placings: [
      { couple: buildLeadNumber('101'), place: 1, total: 1, decidedBy: '9', path: [] },
      { couple: buildLeadNumber('102'), place: 2, total: 2, decidedBy: '9', path: [] },
    ],
  },
};

test('awards are read from the last place to the first, with names and school', () => {
  expect(buildAwardLines(withSemi(), final)?.map(said)).toEqual([
    'Here are the results of Bronze Waltz.',
    'In 2nd place: number 102, Lead 102 and Follow 102, Rutgers.',
    'In 1st place: number 101, Lead 101 and Follow 101, Rutgers.',
  ]);
});

test('a couple with an unknown or hidden dancer is called by its number', () => {
  const withFirst = (more: Partial<Entry>) => {
    const event = withSemi();
    const entries = event.entries.map((entry, at) => (at === 0 ? { ...entry, ...more } : entry));
    return buildAwardLines({ ...event, entries }, final)
      ?.map(said)
      .at(-1);
  };
  const byNumber = 'In 1st place: number 101.';
  const withheld = { followName: 'Name withheld', affiliation: 'Other' };
  expect(withFirst(withheld)).toBe(byNumber);
  expect(withFirst({ ...withheld, followId: 'k1' })).toBe(byNumber);
  expect(withFirst({ number: buildLeadNumber('199') })).toBe(byNumber);
});

test('the MC reads the recalled couples that have not withdrawn, and none without a result', () => {
  const saved: SavedResult = {
    kind: 'recall',
    counts: new Map(COUPLES.map((couple, at) => [buildLeadNumber(couple), at])),
    placements: new Map([
      [buildLeadNumber('101'), 3.5],
      [buildLeadNumber('102'), 3.5],
    ]),
  };
  expect(buildCallbackLines(withSemi(), 'Final', saved)?.map(said)).toEqual([
    'Bronze Waltz: two couples recalled to the final.',
    '103, 104',
  ]);
  expect(buildCallbackLines(withSemi(), 'Final', undefined)).toBeUndefined();
});
