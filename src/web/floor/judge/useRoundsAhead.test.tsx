import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Observable } from '../../../store/connection/observed.ts';
import type { ReadState } from '../../../store/connection/states.ts';
import { PROGRAM_AT } from '../../../store/events/derivedAt.ts';
import { buildJudgeKey } from '../../kit/testing/builders.ts';
import { storeWrapper } from '../../kit/testing/storeWrapper.tsx';
import { useRoundsAhead } from './useRoundsAhead.ts';

const WAITING: ReadState = { kind: 'waiting' };

/** A backend that the phone of Judge A follows, and the paths it requested. */
function phone(tree: Readonly<Record<string, unknown>>, sent: readonly string[] | undefined) {
  const places = new Map<string, Observable<ReadState>>();
  const put = (at: string, raw: unknown): void => placeOf(at).set({ kind: 'known', raw });
  const placeOf = (at: string): Observable<ReadState> => {
    const place =
      places.get(at) ?? new Observable<ReadState>(at in tree ? { kind: 'known', raw: tree[at] } : WAITING);
    places.set(at, place);
    return place;
  };
  const asked = new Set<string>();
  const device = {
    serverAhead: new Observable(0),
    peek: (at: string) => placeOf(at).now,
    follow: (at: string, changed: () => void) => {
      asked.add(at);
      return placeOf(at).observe(changed);
    },
  };
  const { result, rerender } = renderHook(
    (now: readonly string[] | undefined) => useRoundsAhead(buildJudgeKey('A'), now),
    {
      initialProps: sent,
      wrapper: storeWrapper({
        eventName: 'demo',
        backend: { kind: 'embedded', origin: '', databaseURL: '' },
        device,
      }),
    },
  );
  return {
    ahead: () => result.current.kind,
    put: (at: string, raw: unknown) => act(() => put(at, raw)),
    sends: (now: readonly string[] | undefined) => rerender(now),
    asked,
  };
}

/** The program with the given number of single waiting rounds, and their panels. */
const program = (rounds: number) =>
  Object.fromEntries(
    Array.from({ length: rounds }, (_, at) => [
      `Open Event ${at}`,
      { n: `Open Event ${at}`, c: 6, r: { 0: { n: 'Final', s: 0, i: at, c: 6 } } },
    ]),
  );
const panelAt = (at: number): string => `events/Open Event ${at}/rounds/0/panel`;
const panels = (rounds: number, letters: string) =>
  Object.fromEntries(
    Array.from({ length: rounds }, (_, at) => [
      panelAt(at),
      Object.fromEntries([...letters].map((letter) => [letter, true])),
    ]),
  );

test('the rounds ahead are not loaded while a sheet is due', () => {
  const { ahead, asked } = phone({ [PROGRAM_AT]: program(2), ...panels(2, 'A') }, undefined);
  expect([ahead(), [...asked]]).toEqual(['unknown', []]);
});

test('every panel is checked before the page says that no round is left, and an added round changes that', () => {
  const { ahead, put } = phone({ [PROGRAM_AT]: program(14), ...panels(14, 'BC') }, []);
  expect(ahead()).toBe('none');
  put(panelAt(13), { A: true });
  expect(ahead()).toBe('today');
  put(panelAt(13), { B: true });
  expect(ahead()).toBe('none');
  put(PROGRAM_AT, program(15));
  expect(ahead()).toBe('unknown');
  put(panelAt(14), { A: true });
  expect(ahead()).toBe('today');
});

test('the search for rounds ahead stops at the judge’s first one, and skips those sent from this phone', () => {
  const { ahead, asked, sends } = phone({ [PROGRAM_AT]: program(14), ...panels(14, 'A') }, []);
  expect(ahead()).toBe('today');
  expect(asked.size).toBeLessThan(10);
  sends(Array.from({ length: 14 }, (_, at) => `Open Event ${at}/0`));
  expect(ahead()).toBe('none');
});
