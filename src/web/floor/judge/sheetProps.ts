import type { ReactNode } from 'react';
import type { EventDance } from '../../../domain/event/dances.ts';
import type { CompetitionEvent, RecallRound, Round } from '../../../domain/competition.ts';
import type { JudgeKey } from '../../../domain/ids.ts';
import type { Outcome } from '../../../store/delivery/outcome.ts';
import type { MarkedSheet } from '../../../store/sheets/judgesSheets.ts';
import type { ShownSheet } from '../../../store/models/judge/judgesDay.ts';
import type { JudgesRound, SheetOfRound } from '../../../store/models/judge/judgesRounds.ts';
import type { CurrentSheet } from '../../../store/models/judge/currentSheet.ts';
import type { ThumbHand } from './useHand.ts';

export interface SheetProps {
  readonly event: CompetitionEvent;
  readonly round: Round;
  readonly judge: JudgeKey;
  readonly dance: EventDance;
  /** The links from this sheet to the others. */
  readonly shown: ShownSheet;
  readonly rounds: readonly JudgesRound[];
  readonly onGo: (sheet: SheetOfRound) => void;
  readonly hand: ThumbHand;
  readonly onHand: (hand: ThumbHand) => void;
  readonly sheet: CurrentSheet;
  readonly onChange: (marked: MarkedSheet) => void;
  /** Asks the chairman to reopen the sent sheet. */
  readonly onAsk: () => Promise<Outcome>;
  /** Set if this device's access code is out of date. */
  readonly onRenew: (() => void) | undefined;
  readonly onTryAgain: () => void;
  /** True if this is the judge's last round today. */
  readonly isLast: boolean;
  /** The time of the judge's next round, if it is on another day. */
  readonly later: string | undefined;
  /** Called when parts of the screen move, so that a tap meant for the old layout is ignored. */
  readonly onShift: () => void;
  /** Notes about this device and earlier sheets. */
  readonly notes: ReactNode;
}

export interface RecallSheetProps extends SheetProps {
  readonly round: RecallRound;
}
