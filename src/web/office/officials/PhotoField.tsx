import { useId, useState } from 'react';
import { MAX_LENGTH } from '../../../domain/bounds.ts';
import { photoPath } from '../../../store/competition/photos.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { buildButtonClass } from '../../kit/parts/button/buttonClass.ts';
import { TextField } from '../../kit/parts/field/TextField.tsx';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { officialsWords } from '../../kit/words/english/officials.ts';
import { useWords } from '../../kit/words/language.ts';
import type { PersonDraft } from './personDraft.ts';
import { countKilobytes, shrinkPhoto } from './shrinkPhoto.ts';

interface Props {
  readonly address: string;
  /** The key of the saved picture. */
  readonly kept: string | undefined;
  readonly photo: PersonDraft['photo'];
  readonly onChange: (some: Pick<PersonDraft, 'photoURL' | 'photo'>) => void;
}

/** A picture by its address, or a file that is shrunk before the upload. */
export function PhotoField({ address, kept, photo, onChange }: Props) {
  const words = useWords(officialsWords);
  const { staff } = useStore();
  const before = valueOr(
    useLive(staff, kept === undefined || photo !== undefined ? undefined : photoPath(kept)),
    undefined,
  );
  const [isBroken, setBroken] = useState(false);
  const input = useId();
  const shown = photo ?? before;
  const choose = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const small = await shrinkPhoto(file);
    setBroken(small === undefined);
    if (small !== undefined) onChange({ photoURL: '', photo: small });
  };
  return (
    <div className="officials-photo">
      {shown === undefined || shown === null ? null : <img src={shown} alt="" width={72} height={90} />}
      {shown === undefined || shown === null ? (
        <TextField
          label={words.photoURL}
          help={words.photoHelp}
          inputMode="url"
          autoComplete="off"
          maxLength={MAX_LENGTH.address}
          value={address}
          onChange={({ target }) => onChange({ photoURL: target.value, photo })}
        />
      ) : null}
      <span className="wrap">
        <label className={buildButtonClass({ size: 'small' })} htmlFor={input}>
          {words.choosePhoto}
        </label>
        <input
          id={input}
          className="spoken"
          type="file"
          accept="image/*"
          onChange={({ target }) => void choose(target.files?.[0])}
        />
        {shown === undefined || shown === null ? null : (
          <Button size="small" onClick={() => onChange({ photoURL: '', photo: null })}>
            {words.removePhoto}
          </Button>
        )}
      </span>
      {isBroken ? <StateLabel tone="stop">{words.noPhoto}</StateLabel> : null}
      {typeof photo === 'string' ? (
        <StateLabel tone="ok">{words.photoReady(countKilobytes(photo))}</StateLabel>
      ) : null}
    </div>
  );
}
