import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NUMBER_HOLD_MS } from '../../domain/people/numberRange.ts';
import { parseLeadNumber, type LeadNumber } from '../../domain/ids.ts';
import type { Patch } from '../tree/patch.ts';
import { listHeldElsewhere, holdNumber, numberHolds } from './numberHolds.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A backend that gives each number to the first desk, as the rules do. */
class Backend {
  readonly holds = new Map<string, string>();
  readonly ends = new Map<string, Patch | undefined>();

  readonly session = {
    write: (patch: Patch) => {
      for (const [at, value] of Object.entries(patch)) {
        const holder = this.holds.get(at);
        if (value === null) this.holds.delete(at);
        else {
          const { desk } = Object(value);
          if (holder !== undefined && holder !== desk) return Promise.resolve({ ok: false } as never);
          this.holds.set(at, desk);
        }
      }
      return Promise.resolve({ ok: true } as never);
    },
    leaveBehind: (at: string, fields: Patch | undefined) => {
      this.ends.set(at, fields);
      return Promise.resolve();
    },
  };
}

/** A card that believes every number from 395 to be free. */
function card(backend: Backend, desk: string) {
  const shown: (LeadNumber | undefined)[] = [];
  const close = holdNumber(backend.session, desk, {
    next: (not) => parseLeadNumber(String([395, 396, 397].find((one) => !not.has(one)) ?? '')),
    show: (number) => shown.push(number),
  });
  return { shown, close };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

test('of two desks that open a card at once, the second gets the next number', async () => {
  const backend = new Backend();
  const [one, other] = [card(backend, 'one'), card(backend, 'other')];
  await settle();
  expect([one.shown, other.shown]).toEqual([['395'], ['396']]);
  one.close();
  await settle();
  expect([...backend.holds]).toEqual([['numberHolds/396', 'other']]);
  expect(card(backend, 'third').shown).toEqual([]);
  await settle();
  expect(backend.holds.get('numberHolds/395')).toBe('third');
});

test('a walk-in card closed before the answer holds no number', async () => {
  const backend = new Backend();
  const { shown, close } = card(backend, 'one');
  close();
  await settle();
  expect([shown, backend.holds.size]).toEqual([[], 0]);
});

test('an open card renews its hold, takes another number if it lost it, and a lost connection ends it', async () => {
  const backend = new Backend();
  const { shown, close } = card(backend, 'one');
  await settle();
  expect(backend.ends.get('numberHolds/395')).toEqual({ desk: null, at: null });
  backend.holds.clear();
  await vi.advanceTimersByTimeAsync(NUMBER_HOLD_MS / 2);
  expect(backend.holds.get('numberHolds/395')).toBe('one');
  backend.holds.set('numberHolds/395', 'other');
  await vi.advanceTimersByTimeAsync(NUMBER_HOLD_MS / 2);
  expect(shown).toEqual(['395', '396']);
  close();
});

test('the card shows that no number is left', async () => {
  const backend = new Backend();
  for (const one of [395, 396, 397]) backend.holds.set(`numberHolds/${one}`, 'other');
  const { shown, close } = card(backend, 'one');
  await settle();
  expect(shown).toEqual([undefined]);
  close();
});

test('a number held by this card, or by an expired hold, counts as free', () => {
  const now = 1_800_000_000_000;
  const holds = numberHolds.parse({
    395: { desk: 'one', at: now },
    396: { desk: 'other', at: now - NUMBER_HOLD_MS },
    397: { desk: 'other', at: now - NUMBER_HOLD_MS + 1 },
    x: { desk: 'other', at: now },
  });
  expect([...listHeldElsewhere(holds, 'one', now)]).toEqual([397]);
});
