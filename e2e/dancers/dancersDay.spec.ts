import { expectAccessible } from '../axe.ts';
import {
  buildDeviceOptions,
  expect,
  waitForOfflineCache,
  WITH_SERVICE_WORKERS,
  readFromDatabase,
  PHONE,
  writeToDatabase,
  test,
} from '../competitionDay.ts';

interface StoredEvent {
  readonly entries?: Readonly<Record<string, StoredEntry>>;
  readonly rounds: readonly StoredRound[];
}
interface StoredEntry {
  readonly entryId: string;
  readonly leadNumber: number;
  readonly leadId: string;
  readonly leadName: string;
}
interface StoredRound {
  readonly roundState: number;
  readonly numHeats: number;
  readonly entries?: Readonly<Record<string, { readonly heat: number }>>;
}
const [INITIALIZED, RUNNING, MARKED, POSTED] = [0, 2, 4, 5];

test('a dancer’s page shows the time until the floor, and callbacks at the moment they are posted', async ({
  day,
  browser,
}) => {
  const all = (await readFromDatabase(day, 'events')) as Readonly<Record<string, StoredEvent>>;
  // An event with a waiting semi-final, and an empty final after it.
  const [key = '', event] =
    Object.entries(all).find(
      ([, { rounds }]) =>
        rounds[1]?.roundState === INITIALIZED &&
        rounds[1].entries !== undefined &&
        rounds[0]?.entries === undefined,
    ) ?? [];
  const inSemi = Object.keys(event?.rounds[1]?.entries ?? {}).flatMap((id) => event?.entries?.[id] ?? []);
  const [ours, theirs, ...others] = inSemi;
  if (ours === undefined || theirs === undefined) throw new Error('nobody waits for a semi-final');
  const semi = `events/${key}/rounds/1`;
  // Takes both dancers out of all other events.
  const elsewhere = Object.entries(all).flatMap(([name, { entries }]) =>
    name === key
      ? []
      : Object.values(entries ?? {})
          .filter(({ leadId }) => leadId === ours.leadId || leadId === theirs.leadId)
          .map(({ entryId }) => [`events/${name}/entries/${entryId}`, null] as const),
  );
  await writeToDatabase(day, Object.fromEntries(elsewhere));
  const device = await buildDeviceOptions(browser, PHONE, WITH_SERVICE_WORKERS);
  const [page, other] = [await device.newPage(), await device.newPage()];

  await test.step('before the round, the dancer sees when, where and in which heat they dance', async () => {
    await page.goto(`${day.origin}/competitors/${ours.leadId}`);
    await expect(page.getByRole('heading', { level: 1, name: ours.leadName })).toBeVisible();
    await expect(page.getByText(/till they dance|They dance (any minute|at about)/)).toBeVisible();
    await page.getByRole('button', { name: 'This is me' }).click();
    await expect(page.getByText(/till you dance|You dance (any minute|at about)/)).toBeVisible();
    await expect(page.getByText('Final, if you’re called back')).toBeVisible();
    await expectAccessible(page, 'a dancer’s day');
    await other.goto(`${day.origin}/competitors/${theirs.leadId}`);
    await expect(other.getByRole('heading', { level: 1, name: theirs.leadName })).toBeVisible();
  });

  await test.step('the dancer’s dances can be saved to a calendar', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Add to calendar' }).click();
    expect((await download).suggestedFilename()).toBe(`${ours.leadName}.ics`);
  });

  await test.step('the dancer’s page shows the round on the floor', async () => {
    await writeToDatabase(day, {
      [`${semi}/roundState`]: RUNNING,
      [`${semi}/roundActualStartTime`]: Date.now(),
    });
    await expect(page.locator('.day-title')).toHaveText('You’re on the floor');
    // The screen reader announces it once.
    await expect(
      page.locator('output.spoken', { hasText: /^You’re on the floor: .*, semi-final\./ }),
    ).toHaveCount(1);
  });

  await test.step('callbacks are shown to the dancer with the posting, and not before', async () => {
    const goOn = [ours, ...others.slice(0, 4)];
    const places = Object.fromEntries(goOn.map(({ entryId }) => [entryId, { heat: 1 }]));
    await writeToDatabase(day, {
      [`${semi}/roundState`]: MARKED,
      [`events/${key}/rounds/0/entries`]: places,
    });
    await expect(page.getByText('result pending')).toBeVisible();
    await expect(page.getByText('Final, if you’re called back')).toBeVisible();
    await expect(page.getByText('You’re in the final')).toBeHidden();
    await writeToDatabase(day, { [`${semi}/roundState`]: POSTED });
    await expect(page.locator('.day-title')).toHaveText('You’re in the final');
    await expect(page.locator('.day-numbers li')).toHaveCount(goOn.length);
    await expect(page.locator('.day-number-own')).toHaveText(String(ours.leadNumber));
    await expectAccessible(page, 'called back');
    await expect(other.getByText(/is over for them$/).last()).toBeVisible();
    await expect(
      other.getByText(`${goOn.length} of ${inSemi.length} went on.`, { exact: false }),
    ).toBeVisible();
  });

  await test.step('an undone posting removes the news from the dancer’s page', async () => {
    await writeToDatabase(day, { [`${semi}/roundState`]: MARKED });
    await expect(page.locator('.day-title')).toBeHidden();
    await writeToDatabase(day, { [`${semi}/roundState`]: POSTED });
    await expect(page.locator('.day-title')).toHaveText('You’re in the final');
  });

  await test.step('the dancer’s page opens offline in its last state', async () => {
    await waitForOfflineCache(page, '/competitors/:id');
    await device.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: ours.leadName })).toBeVisible();
    await expect(page.getByText('These times are from', { exact: false })).toBeVisible();
    await expect(page.getByText(/You dance at about/)).toBeVisible();
    await expectAccessible(page, 'a day without network');
    await device.setOffline(false);
    await expect(page.getByText('These times are from', { exact: false })).toBeHidden();
  });
});
