import type { Page } from '@playwright/test';
import { expect, staffPage, test } from '../competitionDay.ts';

const DECK = ['Deck captain', '/admin/deckcaptain'] as const;
const tile = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^${number},`) });

test('a captain who has gone on to another tab loses the way back once another captain has called the couple @full', async ({
  day,
  browser,
}) => {
  const [captain, other] = [await staffPage(browser, day, DECK), await staffPage(browser, day, DECK)];
  const undo = captain.getByRole('button', { name: 'Undo' });
  for (const page of [captain, other]) await expect(page.getByText('of 8 checked in')).toBeVisible();
  // 639 dances the round after this one, too: the tap goes on to it, and says so with a way back.
  await tile(captain, 639).click();
  await expect(undo).toBeVisible();
  await captain.getByRole('tab', { name: /Up next/ }).click();
  // Pointed at, the message stays: only the other captain's word takes the way back from it.
  await undo.hover();
  await expect(tile(other, 639)).toHaveAccessibleName(/, here/);
  await tile(other, 639).click();
  await expect(undo).toBeHidden();
  await expect(captain.getByText('639: here, also in Bronze Rhythm Rumba')).toBeVisible();
});
