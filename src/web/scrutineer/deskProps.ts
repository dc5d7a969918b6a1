import type { ReactNode } from 'react';
import type { CompetitionEvent, Judge, RecallRound, Round } from '../../domain/competition.ts';
import type { JudgeKey } from '../../domain/ids.ts';
import type { RoundActions } from '../staff/round/useRoundActions.ts';
import type { RoundSheets } from '../staff/round/roundSheets.ts';

/** What the desk of a round is shown with, preliminary round or final. */
export interface DeskProps {
  readonly event: CompetitionEvent;
  readonly round: Round;
  readonly sheets: RoundSheets;
  /** Every judge of the competition, on the panel or not. */
  readonly judges: readonly Judge[];
  /** On a narrow window the rounds are behind this. */
  readonly back: ReactNode;
  /** On to the next round that waits for the scrutineer. */
  readonly onNext: () => void;
  /** Opens the search for a couple or a round. */
  readonly onFind: () => void;
  /** To the keying of paper, of one judge or of whoever is chosen there. */
  readonly onKeyPaper: (judge?: JudgeKey) => void;
  readonly sheetsShown: boolean;
  /** Shows or hides the matrix of judges and dances. */
  readonly onSheets: () => void;
  readonly actions: RoundActions;
}

/** The desk of a preliminary round. */
export interface RecallDeskProps extends DeskProps {
  readonly round: RecallRound;
}
