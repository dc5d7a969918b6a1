import { buildTestRound } from '../../domain/testing/round.ts';
import { describe, expect, test } from 'vitest';
import type { CompetitionEvent, Round } from '../../domain/competition.ts';
import { parseEntryId, createEventKey, parseJudgeKey, parseLeadNumber } from '../../domain/ids.ts';
import type { JournalRecord } from '../journal/record.ts';
import { RECORD_KEY_PLACEHOLDER } from '../delivery/operation.ts';
import { storeAndParse } from '../journal/testing/storeAndParse.ts';
import { toStoredRecord } from '../journal/storedRecord.ts';
import { takeCoupleOut, exchangeJudges } from '../rounds/coupleAndJudgeChanges.ts';
import { closeMarking, reopenMarking } from '../floor/marking.ts';
import { postResult, unpostResult, buildSavedPosting, type PreparedPosting } from './posting.ts';
import { startRound } from '../floor/startRound.ts';
import { startChanges, undoStart, undoStartChanges } from '../floor/undoStart.ts';
import type { Change } from '../delivery/operation.ts';
import { clearSavedResult } from '../results/savedResults.ts';
import { recordKeyedSheet, recordReopenedSheet, acceptShortSheet } from '../sheets/sheetChanges.ts';

const known = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('not a key');
  return value;
};
const [c101, c102] = [known(parseLeadNumber('101')), known(parseLeadNumber('102'))];
const [a, d] = [known(parseJudgeKey('A')), known(parseJudgeKey('D'))];
const by = { uid: 'u', as: 'scrutineer', who: 'Ann (scrutineer)', device: 'laptop', at: 1 } as const;

const round = (number: number, state: Round['state'], entries: readonly string[] = []): Round =>
  buildTestRound({
    number,
    name: '',
    state,
    recallSize: 1,
    numHeats: 1,
    scheduleIndex: 0,
    startTime: undefined,
    entries: entries.map((id) => ({ id: known(parseEntryId(id)), heats: [1] })),
    panel: [],
  });
const final = round(0, 'initialized', ['e1']);
const waltz = (semi: Round): CompetitionEvent => ({
  key: createEventKey('Waltz'),
  name: 'Waltz',
  level: 'Bronze',
  style: 'Standard',
  dances: ['Waltz'],
  entries: [
    {
      id: known(parseEntryId('e1')),
      number: c101,
      leadName: '',
      followName: '',
      affiliation: '',
      placeholder: false,
      checkedIn: new Map(),
    },
  ],
  rounds: [final, semi],
});
const at = (state: Round['state']) => {
  const semi = round(1, state, ['e1']);
  return [waltz(semi), semi] as const;
};
const sheet = {
  event: createEventKey('Waltz'),
  round: 1,
  renumbered: undefined,
  judge: a,
  dance: 'Waltz',
} as const;

/** A posting while no question waits for the chairman. */
const posting = (event: CompetitionEvent, of: Round, what: Omit<PreparedPosting, 'open'>) =>
  known(postResult(by, event, of, { ...what, open: undefined })[0]);

/** The field of a record that the rules read beside its text. */
const fromOf = (record: JournalRecord): unknown => {
  const stored = toStoredRecord({ record, previous: 'first', hash: 'h' });
  return typeof stored === 'object' && stored !== null && 'from' in stored ? stored.from : undefined;
};

test.each([
  ['start', startRound(by, ...at('initialized')), 'state changed', [0, 2]],
  ['close', closeMarking(by, ...at('running')), 'state changed', [2, 4]],
  ['reopen', reopenMarking(by, ...at('marked'), 'a sheet'), 'reopened', [4, 2]],
  [
    'post',
    posting(...at('marked'), {
      patch: { 'events/Waltz/rounds/1/roundState': 5 },
      posted: { recalled: [c101] },
    }),
    'result posted',
    [4, 5],
  ],
  ['take back', unpostResult(by, ...at('posted'), 'a sheet'), 'result taken back', [5, 4]],
])(
  'a change to %s is one patch with its record, which names the state before',
  (_, part, kind, [from, to]) => {
    const record = known(part.record);
    expect(record.kind).toBe(kind);
    expect(fromOf(record)).toBe(from);
    expect(part.patch).toMatchObject({
      'events/Waltz/rounds/1/roundState': to,
      'events/Waltz/rounds/1/journal': RECORD_KEY_PLACEHOLDER,
    });
    expect(storeAndParse(record)).toEqual(record);
  },
);

describe('the floor', () => {
  const LIVE = 'live/Waltz/1';

  test('a start adds the round to the floor without changing others', () => {
    const { patch } = startRound(by, ...at('initialized'));
    expect(patch[LIVE]).toEqual({ dance: 0, heat: 1, floor: 1, startedAt: { '.sv': 'timestamp' } });
    expect(Object.keys(patch).filter((path) => path.startsWith('live/'))).toEqual([LIVE]);
  });

  test('closing a round takes it off the floor, and reopening puts it back', () => {
    expect(closeMarking(by, ...at('running')).patch[LIVE]).toBeNull();
    expect(reopenMarking(by, ...at('marked'), 'a sheet').patch[LIVE]).toEqual({
      dance: 0,
      heat: 1,
      floor: 1,
    });
  });
});

describe('the undo of a start', () => {
  const scheduledAt = (state: Round['state']) => {
    const [event, round] = at(state);
    return { event, round };
  };
  const STATE = 'events/Waltz/rounds/1/roundState';

  test('undoing a start resets the round, off the floor, without changing sheets', () => {
    const { record, patch } = undoStart(by, scheduledAt('running'));
    expect(record).toMatchObject({ kind: 'state changed', from: 'running', to: 'initialized' });
    expect(patch).toEqual({
      [STATE]: 0,
      'live/Waltz/1': null,
      'events/Waltz/danced/e1': null,
      'events/Waltz/rounds/1/journal': RECORD_KEY_PLACEHOLDER,
    });
  });

  test('a start that replaces a round resets it in one operation, and one undo restores both', () => {
    const first = scheduledAt('running');
    const second = {
      event: { ...first.event, key: createEventKey('Tango') },
      round: round(0, 'initialized'),
    };
    const chosen = { away: new Set<never>(), back: [first], floor: 1 as const };
    const kinds = (changes: readonly Change[]) =>
      changes.map(({ record }) =>
        record?.kind === 'state changed' ? `${record.event} ${record.from} ${record.to}` : record?.kind,
      );
    expect(kinds(startChanges(by, second, chosen))).toEqual([
      'Waltz running initialized',
      'Tango initialized running',
    ]);
    expect(kinds(undoStartChanges(by, second, chosen, []))).toEqual([
      'Tango running initialized',
      'Waltz initialized running',
    ]);
  });

  test('a start puts the round on the chosen floor, and the replaced round back on its own', () => {
    const first = scheduledAt('running');
    const second = {
      event: { ...first.event, key: createEventKey('Tango') },
      round: round(0, 'initialized'),
    };
    const chosen = { away: new Set<never>(), back: [first], floor: 2 as const };
    const onFloor = [
      { event: first.event.key, round: first.round.number, dance: 0, heat: 1, floor: 2, startedAt: 1 },
    ];
    const floorIn = (changes: readonly Change[], place: string) =>
      changes.map(({ patch }) => patch[place]).find((one) => one !== undefined && one !== null);
    expect(floorIn(startChanges(by, second, chosen), 'live/Tango/0')).toMatchObject({ floor: 2 });
    expect(
      floorIn(undoStartChanges(by, second, chosen, onFloor), `live/${first.event.key}/${first.round.number}`),
    ).toMatchObject({ floor: 2 });
  });
});

describe('the line-up of a start', () => {
  const [event, waiting] = at('initialized');
  const e1 = known(parseEntryId('e1'));
  const AWAY = 'events/Waltz/rounds/1/entries/e1/away';
  const LINE_UP = 'events/Waltz/rounds/1/lineUp';
  const started = (about: Partial<Round>, away: readonly string[] = []) =>
    startRound(by, event, { ...waiting, ...about } as Round, {
      away: new Set(away.map((id) => known(parseEntryId(id)))),
    });

  test('a start with all couples has the first line-up, and writes no couple', () => {
    const { patch, record } = started({});
    expect(patch[LINE_UP]).toEqual({ '.sv': { increment: 1 } });
    expect(AWAY in patch).toBe(false);
    expect(record).not.toHaveProperty('without');
  });

  test('a start without a couple marks it absent, with a journal record', () => {
    const { patch, record } = started({}, ['e1']);
    expect(patch[AWAY]).toBe(true);
    expect(record).toMatchObject({ kind: 'state changed', without: ['101'] });
    expect(storeAndParse(known(record))).toEqual(record);
  });

  test('a start with the same couples again keeps the line-up, so sent sheets count', () => {
    expect(LINE_UP in started({ lineUp: 1 }).patch).toBe(false);
    const away = { lineUp: 2, entries: [{ id: e1, heats: [1], away: true }] };
    expect(started(away, ['e1']).patch).not.toHaveProperty([LINE_UP]);
    expect(started(away, ['e1']).patch).not.toHaveProperty([AWAY]);
  });

  test('a start with other couples has a new line-up, so sent sheets are open again', () => {
    const away = { lineUp: 2, entries: [{ id: e1, heats: [1], away: true }] };
    expect(started(away).patch).toMatchObject({ [LINE_UP]: { '.sv': { increment: 1 } }, [AWAY]: null });
    expect(started({ lineUp: 1 }, ['e1']).patch).toMatchObject({
      [LINE_UP]: { '.sv': { increment: 1 } },
      [AWAY]: true,
    });
  });

  test('a start treats a couple that was late to an earlier start like any other', () => {
    const late = { lineUp: 2, entries: [{ id: e1, heats: [1], away: false }] };
    expect(started(late).patch[AWAY]).toBeNull();
    expect(LINE_UP in started(late).patch).toBe(false);
  });
});

test('the next round, once started, gets a new line-up with its new couples', () => {
  const semi = round(1, 'posted', ['e1']);
  const before = { ...waltz(semi), rounds: [{ ...final, lineUp: 1 }, semi] };
  const { patch } = unpostResult(by, before, semi, 'a sheet was misread');
  expect(patch['events/Waltz/rounds/0/lineUp']).toEqual({ '.sv': { increment: 1 } });
  expect(unpostResult(by, waltz(semi), semi, 'x').patch).not.toHaveProperty(['events/Waltz/rounds/0/lineUp']);
});

test('a posting’s record contains its result, because the next posting overwrites the saved one', () => {
  const patch = {};
  const [event, semi] = at('marked');
  const recalls = posting(event, semi, { patch, posted: { recalled: [c101, c102] } });
  expect(recalls.record).toMatchObject({ recalled: ['101', '102'] });
  const placings = [
    { couple: c102, place: 1, decidedBy: '9', total: 1, path: [] },
    { couple: c101, place: 2, decidedBy: '9', total: 2, path: [] },
  ] as const;
  const final = posting(event, semi, { patch, posted: { placings } });
  expect(final.record).toMatchObject({
    placings: [
      { couple: '102', place: 1 },
      { couple: '101', place: 2 },
    ],
  });
  expect(storeAndParse(known(final.record))).toEqual(final.record);
});

test('unposting a result keeps the saved result, and removes its recalled couples from the next round', () => {
  const { patch } = unpostResult(by, ...at('posted'), 'a sheet was misread');
  expect(patch['events/Waltz/rounds/0/entries']).toBeNull();
  expect(Object.keys(patch).some((path) => path.startsWith('resultsSaved'))).toBe(false);
});

test('a saved recall round is posted again unchanged, and couples without a place advance', () => {
  const [event, semi] = at('marked');
  const saved = {
    kind: 'recall',
    counts: new Map([
      [c101, 3],
      [c102, 1],
    ]),
    placements: new Map([[c102, 2]]),
  } as const;
  expect(buildSavedPosting(event, semi, { saved, usual: 'awards', approval: { kind: 'nothing' } })).toEqual({
    patch: {
      'events/Waltz/rounds/1/roundState': 5,
      'events/Waltz/rounds/1/roundPostedTime': { '.sv': 'timestamp' },
      'events/Waltz/rounds/1/recalled': 1,
      'events/Waltz/rounds/0/entries': { e1: { heat: 1 } },
    },
    posted: { recalled: ['101'] },
    open: undefined,
  });
});

test('deleting a saved final deletes all places, and deleting another round only its own counts', () => {
  const { key } = waltz(final);
  expect(clearSavedResult(key, 0)).toEqual({
    'resultsSaved/Waltz/0': null,
    'resultsSaved/Waltz/finalResults': null,
  });
  expect(clearSavedResult(key, 1)).toEqual({ 'resultsSaved/Waltz/1': null });
});

test('a keyed sheet counts as paper, with its marks in the journal', () => {
  const part = recordKeyedSheet(by, sheet, { marks: [c101], lineUp: 2 });
  expect(part.record).toMatchObject({ kind: 'marks keyed from paper', marks: ['101'] });
  expect(part.patch).toMatchObject({
    'marks/Waltz/1/A/Waltz': ['101'],
    'sheets/Waltz/1/A/Waltz': { state: 'paper', count: 1, lineUp: 2 },
  });
});

test('paper keyed over a returned sheet records its earlier marks, and the reason for the return', () => {
  const { record, patch } = recordKeyedSheet(
    by,
    sheet,
    { marks: [c101], lineUp: 2 },
    { from: [], why: 'a slip' },
  );
  expect(record).toMatchObject({ kind: 'marks changed', from: [], to: [c101], why: 'a slip' });
  expect(patch).toEqual(recordKeyedSheet(by, sheet, { marks: [c101], lineUp: 2 }).patch);
  expect(recordKeyedSheet(by, sheet, { marks: [c101], lineUp: 2 }).record?.kind).toBe(
    'marks keyed from paper',
  );
});

test('a returned sheet keeps its marks, and a short one is accepted without an added mark', () => {
  expect(recordReopenedSheet(by, sheet, 'a slip').patch).toEqual({
    'sheets/Waltz/1/A/Waltz/state': 'draft',
    'sheets/Waltz/1/A/Waltz/reason': 'a slip',
    'sheets/Waltz/1/A/Waltz/reopenedBy': 'Ann (scrutineer)',
    'sheets/Waltz/1/A/Waltz/changeRequested': null,
    'events/Waltz/rounds/1/journal': RECORD_KEY_PLACEHOLDER,
  });
  const accepted = acceptShortSheet(by, sheet, { marks: 1, asked: 2, why: ' called away ' });
  expect(accepted.record).toMatchObject({
    kind: 'short sheet accepted',
    marks: 1,
    asked: 2,
    why: 'called away',
  });
  expect(Object.keys(accepted.patch).some((path) => path.startsWith('marks'))).toBe(false);
});

test('a posting must include the latest keyed paper and accepted short sheet', () => {
  const short = { marks: 1, asked: 2, why: 'called away' };
  for (const { patch } of [
    recordKeyedSheet(by, sheet, { marks: [c101], lineUp: 2 }),
    acceptShortSheet(by, sheet, short),
  ])
    expect(patch).toHaveProperty(['events/Waltz/rounds/1/journal'], RECORD_KEY_PLACEHOLDER);
});

test('a couple taken out leaves the round, with the reason only in the private journal', () => {
  const [event, semi] = at('running');
  const out = { kind: 'disqualified', couple: c101, why: 'illegal lift' } as const;
  const part = takeCoupleOut(by, { event, round: semi, entry: known(parseEntryId('e1')) }, out, {
    kind: 'place stays empty',
  });
  expect(part.record).toMatchObject({ kind: 'disqualified', couple: '101', why: 'illegal lift' });
  expect(part.patch).toEqual({
    'events/Waltz/rounds/1/entries/e1': null,
    'couplesOut/Waltz/1/101': { place: 'empty' },
    'events/Waltz/rounds/1/journal': RECORD_KEY_PLACEHOLDER,
  });
});

test('a replacement is on the panel, and a judge replaced in every dance is not', () => {
  const [event, semi] = at('running');
  const change = { judge: a, by: d, why: 'ill' };
  const part = exchangeJudges(by, { event, round: semi }, new Map([['Waltz', [d]]]), change);
  expect(part.patch).toMatchObject({
    'events/Waltz/rounds/1/panel': { D: true },
    'events/Waltz/rounds/1/seatings/1': { Waltz: 'D' },
  });
});
