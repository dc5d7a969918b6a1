import type { PersonProfile } from '../../../store/competition/profiles.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { PersonPicture } from '../../kit/shell/PersonPicture.tsx';
import { homeWords } from '../../kit/words/english/home.ts';
import { useWords } from '../../kit/words/language.ts';
import './people.css';

/** The length in characters above which a text is collapsed at first. */
const MAX_SHORT_BIO_LENGTH = 160;

function Bio({ person: { name, bio } }: { readonly person: PersonProfile }) {
  const words = useWords(homeWords);
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
  const words = useWords(homeWords);
  const { device } = useStore();
  if (people.length === 0) return null;
  const hasPictures = people.some(({ photo }) => photo !== undefined);
  return (
    <section className="people" aria-labelledby={kind}>
      <h2 id={kind}>{words[kind]}</h2>
      <ul>
        {people.map((person) => (
          <li key={person.key} className="person">
            {hasPictures && <PersonPicture person={person} session={device} />}
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
