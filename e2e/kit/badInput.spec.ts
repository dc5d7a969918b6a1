import { openAdministrator } from '../../src/server/start/openAdministrator.ts';
import { buildDeviceOptions, expect, PHONE, signedIn, test } from '../competitionDay.ts';

const EVENT = 'Newcomer Rhythm ChaCha';
/** The name shown on screens. */
const TITLE = 'Newcomer Rhythm Cha Cha';
const DESK = `/admin/scrutineer?event=${encodeURIComponent(EVENT)}&round=1`;

test('marks written past the app never break a screen, and the scrutineer sees them as invalid @full', async ({
  day,
  browser,
}) => {
  const page = await (await buildDeviceOptions(browser)).newPage();
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(error.message));
  await signedIn(page, day, 'Scrutineer');
  await page.goto(day.origin + DESK);
  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();

  const administrator = await openAdministrator({ dataFolder: day.dataFolder, namespace: 'demo' });
  const sent = { state: 'sent', count: 7, at: 0 };
  const at = (judge: string) => `${EVENT}/1/${judge}/ChaCha`;
  await administrator.update({
    [`marks/${at('B')}`]: 'all of them',
    [`marks/${at('F')}`]: ['151', '9998', '173', '188', '211', '220', '232', '236'],
    [`marks/${at('G')}`]: [true, 151],
    [`marks/${at('I')}`]: { nested: { deeper: 1 } },
    [`marks/${at('J')}`]: ['151', '151', '173'],
    [`marks/${EVENT}/1/Z/ChaCha`]: ['151'],
    ...Object.fromEntries(['B', 'F', 'G', 'I', 'J'].map((judge) => [`sheets/${at(judge)}`, sent])),
  });
  for (const sentence of [
    'Judge B in Cha Cha: "all of them" isn’t a list of couples. Not counted.',
    'Judge F in Cha Cha: 9998 isn’t in this round.',
    'Judge G in Cha Cha: true isn’t a list of couples. Not counted.',
    'Judge I in Cha Cha: {"nested":{"deeper":1}} isn’t a list of couples. Not counted.',
    'Judge J in Cha Cha: 151 is listed twice.',
    'Judge J in Cha Cha: 5 marks too few.',
    'Judge Z in Cha Cha: not on this panel. Not counted.',
  ])
    await expect(page.getByText(sentence)).toBeVisible();

  const phone = await (await buildDeviceOptions(browser, PHONE)).newPage();
  phone.on('pageerror', (error) => broken.push(error.message));
  await phone.goto(day.linkOf('Judge B'));
  await expect(phone.getByRole('heading', { name: TITLE })).toBeVisible();

  await administrator.update({
    [`events/${EVENT}/rounds/1/entries`]: 'nobody',
    [`events/${EVENT}/entries/c151`]: 17,
    live: ['what', { is: 'this' }],
    'competitionMetadata/officials/B': 'a judge',
  });
  await expect(page.getByText(TITLE).first()).toBeVisible();
  await page.goto(`${day.origin}/results`);
  await expect(page.getByRole('heading', { level: 1, name: 'Results' })).toBeVisible();
  await administrator.close();
  expect(broken).toEqual([]);
});

test('a wrong or old access code opens nothing, and the page says what to do', async ({ day, browser }) => {
  const page = await (await buildDeviceOptions(browser, PHONE)).newPage();
  await page.goto(`${day.origin}/judges/B#code=wrongwrongwrong`);
  await expect(page.getByRole('alert')).toContainText('Ask the organizer for the current one.');
  expect(page.url()).toBe(`${day.origin}/judges/B`);

  const code = day.linkOf('Judge B').split('code=')[1] ?? '';
  await page.getByLabel('Access code').fill(code);
  await page.getByRole('button', { name: 'Open my sheets' }).click();
  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();

  const administrator = await openAdministrator({ dataFolder: day.dataFolder, namespace: 'demo' });
  await administrator.update({ 'judgeCodes/B': 'a-new-code-for-b' });
  await administrator.close();
  await page.getByRole('button', { name: '151', exact: true }).click();
  await expect(page.getByText(/Your marks are saved on this phone/)).toBeVisible();
});

test('taps survive a reload and an outage @full', async ({ day, browser }) => {
  const device = await buildDeviceOptions(browser, PHONE);
  const page = await device.newPage();
  await page.goto(day.linkOf('Judge F'));
  await page.getByRole('button', { name: '151', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await device.setOffline(true);
  await page.getByRole('button', { name: '173', exact: true }).click();
  await expect(page.getByRole('button', { name: '173', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByText('Offline, saved here', { exact: true })).toBeVisible();
  await device.setOffline(false);
  await page.reload();
  await expect(page.getByRole('button', { name: '173', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  // On a judge's second device no tile can be tapped before it shows the existing marks.
  const second = await (await buildDeviceOptions(browser, PHONE)).newPage();
  await second.routeWebSocket(/\/\.ws/, (device) => {
    const server = device.connectToServer();
    let late = 0;
    server.onMessage((message) => {
      // Delays everything from the marks on, in order.
      if (message.toString().includes('"marks/')) late = 1500;
      setTimeout(() => device.send(message), late);
    });
  });
  await second.goto(day.linkOf('Judge F'));
  const marked = second.getByRole('button', { name: '173', exact: true });
  await marked.waitFor();
  expect(await marked.getAttribute('aria-pressed')).toBe('true');

  const other = await (await buildDeviceOptions(browser)).newPage();
  await signedIn(other, day, 'Scrutineer');
  await other.goto(day.origin + DESK);
  await expect(other.getByText('2 marks')).toBeVisible();
});
