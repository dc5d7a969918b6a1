import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildPlannedEvent } from '../../../domain/schedule/testing/plans.ts';
import { DEFAULT_TIMING, type Timing } from '../../../domain/schedule/times/timing.ts';
import { TimingForm } from './TimingForm.tsx';

const EVENTS = [
  buildPlannedEvent('Newcomer Waltz', [{ couples: 94 }]),
  buildPlannedEvent('Newcomer Tango', [{ couples: 94 }]),
  buildPlannedEvent('Gold Waltz', [{ couples: 6 }]),
];

const choicesOf = (level: string): readonly string[] =>
  within(screen.getByRole('radiogroup', { name: `Recalls of ${level}` }))
    .getAllByRole('radio')
    .map(({ parentElement }) => parentElement?.textContent ?? '');

function show(was: Timing, timing: Timing = was): void {
  render(
    <TimingForm
      timing={timing}
      was={was}
      onChange={() => undefined}
      levels={['Newcomer', 'Gold']}
      events={EVENTS}
    />,
  );
}

test('each ladder shows its cost for all events of the level, beside the current one', () => {
  show(DEFAULT_TIMING);
  expect(choicesOf('Newcomer')).toEqual([
    'Usual now',
    // Two events, each with two heats of 90 s and a pause of 20 s less.
    'Fewer −7 min',
    // The later end also has two heats and two pauses more.
    'More +7 min',
  ]);
  // Six couples are a final, whatever the ladder.
  expect(choicesOf('Gold')[1]).toBe('Fewer no change');
});

test('smaller heats make additional rounds cost more, at once', () => {
  const shortHeats: Timing = { ...DEFAULT_TIMING, usual: { ...DEFAULT_TIMING.usual, largestHeat: 10 } };
  show(DEFAULT_TIMING, shortHeats);
  expect(choicesOf('Newcomer')[2]).toMatch(/\+\d\d min/);
});

test('a custom ladder is listed among the others', () => {
  show({ ...DEFAULT_TIMING, levels: { Newcomer: { ladder: [7, 14, 28] } } });
  expect(choicesOf('Newcomer')[3]).toBe('Custom 7 14 28');
  expect(choicesOf('Newcomer')[0]).toMatch(/^Usual [+−]\d+ min/);
});
