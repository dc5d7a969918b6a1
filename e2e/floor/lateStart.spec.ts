import type { Request } from '@playwright/test';
import { expect, readFromDatabase, PHONE, writeToDatabase, openStaffPage, test } from '../competitionDay.ts';
import { EVENT } from '../desk.ts';

const FINAL = 'Bronze Rhythm ChaCha';
const SAID = 'Bronze Rhythm Cha Cha';

test('an offline MC starts a final whose semi-final was undone, and reads in plain words why it was refused', async ({
  day,
  browser,
}) => {
  await writeToDatabase(day, { [`events/${EVENT}/rounds/1/roundState`]: 5, live: null });
  const mc = await openStaffPage(browser, day, ['MC', '/admin/mc'], PHONE);
  // The network is bad: the part of the page that shows refusals is lost.
  const isLost = (request: Request): boolean =>
    request.method() === 'HEAD' || request.url().includes('/assets/BarNotes');
  await mc.route(/./, (route) => (isLost(route.request()) ? route.abort() : route.fallback()));
  await mc.reload();
  const start = mc.getByRole('button', { name: 'Start the final' });
  await expect(start).toBeEnabled();
  await mc.context().setOffline(true);
  await start.click();
  await expect(mc.getByText('No connection. It’s saved on this device')).toBeVisible();
  await expect(mc.getByText(`${SAID}, final is on the floor`)).toBeHidden();
  await expect(mc.getByText('1 saved here')).toBeVisible();
  await expect(mc.getByRole('button', { name: 'Sign out' })).toBeInViewport({ ratio: 1 });

  await writeToDatabase(day, { [`events/${FINAL}/rounds/1/roundState`]: 4 });
  await mc.unrouteAll();
  await mc.context().setOffline(false);
  await expect(mc.getByRole('alert')).toContainText(
    `Not saved: You started ${SAID}, final. The round before it isn’t posted anymore. Once it is, start this one again.`,
  );
  await expect.poll(() => readFromDatabase(day, `events/${FINAL}/rounds/0/roundState`)).toBe(0);
  await expect.poll(() => readFromDatabase(day, `live/${FINAL}`)).toBe(null);
});
