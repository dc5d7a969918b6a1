import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** axe finds nothing on the page as it stands. `where` names it when it does. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // Our pages have no frames of others: axe then runs where it is, and brings nothing but what it has found.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  expect
    .soft(
      violations.map(
        ({ id, nodes }) => `${where}: ${id} ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
      ),
    )
    .toEqual([]);
}
