import { useState } from 'react';
import { photoOf, photoAt } from '../../../store/competition/photos.ts';
import type { PersonProfile } from '../../../store/competition/profiles.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { home } from '../../kit/words/english/home.ts';
import { useWords } from '../../kit/words/language.ts';
import './people.css';

/** In characters: a longer text is collapsed at first. */
const MAX_SHORT_BIO_LENGTH = 160;

const initialsOf = (name: string): string => {
  const names = name.split(/\s+/);
  return [names[0], names.length > 1 ? names.at(-1) : undefined]
    .flatMap((one) => [...(one ?? '')].slice(0, 1))
    .join('');
};

/** A person's picture, from a URL or from the tree; the latter loads near the viewport. */
function Picture({ person }: { readonly person: PersonProfile }) {
  const { device } = useStore();
  const isKept = person.photo === photoAt(person.key);
  const kept = useLive(device, isKept ? photoOf(person.key) : undefined);
  const [isMissing, setIsMissing] = useState(false);
  const source = isKept ? valueOr(kept, undefined) : person.photo;
  if (source === undefined || isMissing)
    return (
      <span className="person-picture" aria-hidden="true">
        {initialsOf(person.name)}
      </span>
    );
  return (
    <img
      className="person-picture"
      src={source}
      alt=""
      width={72}
      height={90}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setIsMissing(true)}
    />
  );
}

function Bio({ person: { name, bio } }: { readonly person: PersonProfile }) {
  const words = useWords(home);
  if (bio === undefined) return null;
  if (bio.length <= MAX_SHORT_BIO_LENGTH) return <p className="second">{bio}</p>;
  return (
    <details className="person-bio">
      <summary>{words.bioOf(name)}</summary>
      <p className="second">{bio}</p>
    </details>
  );
}

export interface PeopleListProps {
  readonly kind: 'officials' | 'organizers';
  readonly people: readonly PersonProfile[];
}

/** Officials or organizers: pictures if there are any, name, role, and biography. */
export function PeopleList({ kind, people }: PeopleListProps) {
  const words = useWords(home);
  if (people.length === 0) return null;
  const hasPictures = people.some(({ photo }) => photo !== undefined);
  return (
    <section className="people" aria-labelledby={kind}>
      <h2 id={kind}>{words[kind]}</h2>
      <ul>
        {people.map((person) => (
          <li key={person.key} className="person">
            {hasPictures && <Picture person={person} />}
            <div className="person-words">
              <h3>{person.name}</h3>
              {person.role !== undefined && <p className="caption">{words.role(person.role)}</p>}
              <Bio person={person} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
