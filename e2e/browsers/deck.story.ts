import { readFromDatabase } from '../competitionDay.ts';
import { expect, opensAs, test } from './story.ts';

const TABLET = { width: 820, height: 1180 };
const EVENT = 'Bronze Rhythm ChaCha';

test('a deck captain checks couples in, and marks one missing', async ({ day, deviceOf }) => {
  const tablet = await deviceOf(TABLET);
  await opensAs(tablet, day, ['Deck captain', '/admin/deckcaptain']);
  for (const number of [614, 639, 649, 651, 651]) await tablet.press(new RegExp(`^${number},`));
  await tablet.reads('1 missing: 651.');
  const presence = async (): Promise<readonly unknown[]> => {
    const entries = (await readFromDatabase(day, `events/${EVENT}/entries`)) as Readonly<
      Record<string, { readonly leadNumber?: number; readonly checkedIn?: readonly unknown[] }>
    >;
    return [614, 651].map(
      (number) => Object.values(entries).find(({ leadNumber }) => leadNumber === number)?.checkedIn?.[0],
    );
  };
  await expect.poll(presence).toEqual([true, false]);
});
