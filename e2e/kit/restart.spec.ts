import { readdir } from 'node:fs/promises';
import { buildDeviceOptions, expect, PHONE, startOwnDay, test } from '../competitionDay.ts';

test('the marks are still there after SIGTERM and a restart, and every link still opens @full', async ({
  browser,
}) => {
  const morning = await startOwnDay();
  const phone = await (await buildDeviceOptions(browser, PHONE)).newPage();
  await phone.goto(morning.linkOf('Judge B'));
  await phone.getByRole('button', { name: '151', exact: true }).click();
  await expect(phone.getByText('Saved', { exact: true })).toBeVisible();
  const code = new URL(morning.linkOf('Judge B')).hash;
  await morning.stop('keep the data');
  expect(await readdir(morning.dataFolder)).not.toContain('floorcraft.sock');

  const afternoon = await startOwnDay(morning.dataFolder);
  expect(new URL(afternoon.linkOf('Judge B')).hash).toBe(code);
  const other = await (await buildDeviceOptions(browser, PHONE)).newPage();
  await other.goto(afternoon.linkOf('Judge B'));
  await expect(other.getByRole('button', { name: '151', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await afternoon.stop();
});
