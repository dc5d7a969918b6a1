import { expect, test } from 'vitest';
import { arePlacingsPublic, findReleaseStep, type ReleaseTime } from './release.ts';

const final = (state: 'running' | 'marked' | 'posted', release?: ReleaseTime, releasedAt?: number) => ({
  state,
  release,
  releasedAt,
});

test.each([
  ['a final posted at once is out with its posting', final('posted', 'at once'), 'awards', true],
  ['one that waits for the awards is not', final('posted', 'awards'), 'at once', false],
  ['until it has been read out', final('posted', 'awards', 1000), 'at once', true],
  ['a final that says nothing goes by what is usual: at once', final('posted'), 'at once', true],
  ['or with the awards', final('posted'), 'awards', false],
  ['what is not posted is never out', final('marked', 'at once'), 'at once', false],
  ['not even when an earlier result had been released', final('marked', 'awards', 1000), 'at once', false],
] as const)('a final’s places are public only once they are released: %s', (_, one, usual, out) => {
  expect(arePlacingsPublic(one, usual)).toBe(out);
});

test.each([
  ['released, once it is posted', final('posted', 'awards'), 'release'],
  ['taken back, once it is released', final('posted', 'awards', 1000), 'take back'],
  ['left alone, when it went out with its posting', final('posted', 'at once'), undefined],
  ['left alone, while judges mark it', final('running', 'awards'), undefined],
  ['left alone, while it is counted', final('marked', 'awards'), undefined],
] as const)('a final can be %s', (_, one, step) => {
  expect(findReleaseStep(one, 'at once')).toBe(step);
});
