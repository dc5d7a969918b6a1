import { useState } from 'react';
import type { SpokenCouple } from '../../../domain/floor/script.ts';
import {
  buildPronunciationKey,
  pronunciations,
  setPronunciation,
} from '../../../store/people/pronunciations.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { TextField } from '../../kit/parts/field/TextField.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { useDialogText } from '../../kit/shell/useUnsentForm.ts';
import { usePatchWriter } from '../../kit/shell/usePatchWriter.ts';
import { mcWords } from '../../kit/words/english/mc.ts';
import { useWords } from '../../kit/words/language.ts';

const NOTHING: ReadonlyMap<string, string> = new Map();
const MAX_PRONUNCIATION_LENGTH = 80;

/** The pronunciation below a couple's names, in the MC's own spelling; a missing one can be added. */
export function PronunciationList({ couples }: { readonly couples: readonly SpokenCouple[] }) {
  const { staff } = useStore();
  const words = useWords(mcWords).say;
  const known = valueOr(useLive(staff, pronunciations), NOTHING);
  const [asked, setAsked] = useState<string>();
  const names = couples.flatMap(({ names: both, affiliation }) => [
    ...(both ?? []),
    ...(affiliation === undefined ? [] : [affiliation]),
  ]);
  return (
    <>
      <ul className="mc-say-names" aria-label={words.label}>
        {[...new Set(names)].map((name) => {
          const say = known.get(buildPronunciationKey(name));
          return (
            <li key={name}>
              <Button look="plain" size="small" onClick={() => setAsked(name)}>
                {say === undefined ? words.ask(name) : words.known(name, say)}
              </Button>
            </li>
          );
        })}
      </ul>
      {asked === undefined ? null : (
        <AskHow
          name={asked}
          say={known.get(buildPronunciationKey(asked)) ?? ''}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

interface AskHowProps {
  readonly name: string;
  readonly say: string;
  readonly onClose: () => void;
}

function AskHow({ name, say, onClose }: AskHowProps) {
  const words = useWords(mcWords).say;
  const [typed, setTyped] = useDialogText(`pronunciation/${name}`, say);
  const { busy, problem, write } = usePatchWriter();
  const save = async (): Promise<void> => {
    if (await write(setPronunciation(name, typed))) onClose();
  };
  return (
    <Dialog
      open
      question={words.ask(name)}
      verb={words.save}
      look="ink"
      busy={busy}
      busyWord={words.saving}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <TextField
        label={words.label}
        help={words.help}
        maxLength={MAX_PRONUNCIATION_LENGTH}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {problem === undefined ? null : <NoteBox tone="stop">{problem}</NoteBox>}
    </Dialog>
  );
}
