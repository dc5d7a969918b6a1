import { mapDefined, omitUndefined } from '../../domain/mapDefined.ts';
import type { MarksProblem } from '../../domain/skating/working.ts';
import { toStoredTerm } from '../../domain/event/storedTerm.ts';
import type { Entry } from '../../domain/competition.ts';
import type { DancedEvent, DancedRound } from '../../domain/dancedEvent.ts';
import type { EntryId } from '../../domain/ids.ts';
import { parsed, type Parsed } from '../../domain/parsed.ts';
import { buildRoundId, type RoundState } from '../../domain/round/rounds.ts';
import type { Block, PlannedEvent, PlannedRound } from '../../domain/schedule/plan/plan.ts';
import { blocks as blocksPath } from '../plan/blocks.ts';
import { toStoredState } from '../tree/roundState.ts';
import { buildDancedRound } from './importEvent.ts';
import { buildCoupleKey } from '../events/enteredPlaces.ts';
import { eventAt } from '../events/eventAt.ts';
import type { Json, Patch } from '../tree/patch.ts';
import { assignHeats } from '../rounds/placesInRound.ts';

/** An event with its couples, planned rounds and finished rounds. */
export interface DayEvent {
  readonly event: PlannedEvent;
  readonly registered: ReadonlyMap<EntryId, number>;
  readonly danced: readonly {
    readonly round: DancedRound;
    readonly wentOn: readonly EntryId[];
    /** Actual start (ms). */
    readonly startedAt: number;
  }[];
}

const storedEntry = (entry: Entry, registeredTime: number): Json => ({
  entryId: entry.id,
  leadName: entry.leadName,
  followName: entry.followName,
  ...omitUndefined({ leadId: entry.leadId, followId: entry.followId }),
  ...(entry.number === undefined ? {} : { leadNumber: Number(entry.number) }),
  affiliation: entry.affiliation,
  registeredTime,
});

/** The couples of a round: those who danced it, were recalled into it, or were drawn. */
function standing({ event, danced }: DayEvent, round: PlannedRound): readonly EntryId[] {
  const over = danced.find((one) => one.round.number === round.number);
  if (over !== undefined) {
    const numbers = new Set(over.round.couples);
    return mapDefined(event.entries, ({ id, number }) =>
      number !== undefined && numbers.has(number) ? id : undefined,
    );
  }
  const before = danced.find((one) => one.round.number === round.number + 1);
  return before?.wentOn ?? round.entries.map(({ id }) => id);
}

function stateNow(round: PlannedRound, isOver: boolean): RoundState {
  return isOver ? 'posted' : round.state;
}

function storedRound(day: DayEvent, round: PlannedRound): Json {
  const { event, danced } = day;
  const over = danced.find((one) => one.round.number === round.number);
  const here = new Set(standing(day, round));
  const couples = event.entries.filter(({ id }) => here.has(id));
  return {
    roundId: buildRoundId(event.key, round.number),
    roundNumber: round.number,
    roundName: round.name,
    eventName: event.name,
    scheduleIndex: round.scheduleIndex,
    roundState: toStoredState(stateNow(round, over !== undefined)),
    ...omitUndefined({ recallSize: round.recallSize }),
    numHeats: round.numHeats,
    ...omitUndefined({ roundStartTime: round.startTime, roundActualStartTime: over?.startedAt }),
    entries: assignHeats(couples, round.numHeats),
    ...(round.panel.length === 0
      ? {}
      : { panel: Object.fromEntries(round.panel.map((judge) => [judge, true])) }),
  };
}

const asDanced = ({ event, danced }: DayEvent): DancedEvent => ({
  name: event.name,
  level: event.level,
  style: event.style,
  dances: event.dances,
  rounds: danced.map(({ round }) => round).toSorted((a, b) => a.number - b.number),
});

function eventPatch(day: DayEvent): Parsed<Patch, readonly MarksProblem[]> {
  const { event, danced, registered } = day;
  const stored: Patch = {
    [eventAt(event.key)]: {
      name: event.name,
      eventLevel: toStoredTerm(event.level),
      eventDances: event.dances.map(toStoredTerm),
      style: toStoredTerm(event.style),
      entries: Object.fromEntries(
        event.entries.map((entry) => [entry.id, storedEntry(entry, registered.get(entry.id) ?? 0)]),
      ),
      pairs: Object.fromEntries(
        mapDefined(event.entries, ({ id, leadId, followId }) =>
          leadId === undefined || followId === undefined ? undefined : [buildCoupleKey(leadId, followId), id],
        ),
      ),
      rounds: Object.fromEntries(
        event.rounds.map((round) => [String(round.number), storedRound(day, round)]),
      ),
    },
  };
  const over = danced.map(({ round, startedAt }) =>
    buildDancedRound(asDanced(day), event.key, round, startedAt),
  );
  const problem = over.find((one) => !one.ok);
  if (problem?.ok === false) return problem;
  return parsed(Object.assign({}, stored, ...over.map((one) => (one.ok ? one.value : {}))));
}

/** Events in the middle of their day, with marks, results, places and breaks, as one patch. */
export function importDay(
  days: readonly DayEvent[],
  blocks: readonly Block[],
): Parsed<Patch, readonly MarksProblem[]> {
  const patches = days.map(eventPatch);
  const problem = patches.find((one) => !one.ok);
  if (problem?.ok === false) return problem;
  const stored = blocks.map(({ id, kind, title, scheduleIndex, minutes, notBefore }): [string, Json] => [
    `${blocksPath.at}/${id}`,
    { kind, title, scheduleIndex, minutes, ...omitUndefined({ notBefore }) },
  ]);
  return parsed(
    Object.assign(Object.fromEntries(stored), ...patches.map((one) => (one.ok ? one.value : {}))),
  );
}
