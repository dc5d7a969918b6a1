import { expect, test } from 'vitest';
import type { Administrator } from '../../server/local/administrator.ts';
import { defaultDataFolder } from '../installation.ts';
import { listSetupSteps } from './setupSteps.ts';

const ABOUT = { origin: 'http://hall.test:8080', dataFolder: '/elsewhere' };

const holding = (events: Awaited<ReturnType<Administrator['read']>>): Pick<Administrator, 'read'> => ({
  read: () => Promise.resolve(events),
});

const LINK = [
  '',
  'Create the organizer account in your browser:',
  '  http://hall.test:8080/first-account#abc',
  '  The link works once, for an hour. After that, restart Floorcraft for a new one.',
  '  Or in another terminal: FLOORCRAFT_DATA=/elsewhere npm run -s floorcraft -- user add you@example.org --role admin',
];

test('the first start prints the link to the organizer’s account, then the steps to the first events', async () => {
  expect(await listSetupSteps(holding(null), { ...ABOUT, link: { code: 'abc' } })).toEqual([
    ...LINK,
    '',
    'There are no events yet. Add them at http://hall.test:8080/admin/setup, or from a file (import --help shows what it looks like):',
    '  FLOORCRAFT_DATA=/elsewhere npm run -s floorcraft -- import FILE',
  ]);
});

test('the first start leaves out the account if there is an organizer, and the folder if it is the default', async () => {
  const said = await listSetupSteps(holding(null), { ...ABOUT, dataFolder: defaultDataFolder() });
  expect(said[0]).toBe('');
  expect(said.slice(2)).toEqual(['  npm run -s floorcraft -- import FILE']);
});

test('with events, the first start prints the link alone, or nothing', async () => {
  const events = { Waltz: { name: 'Waltz' } };
  expect(await listSetupSteps(holding(events), { ...ABOUT, link: { code: 'abc' } })).toEqual(LINK);
  expect(await listSetupSteps(holding(events), ABOUT)).toEqual([]);
});
