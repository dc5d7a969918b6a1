import { Pin as PinIcon, X } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { ProgramEvent } from '../../../domain/competition.ts';
import { calculateMinutesUntil, type DayLine } from '../../../domain/schedule/times/dayLines.ts';
import type { Timing } from '../../../domain/schedule/times/timing.ts';
import { awaitsCallbacks } from '../../../domain/round/knownCouples.ts';
import { listPublicNames } from '../../../domain/people/people.ts';
import { unreachable } from '../../../domain/unreachable.ts';
import { entryPath } from '../../../store/events/entry.ts';
import { placeInRoundPath } from '../../../store/rounds/placeInRound.ts';
import { competitorPath } from '../../../store/people/competitors.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useEachLastKnown, useLastKnown } from '../../kit/cache/useLastKnown.ts';
import { valueOr, type LiveValue } from '../../kit/cache/useLive.ts';
import { lazyOptional } from '../../kit/lazy/lazyScreen.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { NumberCard } from '../../kit/parts/couple/NumberCard.tsx';
import { className } from '../../kit/parts/page/className.ts';
import { screens } from '../../kit/screens/screens.ts';
import { pinnedWords } from '../../kit/words/english/pinned.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { pinCouplesPath } from './couplesOfPin.ts';
import { LIVE_CACHE_OPTIONS } from './cacheForLive.ts';
import { listPossibleRounds, findNextDance, type NextDance } from './nextDance.ts';
import type { Pin } from './pin.ts';
import { SpokenDancer } from './SpokenDancer.tsx';
import { usePins } from './usePins.ts';
import './pinned.css';

// The list of all dancers loads when the search opens.
const FindDancer = lazyOptional(() => import('./FindDancer.tsx'));

/** The parts of the hall's state that predict dance times. */
export interface DancersHallState {
  readonly events: readonly ProgramEvent[];
  readonly day: readonly DayLine[];
  readonly timing: Timing;
  readonly now: number;
  readonly timeOf: (at: number) => string;
  /** True if the organizer hides all times. */
  readonly hidesTimes: boolean;
}

/** The followed dancers, each with their next dance, and a search to follow more. */
export function MyDancers(hall: DancersHallState) {
  const words = useWords(pinnedWords);
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
  { events, day, timing }: DancersHallState,
): { readonly next: NextDance | undefined; readonly isNowhere: boolean } {
  const { backend } = useStore();
  const couples = valueOr(
    useLastKnown(
      useMemo(() => pinCouplesPath(backend, pin), [backend, pin]),
      LIVE_CACHE_OPTIONS,
    ),
    undefined,
  );
  const rounds = useMemo(() => listPossibleRounds(couples ?? [], events), [couples, events]);
  const places = useEachLastKnown(
    useMemo(
      () => rounds.map(({ event, round, entry }) => placeInRoundPath(event.key, round.number, entry)),
      [rounds],
    ),
    LIVE_CACHE_OPTIONS,
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
  found: LiveValue<unknown>,
): 'notEntered' | 'gone' | undefined {
  if (pin.kind === 'number') return isNowhere ? 'notEntered' : undefined;
  return found.kind === 'known' && found.value === undefined ? 'gone' : undefined;
}

function Dancer({ pin, hall }: { readonly pin: Pin; readonly hall: DancersHallState }) {
  const words = useWords(pinnedWords);
  const { unpin } = usePins();
  const found = useLastKnown(
    useMemo(() => (pin.kind === 'person' ? competitorPath(pin.id) : undefined), [pin]),
    LIVE_CACHE_OPTIONS,
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
    LIVE_CACHE_OPTIONS,
  );
  const person = found.kind === 'known' ? found.value : undefined;
  const danced = valueOr(couple, undefined);
  const names = danced === undefined ? [] : listPublicNames(danced);
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
  const words = useWords(pinnedWords);
  const { eventName } = useWords(termsWords);
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

function When({ next, hall }: { readonly next: NextDance | undefined; readonly hall: DancersHallState }) {
  const words = useWords(pinnedWords);
  if (next?.kind === 'on the floor') return <p className="pinned-when pinned-now">{words.now}</p>;
  if (next?.kind !== 'to dance' || next.when === undefined || hall.hidesTimes)
    return <p className="pinned-when" />;
  const { from, to } = calculateMinutesUntil(next.when, hall.now);
  if (from > MAX_SHOWN_MINUTES)
    return <p className="pinned-when">{words.at(hall.timeOf(next.when.likely))}</p>;
  return (
    <p className="pinned-when">
      <b className="number">{words.minutes(from, to)}</b> {words.unit(to)}
    </p>
  );
}
