import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { parseDance, type EventDance } from '../../../domain/event/dances.ts';
import { gatherSheets } from '../../../store/models/round/roundSheets.ts';
import type { RoundActions } from '../../staff/round/useRoundActions.ts';
import {
  buildSimpleEvent,
  buildJudges,
  buildSimpleRound,
  buildJudgeKey,
} from '../../kit/testing/builders.ts';
import { ReplaceJudgeDialog } from './ReplaceJudgeDialog.tsx';

/** Judges by dance, in letters: { Waltz: 'AB' }. */
type Seats = Partial<Record<'Waltz' | 'Tango' | 'Foxtrot', string>>;

const seatsOf = (seats: Seats) =>
  new Map(
    Object.entries(seats).map(
      ([dance, letters]) => [parseDance(dance), [...letters].map(buildJudgeKey)] as const,
    ),
  );

/** The dialog at a round of three dances that has these seats, in a hall with these judges. */
function asks(
  seats: Seats,
  ofTheHall: string,
  dances: readonly EventDance[] = ['Waltz', 'Tango', 'Foxtrot'],
) {
  const event = buildSimpleEvent(['101', '102'], { dances });
  const judges = buildJudges(...ofTheHall);
  const perform = vi.fn<RoundActions['perform']>(() => Promise.resolve(true));
  const dialog = (now: Seats) => {
    const by = seatsOf(now);
    const panel = [...new Set([...by.values()].flat())];
    const round = buildSimpleRound(1, ['101', '102'], { panel, seats: by });
    const sheets = gatherSheets(event, round, judges, { roundMarks: new Map(), sheets: new Map() });
    return (
      <ReplaceJudgeDialog {...{ event, round, sheets, judges }} actions={{ perform }} onClose={vi.fn()} />
    );
  };
  const { rerender } = render(dialog(seats));
  /** Another desk changes the seats while the dialog is open. */
  const seated = (since: Seats): void => rerender(dialog(since));
  return { perform, seated };
}

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const offered = (label: string): readonly (string | null)[] =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('replacing a judge counts the dances that judge has marked, and none of an earlier judge of the seat', () => {
  asks({ Waltz: 'BC', Tango: 'AC', Foxtrot: 'AC' }, 'ABCD');
  choose('From this dance on', 'Foxtrot');
  choose('Leaving', 'A');
  expect(screen.getByText('Judge A’s marks in Tango count.')).toBeDefined();
  choose('Leaving', 'C');
  expect(screen.getByText('Judge C’s marks in Waltz, Tango count.')).toBeDefined();
});

test('the dialog says so if no judge is left to stand in, without mentioning marks', () => {
  asks({ Waltz: 'AB', Tango: 'AB', Foxtrot: 'AB' }, 'AB');
  expect(screen.getByRole('button', { name: 'No other judge is free' })).toBeDefined();
  expect(offered('Replacement')).toEqual(['Nobody is free']);
  expect(screen.queryByText(/marks/)).toBeNull();
});

test('a dance from which no judge is free to the end is blocked, so that a later one must be chosen', () => {
  const { perform } = asks({ Waltz: 'A', Tango: 'B', Foxtrot: 'B' }, 'ABC');
  expect(offered('Leaving')).toEqual(['Nobody']);
  const blocked = screen.getByRole('button', { name: 'Choose a later dance' });
  fireEvent.change(screen.getByLabelText('Why'), { target: { value: 'Ill.' } });
  fireEvent.click(blocked);
  expect(perform).not.toHaveBeenCalled();
  expect(screen.getByText('Nobody judges all dances from Waltz on.')).toBeDefined();
  choose('From this dance on', 'Tango');
  expect(offered('Leaving')).toEqual(['B, Judge B']);
  expect(screen.getByText('None of Judge B’s marks count in this round.')).toBeDefined();
});

test('the dialog for a replacement lists the dances in floor order, whatever the event’s order', () => {
  asks({ Waltz: 'A', Tango: 'A', Foxtrot: 'A' }, 'AB', ['Foxtrot', 'Tango', 'Waltz']);
  expect(offered('From this dance on')).toEqual(['Waltz', 'Tango', 'Foxtrot']);
  choose('From this dance on', 'Foxtrot');
  expect(screen.getByText('Judge A’s marks in Waltz, Tango count.')).toBeDefined();
});

test('the dialog keeps the chosen judge: it reports a faster desk, and replaces no other judge', () => {
  const { perform, seated } = asks({ Waltz: 'AB', Tango: 'AB', Foxtrot: 'AB' }, 'ABCD');
  choose('Leaving', 'B');
  fireEvent.change(screen.getByLabelText('Why'), { target: { value: 'Ill.' } });
  expect(screen.getByRole('button', { name: 'Replace Judge B' })).toBeDefined();
  seated({ Waltz: 'AC', Tango: 'AC', Foxtrot: 'AC' });
  expect(screen.getByText('Judge B isn’t judging Waltz.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Choose again' }));
  expect(perform).not.toHaveBeenCalled();

  choose('Leaving', 'A');
  expect(screen.getByText('Judge C is already judging Waltz.')).toBeDefined();
  choose('Replacement', 'D');
  fireEvent.click(screen.getByRole('button', { name: 'Replace Judge A' }));
  expect(perform).toHaveBeenCalledOnce();
});
