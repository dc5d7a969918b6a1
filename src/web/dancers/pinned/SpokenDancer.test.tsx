import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ProgramEvent, ProgramRound } from '../../../domain/competition.ts';
import { parseEntryId, parseEventKey } from '../../../domain/ids.ts';
import type { NextDance } from './nextDance.ts';
import { SpokenDancer } from './SpokenDancer.tsx';

const round = (number: number, name: string): ProgramRound => ({
  number,
  name,
  numHeats: 2,
  recallSize: 6,
  scheduleIndex: 2 - number,
  startTime: 0,
  entries: { length: 12 },
  state: 'initialized',
});
const [final, semiFinal] = [round(0, 'Final'), round(1, 'Semi-Final')];
const event: ProgramEvent = {
  key: parseEventKey('Jive') ?? expect.unreachable(),
  name: 'Bronze Jive',
  level: 'Bronze',
  style: 'Latin',
  dances: ['Jive'],
  entries: { length: 12 },
  rounds: [final, semiFinal],
};
const entry = parseEntryId('e1') ?? expect.unreachable();
const inSemiFinal = { event, round: semiFinal, entry };
const TO_DANCE: NextDance = { kind: 'to dance', ...inSemiFinal, heat: 2, when: undefined };
const ON_THE_FLOOR: NextDance = { kind: 'on the floor', ...inSemiFinal, heat: 2 };
const WAITS: NextDance = { kind: 'waits', ...inSemiFinal };

/** The sentences announced for a sequence of states. */
function heard(all: readonly (NextDance | undefined | 'notEntered')[], names: readonly string[] = []) {
  const shown = all.map((one, at) => (
    <SpokenDancer
      key="dancer"
      name={names[at] ?? 'Ida Nowhere'}
      next={one === 'notEntered' ? { kind: 'nothing' } : one}
      gone={one === 'notEntered' ? one : undefined}
    />
  ));
  const { rerender } = render(<ul />);
  return shown.map((one) => {
    rerender(one);
    return screen.getByRole('status').textContent;
  });
}

test('a screen reader announces each step from the call to the end of a pinned dancer’s round once', () => {
  const final0: NextDance = {
    kind: 'to dance',
    event,
    round: final,
    entry,
    heat: undefined,
    when: undefined,
  };
  expect(
    heard([TO_DANCE, ON_THE_FLOOR, WAITS, undefined, final0, { kind: 'nothing' }, 'notEntered']),
  ).toEqual([
    '',
    'Ida Nowhere is on the floor: Bronze Jive, semi-final, heat 2.',
    'Ida Nowhere: Bronze Jive, semi-final: callbacks pending.',
    'Ida Nowhere: Bronze Jive, semi-final: callbacks pending.',
    'Ida Nowhere dances again in Bronze Jive, final.',
    'Ida Nowhere: Nothing more to dance.',
    'Ida Nowhere: Not in any event.',
  ]);
});

test('a screen reader does not announce the state in which the page was opened', () => {
  expect(heard([undefined, ON_THE_FLOOR, ON_THE_FLOOR])).toEqual(['', '', '']);
});

test('a screen reader does not announce changed minutes or a name that loads later', () => {
  const sooner: NextDance = { ...TO_DANCE, when: { earliest: 1, likely: 2, latest: 3 } };
  expect(heard([TO_DANCE, sooner, sooner], ['Number 12', 'Number 12', 'Ida Nowhere'])).toEqual(['', '', '']);
});

test('a screen reader announces a change of heat', () => {
  expect(heard([TO_DANCE, { ...TO_DANCE, heat: 1 }])).toEqual([
    '',
    'Ida Nowhere dances again in Bronze Jive, semi-final, heat 1.',
  ]);
});
