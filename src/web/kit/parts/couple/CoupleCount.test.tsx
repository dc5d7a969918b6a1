import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CoupleCount } from './CoupleCount.tsx';

test.each([
  { chosen: 0, words: '60 to go' },
  { chosen: 42, words: '18 to go' },
  { chosen: 59, words: '1 to go' },
  { chosen: 60, words: 'exactly 60' },
  { chosen: 61, words: '1 too many' },
  { chosen: 62, words: '2 too many' },
])('the count says what is missing: $chosen of 60: $words', ({ chosen, words }) => {
  render(<CoupleCount chosen={chosen} wanted={60} />);
  expect(screen.getByRole('status').textContent).toBe(words);
  expect(screen.getByText(String(chosen))).toBeDefined();
  const bar = screen.getByRole('progressbar', { name: 'Couples marked' });
  expect(bar.getAttribute('aria-valuetext')).toBe(`${chosen} of 60, ${words}`);
  expect(bar.getAttribute('value')).toBe(String(Math.min(chosen, 60)));
});

test('the count of a round that recalls no couples is complete at zero', () => {
  render(<CoupleCount chosen={0} wanted={0} />);
  expect(screen.getByRole('status').textContent).toBe('exactly 0');
});
