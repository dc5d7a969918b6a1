import { expect, test } from 'vitest';
import { getCurrentZoneName, isPlaceholderZone, parseZone, listZones } from './timeZones.ts';

const SUPPORTED = Intl.supportedValuesOf('timeZone');

test('the device’s time zone is offered first, and each zone by its current name once', () => {
  const zones = listZones('Asia/Calcutta', SUPPORTED);
  expect(zones[0]).toBe('Asia/Kolkata');
  expect(zones).toContain('Europe/Kyiv');
  expect(zones).not.toContain('Europe/Kiev');
  expect(zones).not.toContain('Asia/Calcutta');
  expect(new Set(zones).size).toBe(zones.length);
});

test('the time zone UTC is offered, whichever zone the device has', () => {
  for (const device of ['UTC', 'America/New_York'])
    expect(listZones(device, SUPPORTED).filter((zone) => zone === 'UTC')).toHaveLength(1);
});

test.each(listZones('UTC', SUPPORTED).map((zone) => [zone]))('%s is a zone that a browser knows', (zone) => {
  expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
  expect(getCurrentZoneName(zone)).toBe(zone);
});

test.each([
  ['America/New York', 'America/New_York'],
  ['new york', 'America/New_York'],
  ['kathm', 'Asia/Kathmandu'],
  ['utc', 'UTC'],
  ['America', undefined],
  ['Atlantis', undefined],
  ['', undefined],
])('the typed time zone “%s” means %s', (typed, zone) => {
  expect(parseZone(typed, listZones('UTC', SUPPORTED))).toBe(zone);
});

test('the time zone UTC from a device is ignored', () => {
  expect(['UTC', 'Etc/UTC', 'GMT'].map(isPlaceholderZone)).toEqual([true, true, true]);
  expect(isPlaceholderZone('Europe/London')).toBe(false);
});
