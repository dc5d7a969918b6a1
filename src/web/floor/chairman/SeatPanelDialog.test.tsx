import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { StaffJournal } from '../../staff/journal/useJournal.ts';
import {
  buildSimpleEvent,
  buildJudges,
  buildSimpleRound,
  buildJudgeKey,
} from '../../kit/testing/builders.ts';
import { SeatPanelDialog } from './SeatPanelDialog.tsx';

const perform = vi.fn<StaffJournal['perform']>();
const toast = vi.fn<(said: { readonly words: string }) => void>();
vi.mock('../../staff/journal/useJournal.ts', () => ({ useJournal: () => ({ perform, onTheWay: [] }) }));
vi.mock('../../kit/parts/toast/useToast.ts', () => ({ useToast: () => toast }));
afterEach(() => vi.clearAllMocks());

const event = buildSimpleEvent(['101', '102']);
const dialog = (...panel: readonly string[]) => (
  <SeatPanelDialog
    at={{ event, round: buildSimpleRound(1, ['101', '102'], { panel: panel.map(buildJudgeKey) }) }}
    judges={buildJudges('A', 'B', 'C', 'D', 'E')}
    onClose={vi.fn()}
  />
);
const seat = (letter: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${letter} `) });
const ticked = () => ['A', 'B', 'C', 'D', 'E'].filter((letter) => seat(letter).checked).join('');

test('a panel seated at another desk shows at once, and the chairman is asked again', () => {
  const { rerender } = render(dialog('B', 'C', 'D'));
  expect(ticked()).toBe('BCD');
  rerender(dialog('A', 'C', 'D'));
  expect(ticked()).toBe('ACD');
  expect(screen.getByRole('button', { name: 'Nothing changed yet' })).toBeDefined();

  fireEvent.click(seat('C'));
  fireEvent.click(seat('B'));
  expect(ticked()).toBe('ABD');
  expect(screen.queryByText(/Somebody else/)).toBeNull();
  rerender(dialog('A', 'C', 'D', 'E'));
  expect(ticked()).toBe('ACDE');
  expect(screen.getByText('Somebody else changed the panel. Choose again.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Nothing changed yet' })).toBeDefined();
  fireEvent.click(seat('C'));
  expect(ticked()).toBe('ADE');
  expect(screen.queryByText(/Somebody else/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Seat 3 judges' })).toBeDefined();
});

test.each([
  ['done', 'Bronze Waltz, semi-final: A, C, D'],
  ['kept', 'No connection. It’s saved on this device and sends when you’re back online.'],
] as const)('the chairman is warned about a panel that is %s', async (came, words) => {
  perform.mockResolvedValue({ kind: came });
  render(dialog('B', 'C', 'D'));
  fireEvent.click(seat('B'));
  fireEvent.click(seat('A'));
  fireEvent.change(screen.getByLabelText('Why A replaces B'), { target: { value: 'Ill.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Seat 3 judges' }));
  await expect.poll(() => toast.mock.calls).toContainEqual([{ words }]);
});
