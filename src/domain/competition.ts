import type { EventDance } from './event/dances.ts';
import type { AgeGroup, EventLevel, EventStyle } from './event/terms.ts';
import type { EntryId, EventKey, JudgeKey, LeadNumber } from './ids.ts';
import type { PanelByDance } from './panels.ts';
import type { RoundNaming } from './roundNaming.ts';

/** The states of a round that has not been on the floor. */
export type StateBefore = 'initialized' | 'empty' | 'skipped';

/** The states of a round that has begun. */
export type StateSince = 'running' | 'marked' | 'posted';

/** A couple in an event, as the hall sees it. */
export interface Entry {
  readonly id: EntryId;
  /** Missing until the desk has given one out. */
  readonly number: LeadNumber | undefined;
  readonly leadName: string;
  readonly followName: string;
  /** The dancers' own keys; missing for somebody nobody has written down. */
  readonly leadId?: string;
  readonly followId?: string;
  readonly affiliation: string;
  /** A couple known by its number only: nobody has written down who they are (SPEC 3). */
  readonly placeholder: boolean;
  /** By round number: true present, false missing; a round that was not called is not there. */
  readonly checkedIn: ReadonlyMap<number, boolean>;
}

/** A couple's place in a round: the heat it dances in, counted from 1, or one heat for each dance when redrawn. */
export interface RoundEntry {
  readonly id: EntryId;
  readonly heats: readonly number[];
  /** True: the round was started without this couple. False: it came after the start. Missing: neither. */
  readonly away?: boolean;
}

/**
 * What a round is called for good, whatever number it gets: '1.0' had number 1 when the rounds of its event had not got
 * other numbers yet, '1.2' came in as number 1 when they did so for the second time.
 */
export type RoundOrigin = `${number}.${number}`;

/** How many there are. A list of them says so too. */
export interface HowMany {
  readonly length: number;
}

/** What the program says of a round, whatever kind it is and however far it has come. */
interface RoundOnProgram {
  /** 0 is the final, 1 the semi-final, and so on outwards. */
  readonly number: number;
  readonly name: string;
  readonly numHeats: number;
  readonly scheduleIndex: number;
  /** When it is planned to start, in milliseconds. */
  readonly startTime: number | undefined;
  /** When its result came out last, in milliseconds. Missing where it is not out, or nobody has written it down. */
  readonly postedAt?: number;
  /** How many its posting recalled. Missing where it is not posted, and in rounds from before that was noted. */
  readonly recalled?: number;
  /** The couples in it. */
  readonly entries: HowMany;
  /** Those of them who need not dance the round before: seeded past it. Missing where there is nobody. */
  readonly byes?: HowMany;
  /** Those of them without whom it was started. Missing where there is nobody, and where each couple says it itself. */
  readonly away?: HowMany;
  /** Those who were recalled before and need not dance this round, a redance of the others. Missing where there is nobody. */
  readonly sitOut?: HowMany;
}

/** What every round has. */
interface AnyRound extends RoundOnProgram {
  readonly entries: readonly RoundEntry[];
  readonly byes?: readonly EntryId[];
  readonly sitOut?: readonly EntryId[];
  /** What it was called as it came into the plan; missing as long as the rounds of its event have their first numbers. */
  readonly origin?: RoundOrigin;
  /**
   * Counted on with every change of who dances: a sheet counts for the line-up it was made for. Missing before the first
   * start, and in rounds from elsewhere.
   */
  readonly lineUp?: number;
  /** The record of what was last done to the round as a whole. */
  readonly lastRecord?: string;
  /** The judges of the round, each of whom marks a dance of it or more; empty means every judge of the competition. */
  readonly panel: readonly JudgeKey[];
  /** How often others have been seated than were planned; missing before the first time. */
  readonly seatings?: number;
  /** Who marks each dance since; where it is missing, the panel marks every dance. */
  readonly seats?: PanelByDance;
}

/** The judges place the couples: nobody is recalled from it. */
interface Final {
  readonly recallSize?: undefined;
  /** When its places are for everybody, once it is posted; as usual in this competition when nothing is said. */
  readonly release?: 'at once' | 'awards' | undefined;
  /** When the places were released, in milliseconds; missing before that. */
  readonly releasedAt?: number | undefined;
}

/** The judges recall couples into the next round. */
interface Recall {
  /** How many each judge is asked for. */
  readonly recallSize: number;
}

/** Drawn, empty or skipped: it has not been on the floor. */
interface NotBegun {
  readonly state: StateBefore;
  readonly startedAt?: undefined;
}

/** On the floor or danced. */
interface Begun {
  readonly state: StateSince;
  /** When it began, in milliseconds. Missing: results from elsewhere that do not say. */
  readonly startedAt: number | undefined;
}

/** What has happened to a round. */
export type Stage = NotBegun | Begun;

export type RecallRound = AnyRound & Recall & Stage;
export type FinalRound = AnyRound & Final & Stage;

/** A round of an event, by its kind and by what has happened to it. */
export type Round = RecallRound | FinalRound;

/** A round as the program of the competition has it, which tells how many dance and not who. */
export type ProgramRound = RoundOnProgram & (Final | Recall) & Stage;

/** An event as the program has it. */
export interface ProgramEvent {
  readonly key: EventKey;
  readonly name: string;
  readonly level: EventLevel;
  readonly style: EventStyle;
  readonly dances: readonly EventDance[];
  /** For whom of an age; missing where it is for everybody. */
  readonly age?: AgeGroup;
  /** In which order its style is danced here; missing where it is the usual one. */
  readonly order?: readonly EventDance[];
  readonly entries: HowMany;
  /** From the final outwards. */
  readonly rounds: readonly ProgramRound[];
}

export interface CompetitionEvent extends ProgramEvent {
  /** Missing: counted. */
  readonly roundNaming?: RoundNaming;
  readonly entries: readonly Entry[];
  /** From the final outwards. */
  readonly rounds: readonly Round[];
  /** How often its rounds have got other numbers; missing as long as they have those they began with. */
  readonly renumbered?: number;
}

/** An official whose role is to judge: Judge or Chairman of Judges (SPEC 3). */
export interface Judge {
  readonly key: JudgeKey;
  /** Undefined where the competition knows the letter only: results from elsewhere often name their judges so. */
  readonly name: string | undefined;
  readonly chairman: boolean;
}

/** Whether a round is the final: nobody is recalled from it. */
export const isFinal = <R extends ProgramRound>(round: R): round is Extract<R, Final> => round.number === 0;

/** How many couples a judge is asked for where so many dance: in a final for each of them. */
export const askedFor = (round: ProgramRound, couples: number): number =>
  isFinal(round) ? couples : Math.min(round.recallSize, couples);

/** The couples of a round who have not danced the one before. */
export const byesOf = ({ byes }: ProgramRound): number => byes?.length ?? 0;

/** The couples that were recalled before a round, and do not dance it. */
export const sitOutOf = ({ sitOut }: ProgramRound): number => sitOut?.length ?? 0;

/** The places in the round danced next of those who were recalled from a round: without who begins there. */
export function placesRecalled(
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

export function roundOf(event: CompetitionEvent, number: number): Round | undefined {
  return event.rounds.find((round) => round.number === number);
}

/** What a round is called for good: one whose event never had its rounds numbered anew, by the number it has. */
export const originOf = ({ origin, number }: Round): RoundOrigin => origin ?? `${number}.0`;

/** Who marks this round: its panel, or all judges when none is named. */
export const panelOf = (round: Round, judges: readonly Judge[]): readonly JudgeKey[] =>
  round.panel.length > 0 ? round.panel : judges.map((judge) => judge.key);

/** The rounds anybody may look at, from the final outwards. */
export const postedRounds = <R extends ProgramRound>(event: {
  readonly rounds: readonly R[];
}): readonly R[] => event.rounds.filter(({ state }) => state === 'posted');
