import type { EventDance } from './event/dances.ts';
import type { EventLevel, EventStyle } from './event/terms.ts';
import type { EntryId, EventKey, JudgeKey, LeadNumber } from './ids.ts';
import type { RoundState } from './round/rounds.ts';

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
}

export interface Round {
  /** 0 is the final, 1 the semi-final, and so on outwards. */
  readonly number: number;
  readonly name: string;
  readonly state: RoundState;
  /** How many each judge is asked for; the final has none. */
  readonly recallSize: number;
  readonly numHeats: number;
  readonly scheduleIndex: number;
  /** Planned and actual start in milliseconds. */
  readonly startTime: number | undefined;
  readonly actualStartTime: number | undefined;
  readonly entries: readonly RoundEntry[];
  /** The judges of the round; empty means every judge of the competition. */
  readonly panel: readonly JudgeKey[];
}

export interface CompetitionEvent {
  readonly key: EventKey;
  readonly name: string;
  readonly level: EventLevel;
  readonly style: EventStyle;
  readonly dances: readonly EventDance[];
  readonly entries: readonly Entry[];
  /** From the final outwards. */
  readonly rounds: readonly Round[];
}

/** An official whose role is to judge: Judge or Chairman of Judges (SPEC 3). */
export interface Judge {
  readonly key: JudgeKey;
  readonly name: string;
  readonly chairman: boolean;
}

export const isFinal = (round: Pick<Round, 'number'>): boolean => round.number === 0;

export function roundOf(event: CompetitionEvent, number: number): Round | undefined {
  return event.rounds.find((round) => round.number === number);
}

/** The couples of a round that wear a number, in the order of their numbers, with the heat of the dance at `dance`. */
export function couplesOnTheFloor(
  event: CompetitionEvent,
  round: Round,
  dance = 0,
): readonly { readonly number: LeadNumber; readonly entry: Entry; readonly heat: number }[] {
  const entries = new Map(event.entries.map((entry) => [entry.id, entry]));
  return round.entries
    .flatMap(({ id, heats }) => {
      const entry = entries.get(id);
      return entry?.number === undefined
        ? []
        : [{ number: entry.number, entry, heat: heats[dance] ?? heats[0] ?? 1 }];
    })
    .toSorted((a, b) => Number(a.number) - Number(b.number));
}

/** Who marks this round: its panel, or all judges when none is named. */
export const panelOf = (round: Round, judges: readonly Judge[]): readonly JudgeKey[] =>
  round.panel.length > 0 ? round.panel : judges.map((judge) => judge.key);
