import { asWritten } from '../../domain/event/asWritten.ts';
import { canNeverBeSent, type JudgesSheets } from '../../store/sheets/judgesSheets.ts';
import { useObserved } from '../app/useLive.ts';
import { Button } from '../parts/button/Button.tsx';
import { Note } from '../parts/note/Note.tsx';
import { judge as judgeWords } from '../words/english/judge.ts';
import { terms } from '../words/english/terms.ts';
import { useWords } from '../words/language.ts';

/** Marks of a round that got another number before they came in: said once, and put away when the judge has read it. */
export function RoundsChanged({ own }: { readonly own: JudgesSheets }) {
  const words = useWords(judgeWords);
  const { danceName } = useWords(terms);
  useObserved(own.sheets);
  return own
    .unsettled()
    .filter(canNeverBeSent)
    .map(({ place }) => (
      <Note
        key={`${place.event} ${place.round} ${asWritten(place.dance)} ${place.renumbered}`}
        tone="warn"
        spoken="at once"
        action={
          <Button size="small" onClick={() => void own.putAway(place)}>
            {words.understood}
          </Button>
        }
      >
        {words.roundsChanged(`${danceName(place.dance)}, ${place.event}`)}
      </Note>
    ));
}
