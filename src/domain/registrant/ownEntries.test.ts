import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CompetitionEvent, Entry, Round } from '../competition.ts';
import { buildFloorRound } from '../floor/testing/hall.ts';
import { parseEntryId, type EntryId } from '../ids.ts';
import { buildTestEvent } from '../testing/event.ts';
import { limitRuns } from '../testing/tries.ts';
import {
  buildDraftFromEntries,
  listOwnEntries,
  listRemainingEntries,
  findMissingInAdded,
  NO_EDITS,
  findPartner,
  toggleEntry,
  findNeededEdits,
  findLockReason,
  replacePartner,
  type EntryEdits,
} from './ownEntries.ts';

const ANN = 'ann';

function idOf(text: string): EntryId {
  const id = parseEntryId(text);
  if (id === undefined) throw new Error('a plain key');
  return id;
}

const couple = (id: string, more: Partial<Entry>): Entry => ({
  id: idOf(id),
  number: undefined,
  leadName: 'Ann',
  followName: 'TBA',
  affiliation: 'MIT',
  placeholder: false,
  checkedIn: new Map(),
  ...more,
});

const event = (name: string, ...entries: readonly Entry[]): CompetitionEvent => ({
  ...buildTestEvent(`Gold Latin ${name}`),
  entries,
});

const RUMBA = event('Rumba', couple('r', { leadId: ANN, followName: 'Bo' }), couple('x', { leadName: 'Cy' }));
const SAMBA = event('Samba', couple('s', { leadName: 'Bo', followName: 'Ann', followId: ANN, leadId: 'bo' }));
const JIVE = event('Jive');
const EVENTS = [RUMBA, SAMBA, JIVE];
const OWN = listOwnEntries(ANN, EVENTS);
const USUAL = { role: 'lead', partner: { kind: 'named', name: 'Bo' } } as const;

test('a dancer’s own entries are found by key in either role, never by name only', () => {
  expect(OWN.map(({ entry, role }) => [entry.id, role])).toEqual([
    ['r', 'lead'],
    ['s', 'follow'],
  ]);
  expect(OWN.map(findPartner)).toEqual(['Bo', 'Bo']);
  expect(listOwnEntries('cy', EVENTS)).toEqual([]);
});

test('an entry is locked once its dancers were seen on deck, or a round of theirs has begun', () => {
  const [rumba] = OWN;
  if (rumba === undefined) throw new Error('Ann is in the Rumba');
  const { event: its, entry, role } = rumba;
  const inRound = (state: Round['state']) => ({
    event: { ...its, rounds: [buildFloorRound(0, [entry], { state })] },
    entry,
    role,
  });
  expect(findLockReason(rumba)).toBe(undefined);
  expect(findLockReason({ ...rumba, entry: { ...entry, checkedIn: new Map([[0, true]]) } })).toBe('seen');
  expect(
    (['initialized', 'skipped', 'running', 'marked', 'posted'] as const).map((state) =>
      findLockReason(inRound(state)),
    ),
  ).toEqual([undefined, undefined, 'begun', 'begun', 'begun']);
});

test('a press drops an entry or adds one, and a second press undoes it', () => {
  const dropped = toggleEntry(NO_EDITS, OWN, RUMBA.key);
  expect(listRemainingEntries(dropped, OWN).map(({ event: its }) => its.key)).toEqual([SAMBA.key]);
  expect(toggleEntry(dropped, OWN, RUMBA.key)).toEqual(NO_EDITS);
  const entered = toggleEntry(NO_EDITS, OWN, JIVE.key);
  expect(entered.added).toEqual([{ event: JIVE.key, role: 'lead', partner: { kind: 'named', name: 'Bo' } }]);
  expect(toggleEntry(entered, OWN, JIVE.key)).toEqual(NO_EDITS);
});

test('a new partner replaces the entry, and the dancer is asked for missing details', () => {
  const [rumba] = OWN;
  if (rumba === undefined) throw new Error('Ann is in the Rumba');
  const edits = replacePartner(NO_EDITS, rumba);
  expect(edits).toMatchObject({ dropped: ['r'], added: [{ event: RUMBA.key, role: 'lead' }] });
  expect(findMissingInAdded('Ann', edits, EVENTS)).toEqual([
    { step: 'partners', what: 'partner', event: RUMBA.key },
  ]);
  const named = (name: string): EntryEdits => ({
    ...edits,
    added: edits.added.map((one) => ({ ...one, partner: { kind: 'named', name } })),
  });
  // The couple's old entry goes, so the same couple may be added; another one would be a duplicate.
  expect(findMissingInAdded('Ann', named('Bo'), EVENTS)).toEqual([]);
  expect(findMissingInAdded('Ann', { ...named('Bo'), dropped: [] }, EVENTS)).toEqual([
    { step: 'partners', what: 'entered already', event: RUMBA.key },
  ]);
});

test('changes that another device already made are skipped', () => {
  const edits: EntryEdits = {
    dropped: [idOf('r'), idOf('gone')],
    added: [
      { event: SAMBA.key, ...USUAL },
      { event: RUMBA.key, ...USUAL },
      { event: buildTestEvent('Gold Latin Cha Cha').key, ...USUAL },
    ],
  };
  expect(findNeededEdits(edits, OWN, EVENTS)).toMatchObject({
    dropped: ['r'],
    added: [{ event: RUMBA.key }],
  });
});

test('for any order of presses, an event is entered once or not at all, and the draft has all of them', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...EVENTS.map(({ key }) => key)), { maxLength: 12 }), (presses) => {
      const edits = presses.reduce((before, key) => toggleEntry(before, OWN, key), NO_EDITS);
      const odd = new Set(EVENTS.filter(({ key }) => presses.filter((one) => one === key).length % 2 === 1));
      const wasIn = new Set(OWN.map((one) => one.event.key));
      const expected = EVENTS.filter((one) => wasIn.has(one.key) !== odd.has(one)).map(({ key }) => key);
      const draft = buildDraftFromEntries({ name: 'Ann', category: 'student' }, OWN, edits);
      expect(draft.chosen.map((one) => one.event).toSorted()).toEqual(expected.toSorted());
      expect(findNeededEdits(edits, OWN, EVENTS)).toEqual(edits);
    }),
    limitRuns(300),
  );
});
