import { expect, type Locator, type Page } from '@playwright/test';

/** What a thumb meets in a hall, in CSS pixels (tokens.css, --tap-bar). */
const THUMB = 44;
/** Between two buttons of a dialog: less, and the thumb that means one presses the other. */
const APART = 8;

/** Every link and button that is shown in this part of a page is as large as a thumb. */
export async function expectForThumb(part: Locator): Promise<void> {
  const small = await part.locator('a, button').evaluateAll(
    (targets, thumb) =>
      targets.flatMap((target) => {
        const { width, height } = target.getBoundingClientRect();
        if (width === 0 || (width >= thumb && height >= thumb)) return [];
        return [`${target.textContent?.trim() ?? ''}: ${Math.round(width)} x ${Math.round(height)}`];
      }),
    // A border that is drawn on half a pixel.
    THUMB - 0.5,
  );
  expect(small).toEqual([]);
}

/** The buttons of the dialog that is open keep their distance, beside and above one another. */
export async function expectButtonsApart(dialog: Locator): Promise<void> {
  const boxes = await dialog
    .locator('.dialog-verbs button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes.length).toBeGreaterThan(1);
  for (const [at, one] of boxes.entries())
    for (const other of boxes.slice(at + 1)) {
      const beside = Math.max(other.left - one.right, one.left - other.right);
      const above = Math.max(other.top - one.bottom, one.top - other.bottom);
      expect(Math.max(beside, above)).toBeGreaterThanOrEqual(APART);
    }
}

/** No text in this part of a page is struck through: at a glance a struck number reads as another one. */
export async function expectNothingStruck(part: Locator): Promise<void> {
  const struck = await part
    .locator('*')
    .evaluateAll((parts) =>
      parts
        .filter((one) => getComputedStyle(one).textDecorationLine.includes('line-through'))
        .map(({ textContent }) => textContent),
    );
  expect(struck).toEqual([]);
}

/** 'Semi-Final' and its like stand on one line, also where there is no room beside them. */
export async function expectUnbroken(page: Page): Promise<void> {
  const words = page.locator('.unbroken:visible');
  expect(await words.count()).toBeGreaterThan(0);
  expect(await words.evaluateAll((all) => all.map((word) => word.getClientRects().length))).toEqual(
    Array.from({ length: await words.count() }, () => 1),
  );
}
