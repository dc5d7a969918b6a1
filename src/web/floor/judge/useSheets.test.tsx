import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { parseDance } from '../../../domain/event/dances.ts';
import { FloorCache } from '../../../store/connection/floorCache.ts';
import { Observable } from '../../../store/connection/observed.ts';
import { buildSheetsOnPhone } from '../../../store/models/judge/sheetsOnPhone.ts';
import type { ReadState, SignInState } from '../../../store/connection/states.ts';
import type { SheetDelivery, MarkedSheet, SheetOnDevice } from '../../../store/sheets/judgesSheets.ts';
import { createSheetPlace, type SheetPlace } from '../../../store/sheets/sheetAt.ts';
import {
  buildSimpleEvent,
  buildSimpleRound,
  buildJudgeKey,
  buildLeadNumbers,
} from '../../kit/testing/builders.ts';
import { storeWrapper } from '../../kit/testing/storeWrapper.tsx';
import { useSheets } from './useSheets.ts';

beforeEach(() => localStorage.clear());

const ROUND = buildSimpleRound(1, ['101', '102'], { lineUp: 1 });
const EVENT = buildSimpleEvent(['101', '102'], { rounds: [ROUND] });
const ROUNDS = [{ event: EVENT.key, round: 1 }];
const PLACE = createSheetPlace(EVENT, ROUND, { judge: buildJudgeKey('A'), dance: parseDance('Waltz') });
const MARKS = `marks/${EVENT.key}/1/A`;
const SHEETS = `sheets/${EVENT.key}/1/A`;

const WAITING: ReadState = { kind: 'waiting' };
const known = (raw: unknown): ReadState => ({ kind: 'known', raw: { Waltz: raw } });

/** The sheet as the phone holds it. */
const held = (delivery: SheetDelivery, sent = false): SheetOnDevice => ({
  kept: {
    numbers: buildLeadNumbers('101', '102'),
    pencilled: [],
    sent,
    reason: undefined,
    lineUp: 1,
    operation: 'o',
    there: [],
    late: false,
  },
  delivery,
});

/** The phone of Judge A: its data now, from an earlier visit, and its own sheet. */
function phone({
  heard = {},
  before = {},
  here,
  opened = true,
}: {
  readonly heard?: Readonly<Record<string, ReadState>>;
  readonly before?: Readonly<Record<string, ReadState>>;
  readonly here?: SheetOnDevice;
  readonly opened?: boolean;
}) {
  for (const [at, one] of Object.entries(before))
    if (one.kind === 'known') new FloorCache('demo').keep(at, one.raw);
  const device = {
    who: new Observable<SignInState>({ kind: 'device', uid: 'phone' }),
    peek: (at: string): ReadState => heard[at] ?? WAITING,
    follow: () => () => undefined,
  };
  const change = vi.fn<(place: SheetPlace, marked: MarkedSheet) => Promise<void>>(() => Promise.resolve());
  const own = {
    opened: new Observable(opened),
    on: () => here,
    change,
  };
  const { result } = renderHook(
    () => {
      const { isShutOut, heardOf } = useSheets(buildJudgeKey('A'), ROUNDS);
      return { isShutOut, ...buildSheetsOnPhone({ own, eventOf: () => EVENT, heardOf }) };
    },
    { wrapper: storeWrapper({ eventName: 'demo', device }) },
  );
  return {
    now: result.current,
    numbers: () => result.current.sheetOf(PLACE).numbers,
    tap: () => {
      void result.current.change(PLACE, { numbers: buildLeadNumbers('102'), pencilled: [], sent: false });
      return change.mock.lastCall?.[1];
    },
  };
}

test('a sheet is known once the device is read, and has loaded its marks', () => {
  const heard = { [MARKS]: known(['101']), [SHEETS]: known({ state: 'draft', lineUp: 1 }) };
  const { [MARKS]: marks, [SHEETS]: sheets } = heard;
  const isKnown = (about: Parameters<typeof phone>[0]) => phone(about).now.isKnown(PLACE);
  expect(isKnown({})).toBe(false);
  expect(isKnown({ heard: { [MARKS]: marks ?? expect.unreachable() } })).toBe(false);
  expect(isKnown({ heard: { [SHEETS]: sheets ?? expect.unreachable() } })).toBe(false);
  expect(isKnown({ heard })).toBe(true);
  expect(isKnown({ heard, opened: false })).toBe(false);
  expect(isKnown({ here: held({ kind: 'here' }) })).toBe(true);
});

test('a sheet shows its own marks rather than older ones of an earlier visit', () => {
  const here = held({ kind: 'received' });
  const marks = { [MARKS]: known(['101']) };
  const draft = { [SHEETS]: known({ state: 'draft', lineUp: 1 }) };
  expect(phone({ here, before: { ...marks, ...draft } }).numbers()).toEqual(['101', '102']);
  expect(phone({ here, heard: { ...marks, ...draft } }).numbers()).toEqual(['101']);
});

test('a sheet that has arrived, or was given back after it was sent here, shows marks of an earlier visit', () => {
  const marks = { [MARKS]: known(['101']) };
  const sheet = (raw: unknown) => ({ ...marks, [SHEETS]: known(raw) });
  const received: SheetDelivery = { kind: 'received' };
  const paper = { before: sheet({ state: 'paper', lineUp: 1 }), here: held(received) };
  expect(phone(paper).numbers()).toEqual(['101']);
  const back = sheet({ state: 'draft', lineUp: 1, reason: 'a slip' });
  expect(phone({ before: back, here: held(received, true) }).numbers()).toEqual(['101']);
  expect(phone({ before: back, here: held(received) }).numbers()).toEqual(['101', '102']);
});

test('the first change after a sheet was given back contains its earlier marks and the reason', () => {
  const sheet = (raw: unknown) => ({ heard: { [MARKS]: known(['101']), [SHEETS]: known(raw) } });
  const back = sheet({ state: 'draft', lineUp: 1, reason: 'a slip' });
  const reopened = { from: ['101'], why: 'a slip' };
  expect(phone(back).tap()).toMatchObject({ numbers: ['102'], lineUp: 1, there: ['101'], reopened });
  for (const other of [
    { state: 'draft', lineUp: 1 },
    { state: 'sent', lineUp: 1, reason: 'only one' },
  ])
    expect(phone(sheet(other)).tap()?.reopened).toBeUndefined();
});

test('a reopened sheet shows who reopened it and why, until it is sent again', () => {
  const now = (raw: unknown, here?: SheetOnDevice) =>
    phone({ heard: { [MARKS]: known(['101']), [SHEETS]: known(raw) }, ...(here && { here }) }).now.sheetOf(
      PLACE,
    ).reopened;
  const draft = { state: 'draft', lineUp: 1 };
  const back = { ...draft, reason: 'a slip', reopenedBy: 'Sam (chairman)' };
  expect(now(back)).toEqual({ by: 'Sam (chairman)', why: 'a slip' });
  expect(now(draft)).toBeUndefined();
  expect(now({ ...back, state: 'sent' })).toBeUndefined();
  // After new marks the server drops the reason. Offline the phone keeps its own copy of it.
  const kept = { ...held({ kind: 'here' }).kept, reopenedBy: 'Sam (chairman)' };
  const marked: SheetOnDevice = {
    kept: { ...kept, reopened: { from: [], why: 'a slip' } },
    delivery: { kind: 'here' },
  };
  expect(now(draft, marked)).toEqual({ by: 'Sam (chairman)', why: 'a slip' });
  expect(now(draft, { ...marked, kept: { ...marked.kept, sent: true } })).toBeUndefined();
});

test('every draft of a reopened sheet keeps the person who reopened it', () => {
  const heard = {
    [MARKS]: known(['101']),
    [SHEETS]: known({ state: 'draft', lineUp: 1, reopenedBy: 'Sam' }),
  };
  expect(phone({ heard }).tap()).toMatchObject({ reopenedBy: 'Sam', reopened: undefined });
});

test('a judge loses access if the server refuses the marks', () => {
  expect(phone({}).now.isShutOut).toBe(false);
  expect(phone({ heard: { [MARKS]: { kind: 'refused' } } }).now.isShutOut).toBe(true);
});
