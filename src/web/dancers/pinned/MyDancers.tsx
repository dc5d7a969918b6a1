import { Pin as PinIcon, X } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { ProgramEvent } from '../../../domain/competition.ts';
import { minutesUntil, type DayLine } from '../../../domain/schedule/times/dayLines.ts';
import type { Timing } from '../../../domain/schedule/times/timing.ts';
import { awaitsCallbacks } from '../../../domain/round/couplesKnown.ts';
import { publicNames } from '../../../domain/people/people.ts';
import { unreachable } from '../../../domain/unreachable.ts';
import { entry as entryPath } from '../../../store/events/entry.ts';
import { placeInRound } from '../../../store/rounds/placeInRound.ts';
import { competitor } from '../../../store/people/competitors.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useEachLastKnown, useLastKnown } from '../../kit/cache/useLastKnown.ts';
import { valueOr, type Live } from '../../kit/cache/useLive.ts';
import { lazyOptional } from '../../kit/lazy/lazyScreen.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { NumberCard } from '../../kit/parts/couple/NumberCard.tsx';
import { className } from '../../kit/parts/page/className.ts';
import { screens } from '../../kit/screens/screens.ts';
import { pinned } from '../../kit/words/english/pinned.ts';
import { terms } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { couplesOfPin } from './couplesOfPin.ts';
import { CACHE_FOR_LIVE } from './cacheForLive.ts';
import { listPossibleRounds, findNextDance, type NextDance } from './nextDance.ts';
import type { Pin } from './pin.ts';
import { SpokenDancer } from './SpokenDancer.tsx';
import { usePins } from './usePins.ts';
import './pinned.css';

// The list of all dancers loads when the search opens.
const FindDancer = lazyOptional(() => import('./FindDancer.tsx'));

/** The parts of the hall's state that predict dance times. */
export interface HallOfDancers {
  readonly events: readonly ProgramEvent[];
  readonly day: readonly DayLine[];
  readonly timing: Timing;
  readonly now: number;
  readonly timeOf: (at: number) => string;
  /** The organizer shows no times. */
  readonly hidesTimes: boolean;
}

/** The followed dancers, each with their next dance, and a search to follow more. */
export function MyDancers(hall: HallOfDancers) {
  const words = useWords(pinned);
  const { pins } = usePins();
  const [isLooking, setIsLooking] = useState(false);
  return (
    <section className="pinned" aria-labelledby="my-dancers">
      <h2 id="my-dancers" className={pins.length === 0 ? 'spoken' : undefined}>
        {words.title}
      </h2>
      {pins.length === 0 ? null : (
        <ul>
          {pins.map((pin) => (
            <Dancer key={pin.id} pin={pin} hall={hall} />
          ))}
        </ul>
      )}
      <p className="pinned-add">
        <Button aria-expanded={isLooking} onClick={() => setIsLooking(!isLooking)}>
          <PinIcon size={18} strokeWidth={1.6} aria-hidden />
          {isLooking ? words.close : words.add}
        </Button>
        {pins.length > 0 || isLooking ? null : <span>{words.addMore}</span>}
      </p>
      {isLooking ? (
        <Suspense>
          <FindDancer />
        </Suspense>
      ) : null}
    </section>
  );
}

/** A dancer's next dance, loaded round by round: a place in a round is a few bytes. */
function useNextDance(
  pin: Pin,
  { events, day, timing }: HallOfDancers,
): { readonly next: NextDance | undefined; readonly isNowhere: boolean } {
  const { backend } = useStore();
  const couples = valueOr(
    useLastKnown(
      useMemo(() => couplesOfPin(backend, pin), [backend, pin]),
      CACHE_FOR_LIVE,
    ),
    undefined,
  );
  const rounds = useMemo(() => listPossibleRounds(couples ?? [], events), [couples, events]);
  const places = useEachLastKnown(
    useMemo(
      () => rounds.map(({ event, round, entry }) => placeInRound(event.key, round.number, entry)),
      [rounds],
    ),
    CACHE_FOR_LIVE,
  );
  const next = useMemo(
    () =>
      couples === undefined || places.some(({ kind }) => kind === 'waiting')
        ? undefined
        : findNextDance(
            rounds.map((one, at) => ({
              ...one,
              place: valueOr(places[at] ?? { kind: 'waiting' }, undefined),
            })),
            day,
            timing,
          ),
    [couples, rounds, places, day, timing],
  );
  return { next, isNowhere: couples?.length === 0 };
}

/** The reason there is no next dance: the number is unused, or the dancer is not in the list. */
function findGoneReason(
  pin: Pin,
  isNowhere: boolean,
  found: Live<unknown>,
): 'notEntered' | 'gone' | undefined {
  if (pin.kind === 'number') return isNowhere ? 'notEntered' : undefined;
  return found.kind === 'known' && found.value === undefined ? 'gone' : undefined;
}

function Dancer({ pin, hall }: { readonly pin: Pin; readonly hall: HallOfDancers }) {
  const words = useWords(pinned);
  const { unpin } = usePins();
  const found = useLastKnown(
    useMemo(() => (pin.kind === 'person' ? competitor(pin.id) : undefined), [pin]),
    CACHE_FOR_LIVE,
  );
  const { next, isNowhere } = useNextDance(pin, hall);
  const shown = next === undefined || next.kind === 'nothing' ? undefined : next;
  const inEvent = shown?.event.key;
  const entry = shown?.entry;
  const couple = useLastKnown(
    useMemo(
      () => (inEvent === undefined || entry === undefined ? undefined : entryPath(inEvent, entry)),
      [inEvent, entry],
    ),
    CACHE_FOR_LIVE,
  );
  const person = found.kind === 'known' ? found.value : undefined;
  const danced = valueOr(couple, undefined);
  const names = danced === undefined ? [] : publicNames(danced);
  const isNumber = pin.kind === 'number';
  const name = (isNumber ? names.join(' & ') || undefined : person?.name) ?? pin.name;
  // A number gets its label from its dancers in this event, whose names load a moment later.
  const isNamed = !isNumber || shown === undefined || couple.kind !== 'waiting';
  const gone = findGoneReason(pin, isNowhere, found);
  return (
    <li className={className('pinned-dancer', next?.kind === 'to dance' && 'pinned-soon')}>
      <NumberCard
        number={isNumber ? pin.number : (danced?.number ?? person?.number)}
        size="large"
        pinned
        openWord="–"
      />
      <p className="pinned-who">
        <Link
          to={
            isNumber
              ? screens.results.link({ number: pin.number })
              : screens.competitorDetails.link({ id: pin.id })
          }
        >
          {name}
        </Link>
        {gone === undefined ? <NextDanceText next={next} /> : <span>{words[gone]}</span>}
      </p>
      <SpokenDancer name={name} next={isNamed ? next : undefined} gone={gone} />
      {gone !== undefined ? null : <When next={next} hall={hall} />}
      <button type="button" className="pinned-off" onClick={() => unpin(pin.id)}>
        <X size={18} strokeWidth={1.6} aria-hidden />
        <span className="spoken">{words.unfollow(name)}</span>
      </button>
    </li>
  );
}

function NextDanceText({ next }: { readonly next: NextDance | undefined }) {
  const words = useWords(pinned);
  const { eventName } = useWords(terms);
  // Reserves the space while it loads.
  if (next === undefined) return <span className="pinned-coming" />;
  switch (next.kind) {
    case 'on the floor':
    case 'to dance':
      return (
        <span>
          {next.kind === 'to dance' ? `${awaitsCallbacks(next.round) ? words.starts : words.again} ` : null}
          {words.what(eventName(next.event), next.round.name, next.heat)}
        </span>
      );
    case 'waits':
      return <span>{words.waits(eventName(next.event), next.round.name)}</span>;
    case 'nothing':
      return <span>{words.nothing}</span>;
    default:
      return unreachable(next);
  }
}

/** Up to this many minutes are shown as minutes; later times as a time of day. */
const MAX_SHOWN_MINUTES = 120;

function When({ next, hall }: { readonly next: NextDance | undefined; readonly hall: HallOfDancers }) {
  const words = useWords(pinned);
  if (next?.kind === 'on the floor') return <p className="pinned-when pinned-now">{words.now}</p>;
  if (next?.kind !== 'to dance' || next.when === undefined || hall.hidesTimes)
    return <p className="pinned-when" />;
  const { from, to } = minutesUntil(next.when, hall.now);
  if (from > MAX_SHOWN_MINUTES)
    return <p className="pinned-when">{words.at(hall.timeOf(next.when.likely))}</p>;
  return (
    <p className="pinned-when">
      <b className="number">{words.minutes(from, to)}</b> {words.unit(to)}
    </p>
  );
}
