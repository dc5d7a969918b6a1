import { expect, test } from 'vitest';
import { linkToDancers, SEEKERS_LINK, pickFixLink } from './fixLinks.ts';

test('an organizer’s link leads to the Competitors desk, and other roles’ to the public page', () => {
  const ways = [linkToDancers('tba'), SEEKERS_LINK];
  expect(pickFixLink(ways, ['admin'])).toBe('/admin/competitors?show=tba');
  expect(pickFixLink(ways, ['mc'])).toBe('/TBAList');
  expect(pickFixLink([linkToDancers('owes')], ['mc'])).toBeUndefined();
});
