import type { JudgeKey } from '../../../domain/ids.ts';
import { toStoredTerm } from '../../../domain/event/storedTerm.ts';
import type { ReactNode } from 'react';
import { hasStorageFailed } from '../../../store/delivery/queue.ts';
import { isUndeliverable, type JudgesSheets } from '../../../store/sheets/judgesSheets.ts';
import type { SheetPlace } from '../../../store/sheets/sheetAt.ts';
import { useObserved } from '../../kit/cache/useLive.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { isAnotherJudgesSheet, type RoundNews } from './earlierRounds.ts';
import { RoundNewsList } from './RoundNewsList.tsx';
import { useDismissed } from './useDismissed.ts';
import { RenumberedRoundsNote } from './RenumberedRoundsNote.tsx';
import { useSheetName } from './useSheetName.ts';
import { buildJudgesRoundKey, type JudgesRound } from '../../../store/models/judge/judgesRounds.ts';
import { useJudgeWords } from './useJudgeWords.ts';

function UnsentSheets({ place }: { readonly place: SheetPlace }) {
  const { stillHere } = useJudgeWords();
  const name = useSheetName(place);
  return (
    <NoteBox tone="warn" spoken="politely">
      {stillHere(name)}
    </NoteBox>
  );
}

function CameLate({ place, action }: { readonly place: SheetPlace; readonly action: ReactNode }) {
  const { cameLate } = useJudgeWords();
  const name = useSheetName(place);
  return (
    <NoteBox tone="warn" spoken="at once" action={action}>
      {cameLate(name)}
    </NoteBox>
  );
}

export interface DeviceNotesProps {
  readonly own: JudgesSheets;
  /** The rounds on the floor. Their open sheets show their own state, so they need no note here. */
  readonly rounds: readonly JudgesRound[];
  readonly judge: JudgeKey;
  readonly news: readonly RoundNews[];
}

/** Notes for an open sheet: about earlier sheets, and about limits of this device. */
export default function DeviceNotes({ own, judge, rounds, news }: DeviceNotesProps) {
  const words = useJudgeWords();
  const [isRead, markRead] = useDismissed();
  useObserved(own.sheets);
  const isUnsaved = useObserved(hasStorageFailed);
  const before = own
    .unsettled()
    .filter((one) => !isUndeliverable(one) && !isAnotherJudgesSheet(news, one.place))
    .filter(({ place }) => !rounds.some(({ key }) => key === buildJudgesRoundKey(place)));
  const understood = (what: string) => (
    <Button size="small" onClick={() => markRead(what)}>
      {words.understood}
    </Button>
  );
  return (
    <>
      {isUnsaved && (
        <NoteBox tone="warn" spoken="politely">
          {words.notSaving}
        </NoteBox>
      )}
      <RoundNewsList judge={judge} own={own} news={news} />
      <RenumberedRoundsNote own={own} />
      {before.map(({ place, kept, delivery }) => {
        const sheet = `${place.event} ${place.round} ${toStoredTerm(place.dance)} ${kept.operation}`;
        if (delivery.kind === 'here' || delivery.kind === 'refused')
          return <UnsentSheets key={sheet} place={place} />;
        return delivery.kind === 'late' && !isRead(sheet) ? (
          <CameLate key={sheet} place={place} action={understood(sheet)} />
        ) : null;
      })}
      {!window.isSecureContext && !isRead('plain-http') && (
        <NoteBox tone="info" action={understood('plain-http')}>
          {words.plainHttp}
        </NoteBox>
      )}
    </>
  );
}
