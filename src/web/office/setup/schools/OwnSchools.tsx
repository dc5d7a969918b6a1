import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { MAX_LENGTH, MAX_COUNT } from '../../../../domain/bounds.ts';
import type { OwnSchool } from '../../../../domain/registrant/schools.ts';
import { Button } from '../../../kit/parts/button/Button.tsx';
import { TextField } from '../../../kit/parts/field/TextField.tsx';
import { useToast } from '../../../kit/parts/toast/useToast.ts';
import { schoolsDeskWords } from '../../../kit/words/english/schoolsDesk.ts';
import { useWords } from '../../../kit/words/language.ts';

interface Props {
  readonly own: readonly OwnSchool[];
  readonly onChange: (own: readonly OwnSchool[]) => void;
  readonly onAdd: () => void;
}

const aliasesIn = (text: string): readonly string[] =>
  text
    .split(',')
    .map((one) => one.trim().slice(0, MAX_LENGTH.name))
    .filter((one) => one !== '')
    .slice(0, MAX_COUNT.shortListItems);

/** The organizer's own list: a name and its other spellings. */
export function OwnSchools({ own, onChange, onAdd }: Props) {
  const words = useWords(schoolsDeskWords);
  const toast = useToast();
  const remove = (at: number, name: string): void => {
    onChange(own.toSpliced(at, 1));
    toast({ words: words.removed(name), undo: () => onChange(own) });
  };
  return (
    <section className="stack" aria-label={words.own}>
      <h3>{words.own}</h3>
      {own.length === 0 ? <p className="second">{words.none}</p> : null}
      <ul className="schools-own">
        {own.map((school, at) => (
          // Two may have equal names while typing, and none is moved: the index is a stable key.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <TextField
              label={words.name}
              aria-label={words.nameOf(school.name)}
              autoComplete="off"
              maxLength={MAX_LENGTH.name}
              value={school.name}
              onChange={({ target }) => onChange(own.with(at, { ...school, name: target.value }))}
            />
            <AliasField school={school} onChange={(also) => onChange(own.with(at, { ...school, also }))} />
            <Button
              look="plain"
              size="small"
              aria-label={words.remove(school.name)}
              onClick={() => remove(at, school.name)}
            >
              <X size={18} strokeWidth={1.6} aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      {own.length < MAX_COUNT.listItems ? (
        <div>
          <Button size="small" onClick={onAdd}>
            <Plus size={18} strokeWidth={1.6} aria-hidden />
            {words.add}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

interface AliasProps {
  readonly school: OwnSchool;
  readonly onChange: (also: readonly string[]) => void;
}

/** Typed text stays until blur: a comma is no name yet. */
function AliasField({ school, onChange }: AliasProps) {
  const words = useWords(schoolsDeskWords);
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      label={words.also}
      aria-label={words.alsoOf(school.name)}
      help={words.alsoHelp}
      autoComplete="off"
      value={typed ?? school.also.join(', ')}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(aliasesIn(target.value));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
