import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ScheduledRound } from '../round/day.ts';
import { ROUND_STATES } from './testing/states.ts';
import { previewCascade } from './cascade.ts';
import { buildLineUp } from './presence.ts';
import { findDelayReasons, buildFloorTabs } from './tabs.ts';
import { buildCouple, buildScheduledRound } from './testing/hall.ts';

describe('check-in', () => {
  test('check-in lists couples as present, missing or not called', () => {
    const couples = [
      buildCouple(104, 'Ann', 'Bo', { checkedIn: new Map([[0, false]]) }),
      buildCouple(99, 'Cy', 'Di', { checkedIn: new Map([[0, true]]) }),
      buildCouple(101, 'Ed', 'Flo', { checkedIn: new Map([[1, true]]) }),
      buildCouple(98, 'Gus', 'Hal', { checkedIn: new Map([[0, true]]) }),
    ];
    const { event, round } = buildScheduledRound('Waltz', couples);
    const lineUp = buildLineUp(event, round);
    expect(lineUp.present.map(({ number }) => number)).toEqual(['98', '99']);
    expect(lineUp.missing.map(({ number }) => number)).toEqual(['104']);
    expect(lineUp.notCalled.map(({ number }) => number)).toEqual(['101']);
  });
});

describe('carrying a call over to later rounds', () => {
  const annAndBo = buildCouple(101, 'Ann', 'Bo');
  const elsewhereAs = buildCouple(301, 'Ann', 'Bo');
  const others = buildCouple(102);
  const shown = (day: readonly ScheduledRound[]): readonly string[] => {
    const [here] = day;
    if (here === undefined) throw new Error('no round');
    return previewCascade(day, here, annAndBo, 'present').map(
      ({ event, entry }) => `${event.name} ${entry.number}`,
    );
  };

  test('a check-in carries over as long as the same two people are in the next round', () => {
    expect(
      shown([
        buildScheduledRound('Waltz', [annAndBo, others]),
        buildScheduledRound('Tango', [elsewhereAs]),
        buildScheduledRound('Foxtrot', [annAndBo]),
        buildScheduledRound('Quickstep', [others]),
        buildScheduledRound('Polka', [annAndBo]),
      ]),
    ).toEqual(['Tango 301', 'Foxtrot 101']);
  });

  test('a check-in carries over past skipped and empty rounds, but not into a round that has begun', () => {
    expect(
      shown([
        buildScheduledRound('Waltz', [annAndBo]),
        buildScheduledRound('Tango', [others], 'skipped'),
        buildScheduledRound('Swing', [], 'empty'),
        buildScheduledRound('Foxtrot', [annAndBo], 'running'),
        buildScheduledRound('Quickstep', [annAndBo]),
      ]),
    ).toEqual(['Quickstep 101']);
  });

  test('carrying over changes nothing for a couple that is already checked in', () => {
    const called = buildCouple(101, 'Ann', 'Bo', { checkedIn: new Map([[0, true]]) });
    expect(shown([buildScheduledRound('Waltz', [annAndBo]), buildScheduledRound('Tango', [called])])).toEqual(
      [],
    );
  });

  test('a check-in of one event does not carry over to a couple with the same key in another', () => {
    const stranger = buildCouple(101, 'Cy', 'Di');
    expect(
      shown([buildScheduledRound('Waltz', [annAndBo]), buildScheduledRound('Tango', [stranger])]),
    ).toEqual([]);
  });

  test('a check-in never carries to an earlier round, or to one that has begun or is skipped', () => {
    const rounds = fc.array(fc.tuple(fc.constantFrom(...ROUND_STATES), fc.boolean()), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(rounds, fc.nat(), (drawn, nat) => {
        const day = drawn.map(([state, dances], at) =>
          buildScheduledRound(`Event ${at}`, dances ? [annAndBo] : [others], state),
        );
        const here = nat % day.length;
        const called = day[here];
        if (called === undefined) throw new Error('no round');
        for (const { event } of previewCascade(day, called, annAndBo, 'missing')) {
          const at = day.findIndex((round) => round.event.key === event.key);
          expect(at).toBeGreaterThan(here);
          expect(day[at]?.round.state).toBe('initialized');
          for (const between of day.slice(here + 1, at))
            expect(
              between.event.entries[0] === annAndBo || ['skipped', 'empty'].includes(between.round.state),
            ).toBe(true);
        }
      }),
    );
  });
});

describe('on the floor, on deck, next', () => {
  const kim = buildCouple(118, 'Kim', 'Lee');
  const leeLeads = buildCouple(143, 'Lee', 'Max');
  const day = [
    buildScheduledRound('Waltz', [], 'posted'),
    buildScheduledRound('Tango', [leeLeads], 'running'),
    buildScheduledRound('Foxtrot', [], 'skipped'),
    buildScheduledRound('Quickstep', [kim]),
    ...['Jive', 'Rumba', 'Samba', 'Swing'].map((name) => buildScheduledRound(name, [buildCouple(200)])),
  ];
  const tabs = buildFloorTabs(day);

  test('the deck captain’s tabs are in the order of the day', () => {
    expect(tabs.onFloor.map(({ event }) => event.name)).toEqual(['Tango']);
    expect(tabs.onDeck?.event.name).toBe('Quickstep');
    expect(tabs.next.map(({ event }) => event.name)).toEqual(['Jive', 'Rumba', 'Samba']);
  });

  test('the deck captain sees that a follow is on the floor now, leading under another number', () => {
    const onDeck = day[3];
    if (onDeck === undefined) throw new Error('no round');
    expect(findDelayReasons(tabs, onDeck, kim)).toEqual([
      { kind: 'dancing now', at: day[1], number: '143' },
      { kind: 'also leads as', number: '143', name: 'Lee' },
    ]);
    expect(findDelayReasons(tabs, onDeck, buildCouple(300))).toEqual([]);
  });

  test('a couple is not reported as dancing elsewhere because of its own round', () => {
    const [, tango] = day;
    if (tango === undefined) throw new Error('no round');
    expect(findDelayReasons(tabs, tango, leeLeads)).toEqual([]);
  });

  test('no round is on deck at the end of the day', () => {
    expect(buildFloorTabs([buildScheduledRound('Waltz', [], 'posted')])).toEqual({
      onFloor: [],
      onDeck: undefined,
      next: [],
    });
  });
});
