import { expect, test } from 'vitest';
import { currentName, isNobodys, zoneMeant, zonesFrom } from './timeZones.ts';

const SUPPORTED = Intl.supportedValuesOf('timeZone');

test('offers the device’s zone first, and each by its current name once', () => {
  const zones = zonesFrom('Asia/Calcutta', SUPPORTED);
  expect(zones[0]).toBe('Asia/Kolkata');
  expect(zones).toContain('Europe/Kyiv');
  expect(zones).not.toContain('Europe/Kiev');
  expect(zones).not.toContain('Asia/Calcutta');
  expect(new Set(zones).size).toBe(zones.length);
});

test('offers UTC, whichever zone the device has', () => {
  for (const device of ['UTC', 'America/New_York'])
    expect(zonesFrom(device, SUPPORTED).filter((zone) => zone === 'UTC')).toHaveLength(1);
});

test.each(zonesFrom('UTC', SUPPORTED).map((zone) => [zone]))('%s is a zone that a browser knows', (zone) => {
  expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
  expect(currentName(zone)).toBe(zone);
});

test.each([
  ['America/New York', 'America/New_York'],
  ['new york', 'America/New_York'],
  ['kathm', 'Asia/Kathmandu'],
  ['utc', 'UTC'],
  ['America', undefined],
  ['Atlantis', undefined],
  ['', undefined],
])('“%s” means %s', (typed, zone) => {
  expect(zoneMeant(typed, zonesFrom('UTC', SUPPORTED))).toBe(zone);
});

test('ignores UTC from a device', () => {
  expect(['UTC', 'Etc/UTC', 'GMT'].map(isNobodys)).toEqual([true, true, true]);
  expect(isNobodys('Europe/London')).toBe(false);
});
