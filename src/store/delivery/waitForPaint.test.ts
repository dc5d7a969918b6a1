import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDiskQueue } from './queueStorage.ts';
import { waitForPaint } from './waitForPaint.ts';

// Not in jsdom, whose other tests expect no IndexedDB.
let frames: FrameRequestCallback[] = [];
let page = { hidden: false };

beforeEach(() => {
  [frames, page] = [[], { hidden: false }];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const paint = (): void => {
  for (const frame of frames.splice(0)) frame(0);
};

/** True once a wait has ended, for the timers that have run. */
async function startWaiting(): Promise<{ readonly hasEnded: () => Promise<boolean> }> {
  let isOver = false;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  void waitForPaint().then(() => {
    isOver = true;
  });
  return {
    hasEnded: async () => {
      await vi.advanceTimersByTimeAsync(1);
      return isOver;
    },
  };
}

test('a tap is painted before it is saved', async () => {
  const saved = vi.fn((queue) => queue);
  const queue = createDiskQueue('painted', 'judge B');
  await queue.notes(); // the database is open
  const change = queue.change(saved);
  await new Promise((later) => setTimeout(later, 10));
  expect(saved).not.toHaveBeenCalled();
  paint();
  await change;
  expect(saved).toHaveBeenCalledTimes(1);
});

test('the wait ends after the frame, or after 50 ms without one', async () => {
  const first = await startWaiting();
  expect(await first.hasEnded()).toBe(false);
  paint();
  expect(await first.hasEnded()).toBe(true);

  const second = await startWaiting();
  await vi.advanceTimersByTimeAsync(40);
  expect(await second.hasEnded()).toBe(false);
  await vi.advanceTimersByTimeAsync(20);
  expect(await second.hasEnded()).toBe(true);
});

test('a hidden page, or one that is being left, saves at once', async () => {
  const left = await startWaiting();
  window.dispatchEvent(new Event('pagehide'));
  expect(await left.hasEnded()).toBe(true);
  page.hidden = true;
  expect(await (await startWaiting()).hasEnded()).toBe(true);
  expect(frames).toHaveLength(1);
});

test('a wait ends without an error after its page is gone', async () => {
  const waiting = await startWaiting();
  vi.stubGlobal('window', undefined);
  await vi.advanceTimersByTimeAsync(60);
  expect(await waiting.hasEnded()).toBe(true);
});
