import { expectAccessible } from '../axe.ts';
import { expect, readFromDatabase, PHONE, writeToDatabase, openStaffPage, test } from '../competitionDay.ts';
import { expectThumbSized } from '../eyeAndThumb.ts';
import { screens } from '../../src/web/kit/screens/screens.ts';

const EVENT = 'Gold Standard Waltz Tango';

/** Registrations by a script: from one device, each with a dancer and an entry. */
function flood(count: number): Record<string, unknown> {
  const at = Date.now() - 60_000;
  const each = Array.from({ length: count }, (_, place) => {
    const [code, id] = [`Fld${String(place).padStart(4, '0')}`, `bot${place}`];
    return {
      [`registrations/${code}`]: {
        contact: { name: `Bot ${place}`, email: 'bot@example.org' },
        ...(place % 2 === 0 ? { consents: { risk: { version: '1', at } } } : {}),
        createdAt: at + place * 100,
        slot: place,
        competitor: id,
        dancers: { 0: id },
        entries: { 0: `${EVENT}/e-${id}` },
      },
      [`registeredFrom/script/${place}`]: code,
      [`competitors/${id}`]: { name: `Bot ${place}`, slot: 0 },
      [`owners/competitors/${id}`]: code,
      [`events/${EVENT}/entries/e-${id}`]: {
        entryId: `e-${id}`,
        leadName: `Bot ${place}`,
        followName: 'TBA',
        leadId: id,
        registeredTime: at,
        slot: 0,
      },
      [`owners/entries/${EVENT}/e-${id}`]: code,
    };
  });
  return Object.assign({}, ...each);
}

test('the organizer sees suspicious sign-ups, keeps a real one, and removes the rest in one step @full', async ({
  day,
  browser,
}) => {
  const before = (await readFromDatabase(day, `events/${EVENT}/entries`)) as Readonly<
    Record<string, unknown>
  >;
  await writeToDatabase(day, flood(60));
  await writeToDatabase(day, {
    'competitors/bot3/leadNumber': 901,
    'numbers/901': 'bot3',
    [`events/${EVENT}/entries/e-bot3/leadNumber`]: 901,
    // Weeks before the day.
    [`events/${EVENT}/rounds`]: { 0: { roundState: 0, recallSize: 1, numHeats: 1, roundName: 'Final' } },
  });
  const flooded = (await readFromDatabase(day, `events/${EVENT}/entries`)) as Readonly<
    Record<string, object>
  >;
  const page = await openStaffPage(browser, day, ['Organizer', screens.floods.link()]);
  await expect(page.getByRole('heading', { name: '60 registrations from one device' })).toBeVisible();
  await expect(page.getByText('30 without consent')).toBeVisible();
  await page.getByText('Who they are').click();
  await page.getByRole('checkbox', { name: 'Bot 7', exact: true }).uncheck();
  await expectAccessible(page, 'what looks like spam');
  await page.setViewportSize(PHONE);
  await expectThumbSized(page.locator('main'));
  await page.getByRole('button', { name: 'Remove 59' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove 59 registrations?' });
  await expect(dialog).toContainText('59 dancers and 59 entries');
  await expectAccessible(page, 'the question before a flood is thrown out');
  await dialog.getByLabel('Type 59').fill('59');
  await dialog.getByRole('button', { name: 'Remove 59' }).click();
  await expect(page.getByText('59 registrations removed.')).toBeVisible();
  const left = (await readFromDatabase(day, `events/${EVENT}/entries`)) as Readonly<Record<string, unknown>>;
  expect(Object.keys(left).toSorted()).toEqual([...Object.keys(before), 'e-bot7'].toSorted());
  const registrations = (await readFromDatabase(day, 'registrations')) as Readonly<Record<string, unknown>>;
  expect(Object.keys(registrations)).toEqual(['Fld0007']);

  await test.step('removed sign-ups that were real are restored, except a number that was given away', async () => {
    await writeToDatabase(day, {
      'competitors/eve': { name: 'Eve', leadNumber: 901 },
      'numbers/901': 'eve',
    });
    const thrownOut = page.getByRole('region', { name: 'Removed' });
    await expect(thrownOut).toContainText('59 registrations, 59 dancers, 59 entries');
    await page.context().setOffline(true);
    await expect(thrownOut.getByRole('button', { name: 'No connection' })).toBeVisible();
    await page.context().setOffline(false);
    await thrownOut.getByRole('button', { name: 'Restore 59' }).click();
    const question = page.getByRole('dialog', { name: 'Restore 59 registrations?' });
    await expectAccessible(page, 'the question before a flood is put back');
    await question.getByRole('button', { name: 'Restore 59' }).click();
    await expect(thrownOut).toContainText('Numbers that somebody else has now: 901 (Bot 3).');
    await expectAccessible(page, 'a flood that was put back');
    await expectThumbSized(page.locator('main'));
    await expect(page.getByRole('heading', { name: '60 registrations from one device' })).toBeVisible();
    const { leadNumber: _lost, ...bot3 } = { leadNumber: 901, ...flooded['e-bot3'] };
    await expect
      .poll(() => readFromDatabase(day, `events/${EVENT}/entries`))
      .toEqual({ ...flooded, 'e-bot3': bot3 });
    await expect.poll(() => readFromDatabase(day, 'numbers/901')).toBe('eve');
    expect(JSON.stringify(await readFromDatabase(day, 'journal'))).toContain('registrations put back');
    await thrownOut.getByRole('button', { name: 'Got it' }).click();
    await expect(thrownOut).toHaveCount(0);
    await expect.poll(() => readFromDatabase(day, 'setAside')).toBeNull();
  });
});
