import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConfirmedCommits, readConfirmedCommits } from './confirmedCommits.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'floorcraft-confirmed-'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

test('the count of commits can be read at once, and is synced once for all counts within 100 ms', () => {
  const confirmed = new ConfirmedCommits(folder);
  for (const count of [1, 2, 3]) confirmed.note(count);
  expect([readConfirmedCommits(folder), vi.getTimerCount()]).toEqual([3, 1]);
  vi.advanceTimersByTime(100);
  expect(vi.getTimerCount()).toBe(0);
  confirmed.note(4);
  expect([readConfirmedCommits(folder), vi.getTimerCount()]).toEqual([4, 1]);
  confirmed.close();
  expect(vi.getTimerCount()).toBe(0);
});
