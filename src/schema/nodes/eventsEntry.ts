import type { BranchEntry } from '../codec/node.ts';
import { eventNode } from './events.ts';

const OFFICE = 'scrutineer, admin';
const ROUND = 'events/{event}/rounds';

export const eventsEntry = (): BranchEntry => ({
  node: eventNode,
  rows: [
    [
      'events/{event}',
      'name, level, style, age class, dances, their order, how rounds are named, `entries`, `rounds`',
      'admin, scrutineer; parts below',
    ],
    ['events/{event}/entries/{id}', 'a couple in an event', 'and the registrant who holds the code'],
    [
      'events/{event}/entries/{id}/checkedIn/{round}',
      'true present, false missing, absent not called',
      'and the deck captain',
    ],
    [
      `${ROUND}/{n}`,
      'state, recall size, heats, times, couples, byes, panel',
      'and chairman, MC, deck captain, each their part',
    ],
    [
      `${ROUND}/{n}/lineUp`,
      'counts changes of the couples that dance',
      `MC with a start; deck captain with a couple; ${OFFICE}`,
    ],
    [
      `${ROUND}/{n}/seatings/{k}`,
      'the judges of each dance, once for every change; the last holds',
      'scrutineer, chairman, admin; never anew',
    ],
    [
      `${ROUND}/0/{release,released}`,
      'the release of the places: at once or at the awards; its time',
      `${OFFICE}; MC: released`,
    ],
    ['events/{event}/danced/{entry}', 'the couples of started rounds', `mc, deck captain, ${OFFICE}`],
    ['events/{event}/pairs/{lead_follow}', 'the entry of the two, written once', 'whoever writes the entry'],
  ],
  archive: {
    name: 'next year',
    eventLevel: 'next year',
    style: 'next year',
    ageGroup: 'next year',
    eventDances: 'next year',
    danceOrder: 'next year',
    roundNames: 'next year',
    renumbered: 'this year',
    entries: 'this year',
    pairs: 'this year',
    danced: 'this year',
    rounds: 'this year',
  },
});
