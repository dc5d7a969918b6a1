import { expect, test } from 'vitest';
import { parseDance } from '../../domain/event/dances.ts';
import { parseEventKey, parseJudgeKey, parseLeadNumber } from '../../domain/ids.ts';
import { Observable } from '../connection/observed.ts';
import type { ConnectionState } from '../connection/states.ts';
import type { WriteProblem } from '../connection/writeProblem.ts';
import { createTestBackend, createTestDisk, waitUntil, type TestDisk } from '../delivery/testing/backend.ts';
import { JudgesSheets } from './judgesSheets.ts';
import type { SheetPlace } from './sheetAt.ts';
import type { StoredSheet } from './reception.ts';

const there = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('not there');
  return value;
};
const lead = (text: string) => there(parseLeadNumber(text));
const judge = there(parseJudgeKey('B'));
const place = (dance = 'Waltz'): SheetPlace => ({
  event: there(parseEventKey('Newcomer Waltz')),
  round: 1,
  renumbered: undefined,
  judge,
  dance: parseDance(dance),
});
const MARKS = 'marks/Newcomer Waltz/1/B/Waltz';
const CLOSED: WriteProblem = { code: 'not allowed' };
const EMPTY: StoredSheet = { renumbered: undefined, state: 'running', marks: undefined, isIn: false };

/** A judge's device; `looks` is the backend's state of a sheet. */
function hall({
  kept = createTestDisk('phone'),
  looks = EMPTY,
}: { kept?: TestDisk; looks?: StoredSheet | (() => Promise<StoredSheet>) } = {}) {
  const there = createTestBackend('device');
  const connection = new Observable<ConnectionState>({ kind: 'live' });
  const open = () =>
    new JudgesSheets(judge, kept, {
      ...there.wire(),
      uid: () => 'device',
      connection,
      look: () => (typeof looks === 'function' ? looks() : Promise.resolve(looks)),
    });
  /** The patches sent: marks or their journal records. */
  const sent = () =>
    there.sent.map((patch) => {
      const record = Object.entries(patch).find(([at]) => at.startsWith('journal/'))?.[1] as
        | { readonly kind: string }
        | undefined;
      const marks = JSON.stringify(patch[MARKS] ?? null);
      return record === undefined
        ? marks
        : `${record.kind}${record.kind === 'late marks' ? '' : ` ${marks}`}`;
    });
  return { ...there, kept, open, sent, connection, there: () => there.sent };
}

const opened = async (sheets: JudgesSheets): Promise<JudgesSheets> => {
  await waitUntil(() => expect(sheets.opened.now).toBe(true));
  return sheets;
};
const taps = (...numbers: string[]) => ({ numbers: numbers.map(lead), pencilled: [], sent: false });
const whole = (...numbers: string[]) => ({ ...taps(...numbers), sent: true });
const delivered = (sheets: JudgesSheets, kind: string, at = place()) =>
  waitUntil(() => expect(sheets.on(at)?.delivery.kind).toBe(kind));

test('a judge’s tap is shown at once, stored before it is sent, and received once the backend answers', async () => {
  const { open, sent, answer } = hall();
  const sheets = await opened(open());
  void sheets.change(place(), taps('101'));
  expect(sheets.on(place())?.kept.numbers).toEqual(['101']);
  expect(sheets.on(place())?.delivery).toEqual({ kind: 'saving' });
  await delivered(sheets, 'here');
  expect(sheets.on(place())?.kept.there).toEqual([]);
  await answer();
  await delivered(sheets, 'received');
  expect([sent(), sheets.on(place())?.kept.there]).toEqual([['["101"]'], ['101']]);
});

test('a judge’s phone sends one sheet with all the taps made while waiting for an answer', async () => {
  const { open, sent, answer } = hall();
  const sheets = await opened(open());
  void sheets.change(place(), taps('101'));
  await waitUntil(() => expect(sent()).toHaveLength(1));
  void sheets.change(place(), taps('101', '102'));
  void sheets.change(place(), taps('101', '102', '103'));
  await answer();
  await answer();
  await delivered(sheets, 'received');
  expect(sent()).toEqual(['["101"]', '["101","102","103"]']);
});

test('after an hour offline, a judge’s phone sends only the latest state of each sheet, and a record for sent ones', async () => {
  const { open, sent, sender, answer } = hall();
  const sheets = await opened(open());
  sender.set(undefined);
  for (const numbers of [['101'], ['101', '102'], ['102']]) void sheets.change(place(), taps(...numbers));
  void sheets.change(place('Tango'), taps('104'));
  await sheets.change(place(), whole('102', '103'));
  expect(sent()).toEqual([]);
  sender.set('device');
  await answer();
  await answer();
  await delivered(sheets, 'received');
  expect(sent()).toEqual(['null', 'marks sent ["102","103"]']);
});

test('after reopening, the unsent sheets of a closed tab are sent in every round, and pencil marks are restored', async () => {
  const closed = hall();
  closed.sender.set(undefined);
  const before = await opened(closed.open());
  await before.change(place(), { ...taps('101'), pencilled: [lead('104')] });
  await before.change(place('Tango'), whole('102'));
  const { open, kept, sent, answer } = hall({ kept: closed.kept });
  const after = await opened(open());
  expect(after.on(place())).toMatchObject({ kept: { pencilled: ['104'] }, delivery: { kind: 'here' } });
  expect(after.unsettled()).toHaveLength(2);
  await answer();
  await answer();
  await waitUntil(() => expect([kept.now().waiting, after.unsettled()]).toEqual([[], []]));
  expect(sent()).toEqual(['["101"]', 'marks sent null']);
});

test('a sheet stores its line-up, in the tree and on this device', async () => {
  const { open, there, answer } = hall();
  const sheets = await opened(open());
  void sheets.change(place(), { ...whole('101'), lineUp: 3 });
  await answer();
  await delivered(sheets, 'received');
  expect(sheets.on(place())?.kept.lineUp).toBe(3);
  expect(there().at(-1)?.['sheets/Newcomer Waltz/1/B/Waltz']).toMatchObject({ state: 'sent', lineUp: 3 });
});

test('a device reports when its sheets are loaded', async () => {
  const sheets = hall().open();
  expect(sheets.opened.now).toBe(false);
  await opened(sheets);
});

test('a refused sheet is shown, keeps its marks on the device, and is retried', async () => {
  const { open, refuse, sent, answer } = hall();
  const sheets = await opened(open());
  refuse(CLOSED);
  void sheets.change(place(), taps('101'));
  await answer();
  await waitUntil(() =>
    expect(sheets.on(place())).toMatchObject({
      kept: { numbers: ['101'] },
      delivery: { kind: 'refused', problem: CLOSED },
    }),
  );
  refuse(undefined);
  void sheets.queue.tryAllAgain();
  await answer();
  await delivered(sheets, 'received');
  expect(sent()).toEqual(['["101"]', '["101"]']);
});

test('marks that arrive after the round was closed are recorded in the journal once, and not sent again', async () => {
  const { open, kept, refuse, sent, answer, journal } = hall({ looks: { ...EMPTY, state: 'marked' } });
  const sheets = await opened(open());
  refuse(CLOSED);
  void sheets.change(place(), taps('101'));
  await waitUntil(() => expect(sent()).toHaveLength(1));
  void sheets.change(place(), taps('101', '102'));
  await answer();
  await answer();
  refuse(undefined);
  await answer();
  await delivered(sheets, 'late');
  await waitUntil(() => expect(kept.now().waiting).toEqual([]));
  // The latest marks, not the ones refused first.
  expect(journal().records.map(({ record }) => record)).toMatchObject([
    { kind: 'late marks', marks: ['101', '102'] },
  ]);
  const after = await opened(open());
  expect(after.unsettled().map(({ place: { dance }, delivery }) => [dance, delivery.kind])).toEqual([
    ['Waltz', 'late'],
  ]);
  expect(sent()).toHaveLength(3);
  // In a reopened round the marks can be sent normally.
  void after.change(place(), whole('101', '102'));
  await answer();
  await delivered(after, 'received');
});

test('marks made while a late sheet is looked up are not lost', async () => {
  const asked: ((there: StoredSheet) => void)[] = [];
  const looks = () => new Promise<StoredSheet>((resolve) => asked.push(resolve));
  const CLOSED_ROUND: StoredSheet = { ...EMPTY, state: 'marked' };
  const { open, refuse, sent, answer, journal } = hall({ looks });
  const sheets = await opened(open());
  refuse(CLOSED);
  void sheets.change(place(), taps('101'));
  await answer();
  await waitUntil(() => expect(asked).toHaveLength(1));
  await sheets.change(place(), taps('101', '102'));
  asked.shift()?.(CLOSED_ROUND);
  await answer();
  await waitUntil(() => expect(asked).toHaveLength(1));
  asked.shift()?.(CLOSED_ROUND);
  refuse(undefined);
  await answer();
  await delivered(sheets, 'late');
  expect(sheets.on(place())?.kept.numbers).toEqual(['101', '102']);
  expect(journal().records).toMatchObject([{ record: { kind: 'late marks', marks: ['101', '102'] } }]);
  expect(sent()).toHaveLength(3);
});

test('a received sheet does not count as late if only its answer was lost', async () => {
  const { open, refuse, sent, answer } = hall({
    looks: { ...EMPTY, state: 'marked', marks: [lead('101')], isIn: true },
  });
  const sheets = await opened(open());
  refuse(CLOSED);
  void sheets.change(place(), whole('101'));
  await answer();
  await delivered(sheets, 'received');
  expect(sent()).toEqual(['marks sent ["101"]']);
});

test('marks of a round that has not begun stay on the device', async () => {
  const { open, kept, refuse, sent, answer } = hall({ looks: { ...EMPTY, state: 'initialized' } });
  const sheets = await opened(open());
  refuse(CLOSED);
  void sheets.change(place(), taps('101'));
  await answer();
  await waitUntil(() => expect(kept.now().waiting[0]?.held).toEqual({ code: 'too early' }));
  expect(sheets.on(place())?.delivery).toEqual({ kind: 'here' });
  refuse(undefined);
  await sheets.queue.tryAllAgain();
  await answer();
  await delivered(sheets, 'received');
  expect(sent()).toHaveLength(2);
});

test('a draft of a renumbered round is reported once, without retries, until it is dismissed', async () => {
  const { open, kept, refuse, sent, answer } = hall({ looks: { ...EMPTY, renumbered: 1 } });
  const sheets = await opened(open());
  refuse(CLOSED);
  void sheets.change(place(), taps('101'));
  await answer();
  const told = { kind: 'refused', problem: { code: 'renumbered' } };
  await waitUntil(() => expect(sheets.on(place())?.delivery).toEqual(told));
  // After a reconnect or reload the refusal is still shown, and the sheet isn't sent.
  await sheets.queue.tryAllAgain();
  const after = await opened(open());
  expect(after.unsettled().map(({ delivery }) => delivery)).toEqual([told]);
  expect(sent()).toHaveLength(1);
  await after.putAway(place());
  expect([after.unsettled(), kept.now().waiting]).toEqual([[], []]);
  expect((await opened(open())).unsettled()).toEqual([]);
});

test('an emptied recall sheet deletes its marks, and can be sent empty', async () => {
  const { open, sent, answer, tree } = hall();
  const sheets = await opened(open());
  void sheets.change(place(), whole());
  await answer();
  await delivered(sheets, 'received');
  expect([sent(), tree.get(MARKS)]).toEqual([['marks sent null'], null]);
});

test('a returned sheet sent with other marks records the earlier ones, and the reason for the return', async () => {
  const { open, sent, answer, journal } = hall();
  const before = await opened(open());
  const reopened = { from: [lead('101')], why: 'a number misread' };
  void before.change(place(), { ...taps('101', '102'), reopened });
  await answer();
  await delivered(before, 'received');
  // No longer in the tree, but still on the device after a reload.
  const after = await opened(open());
  void after.change(place(), whole('102'));
  await answer();
  await delivered(after, 'received');
  expect(sent()).toEqual(['["101","102"]', 'marks changed ["102"]']);
  expect(journal().records.map(({ record }) => record)).toMatchObject([
    { kind: 'marks changed', from: ['101'], to: ['102'], why: 'a number misread' },
  ]);
});

test('a sheet sent again with the same marks is no change, and the judge’s own reason comes first', async () => {
  const { open, answer, journal } = hall();
  const sheets = await opened(open());
  const reopened = { from: [lead('101')], why: 'a number misread' };
  void sheets.change(place(), { ...whole('101'), reopened });
  await answer();
  void sheets.change(place('Tango'), { ...whole('102'), reopened, reason: 'only one is here' });
  await answer();
  await delivered(sheets, 'received', place('Tango'));
  expect(journal().records.map(({ record }) => record)).toMatchObject([
    { kind: 'marks sent', marks: ['101'] },
    { kind: 'marks changed', to: ['102'], why: 'only one is here' },
  ]);
});

test('a judge’s request for a sheet made offline is sent after reconnecting', async () => {
  const { open, connection, sender, sent, answer } = hall();
  const sheets = await opened(open());
  sender.set(undefined);
  connection.set({ kind: 'lost', since: 0 });
  expect(await sheets.requestChange(place())).toEqual({ kind: 'kept' });
  sender.set('device');
  await answer();
  await waitUntil(() => expect(sheets.queue.onTheWay.now).toEqual([]));
  expect(sent()).toEqual(['change requested null']);
});

test('the name of the person who reopened a sheet is stored with every draft, also after a reload, until it is sent', async () => {
  const { open, there, answer } = hall();
  const at = 'sheets/Newcomer Waltz/1/B/Waltz';
  const by = () => there().at(-1)?.[at];
  const first = await opened(open());
  void first.change(place(), { ...taps('101'), reopenedBy: 'Sam (chairman)' });
  await answer();
  await delivered(first, 'received');
  expect(by()).toMatchObject({ state: 'draft', reopenedBy: 'Sam (chairman)' });
  const sheets = await opened(open());
  void sheets.change(place(), taps('102'));
  await answer();
  await waitUntil(() => expect(by()).toMatchObject({ count: 1, reopenedBy: 'Sam (chairman)' }));
  expect(sheets.on(place())?.kept.reopenedBy).toBe('Sam (chairman)');
  void sheets.change(place(), whole('102'));
  await answer();
  await waitUntil(() => expect(by()).toMatchObject({ state: 'sent' }));
  expect(by()).not.toHaveProperty('reopenedBy');
  void sheets.change(place(), taps('103'));
  await answer();
  await waitUntil(() => expect(by()).toMatchObject({ state: 'draft' }));
  expect(by()).not.toHaveProperty('reopenedBy');
});
