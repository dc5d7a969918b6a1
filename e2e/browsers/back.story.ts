import { readFromDatabase, writeToDatabase } from '../competitionDay.ts';
import { PHONE } from './device.ts';
import { choosesAnEvent, EVENT, registersWithPartner } from './registration.ts';
import { expect, test } from './story.ts';

// Safari restores a page from its back-forward cache with sockets closed: it has to catch up.
test('a live page restored by Back catches up and stays live', async ({ day, deviceOf }) => {
  const phone = await deviceOf(PHONE);
  await phone.tab.open(`${day.origin}/live`);
  await phone.shows('.connection-light-live');
  await phone.tab.open('about:blank');
  await writeToDatabase(day, { announcement: 'Lunch is served.' });
  await phone.tab.back();
  await phone.reads('Lunch is served.');
  await phone.shows('.connection-light-live');
  await writeToDatabase(day, { announcement: 'The hall is open again.' });
  await phone.reads('The hall is open again.');
});

test('a registration page restored by Back keeps the typed text and can be sent', async ({
  day,
  deviceOf,
}) => {
  const phone = await deviceOf(PHONE);
  await choosesAnEvent(phone, day);
  await phone.tab.open('about:blank');
  await phone.tab.back();
  await phone.reads('1 chosen');
  await registersWithPartner(phone);
  const entries = (await readFromDatabase(day, `events/${EVENT}/entries`)) as object;
  expect(Object.values(entries)).toContainEqual(expect.objectContaining({ leadName: 'Ann Novák' }));
});
