import { toStoredTerm } from '../../src/domain/event/storedTerm.ts';
import { hasStarted } from '../../src/domain/round/rounds.ts';
import { buildDancingCouples } from '../../src/domain/floor/dancingCouples.ts';
import type { LeadNumber } from '../../src/domain/ids.ts';
import { PLAN_RECORD_AT } from '../../src/store/plan/planning.ts';
import { sheetAt, createSheetPlace, sheetsAt } from '../../src/store/sheets/sheetAt.ts';
import { getRawChild } from '../../src/store/tree/path.ts';
import type { Hall } from '../hall/hall.ts';
import { roundLabel } from '../story.ts';
import type { Law } from './laws.ts';
import { listDesks, listRounds } from './seen.ts';

/** The line-up when each sheet last arrived, by the sheet's path. */
interface CameIn {
  seen: number;
  readonly couples: Map<string, readonly LeadNumber[]>;
}

const memories = new WeakMap<Hall, CameIn>();

function couplesNow(hall: Hall, place: string): readonly LeadNumber[] {
  const [, event, round] = place.split('/');
  const at = listRounds(hall).find((seen) => seen.event.key === event && String(seen.round.number) === round);
  return at === undefined ? [] : buildDancingCouples(at.event, at.round).map(({ number }) => number);
}

function remembered(hall: Hall): CameIn {
  const memory = memories.get(hall) ?? { seen: 0, couples: new Map() };
  memories.set(hall, memory);
  for (const { patch } of hall.server.accepted.slice(memory.seen)) {
    // Publishing a plan moves rounds with their sheets, so these places are outdated.
    if (PLAN_RECORD_AT in patch) memory.couples.clear();
    for (const [place, value] of Object.entries(patch)) {
      const state = getRawChild(value, 'state');
      if (place.startsWith(`${sheetsAt()}/`) && (state === 'sent' || state === 'paper'))
        memory.couples.set(place, couplesNow(hall, place));
    }
  }
  memory.seen = hall.server.accepted.length;
  return memory;
}

/** A couple that comes late reopens every sheet, including one accepted short. */
export const sheetsMatchLineUp: Law = {
  name: 'A sheet counts only for the couples it was made for',
  breach: (hall) => {
    const { couples } = remembered(hall);
    for (const [{ device }, { event, round, sheets }] of listDesks(hall)) {
      // Offline, the desk shows an older state.
      if (!device.isLive) continue;
      // The start decides the line-up: nothing counts before it.
      if (!hasStarted(round.state)) continue;
      for (const { judge, dance, seat } of sheets.all) {
        const made = couples.get(sheetAt(createSheetPlace(event, round, { judge, dance })));
        const newcomer =
          seat === 'in' && made !== undefined ? sheets.couples.find((one) => !made.includes(one)) : undefined;
        if (newcomer !== undefined)
          return `${newcomer} came into ${roundLabel(event, round)} after judge ${judge} had sent ${toStoredTerm(dance)}, and the sheet counts`;
      }
    }
    return undefined;
  },
};
