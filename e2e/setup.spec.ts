import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, lookAt, setTheScene, staffPage, test } from './competitionDay.ts';
import { screens } from '../src/web/screens/screens.ts';

const SETUP = ['Organizer', screens.setup.link()] as const;

const price = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const trial = (page: Page) => page.getByRole('complementary', { name: 'Try a dancer' });
const bill = (page: Page) => trial(page).getByRole('list', { name: 'Bill' }).getByRole('listitem');
const total = (page: Page) => trial(page).getByRole('status');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

/** What dancers would be billed by. */
const saved = (day: Parameters<typeof lookAt>[0]) => lookAt(day, 'settings/fees');

test('an organizer says what it costs, sees why a dancer pays it, and saves it; a colleague who was slower is told', async ({
  day,
  browser,
}) => {
  await setTheScene(day, { 'settings/fees': null });
  const desk = await staffPage(browser, day, SETUP);

  await test.step('from a model, with numbers of her own', async () => {
    await expect(desk.getByRole('heading', { name: 'How do you charge?' })).toBeVisible();
    await expectAccessible(desk, 'the choice of how to charge');
    await desk.getByRole('button', { name: 'By the event' }).click();
    await expect(total(desk)).toContainText('$50');
    await expect(bill(desk)).toHaveText([
      'Student, early$30',
      '2nd and 3rd event, $10 each+ $20',
      '4th to 7th event, free$0',
    ]);
    await price(desk, 'Student, early').fill('32.50');
    await expect(total(desk)).toContainText('$52.50');
    await expectAccessible(desk, 'the fees, not saved');
  });

  await test.step('each rule shows up on the bill', async () => {
    await desk.getByRole('button', { name: 'Add a rule…' }).click();
    await desk.locator('dialog:modal').getByRole('button', { name: 'for a volunteer shift' }).click();
    await trial(desk).getByRole('checkbox', { name: 'Has a volunteer shift' }).check();
    await expect(bill(desk).last()).toHaveText('Volunteer shift− $20');
    await expect(total(desk)).toContainText('$32.50');
  });

  await test.step('what is no price is not taken for one', async () => {
    await price(desk, 'Adult, late').fill('a lot');
    await expect(price(desk, 'Adult, late')).toHaveAttribute('aria-invalid', 'true');
    await price(desk, 'Adult, late').blur();
    await expect(price(desk, 'Adult, late')).toHaveValue('$70');
  });

  await test.step('a page that is closed before it is saved loses nothing, and nobody has seen it', async () => {
    expect(await saved(day)).toBeNull();
    await desk.reload();
    await expect(price(desk, 'Student, early')).toHaveValue('$32.50');
    await save(desk).click();
    await expect(desk.getByText('Saved: everybody sees this.')).toBeVisible();
    expect(await saved(day)).toMatchObject({
      edition: 1,
      base: { student: { early: 3250, normal: 4000, late: 5500 } },
      rules: [{ kind: 'each' }, { kind: 'volunteer', cents: 2000 }],
    });
    await desk.reload();
    await expect(price(desk, 'Student, early')).toHaveValue('$32.50');
    await expect(desk.getByRole('button', { name: 'Nothing to save' })).toBeVisible();
  });

  await test.step('two organizers at once: the second is told, and chooses', async () => {
    const colleague = await staffPage(browser, day, SETUP);
    await price(colleague, 'Adult, early').fill('48');
    await expect(save(colleague)).toBeVisible();
    await price(desk, 'Student, late').fill('60');
    await save(desk).click();
    await expect(desk.getByText('Saved: everybody sees this.')).toBeVisible();

    await expect(colleague.getByRole('alert')).toContainText('Somebody else saved changes here');
    await expect(save(colleague)).toHaveCount(0);
    await expectAccessible(colleague, 'fees that somebody else was faster with');
    await colleague.getByRole('button', { name: 'Use theirs' }).click();
    await expect(price(colleague, 'Student, late')).toHaveValue('$60');
    await colleague.getByRole('button', { name: 'Undo' }).click();
    await expect(price(colleague, 'Student, late')).toHaveValue('$55');
    await colleague.getByRole('button', { name: 'Keep mine' }).click();
    await save(colleague).click();
    await expect(price(desk, 'Adult, early')).toHaveValue('$48');
    await expect(price(desk, 'Student, late')).toHaveValue('$55');
    expect(await saved(day)).toMatchObject({ edition: 3 });
  });
});
