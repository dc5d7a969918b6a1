import { useState } from 'react';
import { MAX_COUNT } from '../../../../domain/bounds.ts';
import { PLACEHOLDER } from '../../../../domain/people/placeholder.ts';
import { findStandardSchool, type OwnSchool } from '../../../../domain/registrant/schools.ts';
import { allEvents } from '../../../../store/events/events.ts';
import { useStore } from '../../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../../kit/cache/useLive.ts';
import { Button } from '../../../kit/parts/button/Button.tsx';
import { TextField } from '../../../kit/parts/field/TextField.tsx';
import { schoolsDeskWords } from '../../../kit/words/english/schoolsDesk.ts';
import { useWords } from '../../../kit/words/language.ts';

interface Props {
  readonly own: readonly OwnSchool[];
  readonly onTake: (name: string) => void;
}

/** Tries a spelling against these lists, and shows the unknown ones in the entries. */
export function SchoolNameTester({ own, onTake }: Props) {
  const words = useWords(schoolsDeskWords);
  const { staff } = useStore();
  const [typed, setTyped] = useState('');
  const entries = valueOr(useLive(staff, allEvents), []).flatMap((event) => event.entries);
  const unknown = new Map<string, number>();
  for (const { affiliation } of entries)
    if (
      affiliation.trim() !== '' &&
      affiliation !== PLACEHOLDER.affiliation &&
      findStandardSchool(affiliation, own) === undefined
    )
      unknown.set(affiliation, (unknown.get(affiliation) ?? 0) + 1);
  const meant = findStandardSchool(typed, own);
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
