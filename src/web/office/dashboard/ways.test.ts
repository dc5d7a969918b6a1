import { expect, test } from 'vitest';
import { dancersWho, SEEKERS, wayOf } from './ways.ts';

test('an organizer puts it right at the desk of competitors; who may not go there sees what everybody sees', () => {
  const ways = [dancersWho('tba'), SEEKERS];
  expect(wayOf(ways, ['admin'])).toBe('/admin/competitors?show=tba');
  expect(wayOf(ways, ['mc'])).toBe('/TBAList');
  expect(wayOf([dancersWho('owes')], ['mc'])).toBeUndefined();
});
