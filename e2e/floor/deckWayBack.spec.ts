import type { Page } from '@playwright/test';
import { expect, openStaffPage, test } from '../competitionDay.ts';

const DECK = ['Deck captain', '/admin/deckcaptain'] as const;
const tile = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^${number},`) });

test('a captain on another tab loses Undo once another captain has called the couple @full', async ({
  day,
  browser,
}) => {
  const [captain, other] = [await openStaffPage(browser, day, DECK), await openStaffPage(browser, day, DECK)];
  const undo = captain.getByRole('button', { name: 'Undo' });
  for (const page of [captain, other]) await expect(page.getByText('of 8 checked in')).toBeVisible();
  // 639 also dances the next round: the tap counts there too, and the message offers Undo.
  await tile(captain, 639).click();
  await expect(undo).toBeVisible();
  await captain.getByRole('tab', { name: /Up next/ }).click();
  // Hovering keeps the message open: only the other captain's tap removes Undo.
  await undo.hover();
  await expect(tile(other, 639)).toHaveAccessibleName(/, here/);
  await tile(other, 639).click();
  await expect(undo).toBeHidden();
  await expect(captain.getByText('639: here, also in Bronze Rhythm Rumba')).toBeVisible();
});
