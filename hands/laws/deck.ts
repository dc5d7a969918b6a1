import { presenceIn } from '../../src/domain/floor/presence.ts';
import { isSince } from '../../src/domain/round/rounds.ts';
import { at } from '../../src/server/tree/node.ts';
import { parsePath } from '../../src/server/tree/paths.ts';
import { callAt } from '../../src/store/floor/deckAt.ts';
import { PLAN_RECORD } from '../../src/store/plan/planning.ts';
import { childOf, numberOf } from '../../src/store/tree/path.ts';
import { valueOf } from '../hall/embedded.ts';
import type { Hall } from '../hall/hall.ts';
import { deckOfRound } from '../hall/paths.ts';
import { roundSaid } from '../story.ts';
import type { Law } from './laws.ts';
import { roundsSeen, takenSince } from './seen.ts';

/** An older tap that has come in after a newer one and has the last word, by the place of the call. */
function overtaking(hall: Hall): string | undefined {
  for (const { patch, before } of takenSince(theLastTapHolds, hall)) {
    // A publication moves rounds with their decks.
    if (PLAN_RECORD in patch) continue;
    for (const { event, round } of roundsSeen(hall))
      for (const { id } of event.entries) {
        const place = callAt(event.key, round.number, id);
        if (patch[place] === undefined || patch[place] === null) continue;
        const was = numberOf(childOf(valueOf(at(before, parsePath(place))), 'at'));
        const is = numberOf(childOf(hall.server.read(place), 'at'));
        if (was !== undefined && is !== undefined && is < was) return place;
      }
  }
  return undefined;
}

/** Of two captains the one who has tapped last has the last word, whichever tap has come in last. */
export const theLastTapHolds: Law = {
  name: 'Of two captains the last tap holds',
  breach: (hall) => {
    const place = overtaking(hall);
    return place === undefined ? undefined : `an older tap has written over a newer one at ${place}`;
  },
};

/**
 * The last word of the deck about a couple, with whom it was and which heat it asks for, says what its check-in says: what
 * is asked beside it calls nobody. Once a round is on the floor, who dances is settled by the start; and who is back after
 * it was scratched, by a posting, has not been called anew.
 */
export const theDeckSaysOneThing: Law = {
  name: 'What the deck has said last of a couple is how it is checked in',
  breach: (hall) => {
    for (const { event, round } of roundsSeen(hall)) {
      if (isSince(round.state)) continue;
      const { calls } = hall.see(deckOfRound(event.key, round.number));
      for (const { id } of round.entries) {
        const entry = event.entries.find((one) => one.id === id);
        const called = calls.get(id)?.presence;
        if (entry === undefined || called === undefined || called === 'scratched') continue;
        const presence = presenceIn(entry, round.number);
        if (called !== presence)
          return `${entry.number} is ${presence} in ${roundSaid(event, round)}, and the deck has said ${called}`;
      }
    }
    return undefined;
  },
};
