import { expect, test } from 'vitest';
import { findScreen } from './findScreen.ts';
import { findGuessedScreen, isJudgesEntrance } from './guessedAddresses.ts';

test.each([
  ['/schedule', '/live'],
  ['/Scoreboard/', '/live'],
  ['/staff', '/admin'],
  ['/signup', '/register'],
  ['/partners', '/TBAList'],
])('the guessed address %s leads to %s, which is a screen', (guess, to) => {
  expect(findScreen(guess)).toBeUndefined();
  expect(findGuessedScreen(guess)).toBe(to);
  expect(findScreen(to)).toBeDefined();
});

test('judges find their entrance with or without the last letter, and no other address is guessed', () => {
  expect(['/judge', '/judges', '/Judges/'].map(isJudgesEntrance)).toEqual([true, true, true]);
  expect([isJudgesEntrance('/judges/A'), findGuessedScreen('/nowhere')]).toEqual([false, undefined]);
});
