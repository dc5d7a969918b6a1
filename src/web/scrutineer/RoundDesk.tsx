import { useMemo, type ReactNode } from 'react';
import { isFinal, type CompetitionEvent, type Judge, type Round } from '../../domain/competition.ts';
import { marksOfRound } from '../../store/paths/marks.ts';
import { sheetsOfRound } from '../../store/paths/sheets.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { useLive } from '../app/useLive.ts';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { LoadingBars } from '../parts/LoadingBars.tsx';
import { layOutDesk } from './deskSheets.ts';
import { FinalDesk } from './FinalDesk.tsx';
import { RecallDesk } from './RecallDesk.tsx';

interface Props {
  readonly event: CompetitionEvent;
  readonly round: Round;
  readonly judges: readonly Judge[];
  readonly back: ReactNode;
}

/** The desk of one round: what the judges have sent so far, and what follows from it. */
export function RoundDesk({ event, round, judges, back }: Props) {
  const { staff } = useStore();
  const cards = useLive(
    staff,
    useMemo(() => marksOfRound(event.key, round.number), [event.key, round.number]),
  );
  const sheets = useLive(
    staff,
    useMemo(() => sheetsOfRound(event.key, round.number), [event.key, round.number]),
  );
  const desk = useMemo(
    () =>
      cards.kind === 'known' && sheets.kind === 'known'
        ? layOutDesk(event, round, judges, cards.value, sheets.value)
        : undefined,
    [event, round, judges, cards, sheets],
  );
  if (cards.kind === 'refused' || sheets.kind === 'refused')
    return (
      <section className="desk" aria-label="Desk">
        <ErrorNote failed="Not shown">The marks of this round are not open to you.</ErrorNote>
      </section>
    );
  if (desk === undefined)
    return (
      <section className="desk" aria-label="Desk">
        <LoadingBars label="The sheets are loading" />
      </section>
    );
  const shown = { event, round, desk, back };
  return isFinal(round) ? <FinalDesk {...shown} /> : <RecallDesk {...shown} />;
}
