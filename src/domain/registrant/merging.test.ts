import { describe, expect, test } from 'vitest';
import type { CompetitionEvent, Entry } from '../competition.ts';
import { buildCouple } from '../floor/testing/hall.ts';
import { buildDirectory, type Competitor } from '../people/directory.ts';
import { parseCouple } from '../testing/published.ts';
import { buildTestEvent, buildRoundAt } from '../testing/event.ts';
import { canMerge, planMerge, listAffectedPartners } from './merging.ts';
import { planPartnerChange, listOpenEntries } from './partnerChange.ts';

/** José is listed as `a` and as `b`; his partners have keys or only names. */
const couples = {
  ofA: buildCouple(101, 'José', 'Priya', { leadId: 'a', followId: 'p' }),
  ofB: buildCouple(102, 'Jose', 'Mia', { leadId: 'b', followId: 'm' }),
  aWaits: buildCouple(103, 'José', 'TBA', { leadId: 'a', followName: 'TBA' }),
  bWaits: buildCouple(104, 'Jose', 'tba', { leadId: 'b', followName: 'tba' }),
  bFollows: buildCouple(105, 'Mia', 'Jose', { leadId: 'm', followId: 'b' }),
  bWithPriya: buildCouple(106, 'Jose', 'Priya', { leadId: 'b' }),
  namesake: buildCouple(110, 'Jose', 'Zoe', { followId: 'z' }),
  aByName: buildCouple(108, 'José', 'Bo O’Brien', { leadId: 'a' }),
  bWithBo: buildCouple(109, 'Jose', 'bo obrien', { leadId: 'b', followId: 'bo' }),
  both: buildCouple(107, 'José', 'Jose', { leadId: 'a', followId: 'b' }),
} as const satisfies Record<string, Entry>;
type Which = keyof typeof couples;

const eventWith = (
  name: string,
  which: readonly Which[],
  danced: readonly Which[] = [],
): CompetitionEvent => ({
  ...buildTestEvent(
    name,
    buildRoundAt(0, 1, {
      state: danced.length > 0 ? 'posted' : 'initialized',
      entries: (danced.length > 0 ? danced : which).map((one) => ({ id: couples[one].id, heats: [1] })),
    }),
  ),
  entries: which.map((one) => couples[one]),
});
const registered = (a?: number, b?: number) => [
  { id: 'a', name: 'José', affiliation: 'Rutgers', number: a === undefined ? undefined : parseCouple(a) },
  { id: 'b', name: 'Jose', affiliation: 'Rutgers', number: b === undefined ? undefined : parseCouple(b) },
];
function people(events: readonly CompetitionEvent[], a?: number, b?: number) {
  const all = buildDirectory(events, registered(a, b));
  const who = (key: string): Competitor => {
    const its = all.find((one) => one.key === key);
    if (its === undefined) throw new Error(`nobody is ${key}`);
    return its;
  };
  return { who, a: who('a'), b: who('b') };
}
function merging(events: readonly CompetitionEvent[], a?: number, b?: number) {
  const its = people(events, a, b);
  const merged = planMerge(its.a, its.b);
  if (!canMerge(merged)) return merged.map(({ kind }) => kind);
  const ids = (dances: typeof merged.moved) => dances.map(({ entry }) => entry.id);
  return { moved: ids(merged.moved), dropped: ids(merged.dropped), number: merged.number };
}

test('merging two dancers moves the entries, and drops a second entry that waits for a partner', () => {
  const rumba = eventWith('Rumba', ['ofA', 'bWaits']);
  const samba = eventWith('Samba', ['aWaits', 'ofB']);
  const jive = eventWith('Jive', ['ofB']);
  expect(merging([rumba, samba, jive], 101)).toEqual({
    moved: [couples.ofB.id, couples.ofB.id],
    dropped: [couples.bWaits.id, couples.aWaits.id],
    number: '101',
  });
});

test('merging keeps one entry of a couple entered twice, and allows both roles in one event', () => {
  expect(merging([eventWith('Rumba', ['ofA', 'bWithPriya'])])).toMatchObject({
    moved: [],
    dropped: [couples.bWithPriya.id],
  });
  expect(merging([eventWith('Rumba', ['ofA', 'bFollows'])])).toMatchObject({
    moved: [couples.bFollows.id],
    dropped: [],
  });
});

describe('two spellings of a dancer, entered with one partner', () => {
  const merge = (danced: readonly Which[] = []) => {
    const its = people([eventWith('Rumba', ['aByName', 'bWithBo'], danced), eventWith('Jive', ['ofB'])]);
    const merging = planMerge(its.a, its.b);
    if (!canMerge(merging)) throw new Error('they can be merged');
    return merging;
  };

  test('merging moves a registered partner into the remaining entry', () => {
    const { dropped, kept } = merge();
    expect(dropped.map(({ entry }) => entry.id)).toEqual([couples.bWithBo.id]);
    expect(kept.map(({ into, partner }) => [into.entry.id, partner])).toEqual([
      [couples.aByName.id, { id: 'bo', name: 'bo obrien' }],
    ]);
  });

  test('merging keeps the entry with the partner’s key that has danced', () => {
    const { dropped, kept } = merge(['bWithBo']);
    expect(dropped.map(({ entry }) => entry.id)).toEqual([couples.aByName.id]);
    expect(kept).toEqual([]);
  });

  test('a merge names everyone affected, with their events', () => {
    expect(
      listAffectedPartners(merge()).map(({ name, events }) => [name, events.map(({ key }) => key)]),
    ).toEqual([
      ['Mia', ['Jive']],
      ['bo obrien', ['Rumba']],
    ]);
  });
});

test('merging does not move an entry that has only the name, since it may be another person’s', () => {
  expect(merging([eventWith('Rumba', ['ofB']), eventWith('Jive', ['namesake'])])).toMatchObject({
    moved: [couples.ofB.id],
  });
});

test('merging is refused if the two dance with two partners in one event, or with each other', () => {
  expect(merging([eventWith('Rumba', ['ofA', 'ofB'])])).toEqual(['both dance']);
  expect(merging([eventWith('Rumba', ['both'])])).toEqual(['with each other']);
});

test('merging never drops an entry that has danced', () => {
  const danced = eventWith('Rumba', ['ofA', 'bWithPriya'], ['bWithPriya']);
  expect(merging([danced], 101, 106)).toMatchObject({ dropped: [couples.ofA.id], number: '106' });
  const waited = eventWith('Rumba', ['ofA', 'bWaits'], ['bWaits']);
  expect(merging([waited], 101, 104)).toEqual(['both dance']);
});

test('merging keeps the number they danced with, and is refused if there are two', () => {
  const rumba = eventWith('Rumba', ['ofA']);
  const danced = eventWith('Samba', ['ofB'], ['ofB']);
  expect(merging([rumba, danced], 101, 102)).toMatchObject({ number: '102' });
  expect(merging([rumba], 101, 102)).toMatchObject({ number: '101' });
  const both = eventWith('Rumba', ['ofA'], ['ofA']);
  expect(merging([both, danced], 101, 102)).toEqual(['two numbers']);
});

test('merging allows a new partner who is free if no round has begun, and drops that partner’s open entry', () => {
  const rumba = eventWith('Rumba', ['ofA', 'bWaits']);
  const samba = eventWith('Samba', ['ofA', 'bFollows']);
  const jive = eventWith('Jive', ['ofA'], ['ofA']);
  const { who, a } = people([rumba, samba, jive], 101);
  const [priya, mia, b] = [who('p'), who('m'), who('b')];
  const changed = (partner: Competitor | undefined, person = a) => {
    const { change, not } = planPartnerChange(person, person.dances, partner);
    return {
      in: change.changes.map(({ dance, waited }) => [dance.event.key, waited?.entry.id]),
      not: not.map(({ event, why }) => [event.key, why]),
    };
  };
  expect(changed(mia)).toEqual({
    in: [
      ['Rumba', undefined],
      ['Samba', undefined],
    ],
    not: [['Jive', 'begun']],
  });
  // b follows a partner in the Samba.
  expect(changed(b)).toEqual({
    in: [['Rumba', undefined]],
    not: [
      ['Samba', 'has a partner'],
      ['Jive', 'begun'],
    ],
  });
  // b waits as a lead in the Rumba; that entry goes when Priya, who follows there, joins.
  expect(changed(b, priya).in).toContainEqual(['Rumba', couples.bWaits.id]);
  expect(changed(undefined).in).toEqual([
    ['Rumba', undefined],
    ['Samba', undefined],
  ]);
  expect(changed(priya)).toEqual({ in: [], not: [['Jive', 'begun']] });
  expect(listOpenEntries(a).map(({ event }) => event.key)).toEqual(['Rumba', 'Samba']);
});
