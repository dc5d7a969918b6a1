import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import {
  buildDeviceOptions,
  expect,
  readFromDatabase,
  PHONE,
  writeToDatabase,
  test,
  type CompetitionDay,
} from '../competitionDay.ts';
import { openDesk } from '../desk.ts';

const EVENT = 'Newcomer Rhythm ChaCha';
const ROUND = `events/${EVENT}/rounds/1`;
const NUMBERS = ['151', '172', '173', '188', '211', '220', '232'];

const tile = (page: Page, number: string) =>
  page.locator('.sheet-tiles').getByRole('button', { name: new RegExp(`^${number}(,|$)`) });
const main = (page: Page) => page.locator('.sheet-send-main');

async function marks(page: Page, numbers: readonly string[] = NUMBERS): Promise<void> {
  for (const number of numbers)
    if ((await tile(page, number).getAttribute('aria-pressed')) !== 'true') await tile(page, number).click();
}

/** A judge's phone; messages containing `drops` never reach the server. */
async function phoneOf(browser: Browser, day: CompetitionDay, drops?: string): Promise<Page> {
  const page = await (await buildDeviceOptions(browser, PHONE)).newPage();
  if (drops !== undefined)
    await page.routeWebSocket(/./, (phone) => {
      const server = phone.connectToServer();
      phone.onMessage((message) => {
        if (!message.toString().includes(drops)) server.send(message);
      });
    });
  await page.goto(day.linkOf('Judge B'));
  await expect(tile(page, '151')).toBeVisible();
  return page;
}

test('the scrutineer sees that a phone is offline with a sheet on it, also when closing without it @full', async ({
  day,
  browser,
}) => {
  const desk = await openDesk(browser, day, 1);
  const phone = await phoneOf(browser, day, 'marks sent');
  await marks(phone);
  await main(phone).click();
  await expect(phone.getByText('Saved on this phone, not sent yet.')).toBeVisible();
  await expect
    .poll(async () => JSON.stringify(await readFromDatabase(day, 'online')))
    .toContain('"unsent":1');
  await expect(desk.getByText('B is offline')).toBeHidden();
  await phone.context().close();
  const told = desk.getByText('B is offline, 1 sheet saved on the phone.');
  await expect(told).toBeVisible();
  await expectAccessible(desk, 'the desk while a phone is offline');
  await desk.getByRole('button', { name: 'Close judging' }).click();
  await expect(desk.getByRole('dialog').getByText('B is offline, 1 sheet saved on the phone.')).toBeVisible();
});

test('a reopened sheet says who reopened it and why, and the scrutineer sees that it is not sent again @full', async ({
  day,
  browser,
}) => {
  const phone = await phoneOf(browser, day);
  await marks(phone);
  await main(phone).click();
  await expect(phone.getByText('The scrutineer has it.')).toBeVisible();
  const desk = await openDesk(browser, day, 1);
  await desk.getByRole('button', { name: 'Judge B, Cha Cha: sent, 7' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Reopen for the judge' }).click();
  await desk.getByRole('dialog').getByRole('textbox').fill('Two numbers were mixed up');
  await desk.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click();
  const note = phone.getByRole('alert').filter({ hasText: 'Reopened by' });
  await expect(note).toContainText(
    /Reopened by .+ \(scrutineer\): Two numbers were mixed up\. Send it again\./,
  );
  await expectAccessible(phone, 'a sheet that was reopened');
  const toSend = desk.getByRole('button', { name: 'Judge B, Cha Cha: reopened, send again, 7' });
  await expect(toSend).toBeVisible();

  await test.step('the scrutineer sees a reopened sheet also after its judge has gone on marking offline', async () => {
    await note.getByRole('button', { name: 'Got it' }).click();
    await expect(note).toBeHidden();
    await tile(phone, '151').click();
    await expect(
      desk.getByRole('button', { name: 'Judge B, Cha Cha: reopened, send again, 6' }),
    ).toBeVisible();
    await phone.context().setOffline(true);
    await tile(phone, '151').click();
    await main(phone).click();
    await expect(phone.getByText('Saved on this phone, not sent yet.')).toBeVisible();
    await expect(
      desk.getByRole('button', { name: 'Judge B, Cha Cha: reopened, send again, 6' }),
    ).toBeVisible();
  });
  await phone.context().setOffline(false);
  await expect(phone.getByText('The scrutineer has it.')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Judge B, Cha Cha: sent, 7' })).toBeVisible();
});

test('a replaced judge reads which marks were removed and which count, and the last round ends with thanks @full', async ({
  day,
  browser,
}) => {
  await writeToDatabase(day, {
    [`events/${EVENT}/eventDances`]: ['ChaCha', 'Rumba'],
    [`${ROUND}/panel`]: { A: true, B: true, C: true },
  });
  const phone = await phoneOf(browser, day);
  await marks(phone);
  await main(phone).click();
  await phone.getByRole('button', { name: 'Rumba, 0 of 7' }).click();
  await tile(phone, '188').click();
  await expect.poll(() => readFromDatabase(day, `marks/${EVENT}/1/B/Rumba`)).toEqual(['188']);

  const desk = await openDesk(browser, day, 1);
  await desk.getByRole('button', { name: 'Replace a judge' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('From this dance on').selectOption('Rumba');
  await dialog.getByLabel('Leaving').selectOption('B');
  await dialog.getByLabel('Replacement').selectOption('D');
  await dialog.getByRole('textbox').fill('Called away');
  await dialog.getByRole('button', { name: 'Replace Judge B' }).click();
  const told = phone.getByRole('alert').filter({ hasText: 'no longer judging' });
  await expect(told).toContainText(
    'you’re no longer judging Rumba. Judge D is. Your marks in Rumba don’t count. Cha Cha is still yours.',
  );
  await expect(phone.getByRole('button', { name: /Rumba/ })).toBeHidden();
  await expect(phone.getByText('Sent. The scrutineer has it.')).toBeVisible();
  await expect(main(phone)).toHaveText('All sent. Your next round will open here');
  await told.getByRole('button', { name: 'Got it' }).click();
  await expect(told).toBeHidden();

  await test.step('the judge is thanked at the last round of the day, when no other is left', async () => {
    const events = (await readFromDatabase(day, 'events')) as Readonly<
      Record<string, { readonly rounds?: Readonly<Record<string, unknown>> }>
    >;
    const panels = Object.entries(events).flatMap(([event, { rounds = {} }]) =>
      Object.keys(rounds).map((round) => `events/${event}/rounds/${round}/panel`),
    );
    const others = panels.filter((at) => at !== `${ROUND}/panel`);
    await writeToDatabase(day, Object.fromEntries(others.map((at) => [at, { C: true }])));
    await expect(main(phone)).toHaveText('All sent. That was your last round');
    await writeToDatabase(day, { [`${ROUND}/roundState`]: 3, [`live/${EVENT}/1`]: null });
    await expect(phone.getByText('That was your last round. Thank you.')).toBeVisible();
    await expect(phone.getByText(/will open here/)).toBeHidden();
    await expectAccessible(phone, 'a phone after its last round');
    await writeToDatabase(day, { [others[0] ?? '']: { B: true, C: true } });
    await expect(phone.getByText('That was your last round. Thank you.')).toBeHidden();
    await expect(phone.getByText(/next round will open here/)).toBeVisible();
  });
});
