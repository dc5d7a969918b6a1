import { expect, test, vi } from 'vitest';
import { followSteps, leaveSteps, markStep, openStep } from './stepHistory.ts';

test('Back opens the previous step, as the form’s own Back does, and leaves a finished form at once', async () => {
  const heard: (string | undefined)[] = [];
  const next = async (): Promise<string | undefined> => {
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    return heard.pop();
  };
  markStep('you');
  const unfollow = followSteps((step) => heard.push(step));
  expect(openStep('events', 'you')).toBe('is new');
  expect(openStep('partners', 'events')).toBe('is new');
  window.history.back();
  expect(await next()).toBe('events');
  // A step opened from here is one entry back.
  expect(openStep('you', 'events')).toBe('went back');
  expect(await next()).toBe('you');
  window.history.forward();
  expect(await next()).toBe('events');
  // A step is reached from the summary, and Back returns there.
  expect(openStep('check', 'events')).toBe('is new');
  expect(openStep('you', 'check')).toBe('is new');
  window.history.back();
  expect(await next()).toBe('check');
  leaveSteps();
  expect(await next()).toBe('you');
  unfollow();
});
