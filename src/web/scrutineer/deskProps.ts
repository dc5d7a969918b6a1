import type { ReactNode } from 'react';
import type { CompetitionEvent, Round } from '../../domain/competition.ts';
import type { Desk } from './deskSheets.ts';

/** What the desk of a round is shown with, preliminary round or final. */
export interface DeskProps {
  readonly event: CompetitionEvent;
  readonly round: Round;
  readonly desk: Desk;
  /** On a narrow window the rounds are behind this. */
  readonly back: ReactNode;
}
