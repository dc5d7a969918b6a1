import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DancersCouple, DancersDay } from '../../../domain/dancersDay/dancersDay.ts';
import { buildEntry } from '../../../domain/schedule/testing/plans.ts';
import { buildProgramEvent } from '../../../domain/testing/program.ts';
import { DayStatusCard } from './DayStatusCard.tsx';

const event = buildProgramEvent('Jive', [{ state: 'running', couples: 6, away: 1 }]);
const [round = expect.unreachable()] = event.rounds;
const couple: DancersCouple = { event, entry: buildEntry(101), role: 'lead', placeIn: () => undefined };
const day: DancersDay = { onTheFloor: [], late: [{ couple, round }], coming: [], done: [], others: [] };

test.each([
  [true, 'Your round has started without you'],
  [false, 'Their round has started without them'],
])('a couple late for its round is called to the deck, and not shown as on the floor', (you, said) => {
  const { container } = render(
    <DayStatusCard
      day={day}
      news={undefined}
      you={you}
      asOf={{ at: 0, isOffline: false }}
      times={{ at: String, band: () => '' }}
    />,
  );
  const lines = [...container.querySelectorAll('p, h2')].map(({ textContent }) => textContent);
  expect(lines).toEqual([said, 'Jive', 'Final', 'Be on deck now']);
});
