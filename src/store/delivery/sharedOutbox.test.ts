import { expect, test } from 'vitest';
import { eventConfiguration } from '../connection/eventConfigurations.ts';
import { openStore } from '../store.ts';
import { outboxOf } from './sharedOutbox.ts';

const store = () => {
  const configuration = eventConfiguration('demo');
  if (configuration === undefined) throw new Error('There is no demo.');
  return openStore('demo', configuration, 'http://localhost');
};

test('all screens of a page have one outbox, and with it one chain; another competition has its own', () => {
  const page = store();
  expect(outboxOf(page)).toBe(outboxOf(page));
  expect(outboxOf(store())).not.toBe(outboxOf(page));
});
