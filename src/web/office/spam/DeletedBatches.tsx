import { useState } from 'react';
import { deletedBatches, type DeletedBatch } from '../../../store/registrant/deletedBatches.ts';
import type { RestoreConflicts } from '../../../store/dancers/restoreRegistrations.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { useIsLive } from '../../kit/cache/useIsLive.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { ErrorNote } from '../../kit/parts/note/ErrorNote.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { floodsWords } from '../../kit/words/english/floods.ts';
import { useWords } from '../../kit/words/language.ts';
import { useRestoreBatch } from './useRestoreBatch.ts';

const NONE: readonly DeletedBatch[] = [];

export function DeletedBatches({ time }: { readonly time: (at: number) => string }) {
  const { aside: words, throwing, offline } = useWords(floodsWords);
  const { staff } = useStore();
  const isLive = useIsLive(staff);
  const all = valueOr(useLive(staff, deletedBatches), NONE);
  const [asked, setAsked] = useState<DeletedBatch>();
  const { step, problem, conflicts, gotIt, restore } = useRestoreBatch();
  if (all.length === 0 && problem === undefined && isAsItWas(conflicts)) return null;
  return (
    <section className="flood" aria-labelledby="thrown-out">
      <h2 id="thrown-out">{words.title}</h2>
      {problem === undefined ? null : (
        <ErrorNote>
          {problem} {words.stopped}
        </ErrorNote>
      )}
      <NotAsBefore not={conflicts} onGotIt={gotIt} />
      <ul className="floods-aside">
        {all.map((one) => (
          <li key={one.place}>
            <span>
              {words.row(one)}
              <span className="second">{time(one.at)}</span>
            </span>
            <Button
              busy={step?.place === one.place}
              busyWord={step === undefined ? undefined : throwing(step.done, step.of)}
              blocked={isLive ? undefined : offline}
              onClick={() => setAsked(one)}
            >
              {words.putBack(one.registrations)}
            </Button>
          </li>
        ))}
      </ul>
      {asked === undefined ? null : (
        <Dialog
          open
          question={words.question(asked.registrations)}
          verb={words.putBack(asked.registrations)}
          onSubmit={() => {
            setAsked(undefined);
            void restore(asked);
          }}
          onClose={() => setAsked(undefined)}
        >
          <p>{words.effect}</p>
        </Dialog>
      )}
    </section>
  );
}

const isAsItWas = ({ numbers, entries }: RestoreConflicts): boolean => numbers.length === 0 && entries === 0;

/** Names listed. */
const NAMED = 20;

/** The differences left after restoring. */
function NotAsBefore({ not, onGotIt }: { readonly not: RestoreConflicts; readonly onGotIt: () => void }) {
  const { aside: words } = useWords(floodsWords);
  if (isAsItWas(not)) return null;
  const named = not.numbers.slice(0, NAMED).map(({ name, number }) => words.wore(name, number));
  const more = not.numbers.length - named.length;
  return (
    <NoteBox
      tone="warn"
      spoken="at once"
      action={
        <Button look="plain" onClick={onGotIt}>
          {words.gotIt}
        </Button>
      }
    >
      {named.length === 0 ? null : words.numbers(more === 0 ? named : [...named, words.more(more)])}{' '}
      {not.entries === 0 ? null : words.entries(not.entries)}
    </NoteBox>
  );
}
