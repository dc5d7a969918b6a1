import { ref, update } from 'firebase/database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Json } from '../tree/json.ts';
import { TestHall, getWriteOutcome, type WriteOutcome } from './testing/hall.ts';
import { SERVER_NOW } from './testing/midday.ts';

// A sent sheet stays as sent: none of its marks is removed, added or changed. A delivery whose answer was lost finds its record
// or receipt instead (store/delivery/queue.test.ts).

const MAX_MARKS = 200;
const SHEET = 'marks/Waltz/1/A/Waltz';
const numbers = Array.from({ length: MAX_MARKS - 1 }, (_, at) => String(101 + at));

let hall: TestHall;
beforeAll(async () => {
  hall = await TestHall.open();
});
afterAll(() => hall.close());
const asSent = (): Promise<void> =>
  hall.putBack({
    [SHEET]: numbers,
    'sheets/Waltz/1/A/Waltz': { state: 'sent', count: numbers.length, at: SERVER_NOW, lineUp: 2 },
  });
beforeEach(asSent);

const writes = (values: Readonly<Record<string, Json>>): Promise<WriteOutcome> =>
  getWriteOutcome(update(ref(hall.person('judge A').device.database), values));

test('none of the two hundred marks of a sent sheet can be removed', async () => {
  const taken: number[] = [];
  for (const [at] of numbers.entries()) {
    const others = Object.fromEntries(
      numbers.flatMap((number, index) => (index === at ? [] : [[index, number]])),
    );
    const ways = at % 2 === 0 ? { [`${SHEET}/${at}`]: null } : { [SHEET]: others };
    if ((await writes(ways)) === 'done') taken.push(at);
    // Reset now and then: an address may not have this many refusals in a minute.
    if (at % 40 === 0) await asSent();
  }
  expect(taken).toEqual([]);
});

test.each([0, 1, 2, 3, 57, 100, 198])('the mark at %i of a sent sheet cannot be changed', async (at) => {
  expect(await writes({ [`${SHEET}/${at}`]: '999' })).toBe('refused');
  expect(await writes({ [SHEET]: numbers.with(at, '999') })).toBe('refused');
});

test.each(['199', '200', '007', '01', '00', '-1', '1.0', 'x', '0199'].filter((key) => !key.includes('.')))(
  'a mark at %s cannot be added to a sent sheet',
  async (key) => {
    expect(await writes({ [`${SHEET}/${key}`]: '999' })).toBe('refused');
  },
);

test.each(['007', '01', '00', '000', '200'])(
  'a mark at %s in a draft is refused, since list indexes are 0 to 199',
  async (key) => {
    await hall.putBack({ [SHEET]: null, 'sheets/Waltz/1/A/Waltz': null });
    expect(await writes({ [`${SHEET}/${key}`]: '101' })).toBe('refused');
    expect(await writes({ [`${SHEET}/199`]: '101' })).toBe('done');
  },
);
