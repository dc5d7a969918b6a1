import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { hasRoom } from './room.ts';

const ALL = { dataFolder: tmpdir(), diskReserve: 0, memoryShare: 1 };

test('there is room while disk and memory exceed the reserve', () => {
  expect(hasRoom(ALL)).toBe(true);
  expect(hasRoom({ ...ALL, diskReserve: Number.MAX_SAFE_INTEGER })).toBe(false);
  expect(hasRoom({ ...ALL, memoryShare: 0 })).toBe(false);
});

test('if the disk’s free space is unknown, the server finds out only by a failing write', () => {
  const dataFolder = `${tmpdir()}/there-is-no-such-folder`;
  expect(hasRoom({ ...ALL, dataFolder, diskReserve: Number.MAX_SAFE_INTEGER })).toBe(true);
});
