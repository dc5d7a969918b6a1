import type { ReactNode } from 'react';
import type { FinalRound, Judge, RecallRound } from '../../../domain/competition.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import type { JudgeKey } from '../../../domain/ids.ts';
import type { RoundActions } from '../../staff/round/useRoundActions.ts';
import type { DeskRound } from '../../../store/models/round/roundSheets.ts';

export interface DeskProps extends DeskRound {
  /** Every judge of the competition, on the panel or not. */
  readonly judges: readonly Judge[];
  /** Leads back to the list of rounds in a narrow window. */
  readonly back: ReactNode;
  readonly next: ScheduledRound | undefined;
  readonly onNext: () => void;
  readonly onFind: () => void;
  readonly onPrint: () => void;
  /** Opens the keying of paper; without a judge the desk asks for one. */
  readonly onKeyPaper: (judge?: JudgeKey) => void;
  readonly sheetsShown: boolean;
  /** Shows or hides the matrix of judges and dances. */
  readonly onSheets: () => void;
  readonly actions: RoundActions;
}

export interface FinalDeskProps extends DeskProps {
  readonly round: FinalRound;
}

export interface RecallDeskProps extends DeskProps {
  readonly round: RecallRound;
}
