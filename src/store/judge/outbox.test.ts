import { expect, test } from 'vitest';
import { eventKey, judgeKey, leadNumber } from '../../domain/ids.ts';
import type { Written } from '../connection/states.ts';
import type { SheetPlace } from '../writes/judges.ts';
import type { Patch } from '../writes/patch.ts';
import type { KeptSheet } from './keptSheets.ts';
import { Outbox } from './outbox.ts';

const lead = (text: string) => {
  const number = leadNumber(text);
  if (number === undefined) throw new Error(`${text} is no lead number`);
  return number;
};

function place(): SheetPlace {
  const event = eventKey('Newcomer Waltz');
  const judge = judgeKey('B');
  if (event === undefined || judge === undefined) throw new Error('bad keys');
  return { event, round: 1, judge, dance: 'Waltz' };
}

const settle = () => new Promise((done) => setTimeout(done, 0));

/** A disk and a backend that answer when the test says so, and remember the order of things. */
function desk(found: ReadonlyMap<string, KeptSheet> = new Map()) {
  const disk = new Map(found);
  const story: string[] = [];
  const answers: ((written: Written) => void)[] = [];
  const marks: unknown[] = [];
  const outbox = new Outbox(
    {
      all: () => Promise.resolve(found),
      keep: (key, sheet) => {
        story.push(`kept ${sheet.numbers.join(' ')}`);
        disk.set(key, sheet);
        return Promise.resolve();
      },
    },
    (patch: Patch) => {
      const sent = patch['marks/Newcomer Waltz/1/B/Waltz'];
      story.push(`sent ${JSON.stringify(sent)}`);
      marks.push(sent);
      return new Promise((answer) => answers.push(answer));
    },
  );
  const answer = async (written: Written = { ok: true }) => {
    answers.shift()?.(written);
    await settle();
  };
  return { outbox, disk, story, marks, answer };
}

const taps = (...numbers: string[]) => ({ numbers: numbers.map(lead), pencilled: [], sent: false });

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
});

test('taps made while the line is slow are kept one by one and sent together', async () => {
  const { outbox, marks, answer } = desk();
  void outbox.change(place(), taps('101'));
  await settle();
  void outbox.change(place(), taps('101', '102'));
  void outbox.change(place(), taps('101', '102', '103'));
  await settle();
  await answer();
  await answer();
  expect(marks).toEqual([['101'], ['101', '102', '103']]);
  expect(outbox.on(place())?.delivery).toEqual({ kind: 'received' });
});

test('what a closed tab left behind goes out when the page is opened again', async () => {
  const kept: KeptSheet = {
    numbers: [lead('101')],
    pencilled: [],
    sent: true,
    reason: undefined,
    change: 4,
    received: 3,
  };
  const key = JSON.stringify(['Newcomer Waltz', 1, 'Waltz']);
  const { outbox, marks, answer, disk } = desk(new Map([[key, kept]]));
  void outbox.resume(place());
  await settle();
  expect(marks).toEqual([['101']]);
  await answer();
  expect(disk.get(key)?.received).toBe(4);
});

test('it is said when it is known what this device holds', async () => {
  const { outbox } = desk();
  expect(outbox.opened.now).toBe(false);
  await settle();
  expect(outbox.opened.now).toBe(true);
});

test('a refusal is told, and the marks stay on the device', async () => {
  const { outbox, answer } = desk();
  void outbox.change(place(), taps('101'));
  await settle();
  await answer({ ok: false, problem: 'The round is closed.' });
  expect(outbox.on(place())).toMatchObject({
    kept: { numbers: ['101'] },
    delivery: { kind: 'refused', problem: 'The round is closed.' },
  });
});

test('an emptied recall card takes the marks away, and can be sent like that', async () => {
  const { outbox, marks, answer } = desk();
  void outbox.change(place(), { numbers: [], pencilled: [], sent: true });
  await settle();
  await answer();
  expect(marks).toEqual([null]);
});
