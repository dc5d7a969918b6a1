import { AxeBuilder } from '@axe-core/playwright';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** axe finds nothing on the page as it stands. `where` names it when it does. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page, axeSource })
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
