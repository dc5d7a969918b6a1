import { expect, test } from 'vitest';
import type { CompetitionEvent, Entry, Round } from '../../../domain/competition.ts';
import { parseEntryId, createEventKey, parseLeadNumber, type EntryId } from '../../../domain/ids.ts';
import type { Change } from '../../delivery/operation.ts';
import type { PendingOperation } from '../../delivery/queue.ts';
import { EMPTY_DECK, type DeckCallPresence, type DeckOfRound } from '../../floor/calls.ts';
import { checkIn, buildCoupleOnDeck, type CaptainTap } from '../../floor/checkIn.ts';
import { canUndoTap, type DeckSnapshot } from './undoTap.ts';

const TAPPED_AT = 1000;

function key(text: string): EntryId {
  const id = parseEntryId(text);
  if (id === undefined) throw new Error(`no entry id: ${text}`);
  return id;
}

const couple = (checkedIn: readonly (readonly [round: number, present: boolean])[] = []): Entry => ({
  id: key('e103'),
  number: parseLeadNumber('103'),
  leadName: 'Lead',
  followName: 'Follow',
  affiliation: 'MIT',
  placeholder: false,
  checkedIn: new Map(checkedIn),
});

const round = (number: number): Round => ({
  number,
  name: 'Final',
  state: 'initialized',
  recallSize: 6,
  numHeats: 1,
  scheduleIndex: number,
  startTime: undefined,
  entries: [{ id: key('e103'), heats: [1] }],
  panel: [],
});

const running = (number: number): Round => ({ ...round(number), state: 'running', startedAt: 1 });

const event = (name: string, entry: Entry, one: Round): CompetitionEvent => ({
  key: createEventKey(name),
  name,
  level: 'Bronze',
  style: 'Standard',
  dances: ['Waltz'],
  entries: [entry],
  rounds: [one],
});

const [rumba, tango] = [event('Rumba', couple(), round(0)), event('Tango', couple(), round(0))];
const at = { event: rumba, round: round(0) };
const tapped = { at, entry: couple(), on: [], since: TAPPED_AT };
const carried = {
  ...tapped,
  on: [{ event: tango, round: 0, entry: couple(), from: 'not called', to: 'present' } as const],
};

const seen = (more: Partial<DeckSnapshot> = {}): DeckSnapshot => ({
  day: [at],
  said: EMPTY_DECK,
  onTheWay: [],
  ...more,
});

const said = (when: number, presence: DeckCallPresence = 'present'): DeckOfRound => ({
  ...EMPTY_DECK,
  calls: new Map([[key('e103'), { presence, at: when, by: 'XY', device: 'another' }]]),
});

const captain = (when: number): CaptainTap => ({
  uid: 'u',
  who: 'Deck',
  initials: 'DE',
  device: 'tablet',
  at: when,
});
const waiting = (change: Change): PendingOperation => ({
  operation: { key: 'a', changes: [change] },
  delivery: { kind: 'here' },
});

test('a tap can be undone until there is a newer call of the couple', () => {
  expect(canUndoTap(tapped, seen())).toBe(true);
  expect(canUndoTap(tapped, seen({ said: said(TAPPED_AT, 'scratched') }))).toBe(true);
  expect(canUndoTap(tapped, seen({ said: said(TAPPED_AT - 1) }))).toBe(true);
});

test('a tap cannot be undone after another captain’s call', () => {
  expect(canUndoTap(tapped, seen({ said: said(TAPPED_AT + 1) }))).toBe(false);
});

test('a newer tap on the same couple that still waits on this tablet counts as well', () => {
  const newer = (of: CompetitionEvent) =>
    waiting(checkIn(captain(TAPPED_AT + 1), buildCoupleOnDeck(of, 0, couple()), 'missing'));
  expect(canUndoTap(tapped, seen({ onTheWay: [newer(rumba)] }))).toBe(false);
  expect(canUndoTap(tapped, seen({ onTheWay: [newer(tango)] }))).toBe(true);
  const refused: PendingOperation = {
    ...newer(rumba),
    delivery: { kind: 'refused', problem: { code: 'not allowed' } },
  };
  expect(canUndoTap(tapped, seen({ onTheWay: [refused] }))).toBe(true);
});

test('a tap cannot be undone once its round was started, renumbered or deleted', () => {
  expect(canUndoTap(tapped, seen({ day: [{ event: rumba, round: running(0) }] }))).toBe(false);
  const renumbered = { event: { ...rumba, renumbered: 1 }, round: round(0) };
  expect(canUndoTap(tapped, seen({ day: [renumbered] }))).toBe(false);
  expect(canUndoTap(tapped, seen({ day: [] }))).toBe(false);
});

test('a carried call cannot be undone after another captain’s call in the later round', () => {
  const there = (entry: Entry, one: Round = round(0)) =>
    seen({ day: [at, { event: event('Tango', entry, one), round: one }] });
  expect(canUndoTap(carried, there(couple([[0, true]])))).toBe(true);
  // The tap has not arrived yet.
  expect(canUndoTap(carried, there(couple()))).toBe(true);
  expect(canUndoTap(carried, there(couple([[0, false]])))).toBe(false);
  expect(canUndoTap(carried, there(couple([[0, true]]), running(0)))).toBe(false);
  expect(canUndoTap(carried, there(couple(), { ...round(0), entries: [] }))).toBe(false);
});
