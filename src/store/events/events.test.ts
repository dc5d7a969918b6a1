import { expect, test } from 'vitest';
import { events } from './events.ts';

test('an entry knows its dancers by their keys; a couple known by its number only has none', () => {
  const entries = {
    a: { leadName: 'Ann', followName: 'Bo', leadId: 'k1', followId: 'k2', leadNumber: 101 },
    b: { leadName: 'Cy', followName: 'TBA', leadId: 'k3', followId: '', leadNumber: 102 },
    c: { leadName: 'dummy', followName: 'dummy', leadId: 'Adhoc', followId: 'Adhoc', leadNumber: 103 },
  };
  const [event] = events.parse({ 'Gold Waltz': { name: 'Gold Waltz', entries } });
  expect(
    event?.entries.map(({ leadId, followId, placeholder }) => ({ leadId, followId, placeholder })),
  ).toEqual([
    { leadId: 'k1', followId: 'k2', placeholder: false },
    { leadId: 'k3', followId: undefined, placeholder: false },
    { leadId: undefined, followId: undefined, placeholder: true },
  ]);
});
