import { useRef, useState, type ReactNode } from 'react';
import {
  needsConfirmation,
  DEFAULT_START,
  findStartQuestions,
  type StartChoices,
  type StartQuestions,
} from '../../../domain/floor/startQuestions.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import { competitionBasics as competitionPath } from '../../../store/competition/competition.ts';
import type { FloorPosition } from '../../../store/floor/live.ts';
import { startChanges, undoStart, undoStartChanges } from '../../../store/floor/undoStart.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { useNow } from '../../kit/clock/useNow.ts';
import { useStaffQueue } from '../../kit/shell/useStaffQueue.ts';
import { useToast } from '../../kit/parts/toast/useToast.ts';
import type { DecisionStep } from '../journal/useDecisions.ts';
import { roundActionsWords } from '../../kit/words/english/roundActions.ts';
import { startWords } from '../../kit/words/english/start.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { StartDialog, useRoundLabel } from './StartDialog.tsx';
import { isStartPending } from './isStartPending.ts';
import { StopRoundDialog } from './StopRoundDialog.tsx';
import { findDaysAhead } from './findDaysAhead.ts';
import { hasTwoFloors, saveTwoFloors } from './twoFloors.ts';

interface Desk {
  readonly day: readonly ScheduledRound[];
  readonly floor: readonly FloorPosition[];
  /** Performs it and confirms it with its undo. */
  readonly perform: (step: DecisionStep) => void;
}

export interface RoundStarter {
  /** Starts the round, or asks first. */
  readonly start: (at: ScheduledRound) => void;
  /** Asks before a round leaves the floor and waits again. */
  readonly askToStop: (at: ScheduledRound) => void;
  readonly dialog: ReactNode;
}

type Asking =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'start' | 'take back'; readonly at: ScheduledRound };

const keyOf = ({ event, round }: ScheduledRound): string => `${event.key}/${round.number}`;

const NOTHING: Asking = { kind: 'nothing' };

/** Puts rounds on the floor and takes them back, the same on every desk. */
export function useRoundStarts({ day, floor, perform }: Desk): RoundStarter {
  const { eventName: competition, staff } = useStore();
  const about = valueOr(useLive(staff, competitionPath), undefined);
  const now = useNow();
  const [asking, setAsking] = useState(NOTHING);
  const { started, saved } = useWords(roundActionsWords);
  const { onTheWay } = useStaffQueue();
  const toast = useToast();
  const wayBack = useRef(new Map<string, DecisionStep>());
  const words = useWords(startWords);
  const { eventName, roundInSentence } = useWords(termsWords);
  const named = useRoundLabel();
  const run = (at: ScheduledRound, chosen: StartChoices): void => {
    setAsking(NOTHING);
    if (chosen.floor > 1) saveTwoFloors(competition);
    const undo: DecisionStep = {
      changesBy: (by) => undoStartChanges(by, at, chosen, floor),
      done: words.takenBack(named(at)),
    };
    wayBack.current.set(keyOf(at), undo);
    perform({
      changesBy: (by) => startChanges(by, at, chosen),
      done: started(eventName(at.event), roundInSentence(at.round.name)),
      undo,
    });
  };
  const offeredFor = (at: ScheduledRound): StartQuestions =>
    findStartQuestions(day, at, findDaysAhead(about, day, now));
  const dialog = (): ReactNode => {
    if (asking.kind === 'nothing') return null;
    const { at } = asking;
    const close = () => setAsking(NOTHING);
    if (asking.kind === 'start')
      return (
        <StartDialog
          at={at}
          offered={offeredFor(at)}
          floor={floor}
          hasTwo={hasTwoFloors(competition) || floor.some((one) => one.floor > 1)}
          onStart={(chosen) => run(at, chosen)}
          onClose={close}
        />
      );
    return (
      <StopRoundDialog
        at={at}
        onSubmit={() => {
          close();
          perform({ changesBy: (by) => [undoStart(by, at)], done: words.takenBack(named(at)) });
        }}
        onClose={close}
      />
    );
  };
  const start = (at: ScheduledRound): void => {
    // Offline the round still waits on every screen: a second press would be another start.
    if (isStartPending(onTheWay, at)) {
      const undo = wayBack.current.get(keyOf(at));
      toast({ words: saved, undo: undo === undefined ? undefined : () => perform(undo) });
    } else if (needsConfirmation(offeredFor(at))) setAsking({ kind: 'start', at });
    else run(at, DEFAULT_START);
  };
  return {
    start,
    askToStop: (at) => setAsking({ kind: 'take back', at }),
    dialog: dialog(),
  };
}
