import { PHONE, type Device } from './device.ts';
import { openLine, type Line } from './line.ts';
import { expect, test } from './story.ts';

/** Waits until the page has noticed that the server is unreachable. */
const isNoticed = (line: Line): Promise<void> => expect.poll(line.lost).toContain('HEAD /');

const chosen = (phone: Device) => phone.names('.sheet-tiles button[aria-pressed="true"]');

/** Runs in the page. */
const isAppRunning = (): boolean =>
  Object.keys(document.querySelector('#root') ?? {}).some((key) => key.startsWith('__react'));

/** Taps until the tap takes effect: a lost file may reload the page under the finger. */
const tap = (phone: Device, number: string): Promise<void> =>
  expect(async () => {
    if (!(await chosen(phone)).includes(number))
      await phone.click('.sheet-tiles button', new RegExp(`^${number}(,|$)`));
    expect(await chosen(phone)).toContain(number);
  }).toPass();

test('missing files of a judge’s screen load once the network is back, and the marks stay', async ({
  day,
  deviceOf,
}) => {
  const line = await openLine(day.origin);
  const phone = await deviceOf(PHONE);
  // This tab has just reloaded: it may not reload again for the same outage.
  await phone.tab.open(`${line.origin}/`);
  await phone.tab.run(() => sessionStorage.setItem('floorcraft.reloadedAt', String(Date.now())), undefined);
  line.lose(/^GET \/assets\/(SheetKeys|SheetNews|HandSwitch|DeviceNotes|LanguageChoice)-|^HEAD \/$/);
  await phone.tab.open(day.linkOf('Judge B').replace(day.origin, line.origin));
  await tap(phone, '151');
  await phone.shows('button', 'Left-handed', 0);
  await isNoticed(line);
  line.lose(undefined);
  await phone.shows('button', 'Left-handed');
  await tap(phone, '172');
  expect(await chosen(phone)).toEqual(['151', '172']);
  await line.close();
});

test('a screen whose file failed to load opens once the network is back', async ({ day, deviceOf }) => {
  const line = await openLine(day.origin);
  const phone = await deviceOf(PHONE);
  await phone.tab.open(`${line.origin}/`);
  // The page is drawn by the server, and its app loads once it is painted.
  await expect.poll(() => phone.tab.run(isAppRunning, undefined)).toBe(true);
  line.lose(/^GET \/assets\/|^HEAD \/$/);
  await phone.tab.run(() => history.pushState(null, '', '/results'), undefined);
  await phone.reads('No connection');
  await isNoticed(line);
  line.lose(undefined);
  await phone.shows('h1', 'Results');
  await line.close();
});
