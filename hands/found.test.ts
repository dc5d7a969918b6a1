import { expect, test } from 'vitest';
import { someOf } from '../src/domain/testing/tries.ts';
import { pressed, type Step, type Told } from './told.ts';

const ALL_JUDGES = ['A', 'B', 'C'];

/** Judges mark and send their sheets. */
const send = (
  judges: readonly string[],
  round: string,
  dances: readonly string[] = ['Waltz', 'Tango'],
): readonly Step[] =>
  judges.flatMap((judge) =>
    dances.flatMap((dance): readonly Step[] => [
      [`judge ${judge}`, `mark all ${round}/${dance}`],
      [`judge ${judge}`, `send ${round}/${dance}`],
    ]),
  );

const SEMI_FINAL_POSTED: readonly Step[] = [
  ['the MC', 'start Waltz/1'],
  ...send(ALL_JUDGES, 'Waltz/1'),
  ['the scrutineer', 'close Waltz/1'],
  ['the scrutineer', 'cut 1 Waltz/1'],
  ['the scrutineer', 'post Waltz/1'],
];

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
    ...send(['B', 'C'], 'Waltz/2'),
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
  'a judge who has left comes back: what was marked meanwhile is tried again before anybody keys the paper': [
    ['the MC', 'start Rumba/0'],
    ['judge A', 'before the request arrives'],
    ['judge A', 'mark all Rumba/0/Rumba'],
    ['the chairman', 'seat Rumba/0'],
    ['judge A', 'back'],
    ['the chairman', 'seat Rumba/0'],
    ['the scrutineer', 'key Rumba/0/Rumba/A'],
    ['judge A', 'send Rumba/0/Rumba', 'not offered'],
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
  'a number is given while a round is put back, and what was sent with 9999 on it is open again': [
    ['the MC', 'start Rumba/0'],
    ['the deck captain', 'walk-on nobody Rumba/0'],
    ['judge A', 'mark all Rumba/0/Rumba'],
    ['judge A', 'send Rumba/0/Rumba'],
    ['the scrutineer', 'put back Rumba/0'],
    ['the deck captain', 'name Rumba/0/9999'],
    ['the MC', 'start Rumba/0'],
    ['judge A', 'mark all Rumba/0/Rumba'],
  ],
  'a result that is taken back offline comes in after the final has begun, is refused, and the final keeps its couples':
    [
      ...SEMI_FINAL_POSTED,
      ['the scrutineer', 'offline'],
      ['the scrutineer', 'unpost Waltz/1'],
      ['the MC', 'start Waltz/0'],
      ['the scrutineer', 'back'],
      ['judge A', 'mark all Waltz/0/Waltz'],
      ['the organizer', 'put back Waltz/0'],
    ],
  'a judge sends before a couple is out of the final, two after it, and the final can be posted': [
    ['the MC', 'start Rumba/0'],
    ['judge B', 'mark all Rumba/0/Rumba'],
    ['judge B', 'send Rumba/0/Rumba'],
    ['the scrutineer', 'out 103 no-show 0 Rumba/0'],
    ...send(['A', 'C'], 'Rumba/0', ['Rumba']),
    ['the scrutineer', 'close Rumba/0'],
    ['the scrutineer', 'post Rumba/0'],
  ],
  'the sheets a couple was on are made again without it or belong to nobody’s seat, and it is last in the final':
    [
      ['the MC', 'start Rumba/0'],
      ['the scrutineer', 'key Rumba/0/Rumba/C'],
      ['the scrutineer', 'key Rumba/0/Rumba/A'],
      ['the chairman', 'seat Rumba/0'],
      ['the scrutineer', 'out 104 withdrawn 1 Rumba/0'],
      ['judge S', 'mark all Rumba/0/Rumba'],
      ['the deck captain', 'walk-on 901 Rumba/0'],
      ['judge C', 'insert 1 Rumba/0/Rumba'],
      ['judge C', 'send Rumba/0/Rumba'],
      ['judge S', 'insert 2 Rumba/0/Rumba'],
      ['judge S', 'send Rumba/0/Rumba'],
      ['the scrutineer', 'close Rumba/0'],
      ['the scrutineer', 'key Rumba/0/Rumba/B'],
      ['the scrutineer', 'post Rumba/0'],
    ],
  'a couple is out of a final that is put back, and does not get there when the semi-final is posted once more':
    [
      ...SEMI_FINAL_POSTED,
      ['the MC', 'start Waltz/0'],
      ['the scrutineer', 'out 101 withdrawn 1 Waltz/0'],
      ['the scrutineer', 'put back Waltz/0'],
      ['the scrutineer', 'unpost Waltz/1'],
      ['the scrutineer', 'out 101 withdrawn 0 Waltz/1'],
    ],
  'a publication is not taken back under a final that has begun since, and would be left with nobody': [
    ['the organizer', 'skip Waltz/1'],
    ['the organizer', 'publish'],
    ['the MC', 'start Waltz/0'],
    ['the deck captain', 'walk-on 207 Waltz/0'],
    ['the organizer', 'undo publication'],
    ['the scrutineer', 'put back Waltz/0'],
  ],
  'a sheet that is given back offline comes in after the round was posted with it, and is refused': [
    ['the MC', 'start Waltz/1'],
    ...send(ALL_JUDGES, 'Waltz/1'),
    ['judge A', 'ask back Waltz/1/Waltz'],
    ['the chairman', 'offline'],
    ['the scrutineer', 'close Waltz/1'],
    ['the scrutineer', 'cut 1 Waltz/1'],
    ['the scrutineer', 'post Waltz/1'],
    ['the chairman', 'give back Waltz/1/Waltz/A'],
    ['the chairman', 'back'],
  ],
  'a posting is undone and a sheet is given back: what was saved is not posted while that sheet is open': [
    ...SEMI_FINAL_POSTED,
    ['the scrutineer', 'unpost Waltz/1'],
    ['the scrutineer', 'reopen sheet Waltz/1/Tango/B'],
    ['the scrutineer', 'close Waltz/1'],
    ['the scrutineer', 'post saved Waltz/1', 'not offered'],
  ],
  'paper is keyed offline, and its judge sends meanwhile: what was sent stays, and the paper is told': [
    ['the MC', 'start Rumba/0'],
    ['the scrutineer', 'offline'],
    ['the scrutineer', 'key Rumba/0/Rumba/B'],
    ['judge B', 'mark all Rumba/0/Rumba'],
    ['judge B', 'send Rumba/0/Rumba'],
    ['the scrutineer', 'back'],
    ['the scrutineer', 'sees refused 0'],
  ],
  'paper that is keyed offline over a draft comes in while its judge has not sent, and counts': [
    ['the MC', 'start Rumba/0'],
    ['the scrutineer', 'offline'],
    ['the scrutineer', 'key Rumba/0/Rumba/B'],
    ['judge B', 'mark all Rumba/0/Rumba'],
    ['the scrutineer', 'back'],
    ['the scrutineer', 'sees refused 0', 'not offered'],
    ['the scrutineer', 'key Rumba/0/Rumba/B', 'not offered'],
  ],
  'a sheet is given back, keyed from paper offline, and sent once more meanwhile: what was sent stays': [
    ['the MC', 'start Rumba/0'],
    ['judge B', 'mark all Rumba/0/Rumba'],
    ['judge B', 'send Rumba/0/Rumba'],
    ['the scrutineer', 'reopen sheet Rumba/0/Rumba/B'],
    ['the scrutineer', 'offline'],
    ['the scrutineer', 'key Rumba/0/Rumba/B'],
    ['judge B', 'send Rumba/0/Rumba'],
    ['the scrutineer', 'back'],
    ['the scrutineer', 'sees refused 0'],
  ],
  'a draft that was made offline of a round that has another number now is told, and put away by one press': [
    ['the MC', 'start Waltz/1'],
    ['judge A', 'offline'],
    ['judge A', 'mark all Waltz/1/Waltz'],
    ['the organizer', 'put back Waltz/1'],
    ['the organizer', 'add Waltz/0'],
    ['the organizer', 'publish'],
    ['judge A', 'back'],
    ['judge A', 'put away Waltz/1/Waltz'],
    ['judge A', 'put away Waltz/1/Waltz', 'not offered'],
  ],
  'a sheet that was sent offline of a round that has another number now does not wait on the phone': [
    ['the MC', 'start Waltz/1'],
    ['judge A', 'mark all Waltz/1/Waltz'],
    ['judge A', 'offline'],
    ['judge A', 'send Waltz/1/Waltz'],
    ['the organizer', 'put back Waltz/1'],
    ['the organizer', 'add Waltz/0'],
    ['the organizer', 'publish'],
    ['judge A', 'back'],
  ],
  'a start out of a device that was offline comes in after the publication that gave the round its number was undone':
    [
      ['the organizer', 'add Waltz/0'],
      ['the organizer', 'publish'],
      ['the MC', 'offline'],
      ['the MC', 'start Waltz/2'],
      ['the organizer', 'undo publication'],
      ['the MC', 'back'],
      ['the MC', 'sees refused 0'],
      ['the MC', 'start Waltz/1'],
    ],
  'the start of a final comes in after the skipping of its semi-final was undone, and brings no empty floor':
    [
      ['the organizer', 'skip Waltz/1'],
      ['the organizer', 'publish'],
      ['the MC', 'offline'],
      ['the MC', 'start Waltz/0'],
      ['the organizer', 'undo publication'],
      ['the MC', 'back'],
      ['the MC', 'sees refused 0'],
      ['the MC', 'start Waltz/1'],
    ],
  'the start of a final comes in after its semi-final was put into the plan again, and brings no empty floor':
    [
      ['the organizer', 'skip Waltz/1'],
      ['the organizer', 'publish'],
      ['the MC', 'offline'],
      ['the MC', 'start Waltz/0'],
      ['the organizer', 'unskip Waltz/1'],
      ['the organizer', 'publish'],
      ['the MC', 'back'],
      ['the MC', 'sees refused 0'],
    ],
  'the start of a final comes in after the result of the semi-final was taken back, and brings no empty floor':
    [
      ...SEMI_FINAL_POSTED,
      ['the MC', 'offline'],
      ['the MC', 'start Waltz/0'],
      ['the scrutineer', 'unpost Waltz/1'],
      ['the MC', 'back'],
      ['the MC', 'sees refused 0'],
    ],
  'a publication that was on its way while a round was started does not give that round another number': [
    ['the organizer', 'before the request arrives'],
    ['the organizer', 'add Rumba/0'],
    ['the organizer', 'publish'],
    ['the MC', 'start Rumba/0'],
    ['the organizer', 'back'],
    ['judge A', 'mark all Rumba/0/Rumba'],
  ],
  'a publication that was on its way while a couple walked on does not write over it': [
    ['the organizer', 'before the request arrives'],
    ['the organizer', 'add Rumba/0'],
    ['the organizer', 'publish'],
    ['the deck captain', 'walk-on 901 Rumba/0'],
    ['the organizer', 'back'],
    ['the MC', 'start Rumba/0'],
  ],
  'a couple withdraws after a final was posted and taken back: what was saved with it is not posted': [
    ['the MC', 'start Rumba/0'],
    ...send(ALL_JUDGES, 'Rumba/0', ['Rumba']),
    ['the scrutineer', 'close Rumba/0'],
    ['the scrutineer', 'post Rumba/0'],
    ['the scrutineer', 'unpost Rumba/0'],
    ['the scrutineer', 'out 207 withdrawn 2 Rumba/0'],
    ['the scrutineer', 'post saved Rumba/0', 'not offered'],
    ['the scrutineer', 'post Rumba/0'],
  ],
  'the start of a final comes in after the semi-final was taken back and somebody walked on: it waits for its semi-final':
    [
      ...SEMI_FINAL_POSTED,
      ['the MC', 'before the request arrives'],
      ['the MC', 'start Waltz/0'],
      ['the scrutineer', 'unpost Waltz/1'],
      ['the deck captain', 'walk-on 207 Waltz/0'],
      ['the MC', 'back'],
      ['the MC', 'sees refused 0'],
      ['the scrutineer', 'cut 1 Waltz/1'],
      ['the scrutineer', 'post Waltz/1'],
    ],
  'a skipped semi-final is put into the plan again before the start of its final comes in, and somebody walked on':
    [
      ['the organizer', 'skip Waltz/1'],
      ['the organizer', 'publish'],
      ['the MC', 'offline'],
      ['the MC', 'start Waltz/0'],
      ['the organizer', 'unskip Waltz/1'],
      ['the organizer', 'publish'],
      ['the deck captain', 'walk-on 207 Waltz/0'],
      ['the MC', 'back'],
      ['the MC', 'sees refused 0'],
    ],
  'a draft that waits for a round that was put back is told once the round has another number': [
    ['the MC', 'start Waltz/1'],
    ['judge A', 'mark all Waltz/1/Waltz'],
    ['judge A', 'offline'],
    ['judge A', 'mark all Waltz/1/Tango'],
    ['the organizer', 'put back Waltz/1'],
    ['the organizer', 'add Waltz/0'],
    ['judge A', 'send Waltz/1/Waltz'],
    ['judge A', 'back'],
    ['the organizer', 'publish'],
  ],
  'judges stand in for each other in a ring, one who has left among them, and the panel is seated anew': [
    ['the MC', 'start Waltz/1'],
    ['the scrutineer', 'stand-in Waltz Waltz/1'],
    ['the scrutineer', 'stand-in Waltz Waltz/1'],
    ['the scrutineer', 'stand-in Tango Waltz/1'],
    ['the scrutineer', 'stand-in Tango Waltz/1'],
    ['the chairman', 'seat Waltz/1'],
  ],
};

/** The same, where the scrutineer has two laptops. */
const ON_TWO_LAPTOPS: typeof STORIES = {
  'a couple that is taken out offline on one laptop is refused after the other one has posted the final': [
    ['the MC', 'start Rumba/0'],
    ...send(ALL_JUDGES, 'Rumba/0', ['Rumba']),
    ['the scrutineer on another laptop', 'offline'],
    ['the scrutineer on another laptop', 'out 207 withdrawn 0 Rumba/0'],
    ['the scrutineer', 'close Rumba/0'],
    ['the scrutineer', 'post Rumba/0'],
    ['the scrutineer on another laptop', 'back'],
    ['the scrutineer on another laptop', 'sees refused 0'],
  ],
  'a posting that was made offline comes in after a sheet was given back and judging closed without it, and is refused':
    [
      ['the MC', 'start Waltz/1'],
      ...send(ALL_JUDGES, 'Waltz/1'),
      ['the scrutineer', 'close Waltz/1'],
      ['the scrutineer', 'cut 1 Waltz/1'],
      ['the scrutineer', 'offline'],
      ['the scrutineer', 'post Waltz/1'],
      ['the scrutineer on another laptop', 'reopen sheet Waltz/1/Tango/B'],
      ['the scrutineer on another laptop', 'close Waltz/1'],
      ['the scrutineer', 'back'],
      ['the scrutineer', 'sees refused 0'],
    ],
  'so does what was saved, posted once more': [
    ...SEMI_FINAL_POSTED,
    ['the scrutineer', 'unpost Waltz/1'],
    ['the scrutineer', 'offline'],
    ['the scrutineer', 'post saved Waltz/1'],
    ['the scrutineer on another laptop', 'reopen sheet Waltz/1/Tango/B'],
    ['the scrutineer on another laptop', 'close Waltz/1'],
    ['the scrutineer', 'back'],
    ['the scrutineer', 'sees refused 0'],
  ],
  'a judge is to stand in by a laptop that was offline while the other one had somebody stand in: the first holds':
    [
      ['the MC', 'start Waltz/1'],
      ['the scrutineer', 'offline'],
      ['the scrutineer', 'stand-in Tango Waltz/1'],
      ['the scrutineer on another laptop', 'stand-in Waltz Waltz/1'],
      ['the scrutineer', 'back'],
      ['the scrutineer', 'sees refused 0'],
    ],
  'a judge is to stand in by a laptop that was offline while the chairman seated others: those judge': [
    ['the MC', 'start Waltz/1'],
    ['the scrutineer', 'offline'],
    ['the scrutineer', 'stand-in Tango Waltz/1'],
    ['the chairman', 'seat Waltz/1'],
    ['the scrutineer', 'back'],
    ['the scrutineer', 'sees refused 0'],
  ],
  'others are to be seated by the chairman, who was offline while somebody stood in: the first holds': [
    ['the MC', 'start Waltz/1'],
    ['the chairman', 'offline'],
    ['the chairman', 'seat Waltz/1'],
    ['the scrutineer', 'stand-in Tango Waltz/1'],
    ['the chairman', 'back'],
    ['the chairman', 'sees refused 0'],
  ],
  'a judge is to stand in by a laptop that was offline while judging was closed: nobody’s sheet is missing': [
    ['the MC', 'start Waltz/1'],
    ['the scrutineer', 'offline'],
    ['the scrutineer', 'stand-in Tango Waltz/1'],
    ...send(ALL_JUDGES, 'Waltz/1'),
    ['the scrutineer on another laptop', 'close Waltz/1'],
    ['the scrutineer', 'back'],
    ['the scrutineer', 'sees refused 0'],
    ['the scrutineer', 'cut 1 Waltz/1'],
    ['the scrutineer', 'post Waltz/1'],
  ],
  'paper that was keyed offline comes in after another laptop has posted the round without it, and is refused':
    [
      ['the MC', 'start Waltz/1'],
      ['the scrutineer', 'offline'],
      ['the scrutineer', 'key Waltz/1/Waltz/C'],
      ...send(['A', 'B'], 'Waltz/1'),
      ['the scrutineer on another laptop', 'close Waltz/1'],
      ['the scrutineer on another laptop', 'cut 1 Waltz/1'],
      ['the scrutineer on another laptop', 'post Waltz/1'],
      ['the scrutineer', 'back'],
      ['the scrutineer', 'sees refused 0'],
    ],
  'a laptop that has not heard of a paper that was keyed does not post the round without it': [
    ['the MC', 'start Waltz/1'],
    ['judge B', 'mark all Waltz/1/Waltz'],
    ['the scrutineer', 'close Waltz/1'],
    ['the scrutineer on another laptop', 'offline'],
    ['the scrutineer', 'key Waltz/1/Waltz/B'],
    ['the scrutineer on another laptop', 'cut 1 Waltz/1'],
    ['the scrutineer on another laptop', 'post Waltz/1'],
    ['the scrutineer on another laptop', 'back'],
    ['the scrutineer on another laptop', 'sees refused 0'],
  ],
};

/** The same, where there are two deck captains. */
const WITH_TWO_CAPTAINS: typeof STORIES = {
  'a couple that is scratched comes back by another captain, and the way back beside the scratch goes': [
    ['the deck captain', 'scratch Rumba/0/207'],
    ['another deck captain', 'put back Rumba/0/207'],
    ['the deck captain', 'undo tap', 'not offered'],
  ],
  'a round starts, and the way back beside a scratch goes: the couple comes late by its tile': [
    ['the deck captain', 'scratch Rumba/0/207'],
    ['the MC', 'start Rumba/0'],
    ['the deck captain', 'undo tap', 'not offered'],
    ['the deck captain', 'put back Rumba/0/207'],
    ['the deck captain', 'call missing Rumba/0/207'],
  ],
  'a scratch is undone offline after the couple came back by another captain: it is told, and stays told': [
    ['the deck captain', 'scratch Rumba/0/207'],
    ['the deck captain', 'offline'],
    ['another deck captain', 'put back Rumba/0/207'],
    ['the deck captain', 'undo tap'],
    ['the deck captain', 'back'],
    ['the deck captain', 'reload'],
  ],
};

const TOLD: readonly (readonly [name: string, Told])[] = [
  ...Object.entries(STORIES).map(([name, steps]) => [name, { steps }] as const),
  ...Object.entries(ON_TWO_LAPTOPS).map(
    ([name, steps]) => [name, { steps, setup: { second: 'laptop' } }] as const,
  ),
  ...Object.entries(WITH_TWO_CAPTAINS).map(
    ([name, steps]) => [name, { steps, setup: { second: 'captain' } }] as const,
  ),
];

/** Whose day goes on until its last round is posted, with as many presses again. */
const TO_THE_END = new Set(someOf(TOLD).map(([name]) => name));

test.each(TOLD)('%s', async (name, told) => {
  const story = await pressed(told, { finishes: TO_THE_END.has(name) });
  expect(story.length).toBeGreaterThanOrEqual(
    told.steps.filter(([, , offered]) => offered === undefined).length,
  );
});
