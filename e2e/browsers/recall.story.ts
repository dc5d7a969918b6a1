import { lookAt } from '../competitionDay.ts';
import { PHONE } from './device.ts';
import { expect, test } from './story.ts';

const EVENT = 'Newcomer Rhythm ChaCha';
const NUMBERS = ['151', '172', '173', '188', '211', '220', '232'];

test('a judge marks a recall and sends it with Ctrl+Enter', async ({ day, deviceOf }) => {
  const phone = await deviceOf(PHONE);
  await phone.tab.open(day.linkOf('Judge B'));
  for (const number of NUMBERS) await phone.click('.sheet-tiles button', new RegExp(`^${number}(,|$)`));
  await phone.reads('exactly 7');
  await phone.tab.press('Control', 'Enter');
  await phone.reads('The scrutineer has it.');
  await expect.poll(() => lookAt(day, `marks/${EVENT}/1/B/ChaCha`)).toEqual(NUMBERS);
});
