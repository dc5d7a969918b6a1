import { useState } from 'react';
import { announcement } from '../../store/floor/announcement.ts';
import { announce } from '../../store/floor/floor.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { knownOr, useLive } from '../app/useLive.ts';
import { Button } from '../parts/button/Button.tsx';
import { Note } from '../parts/note/Note.tsx';
import { TextAreaField } from '../parts/field/TextAreaField.tsx';
import { useToast } from '../parts/toast/useToast.ts';
import { useWrite } from '../app/useWrite.ts';

/** The rules take 500; nobody reads more than this from a wall. */
const LONGEST = 240;

/** What everybody is told beside the dancing: read aloud here, and on the screens of the hall at the same time. */
export function AnnounceDesk() {
  const { staff } = useStore();
  const up = knownOr(useLive(staff, announcement), undefined);
  const [typed, setTyped] = useState('');
  const { busy, problem, write } = useWrite();
  const toast = useToast();
  const put = async (words: string, done: string): Promise<void> => {
    if (!(await write(announce(words)))) return;
    setTyped('');
    toast({ words: done });
  };
  return (
    <section className="mc-prompter" aria-label="Announcement">
      <p className="mc-when second">
        {up === undefined
          ? 'No announcement is up'
          : 'On every screen until it is taken down or a round starts'}
      </p>
      {up === undefined ? null : <p className="mc-say">{up}</p>}
      <form
        className="mc-announce"
        onSubmit={(event) => {
          event.preventDefault();
          void put(typed, 'Announced to everybody');
        }}
      >
        <TextAreaField
          label={up === undefined ? 'Announcement' : 'Another one in its place'}
          help="One or two sentences: what, where, when."
          maxLength={LONGEST}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div className="row">
          <Button
            type="submit"
            look="main"
            size="tall"
            busy={busy}
            busyWord="Announcing"
            blocked={typed.trim() === '' ? 'Type what to announce' : undefined}
          >
            Put it up
          </Button>
          {up === undefined ? null : (
            <Button size="tall" busy={busy} onClick={() => void put('', 'The announcement is down')}>
              Take it down
            </Button>
          )}
        </div>
      </form>
      {problem === undefined ? null : (
        <Note tone="stop" spoken="at once">
          {problem}
        </Note>
      )}
    </section>
  );
}
