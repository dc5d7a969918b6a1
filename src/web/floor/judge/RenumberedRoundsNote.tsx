import { toStoredTerm } from '../../../domain/event/storedTerm.ts';
import { isUndeliverable, type JudgesSheets } from '../../../store/sheets/judgesSheets.ts';
import type { SheetPlace } from '../../../store/sheets/sheetAt.ts';
import { useObserved } from '../../kit/cache/useLive.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { judgeWords } from '../../kit/words/english/judge.ts';
import { useWords } from '../../kit/words/language.ts';
import { useSheetName } from './useSheetName.ts';

/** Marks of a round that was renumbered before they were received: shown once, and removed when dismissed. */
export function RenumberedRoundsNote({ own }: { readonly own: JudgesSheets }) {
  useObserved(own.sheets);
  return own
    .unsettled()
    .filter(isUndeliverable)
    .map(({ place }) => (
      <RoundChanged
        key={`${place.event} ${place.round} ${toStoredTerm(place.dance)} ${place.renumbered}`}
        place={place}
        onRead={() => void own.putAway(place)}
      />
    ));
}

function RoundChanged({ place, onRead }: { readonly place: SheetPlace; readonly onRead: () => void }) {
  const words = useWords(judgeWords);
  const name = useSheetName(place);
  return (
    <NoteBox
      tone="warn"
      spoken="at once"
      action={
        <Button size="small" onClick={onRead}>
          {words.understood}
        </Button>
      }
    >
      {words.roundsChanged(name)}
    </NoteBox>
  );
}
