import { useDeferredValue, useMemo, useState } from 'react';
import { MAX_LENGTH } from '../../../domain/bounds.ts';
import { mapDefined } from '../../../domain/mapDefined.ts';
import { parseLeadNumber } from '../../../domain/ids.ts';
import { normalizeKnownName } from '../../../domain/people/people.ts';
import { isKnownNumber } from '../../../domain/people/placeholder.ts';
import { normalizeSearch, buildSearch } from '../../../domain/people/searching.ts';
import { competitors } from '../../../store/people/competitors.ts';
import { LoadingNote } from '../../kit/shell/LoadingNote.tsx';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useLive } from '../../kit/cache/useLive.ts';
import { NumberCard } from '../../kit/parts/couple/NumberCard.tsx';
import { TextField } from '../../kit/parts/field/TextField.tsx';
import { VisitorError } from '../../kit/shell/VisitorError.tsx';
import { liveWords } from '../../kit/words/english/live.ts';
import { pinnedWords } from '../../kit/words/english/pinned.ts';
import { useWords } from '../../kit/words/language.ts';
import { FollowButton } from './FollowButton.tsx';
import { NumberMatch } from './NumberMatch.tsx';
import { createPersonPin } from './pin.ts';

/** Maximum number of search results: a list a thumb can scroll through. */
const MAX_MATCHES = 8;

/** A search for a dancer to follow. The list of all dancers loads when this opens. */
export default function FindDancer() {
  const words = useWords(pinnedWords);
  const { noConnection } = useWords(liveWords);
  const all = useLive(useStore().device, competitors);
  const [typed, setTyped] = useState('');
  const asked = useDeferredValue(typed.trim());
  const searched = useMemo(
    () =>
      all.kind === 'known'
        ? all.value
            .filter(({ name }) => normalizeKnownName(name) !== undefined)
            .map((person) => ({
              person,
              text: normalizeSearch([person.name, person.affiliation, person.number ?? ''].join(' ')),
            }))
        : [],
    [all],
  );
  const found = useMemo(
    () => (asked === '' ? [] : searched.filter(({ text }) => buildSearch(asked)(text))),
    [searched, asked],
  );
  const typedNumber = parseLeadNumber(asked);
  const number = isKnownNumber(typedNumber) ? typedNumber : undefined;
  const listedDancers = useMemo(
    () => mapDefined(found, ({ person }) => (person.number === number ? person.id : undefined)),
    [found, number],
  );
  const nobody = all.kind === 'known' && asked !== '' && found.length === 0 ? words.nobody(asked) : null;
  return (
    <div className="pinned-find">
      {all.kind === 'refused' ? <VisitorError /> : null}
      {all.kind === 'waiting' ? <LoadingNote label={words.loading} noConnection={noConnection} /> : null}
      {all.kind === 'known' ? (
        <TextField
          label={words.find}
          type="search"
          value={typed}
          maxLength={MAX_LENGTH.name}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
      ) : null}
      <output>
        {number === undefined ? nobody : null}
        {found.length > MAX_MATCHES ? words.more(found.length - MAX_MATCHES) : null}
      </output>
      <ul>
        {all.kind === 'known' && number !== undefined ? (
          <NumberMatch key={number} number={number} listedDancers={listedDancers} emptyNote={nobody} />
        ) : null}
        {found.slice(0, MAX_MATCHES).map(({ person }) => (
          <li key={person.id} className="pinned-found">
            <NumberCard number={person.number} openWord="–" />
            <p>
              {person.name}
              <small>{person.affiliation}</small>
            </p>
            <FollowButton pin={createPersonPin(person.id, person.name)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
