import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { EventDance } from '../../../domain/event/dances.ts';
import type { SheetPlace } from '../../../store/sheets/sheetAt.ts';
import type { SheetOnDevice } from '../../../store/sheets/judgesSheets.ts';
import {
  buildSimpleEvent,
  buildSimpleRound,
  buildJudgeKey,
  buildLeadNumbers,
} from '../../kit/testing/builders.ts';
import { storeWrapper } from '../../kit/testing/storeWrapper.tsx';
import type { RoundNews } from './earlierRounds.ts';
import { RoundNewsList } from './RoundNewsList.tsx';

beforeEach(() => localStorage.clear());

const round = buildSimpleRound(1, ['101']);
const event = buildSimpleEvent(['101'], { dances: ['Waltz', 'Tango', 'Foxtrot'], rounds: [round] });
const handedOver = (lost: readonly EventDance[], more: Partial<RoundNews> = {}): RoundNews => ({
  kind: 'handed over',
  key: 'k',
  event,
  round,
  lost,
  kept: ['Waltz'],
  by: buildJudgeKey('D'),
  ...more,
});
const held: SheetOnDevice = {
  kept: {
    numbers: buildLeadNumbers('101'),
    pencilled: [],
    sent: false,
    reason: undefined,
    operation: 'o',
    there: [],
    late: false,
  },
  delivery: { kind: 'received' },
};

/** The phone of Judge A, with marks in these dances. */
function phone(news: readonly RoundNews[], marked: readonly EventDance[] = []) {
  const putAway = vi.fn<(place: SheetPlace) => Promise<void>>(() => Promise.resolve());
  const on = ({ dance }: SheetPlace) => (marked.includes(dance) ? held : undefined);
  render(<RoundNewsList judge={buildJudgeKey('A')} own={{ on, putAway }} news={news} />, {
    wrapper: storeWrapper({ eventName: 'demo' }),
  });
  return { putAway, told: () => screen.queryAllByRole('alert').map(({ textContent }) => textContent) };
}

test('a replaced judge reads the lost dances, the replacement and what happens to the marks', () => {
  const { told } = phone([handedOver(['Tango', 'Foxtrot'])], ['Waltz', 'Tango']);
  expect(told()).toEqual([
    expect.stringContaining(
      'you’re no longer judging Tango and Foxtrot. Judge D is. Your marks in Tango don’t count. Waltz is still yours.',
    ),
  ]);
});

test('a replaced judge reads only what is known, and nothing once dismissed', () => {
  const { told, putAway } = phone([handedOver(['Tango'], { kept: [], by: undefined })]);
  expect(told()).toEqual([expect.stringMatching(/: you’re no longer judging Tango\.Got it$/)]);
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(told()).toEqual([]);
  // The judge's unreceived marks are not retried.
  expect(putAway.mock.calls.map(([{ dance, judge: of }]) => [dance, of])).toEqual([['Tango', 'A']]);
});

test('a stopped round is shown until the judge dismisses it', () => {
  phone([{ kind: 'stopped', key: 's', event, round }]);
  expect(screen.getByRole('status').textContent).toContain('stopped. Your marks are saved');
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByRole('status')).toBeNull();
});
