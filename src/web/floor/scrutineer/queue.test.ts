import { expect, test } from 'vitest';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import type { RoundState } from '../../../domain/round/rounds.ts';
import { testEvent as eventCalled } from '../../../domain/schedule/testing/plans.ts';
import { buildSimpleEvent, buildSimpleRound } from '../../kit/testing/builders.ts';
import { findNextForScrutineer, groupRounds } from './queue.ts';

/** A day of finals, each by name in its state, in this order. */
function dayOf(states: Readonly<Record<string, RoundState>>) {
  const events = Object.entries(states).map(([name, state], order) => ({
    ...buildSimpleEvent(['101'], { key: eventCalled(name), name }),
    rounds: [buildSimpleRound(0, ['101'], { state, scheduleIndex: order })],
  }));
  const groups = groupRounds(events);
  const at = (name: string): ScheduledRound | undefined =>
    groups.flatMap(({ rounds }) => rounds).find(({ event }) => event.name === name);
  return { nextAfter: (name: string) => findNextForScrutineer(groups, at(name))?.event.name };
}

test('after a posting, the next round is one that needs the scrutineer, then one on the floor, then the next to start', () => {
  expect(dayOf({ Waltz: 'posted', Tango: 'running', Rumba: 'marked' }).nextAfter('Waltz')).toBe('Rumba');
  expect(dayOf({ Waltz: 'posted', Tango: 'running', Jive: 'initialized' }).nextAfter('Waltz')).toBe('Tango');
  expect(dayOf({ Waltz: 'posted', Jive: 'initialized' }).nextAfter('Waltz')).toBe('Jive');
  expect(dayOf({ Waltz: 'posted' }).nextAfter('Waltz')).toBeUndefined();
});

test('a round is never its own next one', () => {
  expect(dayOf({ Waltz: 'running' }).nextAfter('Waltz')).toBeUndefined();
  expect(dayOf({ Waltz: 'running', Jive: 'initialized' }).nextAfter('Waltz')).toBe('Jive');
});
