import type { ProgramEvent, ProgramRound } from '../../competition.ts';
import type { Block, RunningFloor } from '../plan/plan.ts';
import { calculateTimes } from './times.ts';
import { getLevelTiming, type Timing } from './timing.ts';

/** A likely time with its range, in milliseconds. */
export interface TimeRange {
  readonly likely: number;
  readonly earliest: number;
  readonly latest: number;
}

/** A line of the day as shown to visitors. */
export type DayLine =
  | {
      readonly kind: 'round';
      readonly key: string;
      readonly event: ProgramEvent;
      readonly round: ProgramRound;
      /** Undefined if there is no estimate, and for a round that is not danced. */
      readonly when: TimeRange | undefined;
    }
  | {
      readonly kind: 'block';
      readonly key: string;
      readonly block: Block;
      readonly when: TimeRange | undefined;
      /** True if the day has moved past this line. */
      readonly isOver: boolean;
    };

export interface DayInputs {
  readonly events: readonly ProgramEvent[];
  readonly blocks: readonly Block[];
  readonly live: readonly RunningFloor[];
  readonly timing: Timing;
}

/** The whole day in order, each line with its expected time at today's pace. */
export function buildDayLines({ events, blocks, live, timing }: DayInputs, now: number): readonly DayLine[] {
  const onFloors = events.map((event) => ({
    ...event,
    rounds: event.rounds.map((round) => {
      const floor = live.find((one) => one.event === event.key && one.round === round.number)?.floor;
      return floor === undefined ? round : { ...round, floor };
    }),
  }));
  return calculateTimes({ events: onFloors, blocks }, timing, now).items.map(
    ({ item, expected, isOver }): DayLine => {
      const when =
        expected === undefined
          ? undefined
          : { likely: expected.from, earliest: expected.earliest, latest: expected.latest };
      if (item.kind === 'block')
        return { kind: 'block', key: `block/${item.block.id}`, block: item.block, when, isOver };
      const { event, round } = item;
      return { kind: 'round', key: `${event.key}/${round.number}`, event, round, when };
    },
  );
}

/** True for a line that is still to come and takes time. */
export const isUpcomingLine = (line: DayLine): boolean =>
  line.kind === 'block' ? !line.isOver : line.round.state === 'initialized' && line.event.entries.length > 0;

/** The number of lines to show as coming next. */
const NEXT = 5;

export const listUpcomingLines = (day: readonly DayLine[]): readonly DayLine[] =>
  day.filter(isUpcomingLine).slice(0, NEXT);

const SECOND_MS = 1000;

/** The time a heat first takes the floor: earlier heats dance the first dance before it. */
export function calculateHeatTime(
  when: TimeRange,
  event: Pick<ProgramEvent, 'level'>,
  heat: number,
  timing: Timing,
): TimeRange {
  const each = getLevelTiming(timing, event.level).secondsPerDance + timing.secondsBetweenHeats;
  const later = (heat - 1) * each * SECOND_MS;
  return { likely: when.likely + later, earliest: when.earliest + later, latest: when.latest + later };
}

const MINUTE_MS = 60_000;

/** Minutes from now, never negative. */
export function calculateMinutesUntil(
  { earliest, latest }: TimeRange,
  now: number,
): { readonly from: number; readonly to: number } {
  const from = Math.max(0, Math.floor((earliest - now) / MINUTE_MS));
  return { from, to: Math.max(from, Math.ceil((latest - now) / MINUTE_MS)) };
}
