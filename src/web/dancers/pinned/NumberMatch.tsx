import { useMemo } from 'react';
import type { EntryId, EventKey, LeadNumber } from '../../../domain/ids.ts';
import { listPublicNames } from '../../../domain/people/people.ts';
import { entryPath } from '../../../store/events/entry.ts';
import { numberCouplesPath, dancerCouplesPath } from '../../../store/events/program.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useEachLive } from '../../kit/cache/useEachLive.ts';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { NumberCard } from '../../kit/parts/couple/NumberCard.tsx';
import { pinnedWords } from '../../kit/words/english/pinned.ts';
import { useWords } from '../../kit/words/language.ts';
import { FollowButton } from './FollowButton.tsx';
import { createNumberPin } from './pin.ts';

interface Props {
  readonly number: LeadNumber;
  /** Listed dancers with this number: each is followed under their name. */
  readonly listedDancers: readonly string[];
  /** Shown if no other dancers have this number. */
  readonly emptyNote: string | null;
}

/** A number in entries without a listed dancer: its couples are followed by the number alone. */
export function NumberMatch({ number, listedDancers, emptyNote }: Props) {
  const { device, backend } = useStore();
  const couples = useLive(
    device,
    useMemo(() => numberCouplesPath(backend, number), [backend, number]),
  );
  const own = useEachLive(
    device,
    useMemo(() => listedDancers.map((id) => dancerCouplesPath(backend, id)), [backend, listedDancers]),
  );
  const known = own.every(({ kind }) => kind !== 'waiting') ? valueOr(couples, undefined) : undefined;
  const others = (known ?? []).filter(
    ({ event, entry }) =>
      !own.some((couples) => valueOr(couples, []).some((one) => one.event === event && one.entry === entry)),
  );
  const [first] = others;
  if (known === undefined) return null;
  if (first === undefined) return emptyNote === null ? null : <li>{emptyNote}</li>;
  const events = new Set(others.map(({ event }) => event)).size;
  return <FoundCouple number={number} event={first.event} couple={first.entry} events={events} />;
}

interface CoupleProps {
  readonly number: LeadNumber;
  readonly event: EventKey;
  readonly couple: EntryId;
  /** The number of events it is in. */
  readonly events: number;
}

function FoundCouple({ number, event, couple, events }: CoupleProps) {
  const words = useWords(pinnedWords);
  const found = useLive(
    useStore().device,
    useMemo(() => entryPath(event, couple), [event, couple]),
  );
  const entry = valueOr(found, undefined);
  const names = entry === undefined ? [] : listPublicNames(entry);
  const name = names.length === 0 ? words.number(number) : names.join(' & ');
  return (
    <li className="pinned-found">
      <NumberCard number={number} openWord="–" />
      <p>
        {name}
        <small>{words.inEvents(events)}</small>
      </p>
      <FollowButton pin={createNumberPin(number, name)} />
    </li>
  );
}
