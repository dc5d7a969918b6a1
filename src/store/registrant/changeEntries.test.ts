import { expect, test } from 'vitest';
import type { CompetitionEvent, Entry } from '../../domain/competition.ts';
import { parseEntryId, type EntryId } from '../../domain/ids.ts';
import { EMPTY_REGISTRATION } from '../../domain/registrant/draft.ts';
import { listOwnEntries, type EntryEdits } from '../../domain/registrant/ownEntries.ts';
import { buildTestEvent } from '../../domain/testing/event.ts';
import type { RegisteredPerson } from '../../domain/people/directory.ts';
import { changeEntries, type EntriesContext } from './changeEntries.ts';

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
  leadId: 'ann',
  affiliation: 'MIT',
  placeholder: false,
  checkedIn: new Map(),
  ...more,
});
const event = (name: string, ...entries: readonly Entry[]): CompetitionEvent => ({
  ...buildTestEvent(`Gold Latin ${name}`),
  entries,
});

const RUMBA = event('Rumba', couple('r', {}));
const SAMBA = event('Samba', couple('s', { followName: 'Uma', followId: 'uma' }));
const JIVE = event('Jive');
const EVENTS = [RUMBA, SAMBA, JIVE];
const ANN: RegisteredPerson = { id: 'ann', name: 'Ann', affiliation: 'MIT', number: undefined };
const BO: RegisteredPerson = { id: 'bo', name: 'Bo', affiliation: 'MIT', number: undefined };

const NAMED = [
  { slot: 0, event: RUMBA.key, entry: idOf('r') },
  { slot: 1, event: JIVE.key, entry: idOf('gone') },
];
const changed: EntriesContext = {
  code: 'abcDE23',
  registration: { dancers: ['ann', 'bo'], entries: NAMED },
  edits: new Map([
    ['ann', { code: 'abcDE23', edited: 2 }],
    ['bo', { code: 'BosOwn1', edited: 0 }],
  ]),
  dancer: ANN,
  everybody: [ANN, BO],
  own: listOwnEntries('ann', EVENTS),
  events: EVENTS,
  searched: new Set([idOf('r')]),
};
const patchOf = (edits: EntryEdits) => changeEntries(changed, edits, EMPTY_REGISTRATION, [idOf('new')]);
const SLOTS = 'registrations/abcDE23/entries';

test('new entries take the first free slots, unused or of a deleted entry', () => {
  const added = EVENTS.map(({ key }) => ({ event: key, role: 'lead', partner: { kind: 'wanted' } }) as const);
  const patch = changeEntries(changed, { dropped: [idOf('r')], added }, EMPTY_REGISTRATION, [
    idOf('n1'),
    idOf('n2'),
    idOf('n3'),
  ]);
  // A slot freed by the same update is only reused by the next one.
  expect(Object.keys(patch).filter((place) => place.startsWith(SLOTS))).toEqual([
    `${SLOTS}/0`,
    `${SLOTS}/1`,
    `${SLOTS}/2`,
    `${SLOTS}/3`,
  ]);
  expect(patch).toMatchObject({ [`${SLOTS}/0`]: null, [`${SLOTS}/1`]: `${RUMBA.key}/n1` });
});

test('a dropped entry is deleted with its slot, owner, search, invitation and places', () => {
  expect(patchOf({ dropped: [idOf('r')], added: [] })).toEqual({
    [`events/${RUMBA.key}/entries/r`]: null,
    [`owners/entries/${RUMBA.key}/r`]: null,
    [`entered/${RUMBA.key}/lead/ann`]: null,
    [`${SLOTS}/0`]: null,
    [`invitations/${RUMBA.key}/r`]: null,
    'tba/r': null,
    'owners/tba/r': null,
    'registrations/abcDE23/changedAt': { '.sv': 'timestamp' },
    'registrations/abcDE23/edited': 3,
  });
});

test('a partner from another registration stays in the event, with a partner search', () => {
  const patch = patchOf({ dropped: [idOf('s')], added: [] });
  expect(patch).toMatchObject({
    [`events/${SAMBA.key}/entries/s/leadId`]: null,
    [`events/${SAMBA.key}/entries/s/leadName`]: 'TBA',
  });
  expect(Object.keys(patch)).not.toContain(`events/${SAMBA.key}/entries/s`);
});

test('a new entry takes a free slot; a partner of the same registration is entered by key', () => {
  const added = { event: JIVE.key, role: 'follow', partner: { kind: 'named', name: ' BO ' } } as const;
  expect(patchOf({ dropped: [], added: [added] })).toMatchObject({
    [`events/${JIVE.key}/entries/new`]: {
      leadName: 'Bo',
      leadId: 'bo',
      followName: 'Ann',
      followId: 'ann',
      slot: 1,
    },
    [`${SLOTS}/1`]: `${JIVE.key}/new`,
    [`events/${JIVE.key}/pairs/bo_ann`]: 'new',
  });
});

const TEAM = event('Cha Cha', couple('c', { followName: 'Bo', followId: 'bo' }));
const inTeam: EntriesContext = {
  ...changed,
  own: listOwnEntries('ann', [...EVENTS, TEAM]),
  events: [...EVENTS, TEAM],
};

test('dropping a couple of one registration counts as an edit of both, and is priced as a change of the one', () => {
  const patch = changeEntries(inTeam, { dropped: [idOf('c')], added: [] }, EMPTY_REGISTRATION, []);
  expect(patch).toMatchObject({
    [`events/${TEAM.key}/entries/c`]: null,
    'registrations/abcDE23/edited': 3,
    'registrations/BosOwn1/edited': 1,
  });
  expect(patch).not.toHaveProperty(['registrations/BosOwn1/changedAt']);
});

test('a dancer with their own code leaves without changing the registration that created them', () => {
  const own: EntriesContext = {
    ...inTeam,
    code: 'BosOwn1',
    registration: { dancers: [], entries: [] },
    edits: new Map([['bo', { code: 'BosOwn1', edited: 4 }]]),
    dancer: BO,
    everybody: [BO],
    own: listOwnEntries('bo', [TEAM]),
  };
  expect(changeEntries(own, { dropped: [idOf('c')], added: [] }, EMPTY_REGISTRATION, [])).toEqual({
    [`entered/${TEAM.key}/follow/bo`]: null,
    [`events/${TEAM.key}/entries/c/followId`]: null,
    [`events/${TEAM.key}/entries/c/followName`]: 'TBA',
    'registrations/BosOwn1/edited': 5,
    'registrations/BosOwn1/changedAt': { '.sv': 'timestamp' },
  });
});
