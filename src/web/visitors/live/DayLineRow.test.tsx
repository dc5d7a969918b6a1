import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildProgramEvent, type ProgramRoundInput } from '../../../domain/testing/program.ts';
import { DayLineRow } from './DayLineRow.tsx';

/** A line of the day about an event's only round, with 2 of its 6 entries without a partner. */
function lineOf(input: ProgramRoundInput): string {
  const event = { ...buildProgramEvent('Jive', [input], 6), alone: 2 };
  const [round] = event.rounds;
  if (round === undefined) return expect.unreachable();
  const { container } = render(
    <DayLineRow
      line={{ kind: 'round', key: 'Jive/0', event, round, when: undefined }}
      timeOf={String}
      showIndex={false}
      isRelated={false}
    />,
  );
  return container.querySelector('small')?.textContent ?? '';
}

test.each([
  ['initialized', 'Final, 4 couples + 2 without a partner'],
  ['running', 'Final, 6 couples'],
] as const)('a line of a round that is %s says: %s', (state, sentence) => {
  expect(lineOf({ state, couples: 6 })).toBe(sentence);
});
