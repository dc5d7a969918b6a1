import { useState, type ReactNode } from 'react';
import { isFinal, type CompetitionEvent, type Judge, type Round } from '../../domain/competition.ts';
import type { ScheduledRound } from '../../domain/round/day.ts';
import type { JudgeKey } from '../../domain/ids.ts';
import { ErrorNote } from '../parts/note/ErrorNote.tsx';
import { LoadingBars } from '../parts/note/LoadingBars.tsx';
import { useRoundSheets } from '../staff/round/useRoundSheets.ts';
import { useRoundActions, type RoundActions } from '../staff/round/useRoundActions.ts';
import { scrutineer } from '../words/english/scrutineer.ts';
import { useWords } from '../words/language.ts';
import type { DeskProps } from './deskProps.ts';
import { FinalDesk } from './FinalDesk.tsx';
import { KeyingDesk } from './keying/KeyingDesk.tsx';
import { RecallDesk } from './RecallDesk.tsx';

interface Props {
  readonly event: CompetitionEvent;
  readonly round: Round;
  readonly judges: readonly Judge[];
  readonly back: ReactNode;
  readonly next: ScheduledRound | undefined;
  readonly onNext: () => void;
  readonly onFind: () => void;
  /** Something is done with this round: the desk stays at it, wherever the round goes in the list. */
  readonly onStay: () => void;
}

/** The same actions; whichever is taken, the desk stays where it is. */
const stayingAt = (actions: RoundActions, stay: () => void): RoundActions => ({
  ...actions,
  start: () => {
    stay();
    actions.start();
  },
  close: () => {
    stay();
    actions.close();
  },
  reopen: (why, open) => {
    stay();
    actions.reopen(why, open);
  },
  post: (result, done, open) => {
    stay();
    actions.post(result, done, open);
  },
  unpost: (why) => {
    stay();
    actions.unpost(why);
  },
  perform: (changesBy, done) => {
    stay();
    return actions.perform(changesBy, done);
  },
});

/** The desk of one round: what the judges have sent so far, and what follows from it. */
export function RoundDesk({ event, round, judges, back, next, onNext, onFind, onStay }: Props) {
  const words = useWords(scrutineer);
  const actions = stayingAt(useRoundActions(event, round), onStay);
  /** Whose paper is keyed; none: the desk asks. */
  const [keying, setKeying] = useState<{ readonly judge: JudgeKey | undefined }>();
  const [sheetsWanted, setSheetsWanted] = useState<boolean>();
  const sheets = useRoundSheets(event, round, judges);
  if (sheets === 'refused')
    return (
      <section className="desk" aria-label={words.desk}>
        <ErrorNote failed={words.notAvailable}>{words.noAccess}</ErrorNote>
      </section>
    );
  if (sheets === 'loading')
    return (
      <section className="desk" aria-label={words.desk}>
        <LoadingBars label={words.loadingSheets} />
      </section>
    );
  if (keying !== undefined)
    return (
      <KeyingDesk
        event={event}
        round={round}
        sheets={sheets}
        actions={actions}
        judge={keying.judge}
        onClose={() => setKeying(undefined)}
      />
    );
  const sheetsShown = sheetsWanted ?? (round.state === 'running' && sheets.missing.length > 0);
  const shown: DeskProps = {
    event,
    round,
    sheets,
    judges,
    back,
    next,
    onNext,
    onFind,
    onPrint: () => window.print(),
    onKeyPaper: (judge) => setKeying({ judge }),
    sheetsShown,
    onSheets: () => setSheetsWanted(!sheetsShown),
    actions,
  };
  return isFinal(round) ? <FinalDesk {...shown} round={round} /> : <RecallDesk {...shown} round={round} />;
}
