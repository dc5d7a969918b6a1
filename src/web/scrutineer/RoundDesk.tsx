import { useState, type ReactNode } from 'react';
import { isFinal, type CompetitionEvent, type Judge, type Round } from '../../domain/competition.ts';
import type { JudgeKey } from '../../domain/ids.ts';
import { ErrorNote } from '../parts/note/ErrorNote.tsx';
import { LoadingBars } from '../parts/note/LoadingBars.tsx';
import { useDesk } from '../staff/round/useDesk.ts';
import { useRoundActions } from '../staff/round/useRoundActions.ts';
import type { DeskProps } from './deskProps.ts';
import { FinalDesk } from './FinalDesk.tsx';
import { KeyingDesk } from './keying/KeyingDesk.tsx';
import { RecallDesk } from './RecallDesk.tsx';

interface Props {
  readonly event: CompetitionEvent;
  readonly round: Round;
  readonly judges: readonly Judge[];
  readonly back: ReactNode;
  readonly onNext: () => void;
}

/** The desk of one round: what the judges have sent so far, and what follows from it. */
export function RoundDesk({ event, round, judges, back, onNext }: Props) {
  const actions = useRoundActions(event, round);
  /** Whose paper is keyed; none: the desk asks. */
  const [keying, setKeying] = useState<{ readonly judge: JudgeKey | undefined }>();
  const [sheetsWanted, setSheetsWanted] = useState<boolean>();
  const desk = useDesk(event, round, judges);
  if (desk === 'refused')
    return (
      <section className="desk" aria-label="Desk">
        <ErrorNote failed="Not shown">The marks of this round are not open to you.</ErrorNote>
      </section>
    );
  if (desk === 'loading')
    return (
      <section className="desk" aria-label="Desk">
        <LoadingBars label="The sheets are loading" />
      </section>
    );
  if (keying !== undefined)
    return (
      <KeyingDesk
        event={event}
        round={round}
        desk={desk}
        actions={actions}
        judge={keying.judge}
        onLeave={() => setKeying(undefined)}
      />
    );
  const sheetsShown = sheetsWanted ?? (round.state === 'running' && desk.missing.length > 0);
  const shown: DeskProps = {
    event,
    round,
    desk,
    judges,
    back,
    onNext,
    onKeyPaper: (judge) => setKeying({ judge }),
    sheetsShown,
    onSheets: () => setSheetsWanted(!sheetsShown),
    actions,
  };
  return isFinal(round) ? <FinalDesk {...shown} /> : <RecallDesk {...shown} round={round} />;
}
