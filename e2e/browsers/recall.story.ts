import { readFromDatabase, startOwnDay } from '../competitionDay.ts';
import { PHONE, type Device } from './device.ts';
import { expect, test } from './story.ts';

const EVENT = 'Newcomer Rhythm ChaCha';
const NUMBERS = ['151', '172', '173', '188', '211', '220', '232'];

const tap = async (phone: Device, ...numbers: readonly string[]): Promise<void> => {
  for (const number of numbers) await phone.click('.sheet-tiles button', new RegExp(`^${number}(,|$)`));
};
const chosen = (phone: Device) => phone.names('.sheet-tiles button[aria-pressed="true"]');

test('a judge’s recall survives a killed server and a reload, and is sent once', async ({ deviceOf }) => {
  const morning = await startOwnDay();
  const phone = await deviceOf(PHONE);
  await phone.tab.open(morning.linkOf('Judge B'));
  await tap(phone, ...NUMBERS.slice(0, 3));
  await phone.reads('Saved');
  await morning.kill();
  await tap(phone, ...NUMBERS.slice(3, 5));
  await expect.poll(() => chosen(phone)).toEqual(NUMBERS.slice(0, 5));

  const day = await startOwnDay(morning.dataFolder, new URL(morning.origin).port);
  await phone.tab.reload();
  await expect.poll(() => chosen(phone)).toEqual(NUMBERS.slice(0, 5));
  await tap(phone, ...NUMBERS.slice(5));
  await phone.reads('exactly 7');
  await phone.tab.press('Control', 'Enter');
  await phone.reads('The scrutineer has it.');
  await expect.poll(() => readFromDatabase(day, `marks/${EVENT}/1/B/ChaCha`)).toEqual(NUMBERS);
  await day.stop();
});
