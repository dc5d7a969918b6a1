import { expect, test } from 'vitest';
import type { Administrator } from '../../server/local/administrator.ts';
import { readSettings } from '../settings.ts';
import { setupSteps } from './setupSteps.ts';

const ABOUT = { origin: 'http://hall.test:8080', dataFolder: '/elsewhere' };

type Known = Pick<Administrator, 'read' | 'listUsers'>;

const holding = (events: Awaited<ReturnType<Known['read']>>, emails: readonly string[]): Known => ({
  read: () => Promise.resolve(events),
  listUsers: () =>
    Promise.resolve([
      { uid: 'device', anonymous: true },
      ...emails.map((email) => ({ uid: email, email, anonymous: false })),
    ]),
});

test('gives step-by-step commands for a competition without events', async () => {
  expect(await setupSteps(holding(null, []), ABOUT)).toEqual([
    '',
    'This competition is empty. Type these in another terminal, in this folder:',
    '  1. Create your organizer account:',
    '       FLOORCRAFT_DATA=/elsewhere npm run -s floorcraft -- user add you@example.org --role admin',
    '  2. Import your events, one file each (import --help shows an example):',
    '       FLOORCRAFT_DATA=/elsewhere npm run -s floorcraft -- import FILE',
    '  3. Open http://hall.test:8080/admin and plan the day.',
  ]);
});

test('skips the account step if there is an account, and the folder if it is the default', async () => {
  const usual = readSettings({});
  if (!usual.ok) throw new Error(usual.problem);
  const said = await setupSteps(holding(null, ['a@b.org']), { ...ABOUT, dataFolder: usual.value.dataFolder });
  expect(said.slice(2)).toEqual([
    '  1. Import your events, one file each (import --help shows an example):',
    '       npm run -s floorcraft -- import FILE',
    '  2. Open http://hall.test:8080/admin and plan the day.',
  ]);
});

test('says nothing if there are events', async () => {
  expect(await setupSteps(holding({ Waltz: { name: 'Waltz' } }, []), ABOUT)).toEqual([]);
});
