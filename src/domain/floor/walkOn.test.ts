import { describe, expect, test } from 'vitest';
import type { CompetitionEvent, Entry } from '../competition.ts';
import type { RoundState } from '../round/rounds.ts';
import { parseCouple } from '../testing/published.ts';
import { buildCouple, buildFloorRound, buildTestEntryId, buildScheduledRound } from './testing/hall.ts';
import { suggestDancers } from './suggestDancers.ts';
import { giveNames, resolveWalkOn, listDuplicateNumbers } from './walkOn.ts';

const annAndBo = buildCouple(101, 'Ann', 'Bo');
const cyAndDi = buildCouple(102, 'Cy', 'Di');
const { event } = buildScheduledRound('Waltz', [annAndBo, cyAndDi]);
const round = buildFloorRound(0, [annAndBo]);
const fresh = buildTestEntryId('fresh');

const placeholder = (number: string | undefined): Entry => {
  const walked = resolveWalkOn(event, round, number, fresh);
  if (!walked.ok) throw new Error(walked.problem.kind);
  return walked.value.entry;
};

const withCouples = (entries: readonly Entry[]): CompetitionEvent => ({ ...event, entries });

describe('a walk-on', () => {
  test('a walk-on dances under its own number as a placeholder (SPEC 3), and is present', () => {
    expect(resolveWalkOn(event, round, ' 407 ', fresh)).toEqual({
      ok: true,
      value: {
        kind: 'placeholder',
        entry: {
          id: 'fresh',
          number: '407',
          leadName: 'dummy',
          followName: 'dummy',
          affiliation: 'Other',
          placeholder: true,
          checkedIn: new Map([[0, true]]),
        },
      },
    });
  });

  test('a walk-on is 9999 only if its number is unknown, and two couples may be 9999', () => {
    const first = placeholder(undefined);
    expect(first.number).toBe('9999');
    const again = resolveWalkOn(
      withCouples([...event.entries, first]),
      buildFloorRound(0, [annAndBo, first]),
      undefined,
      buildTestEntryId('f2'),
    );
    expect(again.ok && again.value.kind).toBe('placeholder');
  });

  test('a walk-on with the number of a couple of the event is that couple', () => {
    expect(resolveWalkOn(event, round, '102', fresh)).toEqual({
      ok: true,
      value: { kind: 'entered', entry: cyAndDi },
    });
  });

  test('the couple that was missing at the start is suggested as the walk-on', () => {
    const running = buildFloorRound(0, [annAndBo], {
      state: 'running',
      entries: [{ id: annAndBo.id, heats: [1], away: true }],
    });
    expect(resolveWalkOn(event, running, '101', fresh)).toEqual({
      ok: true,
      value: { kind: 'entered', entry: annAndBo },
    });
  });

  test.each([
    {
      why: 'in the round already',
      typed: '101',
      at: round,
      problem: { kind: 'in this round', entry: annAndBo, number: '101' },
    },
    { why: 'no number', typed: '12a', at: round, problem: { kind: 'no number', typed: '12a' } },
    {
      why: 'danced already',
      typed: '407',
      at: buildFloorRound(0, [annAndBo], { state: 'marked' }),
      problem: { kind: 'danced' },
    },
    {
      why: 'skipped',
      typed: '407',
      at: buildFloorRound(0, [annAndBo], { state: 'skipped' }),
      problem: { kind: 'skipped' },
    },
  ])('a walk-on is refused: $why', ({ typed, at, problem }) => {
    expect(resolveWalkOn(event, at, typed, fresh)).toEqual({ ok: false, problem });
  });

  test('a walk-on is refused for a couple seeded past the round', () => {
    const first = buildFloorRound(1, [annAndBo]);
    const final = buildFloorRound(0, [cyAndDi], { byes: [cyAndDi.id] });
    const seeded = { ...event, rounds: [final, first] };
    expect(resolveWalkOn(seeded, first, '102', fresh)).toEqual({
      ok: false,
      problem: { kind: 'starts later', number: '102', round: 'Final' },
    });
    expect(resolveWalkOn(seeded, buildFloorRound(0, []), '102', fresh)).toMatchObject({ ok: true });
  });

  test('a walk-on is refused if two couples of the event wear the number', () => {
    const edAndFlo = buildCouple(102, 'Ed', 'Flo', { id: buildTestEntryId('x') });
    const twice = withCouples([edAndFlo, cyAndDi]);
    expect(resolveWalkOn(twice, round, '102', fresh)).toEqual({
      ok: false,
      problem: { kind: 'worn twice', number: '102', entries: [edAndFlo, cyAndDi] },
    });
  });
});

describe('naming a walk-on later', () => {
  const names = { lead: { name: ' Kim ', id: 'k1' }, follow: { name: 'Lee' }, affiliation: 'Yale' };

  test('a walk-on that is named later keeps its number, key and check-in, and is no longer a placeholder', () => {
    expect(giveNames(event, placeholder('407'), names)).toEqual({
      ok: true,
      value: {
        id: 'fresh',
        number: '407',
        leadName: 'Kim',
        followName: 'Lee',
        leadId: 'k1',
        affiliation: 'Yale',
        placeholder: false,
        checkedIn: new Map([[0, true]]),
      },
    });
  });

  test('naming a walk-on does not merge two couples that are only TBA or hide their names', () => {
    for (const name of ['TBA', 'Name withheld']) {
      const there = withCouples([buildCouple(102, name, name), cyAndDi]);
      const late = giveNames(there, placeholder('407'), {
        lead: { name },
        follow: { name },
        affiliation: '',
      });
      expect(late.ok).toBe(true);
    }
  });

  test('naming gives a number to a couple that danced as 9999, and others keep theirs', () => {
    const given = { ...names, number: parseCouple(150) };
    const late = giveNames(event, placeholder(undefined), given);
    const own = giveNames(event, placeholder('407'), given);
    expect([late.ok && late.value.number, own.ok && own.value.number]).toEqual(['150', '407']);
  });

  test('naming a walk-on keeps 9999 on the sheets of a round that has begun, and adds the names', () => {
    const entry = placeholder(undefined);
    const begun = (state: RoundState): CompetitionEvent => ({
      ...withCouples([...event.entries, entry]),
      rounds: [buildFloorRound(0, [annAndBo, entry], { state })],
    });
    const numberIn = (state: RoundState) => {
      const late = giveNames(begun(state), entry, { ...names, number: parseCouple(150) });
      return late.ok && [late.value.number, late.value.leadName];
    };
    expect(numberIn('initialized')).toEqual(['150', 'Kim']);
    for (const state of ['running', 'marked', 'posted'] as const)
      expect(numberIn(state)).toEqual(['9999', 'Kim']);
  });

  test.each([
    { entry: annAndBo, names, problem: { kind: 'has names', entry: annAndBo } },
    {
      entry: placeholder('407'),
      names: { ...names, lead: { name: ' ' } },
      problem: { kind: 'name missing' },
    },
    {
      entry: placeholder('407'),
      names: { ...names, lead: { name: 'Cy' }, follow: { name: 'Di' } },
      problem: { kind: 'entered already', as: cyAndDi },
    },
  ])('naming a walk-on is refused: $problem', ({ entry, names: given, problem }) => {
    expect(giveNames(event, entry, given)).toEqual({ ok: false, problem });
  });
});

describe('one number worn by two couples', () => {
  const twiceIn = (entries: readonly Entry[], dancing: readonly Entry[]) =>
    listDuplicateNumbers(withCouples(entries), buildFloorRound(0, dancing));

  test('a number worn by two couples is listed with both', () => {
    const twin = buildCouple(101, 'Kim', 'Lee', { id: buildTestEntryId('twin') });
    expect(twiceIn([annAndBo, twin, cyAndDi], [annAndBo, twin, cyAndDi])).toEqual([
      { number: '101', entries: [annAndBo, twin] },
    ]);
    expect(twiceIn([annAndBo, twin], [annAndBo])).toEqual([]);
  });

  test('couples without a number are listed, so they can be told apart before marking', () => {
    const one = placeholder(undefined);
    const two = { ...placeholder(undefined), id: buildTestEntryId('two') };
    expect(twiceIn([one, two], [one, two])).toEqual([{ number: '9999', entries: [one, two] }]);
  });
});

describe('a name typed at the deck', () => {
  const registered = (id: string, name: string, affiliation = '') => ({
    id,
    name,
    affiliation,
    number: undefined,
  });
  const people = [
    registered('zoe', 'Zoë O’Brien', 'Yale'),
    registered('zoe2', 'zoe obrien', 'MIT'),
    registered('ann', 'Ann'),
    registered('tba', 'TBA'),
  ];
  const entered = withCouples([{ ...annAndBo, leadId: 'ann' }]);
  const ids = (role: 'lead' | 'follow', name: string) =>
    suggestDancers(entered, role, name, people).map(({ id }) => id);

  test('a name typed at the deck finds registered dancers despite different spelling', () => {
    expect(ids('lead', " Zoe O'Brien ")).toEqual(['zoe', 'zoe2']);
    expect(ids('lead', 'Zoe')).toEqual([]);
    expect(ids('lead', 'TBA')).toEqual([]);
  });

  test('a name typed at the deck does not suggest dancers already in the event in that role', () => {
    expect(ids('lead', 'Ann')).toEqual([]);
    expect(ids('follow', 'Ann')).toEqual(['ann']);
  });
});
