import { expect, type Locator, type Page } from '@playwright/test';

/** Smallest target that a thumb hits reliably in a hall, in CSS pixels (tokens.css, --tap-bar). */
const THUMB = 44;
/** Gap between two buttons of a dialog: with less, a thumb hits the wrong one. */
const APART = 8;

/** Expects every visible link and button in this part of a page to be as large as a thumb. */
export async function expectThumbSized(part: Locator): Promise<void> {
  const small = await part.locator('a, button').evaluateAll(
    (targets, thumb) =>
      targets.flatMap((target) => {
        const { width, height } = target.getBoundingClientRect();
        if (width === 0 || (width >= thumb && height >= thumb)) return [];
        return [`${target.textContent?.trim() ?? ''}: ${Math.round(width)} x ${Math.round(height)}`];
      }),
    // Allow for a border on half a pixel.
    THUMB - 0.5,
  );
  expect(small).toEqual([]);
}

/** Expects a gap between all buttons of the open dialog, in both directions. */
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

/** Expects no strikethrough: at a glance, a number that is crossed out looks like another number. */
export async function expectNoStrikethrough(part: Locator): Promise<void> {
  const struck = await part
    .locator('*')
    .evaluateAll((parts) =>
      parts
        .filter((one) => getComputedStyle(one).textDecorationLine.includes('line-through'))
        .map(({ textContent }) => textContent),
    );
  expect(struck).toEqual([]);
}

/** Expects 'Semi-Final' and the like to stay on one line, also in narrow places. */
export async function expectUnbrokenWords(page: Page): Promise<void> {
  const words = page.locator('.unbroken:visible');
  expect(await words.count()).toBeGreaterThan(0);
  expect(await words.evaluateAll((all) => all.map((word) => word.getClientRects().length))).toEqual(
    Array.from({ length: await words.count() }, () => 1),
  );
}
