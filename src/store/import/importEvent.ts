import { toStoredTerm } from '../../domain/event/storedTerm.ts';
import type { EventDance } from '../../domain/event/dances.ts';
import type { DancedEvent, DancedFinal, DancedRecall, DancedRound } from '../../domain/dancedEvent.ts';
import {
  countCouplesAhead,
  listAdvancingCouples,
  listCouplesSittingOut,
} from '../../domain/betweenRounds.ts';
import { createEventKey, type EventKey, type JudgeKey, type LeadNumber } from '../../domain/ids.ts';
import { parsed, refused, type Parsed } from '../../domain/parsed.ts';
import { countMarks } from '../../domain/recall/recall.ts';
import { buildRoundId, buildRoundName, type RoundState } from '../../domain/round/rounds.ts';
import { scoreFinal } from '../../domain/skating/final.ts';
import type { MarksProblem, Place } from '../../domain/skating/working.ts';
import { toStoredState } from '../tree/roundState.ts';
import { eventAt } from '../events/eventAt.ts';
import { marksAt, sheetsAt } from '../sheets/sheetAt.ts';
import type { Json, Patch } from '../tree/patch.ts';
import { assignHeats } from '../rounds/placesInRound.ts';
import { saveFinal, saveRecall, collectEliminatedPlaces } from '../results/savedResults.ts';
import { COUPLES_PER_HEAT, createImportedEntryId, createStoredPlaceholder } from './storedCouple.ts';

/** `posted`: the finished rounds; others wait, without marks. */
export interface ImportDay {
  readonly posted: (round: number) => boolean;
  /** The round on the floor. */
  readonly running?: number | undefined;
  readonly scheduleIndex: (round: number) => number;
  /** Planned start in ms. */
  readonly startTime: (round: number) => number;
  readonly registeredAt: number;
}

function stateOf(round: DancedRound, day: ImportDay): RoundState {
  if (day.posted(round.number)) return 'posted';
  return day.running === round.number ? 'running' : 'initialized';
}

/** A waiting round has the recalled couples of the previous one, if that is finished. */
function couplesNow(event: DancedEvent, round: DancedRound, day: ImportDay): readonly LeadNumber[] {
  const before = event.rounds.find(({ number }) => number === round.number + 1);
  return before === undefined || day.posted(before.number) ? round.couples : (round.byes ?? []);
}

const storedCouples = (
  field: 'byes' | 'sitOut',
  couples: readonly LeadNumber[],
): { readonly [field: string]: Json } =>
  couples.length === 0
    ? {}
    : { [field]: Object.fromEntries(couples.map((number) => [createImportedEntryId(number), true])) };

function storedRound(event: DancedEvent, key: EventKey, round: DancedRound, day: ImportDay): Json {
  const couples = couplesNow(event, round, day);
  const state = stateOf(round, day);
  const heats = Math.max(1, Math.ceil(round.couples.length / COUPLES_PER_HEAT));
  const entries = couples.map((number) => ({ id: createImportedEntryId(number), number }));
  return {
    roundId: buildRoundId(key, round.number),
    roundNumber: round.number,
    roundName: buildRoundName(round.number, event.rounds.length),
    eventName: event.name,
    scheduleIndex: day.scheduleIndex(round.number),
    roundState: toStoredState(state),
    recallSize: round.kind === 'recall' ? round.recallSize : round.couples.length,
    numHeats: heats,
    roundStartTime: day.startTime(round.number),
    ...(state === 'posted' || state === 'running'
      ? { roundActualStartTime: day.startTime(round.number) }
      : {}),
    ...(state === 'posted' && round.kind === 'recall'
      ? { recalled: listAdvancingCouples(event, round).length }
      : {}),
    entries: assignHeats(entries, heats),
    ...storedCouples('byes', round.byes ?? []),
    ...storedCouples('sitOut', listCouplesSittingOut(event, round)),
    panel: Object.fromEntries(round.panel.map((judge) => [judge, true])),
  };
}

/** One judge's marks of one dance: the recalled couples, or the order of a final. */
interface WrittenMarks {
  readonly judge: JudgeKey;
  readonly dance: EventDance;
  readonly numbers: readonly LeadNumber[];
}

function writtenMarks(round: DancedRound): readonly WrittenMarks[] {
  if (round.kind === 'recall')
    return round.marks.map(({ judge, dance, recalled }) => ({ judge, dance, numbers: recalled }));
  return round.dances.flatMap(({ dance, judges, marks }) =>
    judges.map((judge, seat) => ({
      judge,
      dance,
      numbers: round.couples.toSorted((a, b) => (marks.get(a)?.[seat] ?? 0) - (marks.get(b)?.[seat] ?? 0)),
    })),
  );
}

function marksAndSheets(key: EventKey, round: DancedRound, at: number): Patch {
  return Object.fromEntries(
    writtenMarks(round).flatMap(({ judge, dance, numbers }) => [
      [marksAt(key, round.number, judge, dance), numbers.length === 0 ? null : numbers],
      [sheetsAt(key, round.number, judge, dance), { state: 'sent', count: numbers.length, at }],
    ]),
  );
}

const countsOf = (round: DancedRecall): ReadonlyMap<LeadNumber, number> =>
  countMarks(round.couples, round.marks);

/** Places of the final and of the earlier rounds. */
function everybody(
  event: DancedEvent,
  final: ReadonlyMap<LeadNumber, Place>,
): ReadonlyMap<LeadNumber, Place> {
  const out = event.rounds.flatMap((round) =>
    round.kind === 'recall'
      ? collectEliminatedPlaces(
          round.number,
          countsOf(round),
          listAdvancingCouples(event, round),
          countCouplesAhead(event, round),
        )
      : [],
  );
  return new Map([...final, ...out.map(({ couple, place }) => [couple, place] as const)]);
}

function savedFinal(
  event: DancedEvent,
  key: EventKey,
  round: DancedFinal,
): Parsed<Patch, readonly MarksProblem[]> {
  const scored = scoreFinal(round.dances);
  if (!scored.ok) return refused(scored.problems);
  const places = new Map(scored.value.placings.map(({ couple, place }) => [couple, place] as const));
  return parsed(saveFinal(key, scored.value, everybody(event, places)));
}

/** Marks, sheets and result of a finished round. */
export function buildDancedRound(
  event: DancedEvent,
  key: EventKey,
  round: DancedRound,
  at: number,
): Parsed<Patch, readonly MarksProblem[]> {
  const marks = marksAndSheets(key, round, at);
  if (round.kind === 'recall')
    return parsed({
      ...marks,
      ...saveRecall(
        key,
        round.number,
        { counts: countsOf(round), recalled: listAdvancingCouples(event, round) },
        countCouplesAhead(event, round),
      ),
    });
  const final = savedFinal(event, key, round);
  return final.ok ? parsed({ ...marks, ...final.value }) : final;
}

/** A finished event, as one patch. */
export function importEvent(
  event: DancedEvent,
  day: ImportDay,
): Parsed<{ readonly key: EventKey; readonly patch: Patch }, readonly MarksProblem[]> {
  const key = createEventKey(event.name);
  const couples = new Set(event.rounds.flatMap((round) => round.couples));
  const over = event.rounds
    .filter(({ number }) => day.posted(number))
    .map((round) => buildDancedRound(event, key, round, day.startTime(round.number)));
  const problem = over.find((round) => !round.ok);
  if (problem?.ok === false) return problem;
  const stored: Patch = {
    [eventAt(key)]: {
      name: event.name,
      eventLevel: toStoredTerm(event.level),
      eventDances: event.dances.map(toStoredTerm),
      style: toStoredTerm(event.style),
      entries: Object.fromEntries(
        [...couples].map((number) => [
          createImportedEntryId(number),
          createStoredPlaceholder(number, day.registeredAt),
        ]),
      ),
      danced: Object.fromEntries(
        event.rounds
          .filter((round) => stateOf(round, day) !== 'initialized')
          .flatMap(({ couples: those }) => those.map((number) => [createImportedEntryId(number), true])),
      ),
      rounds: Object.fromEntries(
        event.rounds.map((round) => [String(round.number), storedRound(event, key, round, day)]),
      ),
    },
  };
  return parsed({
    key,
    patch: Object.assign({}, stored, ...over.map((round) => (round.ok ? round.value : {}))),
  });
}
