import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { isDrawn } from './drawn.ts';
import { expect, type Locator, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** The axe library, once it has been loaded into the page. */
    readonly axe?: typeof axe;
  }
}

/** As ASCII, its other letters escaped: with one letter beyond Latin the browser stores and copies twice the bytes. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8').replaceAll(
  /[\u0080-\uffff]/g,
  (letter) => String.raw`\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
);

/** Rules whose result can change when only the light, width or language of a page changes. */
const DRAWN = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'];

interface LookedAt {
  /** The whole page was checked before, and only this part has changed. */
  readonly within?: Locator;
  /** The whole page was checked before, and has only been redrawn in another color mode or width. */
  readonly redrawn?: true;
  /** Always check, even in a run that checks only a sample: the page is already open anyway. */
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
 * Runs axe in the page. Of list items or table rows with identical markup (tags, classes, states) it checks only the
 * first three: hundreds of rows give the same result and take the same time each.
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
    // Only hides the children from code that reads `childNodes`; the page itself is unchanged.
    Object.defineProperty(list, 'childNodes', { configurable: true, value: left });
    shortened.push(list);
  };
  // A modal dialog makes the rest unreachable, and the rest was checked before.
  const looked = [...document.querySelectorAll('dialog:modal')].at(-1) ?? region ?? document;
  if (window.axe === undefined) return undefined;
  for (const list of document.querySelectorAll('ul, ol, tbody')) shorten(list);
  try {
    const results = await window.axe.run(
      { include: [looked] },
      {
        resultTypes: ['violations'],
        // Preloading every style sheet is needed only for a rule that we don't use.
        preload: { assets: ['media'] },
        ...(rules.length === 0 ? {} : { runOnly: [...rules] }),
      },
    );
    return results.violations.map(({ id, nodes }) => ({ id, html: nodes.map(({ html }) => html) }));
  } finally {
    for (const element of shortened) Reflect.deleteProperty(element, 'childNodes');
  }
}

/** Findings of axe; undefined if it is not injected yet. Our pages have no foreign frames. */
async function found(page: Page, { within, redrawn }: LookedAt): Promise<readonly Found[] | undefined> {
  const region = (await within?.elementHandle()) ?? null;
  return page.evaluate(runAxe, { region, rules: redrawn === true ? DRAWN : [] });
}

/** Injects the large axe script, which stays until the page navigates. `page.evaluate` would copy it once more. */
async function bringAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: source });
  await session.detach();
}

/**
 * Expects no findings of axe on the page or its open dialog. `where` names it in failures. All checks take a third of
 * the stories' time: a build machine runs them all, a developer's run a sample that varies.
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
