import { omitUndefined } from '../../domain/defined.ts';
import { storedTerm } from '../../domain/event/storedTerm.ts';
import type { EnteredEvent, EnteredRound } from '../../domain/enteredEvent.ts';
import { eventKeyFromName, type EventKey } from '../../domain/ids.ts';
import { roundId, roundName } from '../../domain/round/rounds.ts';
import { eventAt } from '../events/eventAt.ts';
import { placesInRound } from '../rounds/placesInRound.ts';
import { storedState } from '../tree/roundState.ts';
import type { Json, Patch } from '../tree/patch.ts';
import { COUPLES_PER_HEAT, idOf, storedPlaceholder } from './storedCouple.ts';

function storedRound(event: EnteredEvent, key: EventKey, round: EnteredRound, scheduleIndex: number): Json {
  const before = event.rounds.find(({ number }) => number === round.number + 1);
  const isFirst = before === undefined;
  const come = before?.recallSize ?? event.couples.length;
  const numHeats = Math.max(1, Math.ceil(come / COUPLES_PER_HEAT));
  const couples = isFirst ? event.couples.map((number) => ({ id: idOf(number), number })) : [];
  return {
    roundId: roundId(key, round.number),
    roundNumber: round.number,
    roundName: roundName(round.number, event.rounds.length),
    eventName: event.name,
    scheduleIndex,
    roundState: storedState('initialized'),
    ...omitUndefined({ recallSize: round.recallSize }),
    numHeats,
    entries: placesInRound(couples, numHeats),
  };
}

/** An event before its day, as one patch. */
export function importEntered(
  event: EnteredEvent,
  about: { readonly registeredAt: number; readonly scheduleIndex: (round: number) => number },
): { readonly key: EventKey; readonly patch: Patch } {
  const key = eventKeyFromName(event.name);
  return {
    key,
    patch: {
      [eventAt(key)]: {
        name: event.name,
        eventLevel: storedTerm(event.level),
        eventDances: event.dances.map(storedTerm),
        style: storedTerm(event.style),
        entries: Object.fromEntries(
          event.couples.map((number) => [idOf(number), storedPlaceholder(number, about.registeredAt)]),
        ),
        rounds: Object.fromEntries(
          event.rounds.map((round) => [
            String(round.number),
            storedRound(event, key, round, about.scheduleIndex(round.number)),
          ]),
        ),
      },
    },
  };
}
