import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { CompetitionEvent, Entry, Round } from '../../../domain/competition.ts';
import { parseEntryId, createEventKey, parseLeadNumber } from '../../../domain/ids.ts';
import { EMPTY_DECK } from '../../../store/floor/calls.ts';
import { useTapUndo } from './useTapUndo.ts';
import type { DeckSnapshot } from '../../../store/models/deck/undoTap.ts';

const id = parseEntryId('e207');
if (id === undefined) throw new Error('no entry id');

const entry: Entry = {
  id,
  number: parseLeadNumber('207'),
  leadName: 'Lead',
  followName: 'Follow',
  affiliation: 'MIT',
  placeholder: false,
  checkedIn: new Map(),
};
const round: Round = {
  number: 0,
  name: 'Final',
  state: 'initialized',
  recallSize: 6,
  numHeats: 1,
  scheduleIndex: 0,
  startTime: undefined,
  entries: [],
  panel: [],
};
const event: CompetitionEvent = {
  key: createEventKey('Rumba'),
  name: 'Rumba',
  level: 'Silver',
  style: 'Latin',
  dances: ['Rumba'],
  entries: [entry],
  rounds: [round],
};
const at = { event, round };

const saidAt = (when: number): DeckSnapshot => ({
  day: [at],
  said: {
    ...EMPTY_DECK,
    calls: new Map([[id, { presence: 'present', at: when, by: 'XY', device: 'another' }]]),
  },
  onTheWay: [],
});

test('the undo of a tap is removed, once, when another captain calls the couple', () => {
  const dropUndo = vi.fn<() => void>();
  const { result, rerender } = renderHook((seen: DeckSnapshot) => useTapUndo(seen), {
    initialProps: saidAt(1),
  });
  result.current({ tapped: () => ({ at, entry, on: [], since: 1000 }), dropUndo });
  rerender(saidAt(999));
  expect(dropUndo).not.toHaveBeenCalled();
  rerender(saidAt(1001));
  rerender(saidAt(1002));
  expect(dropUndo).toHaveBeenCalledOnce();
});

test('no call is newer than a tap before the tap is made', () => {
  const dropUndo = vi.fn<() => void>();
  const { result, rerender } = renderHook((seen: DeckSnapshot) => useTapUndo(seen), {
    initialProps: saidAt(1),
  });
  result.current({ tapped: () => undefined, dropUndo });
  rerender(saidAt(1001));
  expect(dropUndo).not.toHaveBeenCalled();
});

test('leaving the desk removes the undo, because nothing watches it there', () => {
  const dropUndo = vi.fn<() => void>();
  const { result, unmount } = renderHook((seen: DeckSnapshot) => useTapUndo(seen), {
    initialProps: saidAt(1),
  });
  result.current({ tapped: () => ({ at, entry, on: [], since: 1000 }), dropUndo });
  unmount();
  expect(dropUndo).toHaveBeenCalledOnce();
});
