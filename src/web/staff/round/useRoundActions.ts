import { useMemo, type ReactNode } from 'react';
import type { CompetitionEvent, Round } from '../../../domain/competition.ts';
import { roundStatePath } from '../../../store/rounds/stateOfRound.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { listOperationRecords } from '../../../store/delivery/operation.ts';
import { allEvents } from '../../../store/events/events.ts';
import { livePath, type FloorPosition } from '../../../store/floor/live.ts';
import { listRoundsOfDay } from '../../../domain/round/day.ts';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { useRoundStarts } from '../start/useRoundStarts.tsx';
import { useDecisions, type DecisionStep } from '../journal/useDecisions.ts';
import type { PendingOperation } from '../../../store/delivery/queue.ts';
import { roundActionsWords } from '../../kit/words/english/roundActions.ts';
import { useWords } from '../../kit/words/language.ts';
import { isOfRound } from '../../../store/journal/isOfRound.ts';

export interface RoundActions {
  /** Changes of this device that the server has not received yet. */
  readonly onTheWay: readonly PendingOperation[];
  readonly busy: boolean;
  /** The reason the last change was refused. */
  readonly problem: string | undefined;
  /** Puts the round on the floor, or asks first. */
  readonly start: () => void;
  /** Asks before the round leaves the floor and waits again. */
  readonly askToStop: () => void;
  /** The open dialog about the floor. */
  readonly openDialog: ReactNode;
  /** Any other change. Resolves to false if it was refused. */
  readonly perform: (changesBy: DecisionStep['changesBy'], done: string) => Promise<boolean>;
}

const NO_EVENTS: readonly CompetitionEvent[] = [];
const EMPTY_FLOOR: readonly FloorPosition[] = [];

/**
 * Changes of a round as a whole, each one patch with its journal record.
 * @param onAct called before each change or its dialog
 */
export function useRoundActions(event: CompetitionEvent, round: Round, onAct: () => void): RoundActions {
  const { staff } = useStore();
  const words = useWords(roundActionsWords);

  /** A refusal usually means that another desk has moved the round on. */
  const explain = async (): Promise<string | undefined> => {
    const path = roundStatePath(event.key, round.number);
    const heard = await staff.readOnce(path.at);
    const state = heard.kind === 'known' ? path.parse(heard.raw) : round.state;
    return state === round.state ? undefined : words.overtaken(state);
  };
  const {
    journal: { onTheWay },
    busy,
    problem,
    act,
  } = useDecisions('scrutineer', { onAct, explain });
  const all = valueOr(useLive(staff, allEvents), NO_EVENTS);
  const floor = valueOr(useLive(staff, livePath), EMPTY_FLOOR);
  const day = useMemo(() => listRoundsOfDay(all), [all]);
  const starting = useRoundStarts({ day, floor, perform: (step) => void act(step) });
  // A queued change is not made a second time.
  const isWaiting = onTheWay.some(
    ({ operation, delivery }) =>
      delivery.kind !== 'refused' &&
      listOperationRecords(operation).some((record) => isOfRound(record, event, round)),
  );
  return {
    onTheWay,
    busy: busy || isWaiting,
    problem,
    start: () => {
      onAct();
      starting.start({ event, round });
    },
    askToStop: () => {
      onAct();
      starting.askToStop({ event, round });
    },
    openDialog: starting.dialog,
    perform: (changesBy, done) => act({ changesBy, done }),
  };
}
