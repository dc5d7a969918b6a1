import { useState } from 'react';
import { photoPath, photoAt } from '../../../store/competition/photos.ts';
import type { PersonProfile } from '../../../store/competition/profiles.ts';
import type { Session } from '../../../store/connection/session.ts';
import { valueOr, useLive } from '../cache/useLive.ts';
import './page.css';

const initialsOf = (name: string): string => {
  const names = name.split(/\s+/);
  return [names[0], names.length > 1 ? names.at(-1) : undefined]
    .flatMap((one) => [...(one ?? '')].slice(0, 1))
    .join('');
};

interface Props {
  readonly person: Pick<PersonProfile, 'key' | 'name' | 'photo'>;
  readonly session: Session;
}

/** A person's picture, from a URL or from the tree; the latter loads near the viewport. Without one: initials. */
export function PersonPicture({ person, session }: Props) {
  const isKept = person.photo === photoAt(person.key);
  const kept = useLive(session, isKept ? photoPath(person.key) : undefined);
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
