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
  'a start that waited while the plan gave the round another number is refused, and strands nothing': [
    ['the scrutineer', 'offline'],
    ['the scrutineer', 'start Waltz/1'],
    ['the organizer', 'add Waltz/0'],
    ['the organizer', 'publish'],
    ['the MC', 'start Waltz/2'],
    ['the scrutineer', 'back'],
    ['the organizer', 'put back Waltz/2'],
  ],
  'a sheet that was sent offline is of its round, and not of the one that has got its number': [
    ['the MC', 'start Waltz/1'],
    ['judge A', 'mark all Waltz/1/Waltz'],
    ['judge A', 'offline'],
    ['judge A', 'send Waltz/1/Waltz'],
    ['the organizer', 'put back Waltz/1'],
    ['the organizer', 'add Waltz/0'],
    ['the organizer', 'publish'],
    ['the MC', 'start Waltz/2'],
    ...['B', 'C'].flatMap((judge) =>
      ['Waltz', 'Tango'].flatMap((dance): readonly Step[] => [
        [`judge ${judge}`, `mark all Waltz/2/${dance}`],
        [`judge ${judge}`, `send Waltz/2/${dance}`],
      ]),
    ),
    ['the scrutineer', 'key Waltz/2/Waltz/A'],
    ['the scrutineer', 'key Waltz/2/Tango/A'],
    ['the scrutineer', 'close Waltz/2'],
    ['the scrutineer', 'cut 1 Waltz/2'],
    ['the scrutineer', 'post Waltz/2'],
    ['the MC', 'start Waltz/1'],
    ['judge A', 'back'],
    ['judge A', 'mark all Waltz/1/Waltz'],
    ['judge A', 'send Waltz/1/Waltz'],
  ],
  'a couple without a number that is on the sheets gets its names, and stays 9999 on them': [
    ['the deck captain', 'walk-on nobody Rumba/0'],
    ['the MC', 'start Rumba/0'],
    ['judge B', 'mark all Rumba/0/Rumba'],
    ['judge B', 'send Rumba/0/Rumba'],
    ['the deck captain', 'name Rumba/0/9999'],
  ],
  'a number that was given offline comes in after the round has begun, and is refused': [
    ['the deck captain', 'walk-on nobody Rumba/0'],
    ['the deck captain', 'offline'],
    ['the deck captain', 'name Rumba/0/9999'],
    ['the MC', 'start Rumba/0'],
    ['judge B', 'mark all Rumba/0/Rumba'],
    ['judge B', 'send Rumba/0/Rumba'],
    ['the deck captain', 'back'],
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
