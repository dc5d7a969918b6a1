import { expect } from '@playwright/test';
import type { Point, Size, Tab } from './tab.ts';

/** Elements of a page, by selector and accessible name or text. */
interface Sought {
  readonly css: string;
  readonly pattern: string;
  /** `reach` scrolls the first match into view, and notes whether the next click lands on it. */
  readonly purpose: 'look' | 'reach' | 'focus';
}

interface Found {
  readonly names: readonly string[];
  /** A point where the first match can be tapped; null while it is covered or moving. */
  readonly spot: Point | null;
}

/** A page in which a press is under way. */
interface PressedWindow {
  hasPressLanded?: boolean;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A string matches the whole name; a pattern may match a part. */
const patternOf = (name: string | RegExp): string =>
  typeof name === 'string' ? `^${escaped(name)}$` : name.source;

/** Runs in the page, so it is self-contained. */
async function lookInPage({ css, pattern, purpose }: Sought): Promise<Found> {
  const spoken = (element: Element): string => {
    const copy = document.importNode(element, true);
    for (const silent of copy.querySelectorAll('[aria-hidden="true"]')) silent.remove();
    return copy.textContent ?? '';
  };
  const nameOf = (element: HTMLElement): string => {
    const isField = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
    const said = [element, ...((isField && element.labels) || [])].map(spoken).join(' ');
    return (element.getAttribute('aria-label') ?? said).replace(/\s+/g, ' ').trim();
  };
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  const found = [...document.querySelectorAll<HTMLElement>(css)].filter(
    (element) => element.checkVisibility() && new RegExp(pattern).test(nameOf(element)),
  );
  const [first] = found;
  const names = found.map(nameOf);
  if (purpose === 'focus') first?.focus();
  if (first === undefined || purpose !== 'reach') return { names, spot: null };
  const placeOf = () => {
    const { x, y, width, height } = first.getBoundingClientRect();
    const spot = { x: x + width / 2, y: y + height / 2 };
    const hit = document.elementFromPoint(spot.x, spot.y);
    return {
      spot,
      isReached: hit !== null && (first.contains(hit) || hit.closest('label')?.contains(first) === true),
    };
  };
  // A person scrolls only if needed: the buttons at the bottom of a phone are always in reach.
  if (!placeOf().isReached) first.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  await frame();
  const before = placeOf().spot;
  await frame();
  const { spot, isReached } = placeOf();
  const pressed: PressedWindow = Object.assign(window, { hasPressLanded: false });
  first.addEventListener('click', () => (pressed.hasPressLanded = true), { once: true, capture: true });
  return { names, spot: isReached && before.x === spot.x && before.y === spot.y ? spot : null };
}

/** Runs in the page, so it is self-contained. A new page has no press under way: its link was pressed. */
async function hasLandedInPage(): Promise<boolean> {
  const { hasPressLanded = true }: PressedWindow = Object.assign(window);
  if (hasPressLanded) return true;
  for (const _ of [1, 2]) await new Promise((next) => requestAnimationFrame(next));
  const { hasPressLanded: hasNow = true }: PressedWindow = Object.assign(window);
  return hasNow;
}

const ANY = /(?:)/;
const BUTTONS = 'button, [role="button"], [role="tab"], a[href]';
const FIELDS = 'input, select, textarea';

/** A person's device: finds elements by their names and uses them like a person. */
export class Device {
  readonly tab: Tab;
  constructor(tab: Tab) {
    this.tab = tab;
  }

  private async look(purpose: Sought['purpose'], css: string, name: string | RegExp): Promise<Found> {
    try {
      return await this.tab.run(lookInPage, { css, pattern: patternOf(name), purpose });
    } catch {
      // The page is reloading: the next check sees the new one.
      return { names: [], spot: null };
    }
  }

  /** Names of the visible matches. */
  async names(css: string, name: string | RegExp = ANY): Promise<readonly string[]> {
    return (await this.look('look', css, name)).names;
  }

  /** Waits until matches are visible: the given number, or any. */
  async shows(css: string, name: string | RegExp = ANY, count?: number): Promise<void> {
    const look = expect.poll(async () => (await this.names(css, name)).length, `shows ${css} ${name}`);
    await (count === undefined ? look.toBeGreaterThan(0) : look.toBe(count));
  }

  private async text(): Promise<string> {
    try {
      return await this.tab.run(() => document.querySelector('body')?.innerText ?? '', undefined);
    } catch {
      return ''; // The page is reloading: the next check sees the new one.
    }
  }

  /** Waits until the page contains this text. */
  async reads(text: string | RegExp): Promise<void> {
    await expect.poll(() => this.text()).toMatch(text);
  }

  /** Waits until a match can be tapped, and returns the point to tap. */
  async spot(css: string, name: string | RegExp = ANY): Promise<Point> {
    const spots: Point[] = [];
    const reach = async (): Promise<number> => {
      const { spot } = await this.look('reach', css, name);
      return spot === null ? 0 : spots.push(spot);
    };
    await expect.poll(reach, `reaches ${css} ${name}`).toBe(1);
    const [spot] = spots;
    if (spot === undefined) throw new Error('Polling ends with a spot.');
    return spot;
  }

  /** Presses again if the page moved under the finger, and the press landed beside the match. */
  async click(css: string, name?: string | RegExp): Promise<void> {
    const press = async (): Promise<boolean> => {
      await this.tab.drag([await this.spot(css, name)]);
      return this.tab.run(hasLandedInPage, undefined).catch(() => true);
    };
    await expect.poll(press, `presses ${css} ${name}`).toBe(true);
  }

  /** Focuses an element without pressing it. */
  async focus(css: string, name: string | RegExp = ANY): Promise<void> {
    await this.shows(css, name);
    await this.look('focus', css, name);
  }

  press(name: string | RegExp): Promise<void> {
    return this.click(BUTTONS, name);
  }

  /** Replaces the text in the field with this label. */
  async fill(label: string | RegExp, text: string): Promise<void> {
    await this.click(FIELDS, label);
    await this.tab.run(() => {
      const field = document.activeElement;
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
    }, undefined);
    await this.tab.type(text);
  }

  /** Checks a box, or selects a radio button. */
  tick(label: string | RegExp): Promise<void> {
    return this.click('input[type="checkbox"], input[type="radio"]', label);
  }
}

export const PHONE: Size = { width: 390, height: 844 };
export const LAPTOP: Size = { width: 1440, height: 900 };
