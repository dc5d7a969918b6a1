import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import {
  buildDeviceOptions,
  expect,
  readFromDatabase,
  PHONE,
  writeToDatabase,
  openStaffPage,
  test,
} from '../competitionDay.ts';
import { EVENT, EVENT_ON_SCREEN } from '../desk.ts';
import { expectUnbrokenWords } from '../eyeAndThumb.ts';

const NEXT = 'Bronze Rhythm ChaCha';
const NEXT_SAID = 'Bronze Rhythm Cha Cha';

/** Rows of the rounds on the floor. */
const onFloor = (page: Page, event: string) =>
  page.locator('li.schedule-row.is-now').filter({ hasText: event });

test('a round starts on the second floor, and every screen says which @full', async ({ day, browser }) => {
  const organizer = await openStaffPage(browser, day, ['Organizer', '/admin/eventschedule']);
  await expect(organizer.getByText('Up next').first()).toBeVisible();
  const start = (round: RegExp) => organizer.getByRole('button', { name: round }).first().click();
  const dialog = organizer.getByRole('dialog', { name: new RegExp(`^Start ${NEXT_SAID}, final`) });

  await test.step('with one round on the floor, no floor is named', async () => {
    await expect(organizer.getByText(/Floor \d/)).toHaveCount(0);
  });

  await test.step('starting another round asks for the floor, and stopping the first one instead does not', async () => {
    await start(new RegExp(`Start.*${NEXT_SAID}`));
    await expect(dialog.getByRole('radio', { name: 'Floor 1' })).toBeChecked();
    await dialog.getByRole('radio', { name: 'Stop it' }).check();
    await expect(dialog.getByRole('radio', { name: 'Floor 1' })).toHaveCount(0);
    await dialog.getByRole('radio', { name: 'Both on the floor' }).check();
    await dialog.getByRole('radio', { name: 'Floor 2' }).check();
    await expectAccessible(organizer, 'on which floor a round starts');
    await dialog.getByRole('button', { name: 'Start', exact: true }).click();
    await expect.poll(() => readFromDatabase(day, `live/${NEXT}/0/floor`)).toBe(2);
    await expect.poll(() => readFromDatabase(day, `live/${EVENT}/1/floor`)).not.toBe(2);
  });

  await test.step('the schedule, the MC, the chairman, the scrutineer and a judge read both floors', async () => {
    await expect(onFloor(organizer, NEXT_SAID)).toContainText('Final, Floor 2');
    await expect(onFloor(organizer, EVENT_ON_SCREEN)).toContainText('Semi-Final, Floor 1');
    for (const desk of [
      ['MC', '/admin/mc'],
      ['Chairman', '/admin/chairman'],
    ] as const) {
      const page = await openStaffPage(browser, day, desk, PHONE);
      const head = page.getByRole('region', { name: 'Desks' });
      await expect(head).toContainText(`Floor 1: ${EVENT_ON_SCREEN}, Semi-Final`);
      await expect(head).toContainText(`Floor 2: ${NEXT_SAID}, Final`);
      await expectUnbrokenWords(page);
      if (desk[0] === 'MC')
        await expect(page.getByRole('complementary', { name: 'At a glance' })).toContainText(
          'Floor 2: Final',
        );
      await page.context().close();
    }
    const scrutineer = await openStaffPage(browser, day, ['Scrutineer', '/admin/scrutineer']);
    const queue = scrutineer.getByRole('navigation', { name: 'Rounds' });
    await expect(queue.getByRole('link').filter({ hasText: NEXT_SAID }).first()).toContainText(
      'Final, Floor 2',
    );
    const judge = await (await buildDeviceOptions(browser, PHONE)).newPage();
    await judge.goto(day.linkOf('Judge B'));
    await expect(judge.getByText(/Semi-Final, Floor 1|Final, Floor 2/).first()).toBeVisible();
    await expectAccessible(judge, 'a judge’s sheet in a hall with two floors');
  });

  await test.step('the free floor is now the default, and undoing a wrong start hides the floors again', async () => {
    await start(/Start.*Bronze Rhythm Rumba/);
    const second = organizer.getByRole('dialog', { name: /^Start Bronze Rhythm Rumba/ });
    await expect(second.getByRole('radio', { name: 'Floor 2' })).toBeChecked();
    await second.getByRole('button', { name: 'Wait' }).click();
    await writeToDatabase(day, { [`events/${NEXT}/rounds/0/roundState`]: 0, [`live/${NEXT}`]: null });
    await expect(organizer.getByText(/Floor \d/)).toHaveCount(0);
  });
});
