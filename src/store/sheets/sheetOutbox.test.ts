import { expect, test } from 'vitest';
import { eventKey, judgeKey, leadNumber, type JudgeKey } from '../../domain/ids.ts';
import type { Written } from '../connection/states.ts';
import type { SheetPlace } from './sheetAt.ts';
import type { KeptSheet } from './keptSheets.ts';
import { Outbox } from './sheetOutbox.ts';
import type { Verdict } from './verdict.ts';

const lead = (text: string) => {
  const number = leadNumber(text);
  if (number === undefined) throw new Error(`${text} is no lead number`);
  return number;
};

function judgeB(): JudgeKey {
  const judge = judgeKey('B');
  if (judge === undefined) throw new Error('bad key');
  return judge;
}

function place(): SheetPlace {
  const event = eventKey('Newcomer Waltz');
  if (event === undefined) throw new Error('bad key');
  return { event, round: 1, judge: judgeB(), dance: 'Waltz' };
}

const KEY = JSON.stringify(['Newcomer Waltz', 1, 'Waltz']);

const settle = () => new Promise((done) => setTimeout(done, 0));

/**
 * A disk and a backend that answer when the test says so, and remember the order of things. What goes out with a record of
 * the journal is written 'sent [...] with its record', what came too late 'late [...]'.
 */
function desk({
  found = new Map<string, KeptSheet>(),
  verdict = 'refused',
  hasCourier = true,
}: {
  readonly found?: ReadonlyMap<string, KeptSheet>;
  readonly verdict?: Verdict;
  readonly hasCourier?: boolean;
} = {}) {
  const disk = new Map(found);
  const story: string[] = [];
  const answers: ((written: Written) => void)[] = [];
  const later = () => new Promise<Written>((answer) => answers.push(answer));
  const outbox = new Outbox(
    judgeB(),
    {
      all: () => Promise.resolve(found),
      keep: (key, sheet) => {
        story.push(`kept ${sheet.numbers.join(' ')}`);
        disk.set(key, sheet);
        return Promise.resolve();
      },
    },
    {
      write: (patch) => {
        story.push(`sent ${JSON.stringify(patch['marks/Newcomer Waltz/1/B/Waltz'])}`);
        return later();
      },
      courier: () =>
        Promise.resolve(
          hasCourier
            ? {
                verdict: () => Promise.resolve(verdict),
                carry: ({ deed, sheet }, handed) => {
                  const numbers = JSON.stringify(sheet.numbers);
                  story.push(deed === 'late marks' ? `late ${numbers}` : `sent ${numbers} with its record`);
                  handed({ ...sheet, handed: 'on the desk' });
                  return later();
                },
              }
            : undefined,
        ),
    },
  );
  const answer = async (written: Written = { ok: true }) => {
    answers.shift()?.(written);
    await settle();
  };
  const sent = () => story.filter((record) => !record.startsWith('kept'));
  return { outbox, disk, story, sent, answer };
}

const taps = (...numbers: string[]) => ({ numbers: numbers.map(lead), pencilled: [], sent: false });
const sheet = (...numbers: string[]) => ({ ...taps(...numbers), sent: true });
const CLOSED: Written = { ok: false, problem: 'The round is closed.' };

const kept = (more: Partial<KeptSheet> = {}): KeptSheet => ({
  numbers: [lead('101')],
  pencilled: [],
  sent: false,
  reason: undefined,
  change: 4,
  received: 3,
  ...more,
});

test('a tap is shown at once, on this device before it is sent, received when the backend says so', async () => {
  const { outbox, story, answer } = desk();
  void outbox.change(place(), taps('101'));
  expect(outbox.on(place())?.kept.numbers).toEqual(['101']);
  expect(outbox.on(place())?.delivery).toEqual({ kind: 'saving' });
  await settle();
  expect(story).toEqual(['kept 101', 'sent ["101"]']);
  expect(outbox.on(place())?.delivery).toEqual({ kind: 'here' });
  await answer();
  expect(outbox.on(place())?.delivery).toEqual({ kind: 'received' });
  expect(outbox.on(place())?.kept.there).toEqual(['101']);
});

test('taps made while the line is slow are kept one by one and sent together', async () => {
  const { outbox, sent, answer } = desk();
  void outbox.change(place(), taps('101'));
  await settle();
  void outbox.change(place(), taps('101', '102'));
  void outbox.change(place(), taps('101', '102', '103'));
  await settle();
  await answer();
  await answer();
  expect(sent()).toEqual(['sent ["101"]', 'sent ["101","102","103"]']);
  expect(outbox.on(place())?.delivery).toEqual({ kind: 'received' });
});

test('nothing is sent before it is on the disk, also not behind an answer', async () => {
  const onDisk: (() => void)[] = [];
  const sent: unknown[] = [];
  const answers: ((written: Written) => void)[] = [];
  const outbox = new Outbox(
    judgeB(),
    { all: () => Promise.resolve(new Map()), keep: () => new Promise((done) => onDisk.push(done)) },
    {
      write: (patch) => {
        sent.push(patch['marks/Newcomer Waltz/1/B/Waltz']);
        return new Promise((answer) => answers.push(answer));
      },
      courier: () => Promise.resolve(undefined),
    },
  );
  void outbox.change(place(), taps('101'));
  onDisk.shift()?.();
  await settle();
  void outbox.change(place(), taps('101', '102'));
  answers.shift()?.({ ok: true });
  await settle();
  // That the first was received is on the disk; the second tap is not yet.
  onDisk.pop()?.();
  await settle();
  expect(sent).toEqual([['101']]);
  for (const done of onDisk) done();
  await settle();
  expect(sent).toEqual([['101'], ['101', '102']]);
});

test('a sheet that is let go of takes its line of the journal along', async () => {
  const { outbox, sent, answer } = desk();
  void outbox.change(place(), sheet('101', '102'));
  await settle();
  expect(sent()).toEqual(['sent ["101","102"] with its record']);
  expect(outbox.on(place())?.kept.handed).toBe('on the desk');
  await answer();
  expect(outbox.on(place())?.delivery).toEqual({ kind: 'received' });
});

test('where the journal’s part did not load, the marks go all the same', async () => {
  const { outbox, sent } = desk({ hasCourier: false });
  void outbox.change(place(), sheet('101'));
  await settle();
  expect(sent()).toEqual(['sent ["101"]']);
});

test('what a closed tab left behind, in any round, goes out when the page is opened again', async () => {
  const other = JSON.stringify(['Bronze Tango', 2, 'Tango']);
  const settled = JSON.stringify(['Bronze Tango', 3, 'Tango']);
  const { outbox, sent, answer, disk } = desk({
    found: new Map([
      [KEY, kept()],
      [other, kept({ sent: true })],
      [settled, kept({ received: 4 })],
      ['no sheet', kept()],
    ]),
  });
  void outbox.resume();
  await settle();
  expect(sent()).toEqual(['sent ["101"]', 'sent ["101"] with its record']);
  await answer();
  await answer();
  expect([disk.get(KEY)?.received, disk.get(other)?.received]).toEqual([4, 4]);
});

test('it is said when it is known what this device holds', async () => {
  const { outbox } = desk();
  expect(outbox.opened.now).toBe(false);
  await settle();
  expect(outbox.opened.now).toBe(true);
});

test('a refusal is told, and the marks stay on the device and are tried again', async () => {
  const { outbox, sent, answer } = desk();
  void outbox.change(place(), taps('101'));
  await settle();
  await answer({ ok: false, problem: 'Your code is an old one.' });
  expect(outbox.on(place())).toMatchObject({
    kept: { numbers: ['101'] },
    delivery: { kind: 'refused', problem: 'Your code is an old one.' },
  });
  void outbox.resume();
  await settle();
  await answer();
  expect(sent()).toEqual(['sent ["101"]', 'sent ["101"]']);
  expect(outbox.on(place())?.delivery).toEqual({ kind: 'received' });
});

test('marks that come in after the round was closed go into the journal once, and are not sent again', async () => {
  const { outbox, sent, answer, disk } = desk({ verdict: 'too late' });
  void outbox.change(place(), taps('101'));
  await settle();
  void outbox.change(place(), taps('101', '102'));
  await settle();
  await answer(CLOSED);
  // Not what was refused, but what the judge has marked last.
  expect(sent()).toEqual(['sent ["101"]', 'late ["101","102"]']);
  await answer();
  expect(outbox.on(place())?.delivery).toEqual({ kind: 'late' });
  expect(disk.get(KEY)).toMatchObject({ numbers: ['101', '102'], change: 2, received: 0, late: 2 });
  void outbox.resume();
  await settle();
  expect(sent()).toHaveLength(2);
  expect(outbox.unsettled().map(({ place: { dance }, delivery }) => [dance, delivery.kind])).toEqual([
    ['Waltz', 'late'],
  ]);
});

test('what counts already is not late: only its answer was lost', async () => {
  const { outbox, sent, answer } = desk({ verdict: 'there already' });
  void outbox.change(place(), sheet('101'));
  await settle();
  await answer(CLOSED);
  expect(sent()).toEqual(['sent ["101"] with its record']);
  expect(outbox.on(place())?.delivery).toEqual({ kind: 'received' });
});

test('a round that has not begun yet lets the marks wait on the device', async () => {
  const { outbox, answer } = desk({ verdict: 'too early' });
  void outbox.change(place(), taps('101'));
  await settle();
  await answer(CLOSED);
  expect(outbox.on(place())?.delivery).toEqual({ kind: 'here' });
});

test('late marks that are changed in a round that is open again are sent like any others', async () => {
  const { outbox, sent, answer } = desk({ found: new Map([[KEY, kept({ late: 4 })]]) });
  await settle();
  expect(outbox.on(place())?.delivery).toEqual({ kind: 'late' });
  void outbox.change(place(), sheet('101', '102'));
  await settle();
  await answer();
  expect(sent()).toEqual(['sent ["101","102"] with its record']);
  expect(outbox.on(place())?.delivery).toEqual({ kind: 'received' });
});

test('an emptied recall card takes the marks away, and can be sent like that', async () => {
  const { outbox, sent } = desk({ hasCourier: false });
  void outbox.change(place(), { numbers: [], pencilled: [], sent: true });
  await settle();
  expect(sent()).toEqual(['sent null']);
});
