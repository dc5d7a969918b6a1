import { describe, expect, test } from 'vitest';
import type { CompetitionEvent, Entry } from '../competition.ts';
import { parseEntryId, createEventKey } from '../ids.ts';
import { buildTestEvent } from '../testing/event.ts';
import {
  buildDraftCouple,
  EMPTY_REGISTRATION,
  findMissingParts,
  toggleEvent,
  changeRole,
  type RegistrationDraft,
} from './draft.ts';
import { findPlacesBeside } from './namedPlace.ts';
import { buildParty } from './party.ts';
import { addInvitation } from './addInvitation.ts';

const RUMBA = createEventKey('Gold Latin Rumba');

function entered(leadName: string, followName: string): CompetitionEvent {
  const id = parseEntryId('e1');
  if (id === undefined) throw new Error('a plain key');
  const couple: Entry = {
    id,
    number: undefined,
    leadName,
    followName,
    affiliation: 'MIT',
    placeholder: false,
    checkedIn: new Map(),
  };
  return { ...buildTestEvent('Gold Latin Rumba'), entries: [couple] };
}

const OPEN = [buildTestEvent('Gold Latin Rumba')];

/** A complete draft: José leads the Rumba with Li. */
const COMPLETE: RegistrationDraft = toggleEvent(
  {
    ...EMPTY_REGISTRATION,
    name: 'José Núñez',
    email: 'jose@example.org',
    school: 'MIT',
    usualPartner: { kind: 'named', name: '李 Na' },
    consents: { risk: true, media: false },
  },
  RUMBA,
);

describe('missing input is requested at its step', () => {
  test('an empty draft asks for everything required, in the order of the steps', () => {
    expect(findMissingParts(EMPTY_REGISTRATION, OPEN)).toEqual([
      { step: 'you', what: 'name' },
      { step: 'you', what: 'email' },
      { step: 'events', what: 'no event' },
      { step: 'consent', what: 'risk' },
    ]);
    expect(findMissingParts(COMPLETE, OPEN)).toEqual([]);
  });

  test.each(['jose', 'jose@', '@example.org', 'jo se@example.org'])(
    'the draft rejects “%s” as an email address',
    (email) => {
      expect(findMissingParts({ ...COMPLETE, email }, OPEN)).toEqual([{ step: 'you', what: 'email form' }]);
    },
  );

  test('consent to media is optional', () => {
    expect(findMissingParts({ ...COMPLETE, consents: { risk: true, media: true } }, OPEN)).toEqual([]);
    expect(findMissingParts({ ...COMPLETE, consents: { risk: false, media: true } }, OPEN)).toEqual([
      { step: 'consent', what: 'risk' },
    ]);
  });

  test('an event of a draft needs a partner, or the statement that one is wanted', () => {
    const nobody = { ...COMPLETE, usualPartner: { kind: 'named', name: ' ' } } as const;
    expect(findMissingParts(nobody, OPEN)).toEqual([{ step: 'partners', what: 'partner', event: RUMBA }]);
    expect(findMissingParts({ ...nobody, usualPartner: { kind: 'wanted' } }, OPEN)).toEqual([]);
    const alone = { ...COMPLETE, usualPartner: { kind: 'named', name: 'josé  núñez' } } as const;
    expect(findMissingParts(alone, OPEN)).toEqual([{ step: 'partners', what: 'own name', event: RUMBA }]);
  });

  test('a couple enters an event once, in any spelling of its names', () => {
    const twice = [entered('josé núñez ', '李 Na')];
    expect(findMissingParts(COMPLETE, twice)).toEqual([
      { step: 'partners', what: 'entered already', event: RUMBA },
    ]);
    // In the other role they are a different couple; two entries without a partner are not the same couple.
    expect(findMissingParts(COMPLETE, [entered('李 Na', 'José Núñez')])).toEqual([]);
    const wanted = { ...COMPLETE, usualPartner: { kind: 'wanted' } } as const;
    expect(findMissingParts(wanted, [entered('José Núñez', 'TBA')])).toEqual([]);
  });

  test('a draft reports an event that is no longer offered', () => {
    expect(findMissingParts(COMPLETE, [])).toEqual([{ step: 'partners', what: 'gone', event: RUMBA }]);
  });
});

describe("a couple's names in its entry", () => {
  const [chosen] = COMPLETE.chosen;
  if (chosen === undefined) throw new Error('one event is chosen');

  test('the lead of a couple is named first in its entry, in either role', () => {
    expect(buildDraftCouple(COMPLETE, chosen)).toEqual({ leadName: 'José Núñez', followName: '李 Na' });
    expect(buildDraftCouple(COMPLETE, { ...chosen, role: 'follow' })).toEqual({
      leadName: '李 Na',
      followName: 'José Núñez',
    });
  });

  test('a draft allows another partner, or none yet, for one event', () => {
    const followIn = (partner: (typeof chosen)['partner']) =>
      buildDraftCouple(COMPLETE, { ...chosen, partner }).followName;
    expect(followIn({ kind: 'named', name: ' Bo ' })).toBe('Bo');
    expect(followIn({ kind: 'wanted' })).toBe('TBA');
  });
});

test('a press adds or removes an event, in the dancer’s only role if there is one', () => {
  expect(toggleEvent(COMPLETE, RUMBA).chosen).toEqual([]);
  expect(changeRole(COMPLETE, 'follow').chosen.map(({ role }) => role)).toEqual(['follow']);
  expect(changeRole(changeRole(COMPLETE, 'follow'), 'both').chosen.map(({ role }) => role)).toEqual([
    'follow',
  ]);
});

test('a minor needs a guardian, and a partner registered together with the dancer needs an address', () => {
  expect(findMissingParts({ ...COMPLETE, guardian: ' ' }, OPEN)).toEqual([{ step: 'you', what: 'guardian' }]);
  const along = (email: string, guardian?: string): RegistrationDraft => ({
    ...COMPLETE,
    partnerToo: { email, category: 'student', ...(guardian === undefined ? {} : { guardian }) },
  });
  expect(findMissingParts(along('li'), OPEN)).toEqual([{ step: 'partners', what: 'partner email' }]);
  expect(findMissingParts(along('li@example.org', ''), OPEN)).toEqual([
    { step: 'partners', what: 'partner guardian' },
  ]);
  expect(findMissingParts(along('li@example.org', 'Lea'), OPEN)).toEqual([]);
  // A partner who is still to be found is not registered together with the dancer.
  expect(findMissingParts({ ...along(''), usualPartner: { kind: 'wanted' } }, OPEN)).toEqual([]);
});

test('a captain’s draft asks for a team instead of events and a partner', () => {
  const team = { ...COMPLETE, chosen: [], registers: 'team' } as const;
  expect(findMissingParts(team, OPEN)).toEqual([{ step: 'team', what: 'no dancer' }]);
  expect(findMissingParts({ ...team, roster: 'Ann' }, OPEN)).toEqual([{ step: 'team', what: 'lines' }]);
  expect(findMissingParts({ ...team, roster: 'Ann, a@b', readyDancers: 1 }, OPEN)).toEqual([]);
});

describe('two partners register each other', () => {
  /** José has registered and named Li, who has not registered. */
  const kept = (followName = '李 Na'): readonly CompetitionEvent[] =>
    [entered('José Núñez', followName)].map((event) => ({
      ...event,
      entries: event.entries.map((entry) => ({ ...entry, leadId: 'jose' })),
    }));
  const li = toggleEvent(
    changeRole(
      { ...COMPLETE, name: '李 Na', usualPartner: { kind: 'named', name: 'José Núñez' }, chosen: [] },
      'follow',
    ),
    RUMBA,
  );
  const [id] = kept().flatMap(({ entries }) => entries.map((entry) => entry.id));
  if (id === undefined) throw new Error('the entry is there');
  const joins = { kind: 'joins', entry: id, id: 'jose', name: 'José Núñez' } as const;
  const joining = { ...li, chosen: li.chosen.map((one) => ({ ...one, partner: joins })) };

  test('the second of two partners is asked if the place is theirs, and either answer is accepted', () => {
    expect(findMissingParts(li, kept())).toEqual([{ step: 'partners', what: 'your place', event: RUMBA }]);
    expect(findMissingParts(joining, kept())).toEqual([]);
    const another = { ...li, chosen: li.chosen.map((one) => ({ ...one, isNamesake: true as const })) };
    expect(findMissingParts(another, kept())).toEqual([]);
  });

  test('two partners who both say they lead are asked as well', () => {
    const turned = changeRole(li, 'lead');
    expect(findMissingParts(turned, kept())).toEqual([
      { step: 'partners', what: 'your place', event: RUMBA },
    ]);
    const both = kept().map((event) => ({
      ...event,
      entries: event.entries.map((entry) => ({ ...entry, followId: 'li' })),
    }));
    // After both confirmed: in the other role they are a different couple.
    expect(findMissingParts(turned, both)).toEqual([]);
  });

  test('a place taken by another dancer is reported', () => {
    const taken = kept().map((event) => ({
      ...event,
      entries: event.entries.map((entry) => ({ ...entry, followId: 'other' })),
    }));
    expect(findMissingParts(joining, taken)).toEqual([
      { step: 'partners', what: 'place taken', event: RUMBA },
    ]);
    // A complete couple with the same names: theirs, or one with equal names.
    expect(findMissingParts(li, taken)).toEqual([
      { step: 'partners', what: 'entered already', event: RUMBA },
    ]);
  });

  test('an invited dancer finds the event of the invitation chosen, under any name the place has', () => {
    const other = { ...li, name: 'Li Na Wang', chosen: [] };
    const invited = addInvitation(other, 'secret', findPlacesBeside('jose', kept()));
    expect(invited).toMatchObject({ role: 'follow', invitedWith: 'secret' });
    expect(invited.chosen.map(({ partner }) => partner)).toEqual([{ ...joins, isInvited: true }]);
    // Another role elsewhere does not change the invited event.
    expect(changeRole(invited, 'lead').chosen).toEqual(invited.chosen);
    expect(findMissingParts(invited, kept())).toEqual([]);
    const taken = kept().map((event) => ({
      ...event,
      entries: event.entries.map((entry) => ({ ...entry, followId: 'other' })),
    }));
    expect(findMissingParts(invited, taken)).toEqual([
      { step: 'partners', what: 'place taken', event: RUMBA },
    ]);
  });

  test('two partners who register each other have one entry, and the event counts', () => {
    expect(buildParty(joining, kept()).entries).toEqual([
      {
        event: RUMBA,
        leadName: 'José Núñez',
        followName: '李 Na',
        joins: { entry: id, id: 'jose' },
      },
    ]);
  });
});

test.each(['TBA', 't.b.a.', 'N/A', 'n.a.', '-', 'none', '?', 'No partner'])(
  'the text “%s” counts as no partner',
  (name) => {
    const draft = { ...COMPLETE, usualPartner: { kind: 'named', name } } as const;
    expect(
      buildDraftCouple(
        draft,
        draft.chosen[0] ?? { event: RUMBA, role: 'lead', partner: { kind: 'as usual' } },
      ),
    ).toEqual({ leadName: 'José Núñez', followName: 'TBA' });
    expect(buildParty(draft, OPEN).entries.map(({ looks }) => looks)).toEqual(['lead']);
    expect(findMissingParts({ ...COMPLETE, name }, OPEN)).toContainEqual({ step: 'you', what: 'name' });
  },
);

test.each([
  ['José O’Neil-Łukasz', "jose  o'neil lukasz ", true],
  ['José O’Neil-Łukasz', 'JOSE ONEIL LUKASZ', true],
  ['Андрей', 'андрей', true],
  ['李娜', '李 娜', true],
  ['Wei Li', 'Li Wei', false],
])('a dancer called “%s” with partner “%s” names themselves as partner: %s', (name, partner, isOwn) => {
  const draft: RegistrationDraft = {
    ...EMPTY_REGISTRATION,
    name,
    usualPartner: { kind: 'named', name: partner },
    chosen: [{ event: RUMBA, role: 'lead', partner: { kind: 'as usual' } }],
  };
  const offered = [buildTestEvent('Gold Latin Rumba')];
  const found = findMissingParts(draft, offered).filter(({ step }) => step === 'partners');
  expect(found).toEqual(isOwn ? [{ step: 'partners', what: 'own name', event: RUMBA }] : []);
});
