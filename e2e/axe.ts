import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { isDrawn } from './drawn.ts';
import { expect, type Locator, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Once it has been brought to the page. */
    readonly axe?: typeof axe;
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What may be another answer when nothing but the light, the width or the words of a page are others than a moment ago. */
const DRAWN = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'];

interface LookedAt {
  /** All of the page is looked at before, and only this has changed since. */
  readonly within?: Locator;
  /** All of the page is looked at before, and it is only drawn in another way since: by night, or wider. */
  readonly redrawn?: true;
  /** Also at the desk, where of all looks a part is taken: what is looked at has been drawn already. */
  readonly always?: true;
}

interface Found {
  readonly id: string;
  readonly html: readonly string[];
}

interface Asked {
  readonly region: Node | null;
  readonly rules: readonly string[];
}

/**
 * Runs axe in the page. Of the items of a list, or the rows of a table, that are drawn alike, tag by tag, class by class
 * and state by state, all the way down, it gets the first three: hundreds of rows say the same, and each takes as long.
 */
async function runAxe({ region, rules }: Asked): Promise<readonly Found[] | undefined> {
  const NAMES_ONLY = /^(id|for|href|name|value|d|data-.*|aria-(label|labelledby|describedby|controls|owns))$/;
  const shapes = new Map<Element, string>();
  const shapeOf = (element: Element): string => {
    const known = shapes.get(element);
    if (known !== undefined) return known;
    const attributes = [...element.attributes].map(({ name, value }) =>
      NAMES_ONLY.test(name) ? `${name}${value === '' ? '=' : ''}` : `${name}=${value}`,
    );
    const below = [...element.childNodes].map((node) => {
      if (node instanceof Element) return shapeOf(node);
      return node.textContent?.trim() === '' ? '' : 'text';
    });
    const shape = `${element.tagName} ${attributes.join(' ')}(${below.join()})`;
    shapes.set(element, shape);
    return shape;
  };
  const isOneOfMany = (seen: Map<string, number>) => (child: ChildNode) => {
    if (!(child instanceof Element) || !/^(LI|TR)$/.test(child.tagName)) return false;
    const shape = shapeOf(child);
    const before = seen.get(shape) ?? 0;
    seen.set(shape, before + 1);
    return before >= 3;
  };
  const shortened: Element[] = [];
  const shorten = (list: Element): void => {
    const children = [...list.childNodes];
    const isTooMany = isOneOfMany(new Map());
    const left = children.filter((child) => !isTooMany(child));
    if (left.length === children.length) return;
    // Only for whoever reads the tree from here on; on the page nothing is touched.
    Object.defineProperty(list, 'childNodes', { configurable: true, value: left });
    shortened.push(list);
  };
  // What lies behind a dialog is out of reach, for everybody, and was looked at before it came.
  const looked = [...document.querySelectorAll('dialog:modal')].at(-1) ?? region ?? document;
  if (window.axe === undefined) return undefined;
  for (const list of document.querySelectorAll('ul, ol, tbody')) shorten(list);
  try {
    const results = await window.axe.run(
      { include: [looked] },
      {
        resultTypes: ['violations'],
        // Every style sheet once more is only for a rule that is not asked.
        preload: { assets: ['media'] },
        ...(rules.length === 0 ? {} : { runOnly: [...rules] }),
      },
    );
    return results.violations.map(({ id, nodes }) => ({ id, html: nodes.map(({ html }) => html) }));
  } finally {
    for (const element of shortened) Reflect.deleteProperty(element, 'childNodes');
  }
}

/** What axe finds; undefined where it has not been brought to the page. Our pages have no frames of others. */
async function found(page: Page, { within, redrawn }: LookedAt): Promise<readonly Found[] | undefined> {
  const region = (await within?.elementHandle()) ?? null;
  return page.evaluate(runAxe, { region, rules: redrawn === true ? DRAWN : [] });
}

/** It is large, and stays with a page until that opens another address. */
async function bringAxe(page: Page): Promise<void> {
  await page.evaluate(source);
}

/**
 * axe finds nothing on the page as it stands, or on the dialog over it. `where` names it when it does. All looks together
 * take a third of what the pages of all stories do: a build machine takes every one, a run at the desk a part, others each
 * time.
 */
export async function expectAccessible(page: Page, where: string, looked: LookedAt = {}): Promise<void> {
  if (looked.always !== true && !isDrawn(where)) return;
  let violations = await found(page, looked);
  if (violations === undefined) {
    await bringAxe(page);
    violations = await found(page, looked);
  }
  if (violations === undefined) throw new Error(`axe did not come to the page: ${where}`);
  expect
    .soft(
      violations.map(({ id, html }) => `${where}: ${id} ${html.map((one) => one.slice(0, 160)).join(' | ')}`),
    )
    .toEqual([]);
}
