import { parseDance, type EventDance } from '../../../../domain/event/dances.ts';
import type { CompetitionEvent } from '../../../../domain/competition.ts';
import type { RoundInput } from '../../../../domain/testing/round.ts';
import { testEvent as eventCalled } from '../../../../domain/schedule/testing/plans.ts';
import type { SheetPlace } from '../../../sheets/sheetAt.ts';
import {
  buildSimpleEvent,
  buildJudges,
  buildSimpleRound,
  buildJudgeKey,
  buildLeadNumbers,
} from '../../../../web/kit/testing/builders.ts';
import type { JudgeFloorState } from '../judgesDay.ts';
import type { LastViewedSheet } from '../findShownSheet.ts';
import type { CurrentSheet } from '../currentSheet.ts';

const COUPLES = ['101', '102', '103'];
export const STANDARD: readonly EventDance[] = ['Waltz', 'Tango', 'Foxtrot'];

/** The sheets of Judge A: sent, reopened, or the numbers on it. Unlisted sheets are empty. */
export type SheetStates = Readonly<Record<string, 'sent' | 'open again' | readonly string[]>>;

export interface FloorRoundInput {
  readonly name?: string;
  readonly dances?: readonly EventDance[];
  /** The current dance. */
  readonly dance?: EventDance;
  readonly started?: number;
  readonly sheets?: SheetStates;
  readonly round?: RoundInput;
  readonly couples?: readonly string[];
  /** True if the round was reset, and so is not on the floor. */
  readonly isOff?: boolean;
}

/** The data on Judge A's phone, given these rounds on the floor. */
export function buildJudgeFloorState(
  floor: readonly FloorRoundInput[],
  looked?: LastViewedSheet,
): JudgeFloorState {
  const rounds = floor.map(({ name = 'Silver', dances = STANDARD, round, couples = COUPLES, ...told }) => ({
    ...told,
    event: buildSimpleEvent(couples, {
      key: eventCalled(name),
      name,
      dances,
      rounds: [
        buildSimpleRound(1, couples, {
          panel: [buildJudgeKey('A'), buildJudgeKey('B')],
          startedAt: told.started ?? 1,
          ...round,
        }),
      ],
    }),
  }));
  const events = new Map(rounds.map(({ event }) => [event.key, event] as const));
  const sheetOf = ({ event, dance }: SheetPlace): CurrentSheet => {
    const told = rounds.find((one) => one.event.key === event)?.sheets?.[String(dance)] ?? [];
    return {
      numbers: typeof told === 'string' ? buildLeadNumbers('101') : buildLeadNumbers(...told),
      pencilled: [],
      there: [],
      sent: told === 'sent',
      delivery: { kind: 'received' },
      changeRequested: false,
      isOpenAgain: told === 'open again',
    };
  };
  return {
    judge: buildJudgeKey('A'),
    judges: buildJudges('A', 'B', 'C'),
    floor: rounds
      .filter(({ isOff }) => isOff !== true)
      .map(({ event, dance, started = 1 }) => ({
        event: event.key,
        round: 1,
        dance: Math.max(0, event.dances.indexOf(dance ?? parseDance('Waltz'))),
        heat: 1,
        floor: 1,
        // The start of this heat's music, not of the round.
        startedAt: 1_000_000 - started,
      })),
    eventOf: (key): CompetitionEvent | undefined => events.get(key),
    sheetOf,
    looked,
  };
}
