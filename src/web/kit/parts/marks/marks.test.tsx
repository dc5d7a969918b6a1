import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ConnectionLight } from '../note/ConnectionLight.tsx';
import { LevelMark } from '../event/LevelMark.tsx';
import { NumberCard } from '../couple/NumberCard.tsx';
import { Ordinal } from './Ordinal.tsx';
import { RoundStateMark } from '../event/RoundStateMark.tsx';
import { Seats } from './Seats.tsx';
import { ENGLISH, pageLanguage } from '../../words/language.ts';
import { loadLanguage } from '../../words/visitorsLanguage.ts';

test.each([
  ['initialized', 'Up next'],
  ['empty', 'No entries'],
  ['running', 'On the floor'],
  ['skipped', 'Skipped'],
  ['marked', 'Marks are in'],
  ['posted', 'Posted'],
] as const)('a round that is %s says "%s" beside its ring', (state, words) => {
  const { container } = render(<RoundStateMark state={state} />);
  expect(container.textContent).toBe(words);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test.each([
  [{ state: 'live' }, 'Live'],
  [{ state: 'reconnecting', saved: 2 }, 'Reconnecting, 2 saved here'],
  [{ state: 'reconnecting', saved: 0 }, 'Reconnecting'],
  [{ state: 'offline', since: '4:09' }, 'Offline since 4:09'],
] as const)('the connection light of %o says "%s"', (connection, words) => {
  render(<ConnectionLight connection={connection} />);
  expect(screen.getByRole('status').textContent).toBe(words);
});

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [112, '112th'],
  [2.5, '2.5'],
])('the place %d is called %s', (place, words) => {
  const { container } = render(<Ordinal place={place} />);
  expect(container.textContent).toBe(words);
});

test('three couples that share 2nd to 4th are not called 3rd', () => {
  const { container } = render(<Ordinal place={3} shared />);
  expect(container.textContent).toBe('3');
});

test('a figure is shown alone, and a screen reader reads the words around it', async () => {
  pageLanguage.set(await loadLanguage('zh'));
  const { container } = render(<Ordinal place={3} />);
  pageLanguage.set(ENGLISH);
  expect(container.querySelector('.spoken')?.textContent).toBe('第3名');
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('3');
});

test('levels shown without their icon keep their name', () => {
  const { container } = render(
    <>
      <LevelMark level="Bronze" hideIcon={false} />
      <LevelMark level="Bronze" hideIcon />
      <LevelMark level="Amateur" hideIcon={false} />
    </>,
  );
  expect(container.textContent).toBe('BronzeBronzeAmateur');
  expect(container.querySelectorAll('svg')).toHaveLength(1);
});

test('a card without a number is shown as open', () => {
  const { container } = render(<NumberCard number={undefined} />);
  expect(container.textContent).toBe('TBA');
  expect(container.querySelector('.number-card-open')).not.toBeNull();
});

test('a judge’s seats are described in words', () => {
  const { container } = render(
    <Seats
      seats={[
        { name: 'A', state: 'in' },
        { name: 'B', state: 'part' },
        { name: 'C', state: 'empty' },
      ]}
    />,
  );
  expect(container.textContent).toBe('A in, B partly in, C open');
});
