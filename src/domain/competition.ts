import type { EventDance } from './event/dances.ts';
import type { AgeGroup, EventLevel, EventStyle } from './event/terms.ts';
import type { EntryId, EventKey, JudgeKey, LeadNumber } from './ids.ts';
import type { PanelByDance } from './panels.ts';
import type { RoundNaming } from './roundNaming.ts';

/** The round has not been on the floor. */
export type PendingState = 'initialized' | 'empty' | 'skipped';

/** The round has begun. */
export type StartedState = 'running' | 'marked' | 'posted';

/** A couple in an event. */
export interface Entry {
  readonly id: EntryId;
  /** Missing until the desk assigns one. */
  readonly number: LeadNumber | undefined;
  readonly leadName: string;
  readonly followName: string;
  /** Keys of the dancers; missing if a dancer is not registered. */
  readonly leadId?: string;
  readonly followId?: string;
  readonly affiliation: string;
  /** Only the couple's number is known (SPEC 3). */
  readonly placeholder: boolean;
  /** The deck's report by round number: true present, false missing, no value not called. */
  readonly checkedIn: ReadonlyMap<number, boolean>;
}

/** A couple's place in a round. Heats count from 1: a single one, or one per dance if each dance was drawn separately. */
export interface RoundEntry {
  readonly id: EntryId;
  readonly heats: readonly number[];
  /** True: the round was started without this couple. False: it came after the start. Missing: neither. */
  readonly away?: boolean;
}

/**
 * A stable name for a round that survives renumbering: '1.0' had number 1 before any renumbering of its event, '1.2'
 * was added as number 1 in the second one.
 */
export type RoundOrigin = `${number}.${number}`;

/** Has a length: either a list, or only its count. */
export interface Countable {
  readonly length: number;
}

/** The public data of any round in the program. */
interface RoundOnProgram {
  /** 0 is the final, 1 the semi-final, and so on. */
  readonly number: number;
  readonly name: string;
  readonly numHeats: number;
  readonly scheduleIndex: number;
  /** Planned start in milliseconds. */
  readonly startTime: number | undefined;
  /** Time of the latest posting in milliseconds. Missing if not posted or unknown. */
  readonly postedAt?: number;
  /** Couples recalled by the posting. Missing if not posted, and in old data. */
  readonly recalled?: number;
  readonly entries: Countable;
  /** Couples of the round seeded past the one before. Missing if there are none. */
  readonly byes?: Countable;
  /**
   * Couples that were absent when the round started. Missing if there are none, or if each entry states it.
   */
  readonly away?: Countable;
  /**
   * Couples that were recalled earlier and skip this round, because it is a redance of the others. Missing if
   * there are none.
   */
  readonly sitOut?: Countable;
}

interface AnyRound extends RoundOnProgram {
  readonly entries: readonly RoundEntry[];
  readonly byes?: readonly EntryId[];
  readonly sitOut?: readonly EntryId[];
  /** Missing while the event's rounds have their first numbers. */
  readonly origin?: RoundOrigin;
  /**
   * Incremented whenever the couples that dance change: a sheet only counts for its line-up. Missing before the start.
   */
  readonly lineUp?: number;
  /** Key of the latest journal record about the round as a whole. */
  readonly lastRecord?: string;
  /** Judges who mark at least one dance; empty means every judge of the competition. */
  readonly panel: readonly JudgeKey[];
  /** The number of times that judges were changed from the plan; missing if never. */
  readonly seatings?: number;
  /** Judges by dance after such changes; missing: the panel marks every dance. */
  readonly seats?: PanelByDance;
}

/** Judges place the couples; there is no recall. */
interface Final {
  readonly recallSize?: undefined;
  /** The time its places are released; missing: the competition's default. */
  readonly release?: 'at once' | 'awards' | undefined;
  /** Release time in milliseconds; missing before that. */
  readonly releasedAt?: number | undefined;
}

/** Judges recall couples into the next round. */
interface Recall {
  /** Couples each judge should recall. */
  readonly recallSize: number;
}

/** A round that has not been on the floor: drawn, empty or skipped. */
interface NotBegun {
  readonly state: PendingState;
  readonly startedAt?: undefined;
}

/** A round that is on the floor or was danced. */
interface Begun {
  readonly state: StartedState;
  /** Start time in milliseconds. Missing in imported results without it. */
  readonly startedAt: number | undefined;
}

export type RoundStage = NotBegun | Begun;

export type RecallRound = AnyRound & Recall & RoundStage;
export type FinalRound = AnyRound & Final & RoundStage;

export type Round = RecallRound | FinalRound;

/** A round in the public program, with counts instead of couples. */
export type ProgramRound = RoundOnProgram & (Final | Recall) & RoundStage;

export interface ProgramEvent {
  readonly key: EventKey;
  readonly name: string;
  readonly level: EventLevel;
  readonly style: EventStyle;
  readonly dances: readonly EventDance[];
  /** Missing if it is open to every age. */
  readonly age?: AgeGroup;
  /** The order of its dances; missing: the usual one. */
  readonly order?: readonly EventDance[];
  readonly entries: Countable;
  /** Entries without a partner. Missing if there are none, or if each entry states it. */
  readonly alone?: number | undefined;
  /** In order, starting with the final. */
  readonly rounds: readonly ProgramRound[];
}

export interface CompetitionEvent extends ProgramEvent {
  /** Missing: counted. */
  readonly roundNaming?: RoundNaming;
  readonly entries: readonly Entry[];
  /** The rounds in order, starting with the final. */
  readonly rounds: readonly Round[];
  /** The number of times its rounds were renumbered; missing if none. */
  readonly renumbered?: number;
}

/** An official who judges: Judge or Chairman of Judges (SPEC 3). */
export interface Judge {
  readonly key: JudgeKey;
  /** The judge's name; undefined if only the letter is known, as in many imported results. */
  readonly name: string | undefined;
  readonly chairman: boolean;
}

export const isFinal = <R extends ProgramRound>(round: R): round is Extract<R, Final> => round.number === 0;

/** The number of couples to mark, given how many dance: all of them in a final. */
export const countMarksNeeded = (round: ProgramRound, couples: number): number =>
  isFinal(round) ? couples : Math.min(round.recallSize, couples);

/** Couples seeded past the round before. */
export const countByes = ({ byes }: ProgramRound): number => byes?.length ?? 0;

/** Couples recalled earlier that skip this round. */
export const countSittingOut = ({ sitOut }: ProgramRound): number => sitOut?.length ?? 0;

/** The places in `next` of couples recalled from `from`, without those seeded past it or sitting it out. */
export function listRecalledPlaces(
  { rounds }: Pick<CompetitionEvent, 'rounds'>,
  from: Pick<Round, 'number' | 'sitOut'>,
  next: Round,
): readonly RoundEntry[] {
  const others = new Set([
    ...(from.sitOut ?? []),
    ...rounds.flatMap(({ number, byes }) =>
      number < from.number && number >= next.number ? (byes ?? []) : [],
    ),
  ]);
  return next.entries.filter(({ id }) => !others.has(id));
}

export function findRound(event: CompetitionEvent, number: number): Round | undefined {
  return event.rounds.find((round) => round.number === number);
}

export const getRoundOrigin = ({ origin, number }: Round): RoundOrigin => origin ?? `${number}.0`;

/** The round's panel, or all judges if it has none. */
export const getPanel = (round: Round, judges: readonly Judge[]): readonly JudgeKey[] =>
  round.panel.length > 0 ? round.panel : judges.map((judge) => judge.key);

/** Posted rounds, starting with the final. */
export const listPostedRounds = <R extends ProgramRound>(event: {
  readonly rounds: readonly R[];
}): readonly R[] => event.rounds.filter(({ state }) => state === 'posted');
