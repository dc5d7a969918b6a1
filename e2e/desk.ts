import type { Browser, Page } from '@playwright/test';
import { expect, readFromDatabase, PHONE, openStaffPage, type CompetitionDay } from './competitionDay.ts';
import { journalSentences } from './journal.ts';

export const EVENT = 'Newcomer Rhythm ChaCha';
export const EVENT_ON_SCREEN = 'Newcomer Rhythm Cha Cha';
export const buildDeskAddress = (round: number): string =>
  `/admin/scrutineer?event=${encodeURIComponent(EVENT)}&round=${round}`;

/**
 * Opens the desk at this round. Without a round, it opens as from the menu, at the round that needs attention
 * first.
 */
export async function openDesk(browser: Browser, day: CompetitionDay, round?: number): Promise<Page> {
  const address = round === undefined ? '/admin/scrutineer' : buildDeskAddress(round);
  const page = await openStaffPage(browser, day, ['Scrutineer', address]);
  await expect(page.getByRole('heading', { name: /^Newcomer Rhythm Cha ?Cha / })).toBeVisible();
  return page;
}

/** Sent sheets of these judges, in the tree's format. */
export const buildSentSheets = (
  round: number,
  allMarks: Iterable<readonly [judge: string, marks: readonly string[]]>,
) =>
  Object.fromEntries(
    [...allMarks].flatMap(([judge, marks]) => [
      [`marks/${EVENT}/${round}/${judge}/ChaCha`, marks],
      [`sheets/${EVENT}/${round}/${judge}/ChaCha`, { state: 'sent', count: marks.length, at: 1 }],
    ]),
  );

/** The chairman's phone, at the inbox. */
export async function openInbox(browser: Browser, day: CompetitionDay): Promise<Page> {
  const page = await openStaffPage(browser, day, ['Chairman', '/admin/chairman'], PHONE);
  await expect(page.getByRole('heading', { level: 1, name: 'Chairman' })).toBeVisible();
  return page;
}

export const keyIn = async (page: Page, numbers: readonly string[]): Promise<void> => {
  for (const number of numbers) {
    await page.keyboard.type(number);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Enter');
};

export const listJournalSentences = async (day: CompetitionDay): Promise<readonly string[]> =>
  journalSentences(await readFromDatabase(day, 'journal'));
