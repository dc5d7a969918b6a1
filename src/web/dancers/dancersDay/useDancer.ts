import { useMemo, useState } from 'react';
import type { Entry, RoundEntry } from '../../../domain/competition.ts';
import { mapDefined } from '../../../domain/mapDefined.ts';
import { createPlaceFinder } from '../../../domain/floor/coupleProgress.ts';
import type { DancersCouple } from '../../../domain/dancersDay/dancersDay.ts';
import type { LeadNumber } from '../../../domain/ids.ts';
import { buildDirectory } from '../../../domain/people/directory.ts';
import { normalizeKnownName, type DanceRole } from '../../../domain/people/people.ts';
import { isKnownNumber, PLACEHOLDER } from '../../../domain/people/placeholder.ts';
import { entryPath } from '../../../store/events/entry.ts';
import { allEvents as eventsPath } from '../../../store/events/events.ts';
import { dancerCouplesPath, programPath } from '../../../store/events/program.ts';
import { placeInRoundPath } from '../../../store/rounds/placeInRound.ts';
import { competitorPath, competitors } from '../../../store/people/competitors.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useEachLastKnown, useLastKnown } from '../../kit/cache/useLastKnown.ts';
import { useLive, type LiveValue } from '../../kit/cache/useLive.ts';

/** A dancer, with their couples. */
export interface DancerWithCouples {
  readonly key: string;
  /** Undefined: withheld. */
  readonly name: string | undefined;
  readonly affiliation: string;
  /** The dancer's lead number, for the couples that they lead. */
  readonly number: LeadNumber | undefined;
  readonly couples: readonly DancersCouple[];
}

/** Cached for a day page that is opened offline. */
const CACHE_FOR_DAY = { keptFor: 'day' } as const;

const WAITING = { kind: 'waiting' } as const;

const nameIn = ({ entry, role }: { readonly entry: Entry; readonly role: DanceRole }): string =>
  role === 'lead' ? entry.leadName : entry.followName;

const shown = (name: string | undefined): string | undefined =>
  name === undefined || normalizeKnownName(name) === undefined ? undefined : name;

/**
 * A dancer found by their own key. Reads the program, and the entry and the places of each of their couples:
 * a few kilobytes, whatever the size of the competition. Undefined if the key is unknown.
 */
export function useDancer(id: string): LiveValue<DancerWithCouples | undefined> {
  const { backend } = useStore();
  const registered = useLastKnown(
    useMemo(() => competitorPath(id), [id]),
    CACHE_FOR_DAY,
  );
  const events = useLastKnown(
    useMemo(() => programPath(backend), [backend]),
    CACHE_FOR_DAY,
  );
  const danced = useLastKnown(
    useMemo(() => dancerCouplesPath(backend, id), [backend, id]),
    CACHE_FOR_DAY,
  );
  const own = useMemo(
    () =>
      danced.kind === 'known' && events.kind === 'known'
        ? mapDefined(danced.value, (one) => {
            const event = events.value.find(({ key }) => key === one.event);
            return event === undefined ? undefined : { ...one, event };
          })
        : [],
    [danced, events],
  );
  const entries = useEachLastKnown(
    useMemo(() => own.map(({ event, entry }) => entryPath(event.key, entry)), [own]),
    CACHE_FOR_DAY,
  );
  // Reads all rounds, including empty ones: a posting puts recalled couples into the next round.
  const places = useEachLastKnown(
    useMemo(
      () =>
        own.flatMap(({ event, entry }) =>
          event.rounds.map(({ number }) => placeInRoundPath(event.key, number, entry)),
        ),
      [own],
    ),
    CACHE_FOR_DAY,
  );
  const now = useMemo((): LiveValue<DancerWithCouples | undefined> => {
    // All couples without names share this placeholder key, which is no dancer.
    if (id === PLACEHOLDER.id) return { kind: 'known', value: undefined };
    const refused = [registered, events, danced].find((one) => one.kind === 'refused');
    if (refused?.kind === 'refused') return refused;
    if (registered.kind !== 'known' || events.kind !== 'known' || danced.kind !== 'known') return WAITING;
    if ([...entries, ...places].some(({ kind }) => kind === 'waiting')) return WAITING;
    const couples = mapDefined(own, ({ event, role }, at): DancersCouple | undefined => {
      const entry = entries[at];
      const first = own.slice(0, at).reduce((sum, one) => sum + one.event.rounds.length, 0);
      if (entry?.kind !== 'known' || entry.value === undefined) return undefined;
      const ofRound = new Map(
        mapDefined(event.rounds, ({ number }, index): readonly [number, RoundEntry] | undefined => {
          const place = places[first + index];
          return place?.kind === 'known' && place.value !== undefined ? [number, place.value] : undefined;
        }),
      );
      return { event, entry: entry.value, role, placeIn: ({ number }) => ofRound.get(number) };
    });
    const [someCouple] = couples;
    if (registered.value === undefined && someCouple === undefined)
      return { kind: 'known', value: undefined };
    const worn = couples.find(({ entry, role }) => role === 'lead' && isKnownNumber(entry.number));
    return {
      kind: 'known',
      value: {
        key: id,
        name: shown(registered.value?.name ?? (someCouple === undefined ? undefined : nameIn(someCouple))),
        affiliation:
          [registered.value?.affiliation, ...couples.map(({ entry }) => entry.affiliation)].find(
            (text) => text !== undefined && text !== '',
          ) ?? '',
        number: registered.value?.number ?? worn?.entry.number,
        couples,
      },
    };
  }, [id, registered, events, danced, own, entries, places]);
  return useWhole(now);
}

/** Keeps the last value until the next one is complete, so that a new round does not blank the page. */
function useWhole<T>(now: LiveValue<T>): LiveValue<T> {
  const [last, setLast] = useState(now);
  if (now.kind !== 'waiting' && last !== now) setLast(now);
  return now.kind === 'waiting' ? last : now;
}

/** A dancer known only by name is looked up in the entries of all events, as in imported results. */
export function useDancerByName(key: string): LiveValue<DancerWithCouples | undefined> {
  const { device } = useStore();
  const events = useLive(device, eventsPath);
  const registered = useLive(device, competitors);
  return useMemo((): LiveValue<DancerWithCouples | undefined> => {
    if (events.kind !== 'known') return events;
    if (registered.kind !== 'known') return registered;
    const person = buildDirectory(events.value, registered.value).find((one) => one.key === key);
    if (person === undefined) return { kind: 'known', value: undefined };
    const { dances, ...its } = person;
    const couples = dances.map(({ event, entry, role }): DancersCouple => {
      const inRounds = createPlaceFinder(entry);
      return {
        event,
        entry,
        role,
        placeIn: ({ number }) => {
          const round = event.rounds.find((one) => one.number === number);
          return round === undefined ? undefined : inRounds(round);
        },
      };
    });
    return { kind: 'known', value: { ...its, couples } };
  }, [events, registered, key]);
}
