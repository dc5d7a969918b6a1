import { expect, test } from 'vitest';
import type { CompetitionEvent, Entry, Round } from '../../../domain/competition.ts';
import { listAvailableCalls } from '../../../domain/floor/availableCalls.ts';
import { buildFloorTabs } from '../../../domain/floor/tabs.ts';
import { parseEntryId, createEventKey, parseLeadNumber, type EntryId } from '../../../domain/ids.ts';
import { EMPTY_DECK, type DeckOfRound } from '../../floor/calls.ts';
import type { PendingOperation } from '../../delivery/queue.ts';
import {
  askForHeat,
  checkIn,
  checkInLate,
  scratch,
  type CaptainTap,
  type CoupleOnDeck,
} from '../../floor/checkIn.ts';
import { joinRound } from '../../floor/walkOn.ts';
import { applyPendingTaps, findEmptiestHeat } from './applyPendingTaps.ts';
import { nextPresence, countDeck, listDeckCouples } from './deckCouples.ts';

function entryKey(text: string): EntryId {
  const id = parseEntryId(text);
  if (id === undefined) throw new Error(`no entry id: ${text}`);
  return id;
}

const buildCouple = (number: number, checkedIn?: boolean): Entry => ({
  id: entryKey(`e${number}`),
  number: parseLeadNumber(String(number)),
  leadName: `Lead ${number}`,
  followName: `Follow ${number}`,
  affiliation: 'Brown',
  placeholder: false,
  checkedIn: new Map(checkedIn === undefined ? [] : [[0, checkedIn]]),
});

const couples = [buildCouple(101, true), buildCouple(102, false), buildCouple(99)];
const round: Round = {
  number: 0,
  name: 'Final',
  state: 'initialized',
  recallSize: 6,
  numHeats: 1,
  scheduleIndex: 0,
  startTime: undefined,
  entries: couples.map(({ id }) => ({ id, heats: [1] })),
  panel: [],
};
const waltz: CompetitionEvent = {
  key: createEventKey('Waltz'),
  name: 'Waltz',
  level: 'Bronze',
  style: 'Standard',
  dances: ['Waltz'],
  entries: couples,
  rounds: [round],
};
const captain: CaptainTap = { uid: 'u', who: 'Deck', initials: 'DE', device: 'tablet', at: 1 };
const on = (number: number): CoupleOnDeck => ({
  event: waltz.key,
  round: 0,
  renumbered: undefined,
  entry: entryKey(`e${number}`),
  number: parseLeadNumber(String(number)),
});
const here = (
  part: PendingOperation['operation']['changes'][number],
  delivery: PendingOperation['delivery'],
): PendingOperation => ({
  operation: { key: 'a', changes: [part] },
  delivery,
});

function shown(onTheWay: readonly PendingOperation[], deck: DeckOfRound = EMPTY_DECK, of = waltz) {
  const [event] = applyPendingTaps([of], onTheWay);
  const [tappedRound] = event?.rounds ?? [];
  if (event === undefined || tappedRound === undefined) throw new Error('no round');
  const tapped = { event, round: tappedRound };
  return listDeckCouples(buildFloorTabs([tapped]), tapped, deck, onTheWay);
}
const words = (couples: ReturnType<typeof shown>) =>
  couples.map(({ entry, called, delivery }) => `${entry.number} ${called} ${delivery.kind}`);

test('couples on the deck are in the order of their numbers, as in the tree', () => {
  expect(words(shown([]))).toEqual([
    '99 not called received',
    '101 present received',
    '102 missing received',
  ]);
});

test('a tap on this device counts before the backend answers', () => {
  const call = checkIn(captain, on(99), 'present');
  expect(words(shown([here(call, { kind: 'saving' })]))[0]).toBe('99 present saving');
  expect(words(shown([here(call, { kind: 'here' })]))[0]).toBe('99 present here');
});

test('a refused tap does not count, and its tile shows it', () => {
  const call = checkIn(captain, on(99), 'present');
  expect(words(shown([here(call, { kind: 'refused', problem: { code: 'not allowed' } })]))[0]).toBe(
    '99 not called refused',
  );
});

test('a requested heat stays requested until the couple is in it', () => {
  const asked = (heat: number, presence: 'present' | 'scratched' = 'present'): DeckOfRound => ({
    ...EMPTY_DECK,
    calls: new Map([[entryKey('e99'), { presence, at: 1, by: 'OR', device: 'other', heat }]]),
  });
  const asks = (deck: DeckOfRound, onTheWay: readonly PendingOperation[] = []) =>
    shown(onTheWay, deck)[0]?.asksHeat;
  expect(asks(asked(2))).toBe(2);
  expect(asks(asked(1))).toBeUndefined();
  // For a scratched couple `heat` is its former heat.
  expect(asks(asked(2, 'scratched'))).toBeUndefined();
  const here3 = here(askForHeat(captain, on(99), 'not called', 3), { kind: 'here' });
  expect(asks(asked(2), [here3])).toBe(3);
  expect(
    asks(asked(2), [{ ...here3, delivery: { kind: 'refused', problem: { code: 'not allowed' } } }]),
  ).toBe(2);
});

test('a scratched couple keeps its tile, and can come back', () => {
  const out = here(scratch(captain, on(99), 1), { kind: 'here' });
  expect(words(shown([out]))[0]).toBe('99 scratched here');
  expect(countDeck(shown([out]))).toMatchObject({ here: 1, couples: 2, scratched: 1 });
  const back = here(joinRound(captain, on(99), { heat: 1, late: false }), { kind: 'here' });
  expect(words(shown([out, back]))[0]).toBe('99 present here');
});

/** The same final on the floor, started without 102. */
const onTheFloor: CompetitionEvent = {
  ...waltz,
  rounds: [
    {
      ...round,
      state: 'running',
      startedAt: 1,
      entries: couples.map(({ id, number }) => ({
        id,
        heats: [1],
        ...(number === '102' ? { away: true } : {}),
      })),
    },
  ],
};

test('in a round on the floor, the deck shows its couples as present regardless of earlier calls, and absent ones as missing', () => {
  expect(words(shown([], EMPTY_DECK, onTheFloor))).toEqual([
    '99 present received',
    '101 present received',
    '102 missing received',
  ]);
});

test('only a late couple can be removed again from a round on the floor', () => {
  const standing = (onTheWay: readonly PendingOperation[]) =>
    shown(onTheWay, EMPTY_DECK, onTheFloor).map(({ entry, called, stands }) => [
      entry.number,
      called,
      stands,
      listAvailableCalls(stands, { state: 'running' }),
    ]);
  const comes = here(checkInLate(captain, on(102), 'present'), { kind: 'here' });
  const goes = here(checkInLate(captain, on(102), 'missing'), { kind: 'here' });
  expect(standing([])).toEqual([
    ['99', 'present', 'dancing', []],
    ['101', 'present', 'dancing', []],
    ['102', 'missing', 'away', ['present', 'missing']],
  ]);
  expect(standing([comes])[2]).toEqual(['102', 'present', 'late', ['present', 'missing']]);
  expect(standing([comes, goes])[2]?.[2]).toBe('away');
});

test('a walk-on into a round on the floor can be removed again', () => {
  const newcomer = here(joinRound(captain, on(400), { heat: 1, late: true }), { kind: 'here' });
  expect(shown([newcomer], EMPTY_DECK, onTheFloor).at(-1)?.stands).toBe('late');
});

test('a walk-on is on the deck before the backend has received it', () => {
  const newcomer = here(joinRound(captain, on(400), { heat: 1, late: false }), { kind: 'here' });
  expect(words(shown([newcomer])).at(-1)).toBe('400 present here');
});

test('a walk-on goes into the heat with the fewest couples, and into the last of several', () => {
  expect(findEmptiestHeat({ ...round, numHeats: 3 })).toBe(3);
  expect(findEmptiestHeat({ ...round, numHeats: 1 })).toBe(1);
  const places = [1, 1, 2, 3, 3].map((heat, at) => ({ id: entryKey(`h${at}`), heats: [heat] }));
  expect(findEmptiestHeat({ ...round, numHeats: 3, entries: places })).toBe(2);
});

test('a tap makes an uncalled or missing couple present, and a present one missing', () => {
  expect([nextPresence('not called'), nextPresence('missing'), nextPresence('present')]).toEqual([
    'present',
    'present',
    'missing',
  ]);
});
