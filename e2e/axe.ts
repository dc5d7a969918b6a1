import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Once it has been brought to the page. */
    readonly axe?: typeof axe;
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Found {
  readonly id: string;
  readonly html: readonly string[];
}

/** What axe finds; undefined where it has not been brought to the page. Our pages have no frames of others. */
const found = (page: Page): Promise<readonly Found[] | undefined> =>
  page.evaluate(async () => {
    const results = await window.axe?.run(
      // Of hundreds of rows the first ones: the others are drawn by the same lines, and each would take as long.
      { exclude: [...document.querySelectorAll('li:nth-child(n + 31), tr:nth-child(n + 31)')] },
      {
        resultTypes: ['violations'],
        // Every style sheet once more is only for a rule that is not asked.
        preload: { assets: ['media'] },
      },
    );
    return results?.violations.map(({ id, nodes }) => ({ id, html: nodes.map(({ html }) => html) }));
  });

/** It is large, and stays with a page until that opens another address. */
async function bringAxe(page: Page): Promise<void> {
  await page.evaluate(source);
}

/** axe finds nothing on the page as it stands. `where` names it when it does. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  let violations = await found(page);
  if (violations === undefined) {
    await bringAxe(page);
    violations = await found(page);
  }
  if (violations === undefined) throw new Error(`axe did not come to the page: ${where}`);
  expect
    .soft(
      violations.map(({ id, html }) => `${where}: ${id} ${html.map((one) => one.slice(0, 160)).join(' | ')}`),
    )
    .toEqual([]);
}
