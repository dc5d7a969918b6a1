import { expect, test } from 'vitest';
import { dancersWho, SEEKERS, wayOf } from './ways.ts';

test('links an organizer to the desk of competitors, and other roles to the public page', () => {
  const ways = [dancersWho('tba'), SEEKERS];
  expect(wayOf(ways, ['admin'])).toBe('/admin/competitors?show=tba');
  expect(wayOf(ways, ['mc'])).toBe('/TBAList');
  expect(wayOf([dancersWho('owes')], ['mc'])).toBeUndefined();
});
