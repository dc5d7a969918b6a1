import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { createRoomCheck } from './room.ts';

const ALL = { dataFolder: tmpdir(), diskReserve: 0, memoryShare: 1 };

test('there is room while disk and memory exceed the reserve', () => {
  expect(createRoomCheck(ALL)).toBe(true);
  expect(createRoomCheck({ ...ALL, diskReserve: Number.MAX_SAFE_INTEGER })).toBe(false);
  expect(createRoomCheck({ ...ALL, memoryShare: 0 })).toBe(false);
});

test('if the disk’s free space is unknown, the server finds out only by a failing write', () => {
  const dataFolder = `${tmpdir()}/there-is-no-such-folder`;
  expect(createRoomCheck({ ...ALL, dataFolder, diskReserve: Number.MAX_SAFE_INTEGER })).toBe(true);
});
