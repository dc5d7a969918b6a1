import { useState } from 'react';
import type { SpokenCouple } from '../../domain/floor/script.ts';
import { nameKey, pronunciations } from '../../store/floor/pronunciations.ts';
import { sayLikeThis } from '../../store/floor/floor.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { knownOr, useLive } from '../app/useLive.ts';
import { Button } from '../parts/button/Button.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { Field } from '../parts/field/Field.tsx';
import { Note } from '../parts/note/Note.tsx';
import { useWrite } from '../app/useWrite.ts';

const NOTHING: ReadonlyMap<string, string> = new Map();
const LONGEST = 80;

/** Under the couple's names how they are said, in the MC's own spelling; a name without one can be given it. */
export function SayNames({ couples }: { readonly couples: readonly SpokenCouple[] }) {
  const { staff } = useStore();
  const known = knownOr(useLive(staff, pronunciations), NOTHING);
  const [asked, setAsked] = useState<string>();
  const names = couples.flatMap(({ names: both, affiliation }) => [
    ...(both?.split(' and ') ?? []),
    ...(affiliation === undefined ? [] : [affiliation]),
  ]);
  return (
    <>
      <ul className="mc-say-names" aria-label="Say it like this">
        {[...new Set(names)].map((name) => {
          const say = known.get(nameKey(name));
          return (
            <li key={name}>
              <Button look="plain" size="small" onClick={() => setAsked(name)}>
                {say === undefined ? `How is ${name} said?` : `${name}: ${say}`}
              </Button>
            </li>
          );
        })}
      </ul>
      {asked === undefined ? null : (
        <AskHow name={asked} say={known.get(nameKey(asked)) ?? ''} leave={() => setAsked(undefined)} />
      )}
    </>
  );
}

interface AskHowProps {
  readonly name: string;
  readonly say: string;
  readonly leave: () => void;
}

function AskHow({ name, say, leave }: AskHowProps) {
  const [typed, setTyped] = useState(say);
  const { busy, problem, write } = useWrite();
  const keep = async (): Promise<void> => {
    if (await write(sayLikeThis(name, typed))) leave();
  };
  return (
    <Dialog
      open
      question={`How is ${name} said?`}
      verb="Keep it"
      look="ink"
      busy={busy}
      busyWord="Keeping"
      onSubmit={() => void keep()}
      closeVerb="Leave it"
      onClose={leave}
    >
      <Field
        label="Say it like this"
        help="As you would read it, the loud syllable in capitals: woo-kah-SHEV-itch."
        maxLength={LONGEST}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {problem === undefined ? null : <Note tone="stop">{problem}</Note>}
    </Dialog>
  );
}
