import { readFromDatabase } from '../competitionDay.ts';
import { PHONE } from './device.ts';
import { choosesAnEvent, EVENT, registersWithPartner } from './registration.ts';
import { expect, test } from './story.ts';

test('a dancer registers with a partner, and a reload loses nothing', async ({ day, deviceOf }) => {
  const phone = await deviceOf(PHONE);
  await choosesAnEvent(phone, day);
  await phone.tab.reload();
  await phone.reads('1 chosen');
  await registersWithPartner(phone);
  const entries = (await readFromDatabase(day, `events/${EVENT}/entries`)) as object;
  expect(Object.values(entries)).toContainEqual(
    expect.objectContaining({ leadName: 'Ann Novák', followName: 'Bo O’Brien' }),
  );
});
