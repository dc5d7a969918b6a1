import { announce, announcement } from '../../../store/floor/announcement.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { ProblemNote } from '../../kit/parts/note/ProblemNote.tsx';
import { TextAreaField } from '../../kit/parts/field/TextAreaField.tsx';
import { useToast } from '../../kit/parts/toast/useToast.ts';
import { useUnsentText } from '../../kit/shell/useUnsentForm.ts';
import { usePatchWriter } from '../../kit/shell/usePatchWriter.ts';
import { mcWords } from '../../kit/words/english/mc.ts';
import { useWords } from '../../kit/words/language.ts';

/** The rules accept 500 characters; more than this cannot be read on a display. */
const MAX_ANNOUNCEMENT_LENGTH = 240;

/** Announcements: read aloud here, and shown on the screens of the hall at the same time. */
export function AnnounceDesk() {
  const { staff } = useStore();
  const words = useWords(mcWords).announce;
  const up = valueOr(useLive(staff, announcement), undefined);
  const [typed, setTyped] = useUnsentText('announcement');
  const { busy, problem, write } = usePatchWriter();
  const toast = useToast();
  const post = async (text: string, done: string): Promise<void> => {
    if (!(await write(announce(text)))) return;
    setTyped('');
    toast({ words: done });
  };
  return (
    <section className="mc-prompter" aria-label={words.label}>
      <p className="mc-when second">{up === undefined ? words.none : words.up}</p>
      {up === undefined ? null : <p className="mc-say">{up}</p>}
      <form
        className="mc-announce"
        onSubmit={(event) => {
          event.preventDefault();
          void post(typed, words.posted);
        }}
      >
        <TextAreaField
          label={up === undefined ? words.label : words.replace}
          help={words.help}
          maxLength={MAX_ANNOUNCEMENT_LENGTH}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div className="row">
          <Button
            type="submit"
            look="main"
            size="tall"
            busy={busy}
            busyWord={words.posting}
            blocked={typed.trim() === '' ? words.typeFirst : undefined}
          >
            {words.post}
          </Button>
          {up === undefined ? null : (
            <Button size="tall" busy={busy} onClick={() => void post('', words.takenDown)}>
              {words.takeDown}
            </Button>
          )}
        </div>
      </form>
      <ProblemNote>{problem}</ProblemNote>
    </section>
  );
}
