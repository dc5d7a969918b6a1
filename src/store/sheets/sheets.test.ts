import { expect, test } from 'vitest';
import { parseDance } from '../../domain/event/dances.ts';
import { parseEventKey, parseJudgeKey, parseLeadNumber } from '../../domain/ids.ts';
import { parseDeviceSheet, type DeviceSheet } from './deviceSheet.ts';
import { eventSheetsPath } from './sheetsOfEvent.ts';
import { isSheetIn } from './sheets.ts';
import { writeSheet } from './sheetWrites.ts';

const [event, judge] = [
  parseEventKey('Waltz') ?? expect.unreachable(),
  parseJudgeKey('A') ?? expect.unreachable(),
];
const waltz = parseDance('Waltz');

/** Parses a stored sheet of the first round. */
const read = (raw: unknown) =>
  eventSheetsPath(event)
    .parse({ 1: { A: { Waltz: raw } } })
    .get(1)
    ?.get(judge)
    ?.get(waltz);

test('a sheet counts as received if it was sent for the current line-up', () => {
  for (const state of ['sent', 'paper', 'short'])
    expect(isSheetIn(read({ state, lineUp: 1 }), { lineUp: 1 })).toBe(true);
  expect(isSheetIn(read({ state: 'sent', lineUp: 1 }), { lineUp: 2 })).toBe(false);
  // An unknown state counts as not sent.
  for (const state of ['draft', 'other', undefined])
    expect(isSheetIn(read({ state, lineUp: 1 }), { lineUp: 1 })).toBe(false);
});

test('a change request counts only if its value is true', () => {
  expect(read({ changeRequested: true })?.changeRequested).toBe(true);
  for (const changeRequested of [false, 'true', undefined])
    expect(read({ changeRequested })?.changeRequested).toBe(false);
});

test('a sheet is written as sent only when the judge sends it', () => {
  const place = { event, round: 1, renumbered: undefined, judge, dance: waltz };
  const state = (sent: boolean) =>
    Object.values(writeSheet(place, { numbers: [], sent })).flatMap(
      (value) => Reflect.get(Object(value), 'state') ?? [],
    );
  expect([state(false), state(true)]).toEqual([['draft'], ['sent']]);
});

test('a stored line-up is read only if it is a whole number from 1', () => {
  const kept = (lineUp: unknown) => parseDeviceSheet({ operation: 'o', lineUp })?.lineUp;
  expect([kept(1), kept(2), kept(0), kept('x')]).toEqual([1, 2, undefined, undefined]);
});

test('a sheet stored on the device is read back as it was saved', () => {
  const [one, two] = [parseLeadNumber('101'), parseLeadNumber('102')].flatMap((number) => number ?? []);
  if (one === undefined || two === undefined) expect.unreachable();
  const kept: DeviceSheet = {
    numbers: [one],
    pencilled: [two],
    sent: true,
    reason: 'only one was good',
    lineUp: 1,
    operation: 'o',
    there: [two],
    late: true,
    reopened: { from: [two], why: 'a slip' },
    reopenedBy: 'Sam (chairman)',
  };
  expect(parseDeviceSheet(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  expect(parseDeviceSheet({ ...kept, operation: undefined })).toBeUndefined();
});
