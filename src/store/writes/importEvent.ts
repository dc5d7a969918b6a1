import type { FinalCard, RecallCard } from '../../domain/cards.ts';
import { marksOfCards } from '../../domain/cards.ts';
import { placeEliminated } from '../../domain/eliminated.ts';
import { eventKeyFromName, type EventKey, type JudgeKey, type LeadNumber } from '../../domain/ids.ts';
import { parsed, refused, type Parsed } from '../../domain/parsed.ts';
import { countMarks } from '../../domain/recall.ts';
import { roundId, roundName, type RoundState } from '../../domain/rounds.ts';
import { scoreFinal } from '../../domain/skating/final.ts';
import type { Place } from '../../domain/skating/working.ts';
import { PLACEHOLDER_ID } from '../paths/events.ts';
import { storedState } from '../paths/roundState.ts';
import type { Json, Patch } from './patch.ts';
import { placesInRound } from './rounds.ts';
import { keepFinal, keepRecall } from './savedResults.ts';

/** A danced round as it comes from outside; couples are known by number, judges by letter. */
export interface DancedRound {
  /** 0 is the final. */
  readonly number: number;
  readonly couples: readonly LeadNumber[];
  readonly panel: readonly JudgeKey[];
  /** One for each judge and dance: the recalled couples, or in the final all of them in order of place. */
  readonly cards: readonly {
    readonly judge: JudgeKey;
    readonly dance: string;
    readonly numbers: readonly LeadNumber[];
  }[];
  /** How many were asked for, and who danced on; the final has neither. */
  readonly recallSize: number;
  readonly recalled: readonly LeadNumber[];
}

export interface DancedEvent {
  readonly name: string;
  readonly level: string;
  readonly style: string;
  readonly dances: readonly string[];
  readonly rounds: readonly DancedRound[];
}

/** When and how far: `posted` tells which rounds are over; the others wait, without marks. */
export interface DayOfImport {
  readonly posted: (round: number) => boolean;
  /** A round that is on the floor right now. */
  readonly running?: number | undefined;
  readonly scheduleIndex: (round: number) => number;
  /** Planned start in ms. */
  readonly startTime: (round: number) => number;
  readonly registeredAt: number;
}

const couplesPerHeat = 24;

const idOf = (number: LeadNumber): string => `c${number}`;

/** A couple nobody has written down (SPEC 3), but with the number it wore. */
const placeholder = (number: LeadNumber, registeredAt: number): Json => ({
  entryId: idOf(number),
  leadName: 'dummy',
  followName: 'dummy',
  leadId: PLACEHOLDER_ID,
  followId: PLACEHOLDER_ID,
  leadNumber: Number(number),
  affiliation: 'Other',
  registeredTime: registeredAt,
});

function stateOf(round: DancedRound, day: DayOfImport): RoundState {
  if (day.posted(round.number)) return 'posted';
  return day.running === round.number ? 'running' : 'initialized';
}

/** The couples of a round that has not been danced are those its predecessor let through, if that is over. */
function couplesNow(event: DancedEvent, round: DancedRound, day: DayOfImport): readonly LeadNumber[] {
  const before = event.rounds.find(({ number }) => number === round.number + 1);
  return before === undefined || day.posted(before.number) ? round.couples : [];
}

function storedRound(event: DancedEvent, key: EventKey, round: DancedRound, day: DayOfImport): Json {
  const couples = couplesNow(event, round, day);
  const state = stateOf(round, day);
  const heats = Math.max(1, Math.ceil(round.couples.length / couplesPerHeat));
  const entries = couples.map((number) => ({ id: idOf(number), number }));
  return {
    roundId: roundId(key, round.number),
    roundNumber: round.number,
    roundName: roundName(round.number, event.rounds.length),
    eventName: event.name,
    scheduleIndex: day.scheduleIndex(round.number),
    roundState: storedState(state),
    recallSize: round.recallSize,
    numHeats: heats,
    roundStartTime: day.startTime(round.number),
    ...(state === 'posted' || state === 'running'
      ? { roundActualStartTime: day.startTime(round.number) }
      : {}),
    entries: placesInRound(entries, heats),
    panel: Object.fromEntries(round.panel.map((judge) => [judge, true])),
  };
}

function marksAndSheets(key: EventKey, round: DancedRound, at: number): Patch {
  return Object.fromEntries(
    round.cards.flatMap(({ judge, dance, numbers }) => [
      [`marks/${key}/${round.number}/${judge}/${dance}`, numbers],
      [`sheets/${key}/${round.number}/${judge}/${dance}`, { state: 'sent', count: numbers.length, at }],
    ]),
  );
}

const countsOf = (round: DancedRound): ReadonlyMap<LeadNumber, number> =>
  countMarks(
    round.couples,
    round.cards.map(({ judge, dance, numbers }): RecallCard => ({ judge, dance, recalled: numbers })),
  );

/** Everybody's place: the final's, and behind them those who went out, from the semi-final outwards. */
function everybody(
  event: DancedEvent,
  final: ReadonlyMap<LeadNumber, Place>,
): ReadonlyMap<LeadNumber, Place> {
  const out = event.rounds
    .filter(({ number }) => number > 0)
    .flatMap((round) => {
      const counts = countsOf(round);
      const out = new Map([...counts].filter(([couple]) => !round.recalled.includes(couple)));
      return placeEliminated(round.recalled.length, [{ round: round.number, counts: out }]);
    });
  return new Map([...final, ...out.map(({ couple, place }) => [couple, place] as const)]);
}

function savedFinal(event: DancedEvent, key: EventKey, round: DancedRound): Parsed<Patch> {
  const cards = round.cards.map(({ judge, dance, numbers }): FinalCard => ({
    judge,
    dance,
    placed: numbers,
  }));
  const dances = event.dances.map((dance) => marksOfCards(dance, round.couples, cards));
  const marks = dances.flatMap((dance) => (dance.ok ? [dance.value] : []));
  if (marks.length !== event.dances.length)
    return refused(`${event.name}: the marks of the final are not complete.`);
  const scored = scoreFinal(marks);
  if (!scored.ok) return refused(scored.problems.map(({ problem }) => problem).join(' '));
  const places = new Map(scored.value.placings.map(({ couple, place }) => [couple, place] as const));
  return parsed(keepFinal(key, scored.value, everybody(event, places)));
}

/** What is kept of a round that is over: marks, sheets and its result. */
function dancedRound(event: DancedEvent, key: EventKey, round: DancedRound, at: number): Parsed<Patch> {
  const marks = marksAndSheets(key, round, at);
  if (round.number > 0)
    return parsed({ ...marks, ...keepRecall(key, round.number, countsOf(round), round.recalled) });
  const final = savedFinal(event, key, round);
  return final.ok ? parsed({ ...marks, ...final.value }) : final;
}

/** An event that was danced elsewhere, as one patch: entries, rounds, marks and saved results. */
export function importEvent(
  event: DancedEvent,
  day: DayOfImport,
): Parsed<{ readonly key: EventKey; readonly patch: Patch }> {
  const key = eventKeyFromName(event.name);
  const couples = new Set(event.rounds.flatMap((round) => round.couples));
  const over = event.rounds
    .filter(({ number }) => day.posted(number))
    .map((round) => dancedRound(event, key, round, day.startTime(round.number)));
  const problem = over.find((round) => !round.ok);
  if (problem?.ok === false) return problem;
  const stored: Patch = {
    [`events/${key}`]: {
      name: event.name,
      eventLevel: event.level,
      eventDances: event.dances,
      style: event.style,
      entries: Object.fromEntries(
        [...couples].map((number) => [idOf(number), placeholder(number, day.registeredAt)]),
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
