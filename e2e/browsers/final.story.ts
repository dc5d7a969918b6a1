import { readFromDatabase, writeToDatabase, type CompetitionDay } from '../competitionDay.ts';
import { PHONE, type Device } from './device.ts';
import { expect, test } from './story.ts';

const EVENT = 'Newcomer Rhythm ChaCha';
const FINAL = `events/${EVENT}/rounds/0`;
const COUPLES = ['151', '173', '188', '211', '220', '232'];

/** Puts the final on the floor in place of the semi-final. */
const startFinal = (day: CompetitionDay): Promise<void> =>
  writeToDatabase(day, {
    [`${FINAL}/entries`]: Object.fromEntries(COUPLES.map((number) => [`c${number}`, { heat: 1 }])),
    [`${FINAL}/roundState`]: 2,
    [`${FINAL}/panel`]: { B: true },
    [`live/${EVENT}/1`]: null,
    [`live/${EVENT}/0`]: { dance: 0, heat: 1, floor: 1, startedAt: Date.now() },
  });

const tap = async (phone: Device, ...numbers: readonly string[]): Promise<void> => {
  for (const number of numbers) await phone.click('.sheet-tiles button', new RegExp(`^${number}(,|$)`));
};
const order = (phone: Device) => phone.names('[aria-label="Your order"] .number-card');

test('a judge puts a final in order, swaps two couples and sends it with Ctrl+Enter while a tile has the focus', async ({
  day,
  deviceOf,
}) => {
  await startFinal(day);
  const phone = await deviceOf(PHONE);
  await phone.tab.open(day.linkOf('Judge B'));
  await phone.reads('6 couples');
  await tap(phone, '211', '151', '220', '173', '188');
  await tap(phone, '151', '188');
  await expect.poll(() => order(phone)).toEqual(['211', '188', '220', '173', '151']);
  // The sheet cannot be sent yet, and Ctrl+Enter must not press the focused tile.
  await phone.focus('.sheet-tiles button', /^232/);
  await phone.tab.press('Control', 'Enter');
  await expect.poll(() => order(phone)).toEqual(['211', '188', '220', '173', '151']);
  await tap(phone, '232');
  await phone.focus('.sheet-tiles button', /^151/);
  await phone.tab.press('Control', 'Enter');
  await phone.reads('The scrutineer has it.');
  await expect
    .poll(() => readFromDatabase(day, `marks/${EVENT}/0/B/ChaCha`))
    .toEqual(['211', '188', '220', '173', '151', '232']);
});
