import { useState } from 'react';
import { MAX_COUNT } from '../../../../domain/bounds.ts';
import { PLACEHOLDER } from '../../../../domain/people/placeholder.ts';
import { standardSchool, type OwnSchool } from '../../../../domain/registrant/schools.ts';
import { everyEvent } from '../../../../store/events/events.ts';
import { useStore } from '../../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../../kit/cache/useLive.ts';
import { Button } from '../../../kit/parts/button/Button.tsx';
import { TextField } from '../../../kit/parts/field/TextField.tsx';
import { schoolsDesk } from '../../../kit/words/english/schoolsDesk.ts';
import { useWords } from '../../../kit/words/language.ts';

interface Props {
  readonly own: readonly OwnSchool[];
  readonly onTake: (name: string) => void;
}

/** Tries a spelling against these lists, and shows the unknown ones in the entries. */
export function SchoolTrial({ own, onTake }: Props) {
  const words = useWords(schoolsDesk);
  const { staff } = useStore();
  const [typed, setTyped] = useState('');
  const entries = valueOr(useLive(staff, everyEvent), []).flatMap((event) => event.entries);
  const unknown = new Map<string, number>();
  for (const { affiliation } of entries)
    if (
      affiliation.trim() !== '' &&
      affiliation !== PLACEHOLDER.affiliation &&
      standardSchool(affiliation, own) === undefined
    )
      unknown.set(affiliation, (unknown.get(affiliation) ?? 0) + 1);
  const meant = standardSchool(typed, own);
  return (
    <aside className="setup-trial" aria-label={words.trial}>
      <h3>{words.trial}</h3>
      <TextField
        label={words.typed}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <output className="second">
        {typed.trim() !== '' && (meant === undefined ? words.stays : words.becomes(meant))}
      </output>
      {unknown.size === 0 ? null : (
        <section className="stack" aria-label={words.unknown}>
          <h3>{words.unknown}</h3>
          <p className="second">{words.unknownMore}</p>
          <ul className="schools-unknown">
            {[...unknown].slice(0, MAX_COUNT.listItems).map(([name, count]) => (
              <li key={name}>
                <span>{name}</span> <span className="second">{words.entries(count)}</span>
                <Button size="small" aria-label={words.takeOf(name)} onClick={() => onTake(name)}>
                  {words.take}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}
