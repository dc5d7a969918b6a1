import { expect, test } from 'vitest';
import { MemoryDisk } from '../testing/disk.ts';
import { SigningKeys } from './keys.ts';
import { SignUpPasses } from './passes.ts';

const MINUTE = 60_000;
const START = 1_000_000;

test('a pass is valid for ten minutes, and not before it was issued', () => {
  let now = START;
  const passes = new SignUpPasses({ keys: new SigningKeys(new MemoryDisk(), 0), clock: () => now });
  const pass = passes.issue();
  const at = (time: number): boolean => {
    now = time;
    return passes.isGood(pass);
  };
  expect([START - 1, START, START + 10 * MINUTE - 1, START + 10 * MINUTE].map(at)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('an altered, truncated, foreign or missing pass is invalid', () => {
  const of = (): SignUpPasses =>
    new SignUpPasses({ keys: new SigningKeys(new MemoryDisk(), 0), clock: () => START });
  const passes = of();
  const pass = passes.issue();
  const [until = '', signature = ''] = pass.split('.');
  for (const bad of [
    undefined,
    '',
    until,
    `${until}.`,
    `.${signature}`,
    `${Number(until) - 1}.${signature}`,
    `${until}.${signature.slice(0, -4)}`,
    `${until}.${'A'.repeat(signature.length)}`,
    of().issue(),
  ])
    expect([bad, passes.isGood(bad)]).toEqual([bad, false]);
  expect(passes.isGood(pass)).toBe(true);
});
