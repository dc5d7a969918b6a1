import { expectAccessible } from '../axe.ts';
import {
  buildDeviceOptions,
  expect,
  readFromDatabase,
  PHONE,
  openStaffPage,
  test,
} from '../competitionDay.ts';
import { screens } from '../../src/web/kit/screens/screens.ts';

test('an organizer switches public options, and assigns and removes roles except her own @full', async ({
  day,
  browser,
}) => {
  const desk = await openStaffPage(browser, day, ['Organizer', screens.settings.link()]);
  const flag = (name: string) => desk.getByRole('checkbox', { name });

  await test.step('a switch in the settings works at once, for everyone', async () => {
    const visitor = await (await buildDeviceOptions(browser, PHONE)).newPage();
    await visitor.goto(day.origin + screens.results.link());
    const signs = visitor.locator('.level-disc, .level-chevrons');
    await expect(signs.first()).toBeVisible();
    // The box is checked as soon as the change is sent.
    await flag('Hide level icons').click();
    await expect(flag('Hide level icons')).toBeChecked();
    await expect(signs).toHaveCount(0);
    await expect(flag('Check in for the next rounds too')).toBeChecked();
    await expectAccessible(desk, 'the settings');
    await expect.poll(() => readFromDatabase(day, 'settings/events')).toMatchObject({ hideLevelIcons: true });
    await desk.getByRole('button', { name: 'Scroll live pages to now' }).click();
    await expect(desk.getByText('Pressed once so far')).toBeVisible();
    await visitor.close();
  });

  await test.step('assigning a role opens its screen at once, and removing it closes the screen', async () => {
    const mc = await openStaffPage(browser, day, ['MC', screens.deck.link()]);
    await expect(mc.getByRole('heading', { name: /This is for the/ })).toBeVisible();
    const roles = desk.getByRole('group', { name: 'Roles of Leo Marchetti' });
    await roles.getByRole('button', { name: 'deck captain' }).click();
    await expect(mc.getByRole('heading', { name: /This is for the/ })).toHaveCount(0);
    await expect(desk.getByText('Leo Marchetti: deck captain added')).toBeVisible();
    await desk.getByRole('button', { name: 'Undo' }).click();
    await expect(mc.getByRole('heading', { name: /This is for the/ })).toBeVisible();
    await mc.close();
  });

  await test.step('no one can change their own role, and an account made elsewhere gets a name and a role', async () => {
    const own = desk.getByRole('listitem').filter({ hasText: 'Nora Lindqvist' });
    await expect(own).toContainText('You');
    await expect(own.getByRole('button')).toHaveCount(0);
    await desk.getByRole('button', { name: 'Use an account ID' }).click();
    const dialog = desk.locator('dialog:modal');
    await dialog.getByLabel('Account ID').fill('a/b');
    await expect(dialog.getByRole('button', { name: 'Enter the account ID' })).toBeVisible();
    await dialog.getByLabel('Account ID').fill('from-elsewhere-1');
    await dialog.getByLabel('Name').fill('Zoë <i>Quist</i>');
    await expect(dialog.getByRole('button', { name: 'Choose a role' })).toBeVisible();
    await dialog.getByLabel('Role').selectOption('scrutineer');
    await expectAccessible(desk, 'access for an account');
    await dialog.getByRole('button', { name: 'Give access' }).click();
    await expect(desk.getByRole('listitem').filter({ hasText: 'Zoë <i>Quist</i>' })).toBeVisible();
    await expect.poll(() => readFromDatabase(day, 'roles/from-elsewhere-1')).toEqual({ scrutineer: true });
  });

  await test.step('a scrutineer has the switches, but no roles', async () => {
    const scrutineer = await openStaffPage(browser, day, ['Scrutineer', screens.settings.link()]);
    await expect(scrutineer.getByRole('checkbox', { name: 'Number the rounds' })).toBeVisible();
    await expect(scrutineer.getByRole('heading', { name: 'Who can do what' })).toHaveCount(0);
  });
});
