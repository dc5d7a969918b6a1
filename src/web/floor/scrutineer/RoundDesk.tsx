import { useState, type ReactNode } from 'react';
import { isFinal, type CompetitionEvent, type Judge, type Round } from '../../../domain/competition.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import type { JudgeKey } from '../../../domain/ids.ts';
import { useLocation } from 'wouter';
import { findOpenKeying } from '../../../store/sheets/keyingDraft.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { ErrorNote } from '../../kit/parts/note/ErrorNote.tsx';
import { LoadingBars } from '../../kit/parts/note/LoadingBars.tsx';
import { useRoundSheets } from '../../staff/round/useRoundSheets.ts';
import { useRoundActions } from '../../staff/round/useRoundActions.ts';
import { scrutineerWords } from '../../kit/words/english/scrutineer.ts';
import { useWords } from '../../kit/words/language.ts';
import type { DeskProps } from './deskProps.ts';
import { FinalDesk } from './FinalDesk.tsx';
import { KeyingDesk } from './keying/KeyingDesk.tsx';
import { RecallDesk } from './RecallDesk.tsx';
import { findCurrentRoundNumber } from '../../../store/rounds/roundNumbers.ts';

interface Props {
  readonly event: CompetitionEvent;
  readonly round: Round;
  readonly judges: readonly Judge[];
  readonly back: ReactNode;
  readonly next: ScheduledRound | undefined;
  readonly onNext: () => void;
  readonly onFind: () => void;
  /** The scrutineer works on this round: the desk stays on it even if it moves in the list. */
  readonly onStay: () => void;
}

/** The judge whose paper is keyed; undefined: the desk asks. */
interface Keyed {
  readonly judge: JudgeKey | undefined;
  /** Opened automatically, and only if that sheet is still to be keyed. */
  readonly resumed?: true;
}

export function RoundDesk({ event, round, judges, back, next, onNext, onFind, onStay }: Props) {
  const words = useWords(scrutineerWords);
  const { eventName } = useStore();
  const actions = useRoundActions(event, round, onStay);
  const [keying, setKeying] = useState<Keyed | undefined>(() => {
    // After a crash or a closed page in the middle of a sheet it opens there again.
    const judge = findOpenKeying(eventName, findCurrentRoundNumber(event, round));
    return judge === undefined ? undefined : { judge, resumed: true };
  });
  const [, navigate] = useLocation();
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
  if (keying?.resumed === true)
    setKeying(
      sheets.missing.some(({ judge }) => judge === keying.judge) ? { judge: keying.judge } : undefined,
    );
  if (keying !== undefined && keying.resumed !== true)
    return (
      <KeyingDesk
        event={event}
        round={round}
        sheets={sheets}
        actions={actions}
        judge={keying.judge}
        onClose={() => setKeying(undefined)}
        onGo={navigate}
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
    onKeyPaper: (judge) => {
      onStay();
      setKeying({ judge });
    },
    sheetsShown,
    onSheets: () => setSheetsWanted(!sheetsShown),
    actions,
  };
  return isFinal(round) ? <FinalDesk {...shown} round={round} /> : <RecallDesk {...shown} round={round} />;
}
