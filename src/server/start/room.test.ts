import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { hasRoom } from './room.ts';

const ALL = { dataFolder: tmpdir(), diskReserve: 0, memoryShare: 1 };

test('there is room while the disk and the memory have more than is kept for those who go first', () => {
  expect(hasRoom(ALL)).toBe(true);
  expect(hasRoom({ ...ALL, diskReserve: Number.MAX_SAFE_INTEGER })).toBe(false);
  expect(hasRoom({ ...ALL, memoryShare: 0 })).toBe(false);
});

test('of a disk that does not say what is free only a write tells', () => {
  const dataFolder = `${tmpdir()}/there-is-no-such-folder`;
  expect(hasRoom({ ...ALL, dataFolder, diskReserve: Number.MAX_SAFE_INTEGER })).toBe(true);
});
