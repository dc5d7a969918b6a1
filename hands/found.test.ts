import { expect, test } from 'vitest';
import { Sequence } from './sequence.ts';

/** Who presses what; or looks for it, and it is not offered. */
type Step = readonly [who: string, key: string, offered?: 'not offered'];

/** What hands have once broken a law with, told as who pressed what; pressed again, all laws hold. */
const STORIES: Readonly<Record<string, readonly Step[]>> = {
  'a couple comes late, the judge begins a short sheet once more, and the older question about it waits no more':
    [
      ['the MC', 'start Waltz/1'],
      ['judge A', 'send anyway Waltz/1/Waltz'],
      ['the scrutineer', 'ask short Waltz/1/Waltz/A'],
      ['the deck captain', 'walk-on 901 Waltz/1'],
      ['judge A', 'mark all Waltz/1/Waltz'],
      ['the chairman', 'answer count Waltz/1', 'not offered'],
    ],
};

test.each(Object.entries(STORIES))('%s', async (_, story) => {
  const sequence = await Sequence.begin({ judges: 3, marksPublic: true, release: 'at once' });
  try {
    for (const [who, key, offered] of story) {
      const person = sequence.hall.people.find(({ name }) => name === who);
      const press = person && (await sequence.offeredTo(person)).find((one) => one.key === key);
      if (offered === 'not offered') {
        expect(press).toBe(undefined);
        continue;
      }
      if (person === undefined || press === undefined) throw new Error(`${who} is not offered “${key}”`);
      await sequence.take(person, press);
    }
    await sequence.finish();
    expect(sequence.story.length).toBeGreaterThanOrEqual(story.length);
  } finally {
    sequence.end();
  }
});
