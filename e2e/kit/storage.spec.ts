import type { Page } from '@playwright/test';
import {
  buildDeviceOptions,
  expect,
  goesTo,
  readFromDatabase,
  PHONE,
  writeToDatabase,
  signIn,
  test,
} from '../competitionDay.ts';

const SHEET = 'marks/Newcomer Rhythm ChaCha/1/B/ChaCha';

/** Browsers with broken storage: each script runs before the page. */
const FAULTS: readonly (readonly [fault: string, script: () => void])[] = [
  [
    'an IndexedDB that never calls back',
    () => {
      const names = ['addEventListener', 'onsuccess', 'onerror', 'onblocked', 'onupgradeneeded'];
      const silent = { value: () => undefined, writable: true };
      IDBFactory.prototype.open = () =>
        Object.create(
          IDBOpenDBRequest.prototype,
          Object.fromEntries(names.map((name) => [name, silent])),
        ) as IDBOpenDBRequest;
    },
  ],
  [
    'an IndexedDB that throws, and a storage that may not be touched',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    },
  ],
  [
    'no storage at all',
    () => {
      for (const name of ['indexedDB', 'localStorage', 'sessionStorage', 'caches'])
        Object.defineProperty(window, name, { value: undefined });
    },
  ],
  [
    'a storage that can be read and not written',
    () => {
      const full = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      Storage.prototype.setItem = full;
      IDBObjectStore.prototype.put = full;
      IDBObjectStore.prototype.add = full;
    },
  ],
];

for (const [fault, script] of FAULTS)
  test(`a judge, a dancer and the staff can work with ${fault} @full`, async ({ day, browser }) => {
    const opened = async (): Promise<Page> => {
      const page = await (await buildDeviceOptions(browser, PHONE)).newPage();
      await page.addInitScript(script);
      return page;
    };

    await test.step('the judge marks and sends without storage', async () => {
      const page = await opened();
      await page.goto(day.linkOf('Judge B'));
      const tiles = page.locator('.sheet-tiles').getByRole('button');
      for (const number of ['151', '172', '173', '188', '211', '220', '232'])
        await tiles.filter({ hasText: number }).first().click();
      await page.locator('.sheet-send-main').click();
      await expect.poll(() => readFromDatabase(day, SHEET)).toHaveLength(7);
      await expect(page.getByText('The scrutineer has it.')).toBeVisible();
    });

    await test.step('the dancer registers without storage', async () => {
      await writeToDatabase(day, {
        'competitionMetadata/registrationStatus': 'OPEN',
        'competitionMetadata/dateRegistrationClosed': null,
      });
      const page = await opened();
      await page.goto(`${day.origin}/register`);
      await page.getByLabel('Name').fill('Ann Lee');
      await page.getByLabel('Email').fill('ann@example.org');
      await page.getByRole('button', { name: 'Choose events' }).click();
      await page.getByRole('tab', { name: /^Latin/ }).click();
      await expect(page.getByRole('button', { name: 'Silver Latin Samba' })).toBeVisible();
    });

    await test.step('the staff sign in without storage', async () => {
      const page = await opened();
      await page.goto(`${day.origin}/login`);
      await signIn(page, day, 'Organizer');
      await expect(page).toHaveURL(/\/admin$/);
    });
  });

for (const [fault, script] of FAULTS.slice(1))
  test(`every desk that stores data on the device says with ${fault} that it cannot, and works @full`, async ({
    day,
    browser,
  }) => {
    const MAMBO = 'Syllabus Rhythm Mambo';
    await writeToDatabase(day, { [`events/${MAMBO}/rounds/0/release`]: 'awards' });
    const signedIn = async (role: string, address: string): Promise<Page> => {
      const page = await (await buildDeviceOptions(browser)).newPage();
      await page.addInitScript(script);
      await page.goto(`${day.origin}/login`);
      await signIn(page, day, role);
      await expect(page).not.toHaveURL(/login/);
      // The sign-in is not stored, so navigate without a reload.
      await goesTo(page, address);
      return page;
    };
    const desk = await signedIn('Organizer', '/admin/setup?desk=basics');

    await test.step('Setup says that it cannot store data', async () => {
      await desk.getByLabel('Location').fill('Dillon Gymnasium');
      await expect(
        desk.getByText('This browser can’t keep changes: save before you close the page.'),
      ).toBeVisible();
      await desk.getByRole('button', { name: 'Save', exact: true }).click();
      await expect.poll(() => readFromDatabase(day, 'competitionMetadata/place')).toBe('Dillon Gymnasium');
    });

    await test.step('the schedule says that it cannot store data', async () => {
      await goesTo(desk, '/admin/eventschedule');
      await desk.getByRole('button', { name: 'Add break' }).click();
      await desk.locator('dialog:modal').getByRole('button', { name: 'Save break' }).click();
      await expect(desk.getByText(/^This browser can’t save anything\. Publish/)).toBeVisible();
      await desk.getByRole('button', { name: 'Publish 1 change' }).click();
      await expect.poll(() => readFromDatabase(day, 'planning/revision')).toBe(1);
    });

    await test.step('the dashboard and the results desk say that they cannot store data', async () => {
      await goesTo(desk, '/admin');
      await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
      await goesTo(desk, '/admin/results');
      await desk.getByRole('button', { name: `Release ${MAMBO}` }).click();
      await expect.poll(() => readFromDatabase(day, `events/${MAMBO}/rounds/0/released`)).not.toBe(null);
    });

    await test.step('the chairman’s log says that it cannot store data', async () => {
      const chairman = await signedIn('Chairman', '/admin/chairman?desk=log');
      await chairman.getByLabel('What happened').fill('A judge fell ill.');
      await chairman.getByRole('button', { name: 'Add to the log' }).click();
      await expect(chairman.getByRole('list', { name: 'Log' })).toContainText('A judge fell ill.');
    });

    await test.step('the deck says that it cannot store data', async () => {
      const deck = await signedIn('Deck captain', '/admin/deckcaptain');
      const tile = deck.locator('.deck-tiles').getByRole('button').first();
      await tile.click();
      await expect(deck.locator('.deck-count')).toContainText('1of');
    });
  });
