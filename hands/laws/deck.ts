import { findDeckPresence } from '../../src/domain/floor/presence.ts';
import { hasStarted } from '../../src/domain/round/rounds.ts';
import { getNode } from '../../src/server/tree/node.ts';
import { parsePath } from '../../src/server/tree/paths.ts';
import { callAt } from '../../src/store/floor/deckAt.ts';
import { PLAN_RECORD_AT } from '../../src/store/plan/planning.ts';
import { getRawChild, toNumber } from '../../src/store/tree/path.ts';
import { readValue } from '../hall/embedded.ts';
import type { Hall } from '../hall/hall.ts';
import { deckOfRound } from '../hall/paths.ts';
import { roundLabel } from '../story.ts';
import type { Law } from './laws.ts';
import { listRounds, listAcceptedSince } from './seen.ts';

/** Returns the path of a call whose newer tap was replaced by an older one that arrived later. */
function overtaking(hall: Hall): string | undefined {
  for (const { patch, before } of listAcceptedSince(laterTapWins, hall)) {
    // Publishing a plan moves rounds with their decks.
    if (PLAN_RECORD_AT in patch) continue;
    for (const { event, round } of listRounds(hall))
      for (const { id } of event.entries) {
        const place = callAt(event.key, round.number, id);
        if (patch[place] === undefined || patch[place] === null) continue;
        const was = toNumber(getRawChild(readValue(getNode(before, parsePath(place))), 'at'));
        const is = toNumber(getRawChild(hall.server.read(place), 'at'));
        if (was !== undefined && is !== undefined && is < was) return place;
      }
  }
  return undefined;
}

/** Of two captains' taps the later one wins, whichever arrives first. */
export const laterTapWins: Law = {
  name: 'Of two captains’ taps the later one wins',
  breach: (hall) => {
    const place = overtaking(hall);
    return place === undefined ? undefined : `an older tap has replaced a newer one at ${place}`;
  },
};

/**
 * The deck's last call for a couple agrees with its check-in. Requests beside it, as for another heat, must
 * not check it in. Skips rounds that have started, since the start fixes the line-up, and couples that a
 * posting has put back after a scratch, since they have no new call.
 */
export const checkInMatchesCall: Law = {
  name: 'A couple’s check-in agrees with the deck’s last call',
  breach: (hall) => {
    for (const { event, round } of listRounds(hall)) {
      if (hasStarted(round.state)) continue;
      const { calls } = hall.see(deckOfRound(event.key, round.number));
      for (const { id } of round.entries) {
        const entry = event.entries.find((one) => one.id === id);
        const called = calls.get(id)?.presence;
        if (entry === undefined || called === undefined || called === 'scratched') continue;
        const presence = findDeckPresence(entry, round.number);
        if (called !== presence)
          return `${entry.number} is ${presence} in ${roundLabel(event, round)}, and the deck has said ${called}`;
      }
    }
    return undefined;
  },
};
