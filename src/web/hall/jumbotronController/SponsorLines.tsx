import { DISPLAY_BOUNDS } from '../../../domain/floor/display.ts';
import { sponsors, setSponsors } from '../../../store/floor/displays.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { useUnsentText } from '../../kit/shell/useUnsentForm.ts';
import { usePatchWriter } from '../../kit/shell/usePatchWriter.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { TextAreaField } from '../../kit/parts/field/TextAreaField.tsx';
import { ProblemNote } from '../../kit/parts/note/ProblemNote.tsx';
import { useToast } from '../../kit/parts/toast/useToast.ts';
import { boardsWords } from '../../kit/words/english/boards.ts';
import { useWords } from '../../kit/words/language.ts';

/** The sponsors of the competition, one per line, for all boards. */
export function SponsorLines() {
  const { staff } = useStore();
  const words = useWords(boardsWords);
  const saved = valueOr(useLive(staff, sponsors), []).join('\n');
  const [text, setTyped] = useUnsentText('sponsors', saved);
  const { write, busy, problem } = usePatchWriter();
  const toast = useToast();
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const isTooLong = lines.some((line) => line.trim().length > DISPLAY_BOUNDS.sponsor);
  const tooLong = isTooLong ? words.sponsorTooLong : undefined;
  const wrong = lines.length > DISPLAY_BOUNDS.sponsors ? words.tooManySponsors : tooLong;
  return (
    <details className="boards-fold">
      <summary>{words.sponsors}</summary>
      <form
        className="boards-form"
        onSubmit={(event) => {
          event.preventDefault();
          void write(setSponsors(lines)).then((done) => {
            if (!done) return;
            setTyped(saved);
            toast({ words: words.sponsorsSaved, undo: () => void write(setSponsors(saved.split('\n'))) });
          });
        }}
      >
        <TextAreaField
          label={words.sponsors}
          help={words.sponsorsHelp}
          error={wrong}
          rows={5}
          value={text}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" size="small" busy={busy} blocked={wrong}>
          {words.saveSponsors}
        </Button>
        <ProblemNote>{problem}</ProblemNote>
      </form>
    </details>
  );
}
