import { expect, test } from 'vitest';
import { backendOf, EVENT_NAMES, eventConfiguration } from './eventConfigurations.ts';

test('the three configurations that every deployment may count on exist', () => {
  for (const name of ['development', 'demo', 'princeton25']) expect(eventConfiguration(name)).toBeDefined();
  expect(EVENT_NAMES).toContain('princeton25');
  expect(eventConfiguration('toString')).toBeUndefined();
});

test('without a databaseURL, or with the own one, the event runs on the embedded backend', () => {
  const demo = eventConfiguration('demo');
  if (demo === undefined) throw new Error('demo is missing');
  const origin = 'http://192.168.1.5:8080';
  expect(backendOf(demo, origin)).toEqual({
    kind: 'embedded',
    origin,
    databaseURL: 'http://192.168.1.5:8080?ns=demo',
  });
  expect(backendOf({ ...demo, databaseURL: `${origin}/` }, origin).kind).toBe('embedded');
  expect(backendOf({ ...demo, databaseURL: 'https://demo.firebaseio.com' }, origin)).toEqual({
    kind: 'firebase',
    databaseURL: 'https://demo.firebaseio.com',
  });
});
