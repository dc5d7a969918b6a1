import { omitUndefined } from '../../domain/mapDefined.ts';
import { toStoredTerm } from '../../domain/event/storedTerm.ts';
import type { EnteredEvent, EnteredRound } from '../../domain/enteredEvent.ts';
import { createEventKey, type EventKey } from '../../domain/ids.ts';
import { buildRoundId, buildRoundName } from '../../domain/round/rounds.ts';
import { eventAt } from '../events/eventAt.ts';
import { assignHeats } from '../rounds/placesInRound.ts';
import { toStoredState } from '../tree/roundState.ts';
import type { Json, Patch } from '../tree/patch.ts';
import { COUPLES_PER_HEAT, createImportedEntryId, createStoredPlaceholder } from './storedCouple.ts';

function storedRound(event: EnteredEvent, key: EventKey, round: EnteredRound, scheduleIndex: number): Json {
  const before = event.rounds.find(({ number }) => number === round.number + 1);
  const isFirst = before === undefined;
  const come = before?.recallSize ?? event.couples.length;
  const numHeats = Math.max(1, Math.ceil(come / COUPLES_PER_HEAT));
  const couples = isFirst
    ? event.couples.map((number) => ({ id: createImportedEntryId(number), number }))
    : [];
  return {
    roundId: buildRoundId(key, round.number),
    roundNumber: round.number,
    roundName: buildRoundName(round.number, event.rounds.length),
    eventName: event.name,
    scheduleIndex,
    roundState: toStoredState('initialized'),
    ...omitUndefined({ recallSize: round.recallSize }),
    numHeats,
    entries: assignHeats(couples, numHeats),
  };
}

/** An event before its day, as one patch. */
export function importEntered(
  event: EnteredEvent,
  about: { readonly registeredAt: number; readonly scheduleIndex: (round: number) => number },
): { readonly key: EventKey; readonly patch: Patch } {
  const key = createEventKey(event.name);
  return {
    key,
    patch: {
      [eventAt(key)]: {
        name: event.name,
        eventLevel: toStoredTerm(event.level),
        eventDances: event.dances.map(toStoredTerm),
        style: toStoredTerm(event.style),
        entries: Object.fromEntries(
          event.couples.map((number) => [
            createImportedEntryId(number),
            createStoredPlaceholder(number, about.registeredAt),
          ]),
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
