import { Fragment, useId, useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { EntryId, EventKey } from '../../../domain/ids.ts';
import { listDancers } from '../../../domain/people/people.ts';
import { entryPath } from '../../../store/events/entry.ts';
import type { NumberInRound } from '../../../store/events/heats.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useLastKnown } from '../../kit/cache/useLastKnown.ts';
import { useObserved } from '../../kit/cache/useLive.ts';
import { LIVE_CACHE_OPTIONS } from '../../dancers/pinned/cacheForLive.ts';
import { className } from '../../kit/parts/page/className.ts';
import { NumberCard } from '../../kit/parts/couple/NumberCard.tsx';
import { screens } from '../../kit/screens/screens.ts';
import { liveWords } from '../../kit/words/english/live.ts';
import { useWords } from '../../kit/words/language.ts';

interface Props {
  readonly event: EventKey;
  readonly places: readonly NumberInRound[];
  /** The couples that this device follows. */
  readonly followed: ReadonlySet<EntryId>;
}

/** Couples by number; names open below the row of the number. Nothing else moves. */
export function NumberGrid({ event, places, followed }: Props) {
  const words = useWords(liveWords);
  const [opened, setOpened] = useState<EntryId>();
  const name = useId();
  return (
    <div className="live-numbers">
      {places.map(({ id, number }) => {
        const isOpen = id === opened;
        const isMine = followed.has(id);
        return (
          <Fragment key={id}>
            <button
              type="button"
              className={className('live-number', isMine && 'live-number-mine')}
              aria-expanded={isOpen}
              aria-controls={isOpen ? name : undefined}
              onClick={() => setOpened(isOpen ? undefined : id)}
            >
              <NumberCard number={number} size="inherit" openWord={words.noNumber} />
              {number === undefined ? <span className="spoken">{words.unknownCouple}</span> : null}
              {isMine ? <span className="spoken">{words.round.mine}</span> : null}
            </button>
            {isOpen ? <CoupleNames id={name} event={event} couple={id} /> : null}
          </Fragment>
        );
      })}
    </div>
  );
}

/** The names of a couple: read on demand. */
function CoupleNames({
  id,
  event,
  couple,
}: {
  readonly id: string;
  readonly event: EventKey;
  readonly couple: EntryId;
}) {
  const words = useWords(liveWords);
  const found = useLastKnown(
    useMemo(() => entryPath(event, couple), [event, couple]),
    LIVE_CACHE_OPTIONS,
  );
  const isCut = useObserved(useStore().device.connection).kind !== 'live';
  const entry = found.kind === 'known' ? found.value : undefined;
  const dancers = entry === undefined ? [] : listDancers(entry).filter(({ name }) => name !== undefined);
  return (
    <output className="live-who" id={id}>
      {found.kind === 'waiting' && (isCut ? words.namesLater : words.loadingNames)}
      {found.kind !== 'waiting' && dancers.length === 0 ? words.namesKept : null}
      {dancers.map((one, at) => (
        <span key={one.role}>
          {at === 0 ? null : ' & '}
          {one.id === undefined ? (
            one.name
          ) : (
            <Link to={screens.competitorDetails.link({ id: one.id })}>{one.name}</Link>
          )}
        </span>
      ))}
      {entry === undefined || entry.affiliation === '' ? null : <small>{entry.affiliation}</small>}
    </output>
  );
}
