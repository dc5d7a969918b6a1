import { storedTerm } from '../../src/domain/event/storedTerm.ts';
import { isSince } from '../../src/domain/round/rounds.ts';
import { dancingCouples } from '../../src/domain/floor/dancingCouples.ts';
import type { LeadNumber } from '../../src/domain/ids.ts';
import { PLAN_RECORD } from '../../src/store/plan/planning.ts';
import { sheetAt, sheetPlace, sheetsAt } from '../../src/store/sheets/sheetAt.ts';
import { childOf } from '../../src/store/tree/path.ts';
import type { Hall } from '../hall/hall.ts';
import { roundSaid } from '../story.ts';
import type { Law } from './laws.ts';
import { desksOf, roundsSeen } from './seen.ts';

/** Which couples danced when a sheet came in last, by where the sheet stands. */
interface CameIn {
  seen: number;
  readonly couples: Map<string, readonly LeadNumber[]>;
}

const memories = new WeakMap<Hall, CameIn>();

function couplesNow(hall: Hall, place: string): readonly LeadNumber[] {
  const [, event, round] = place.split('/');
  const at = roundsSeen(hall).find((seen) => seen.event.key === event && String(seen.round.number) === round);
  return at === undefined ? [] : dancingCouples(at.event, at.round).map(({ number }) => number);
}

function remembered(hall: Hall): CameIn {
  const memory = memories.get(hall) ?? { seen: 0, couples: new Map() };
  memories.set(hall, memory);
  for (const { patch } of hall.server.taken.slice(memory.seen)) {
    // A publication moves rounds with their sheets: what was known of them stands elsewhere.
    if (PLAN_RECORD in patch) memory.couples.clear();
    for (const [place, value] of Object.entries(patch)) {
      const state = childOf(value, 'state');
      if (place.startsWith(`${sheetsAt()}/`) && (state === 'sent' || state === 'paper'))
        memory.couples.set(place, couplesNow(hall, place));
    }
  }
  memory.seen = hall.server.taken.length;
  return memory;
}

/** A couple that comes in afterwards opens every sheet again, also one that was accepted short. */
export const sheetsAreOfThisLineUp: Law = {
  name: 'A sheet counts for the couples it was made for, and for no other',
  breach: (hall) => {
    const { couples } = remembered(hall);
    for (const [{ device }, { event, round, sheets }] of desksOf(hall)) {
      // Without a connection the desk shows what was heard last.
      if (!device.isLive) continue;
      // Who dances is decided by the start: before it nothing counts.
      if (!isSince(round.state)) continue;
      for (const { judge, dance, seat } of sheets.all) {
        const made = couples.get(sheetAt(sheetPlace(event, round, { judge, dance })));
        const newcomer =
          seat === 'in' && made !== undefined ? sheets.couples.find((one) => !made.includes(one)) : undefined;
        if (newcomer !== undefined)
          return `${newcomer} came into ${roundSaid(event, round)} after judge ${judge} had sent ${storedTerm(dance)}, and the sheet counts`;
      }
    }
    return undefined;
  },
};
