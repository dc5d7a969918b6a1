import type { ReactNode } from 'react';
import type { CompetitionEvent, FinalRound, Judge, RecallRound, Round } from '../../../domain/competition.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import type { JudgeKey } from '../../../domain/ids.ts';
import type { RoundActions } from '../../staff/round/useRoundActions.ts';
import type { RoundSheets } from '../../staff/round/roundSheets.ts';

/** What the desk of a round is shown with, preliminary round or final. */
export interface DeskProps {
  readonly event: CompetitionEvent;
  readonly round: Round;
  readonly sheets: RoundSheets;
  /** Every judge of the competition, on the panel or not. */
  readonly judges: readonly Judge[];
  /** On a narrow window the rounds are behind this. */
  readonly back: ReactNode;
  /** The next round that waits for the scrutineer. */
  readonly next: ScheduledRound | undefined;
  /** On to it. */
  readonly onNext: () => void;
  /** Opens the search for a couple or a round. */
  readonly onFind: () => void;
  /** What was posted, on paper. */
  readonly onPrint: () => void;
  /** To the keying of paper, of one judge or of whoever is chosen there. */
  readonly onKeyPaper: (judge?: JudgeKey) => void;
  readonly sheetsShown: boolean;
  /** Shows or hides the matrix of judges and dances. */
  readonly onSheets: () => void;
  readonly actions: RoundActions;
}

/** The desk of a final. */
export interface FinalDeskProps extends DeskProps {
  readonly round: FinalRound;
}

/** The desk of a preliminary round. */
export interface RecallDeskProps extends DeskProps {
  readonly round: RecallRound;
}
