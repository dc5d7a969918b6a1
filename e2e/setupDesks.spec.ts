import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { deviceOf, expect, lookAt, PHONE, setTheScene, staffPage, test } from './competitionDay.ts';
import { journalSentences } from './journal.ts';
import { screens } from '../src/web/screens/screens.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const saved = (page: Page) => page.getByText('Saved: everybody sees this.');
const deskLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'What to set up' }).getByRole('link', { name, exact: true });

test('an organizer says what, where and when in her own time zone, and in which color; a visitor reads it', async ({
  day,
  browser,
}) => {
  await setTheScene(day, { competitionMetadata: null });
  const desk = await staffPage(browser, day, ['Organizer', screens.setup.link()]);
  const visitor = await (await deviceOf(browser, PHONE, { timezoneId: 'Europe/Madrid' })).newPage();
  const preview = desk.getByRole('complementary', { name: 'What a visitor reads today' });
  const spans = preview.getByRole('list', { name: 'How registration goes' }).getByRole('listitem');
  const year = new Date().getFullYear() + 1;

  await test.step('each date shows at once what it does', async () => {
    await desk.getByLabel('Name of the competition').fill('Princeton Classic');
    await desk.getByLabel('Place').fill('Dillon Gymnasium');
    await desk.getByLabel('Time zone').selectOption('America/New_York');
    await desk.getByLabel('First day').fill(`${year}-11-15`);
    await expect(preview.getByRole('status')).toHaveText('Registration isn’t open yet.');
    await desk.getByLabel('Early price ends', { exact: true }).fill(`${year}-10-19`);
    await desk.getByLabel('Regular price ends', { exact: true }).fill(`${year}-11-02`);
    await expect(desk.getByText('Registration never closes by itself.')).toBeVisible();
    await desk.getByLabel('Registration closes', { exact: true }).fill(`${year}-11-09`);
    await desk.getByLabel('Time: Registration closes').fill('17:00');
    await expect(spans).toHaveText([
      /^Early price.*until .*October 19$/,
      /^Regular price.*until .*November 2$/,
      /^Late price.*until .*November 9.*5:00 PM$/,
      /^Closed/,
    ]);
    await expect(preview.getByRole('status')).toHaveText(/at the early price until .*October 19\. It closes/);
  });

  await test.step('what cannot be meant is not saved', async () => {
    await desk.getByLabel('Last day').fill(`${year}-11-14`);
    await expect(desk.getByRole('button', { name: 'Last day is before the first' })).toBeVisible();
    await desk.getByLabel('Last day').fill(`${year}-11-16`);
    await desk.getByLabel('Facebook').fill('javascript:alert(1)');
    await expect(desk.getByRole('button', { name: 'Check the Facebook link' })).toBeVisible();
    await desk.getByLabel('Facebook').fill('facebook.com/princeton');
    await expectAccessible(desk, 'name and dates, not saved');
  });

  await test.step('saved, it is what everybody reads, on the clock of the competition', async () => {
    await save(desk).click();
    await expect(saved(desk)).toBeVisible();
    expect(await lookAt(day, 'competitionMetadata')).toEqual({
      fullName: 'Princeton Classic',
      place: 'Dillon Gymnasium',
      timeZone: 'America/New_York',
      startDate: `${year}-11-15`,
      endDate: `${year}-11-16`,
      dateRegistrationEarly: Date.parse(`${year}-10-20T00:00:00-04:00`),
      dateRegistrationOpen: expect.any(Number),
      dateRegistrationClosed: Date.parse(`${year}-11-09T17:00:00-05:00`),
      socials: { facebook: 'facebook.com/princeton' },
      editions: { basics: 1 },
    });
    await visitor.goto(day.origin);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Princeton Classic');
    await expect(visitor.getByText(/Registration is open.*October 19/)).toBeVisible();
  });

  await test.step('of two at once the second is told, and no date of the first is lost', async () => {
    const colleague = await staffPage(browser, day, ['Organizer', screens.setup.link()]);
    await colleague.getByLabel('Place').fill('Jadwin Gymnasium');
    await desk.getByLabel('Name of the competition').fill('Princeton Ballroom Classic');
    await save(desk).click();
    await expect(saved(desk)).toBeVisible();
    await expect(colleague.getByRole('alert')).toContainText('Somebody else saved changes here');
    await colleague.getByRole('button', { name: 'Use theirs' }).click();
    await expect(colleague.getByLabel('Name of the competition')).toHaveValue('Princeton Ballroom Classic');
    await colleague.close();
  });

  await test.step('the color is tried before anybody sees it, and never too faint to read', async () => {
    await deskLink(desk, 'Color').click();
    await desk.getByLabel('School color').fill('FFD400');
    await expect(
      desk.getByText(/Button words are black: white on this color would be too faint \(1\.4/),
    ).toBeVisible();
    await desk.getByLabel('School color').fill('yellow');
    await expect(desk.getByRole('button', { name: 'Check the color' })).toBeVisible();
    await desk.getByRole('button', { name: '#8a1538' }).click();
    await expect(desk.getByText('Everything can be read. Button words are white.')).toBeVisible();
    await expectAccessible(desk, 'the color, not saved');
    await save(desk).click();
    await expect(saved(desk)).toBeVisible();
    expect(await lookAt(day, 'competitionMetadata/primaryColor')).toBe('#8a1538');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Princeton Ballroom Classic');
    await expect
      .poll(() =>
        visitor.evaluate(() => document.documentElement.style.getPropertyValue('--accent-fill-day')),
      )
      .toBe('#8a1538');
  });

  await test.step('the journal knows who', async () => {
    const told = await journalSentences(await lookAt(day, 'journal'));
    expect(told.filter((one) => one.includes(' saved '))).toEqual([
      'Nora Lindqvist (organizer) saved name, place and dates, version 1.',
      'Nora Lindqvist (organizer) saved name, place and dates, version 2.',
      'Nora Lindqvist (organizer) saved the color, version 1.',
    ]);
  });
});
