import { mapDefined, omitUndefined } from '../../domain/defined.ts';
import { danceOf, type EventDance } from '../../domain/event/dances.ts';
import { levelOf, styleOf } from '../../domain/event/terms.ts';
import type {
  CompetitionEvent,
  Entry,
  Round,
  RoundEntry,
  RoundOrigin,
  Stage,
} from '../../domain/competition.ts';
import { entryId, eventKey, leadNumber, type EntryId, type EventKey } from '../../domain/ids.ts';
import { PLACEHOLDER } from '../../domain/people/placeholder.ts';
import { isSince } from '../../domain/round/rounds.ts';
import { entryForm, eventForm } from '../../schema/nodes/events.ts';
import { away, roundForm } from '../../schema/nodes/rounds.ts';
import { EVENTS, eventAt } from './eventAt.ts';
import { childOf, childrenOf, countOf, numberOf, textOf, type TreePath } from '../tree/path.ts';
import { parseSeats } from './seats.ts';
import { stateOf } from '../tree/roundState.ts';

/** A dancer's key; undefined for a dancer without one. */
const dancerId = (id: string | undefined): string | undefined => (id === PLACEHOLDER.id ? undefined : id);

/** A stored entry; empty if malformed. */
export function parseEntry(key: string, raw: unknown): readonly Entry[] {
  const id = entryId(key);
  if (id === undefined || typeof raw !== 'object') return [];
  const number = numberOf(childOf(raw, 'leadNumber'));
  const { leadId, followId, ...its } = entryForm.read(raw);
  return [
    {
      id,
      number: number === undefined ? undefined : leadNumber(String(number)),
      ...its,
      ...omitUndefined({ leadId: dancerId(leadId), followId: dancerId(followId) }),
      placeholder: leadId === PLACEHOLDER.id,
      checkedIn: new Map(
        mapDefined(childrenOf(childOf(raw, 'checkedIn')), ([round, present]) =>
          typeof present === 'boolean' ? ([Number(round), present] as const) : undefined,
        ),
      ),
    },
  ];
}

/** `heat` is one number, or one for each dance when the heats are drawn again. */
function parseHeats(raw: unknown): readonly number[] {
  const one = countOf(raw, 1);
  return one === undefined ? mapDefined(childrenOf(raw), ([, heat]) => countOf(heat, 1)) : [one];
}

export function parseRoundEntry(key: string, raw: unknown): readonly RoundEntry[] {
  const id = entryId(key);
  const isAway = away.read(childOf(raw, 'away'));
  return id === undefined
    ? []
    : [{ id, heats: parseHeats(childOf(raw, 'heat')), ...omitUndefined({ away: isAway }) }];
}

const isOrigin = (raw: unknown): raw is RoundOrigin =>
  typeof raw === 'string' && /^\d{1,2}\.\d{1,6}$/.test(raw);
const parseOrigin = (raw: unknown): RoundOrigin | undefined => (isOrigin(raw) ? raw : undefined);

/** Couples beside the places of a round, by their entries: `byes`, who have a place in it, and `sitOut`, who have none. */
function parseBeside(raw: unknown, places: readonly RoundEntry[]): Pick<Round, 'byes' | 'sitOut'> {
  const idsAt = (field: 'byes' | 'sitOut', isMeant: (id: EntryId) => boolean): Pick<Round, typeof field> => {
    const ids = mapDefined(childrenOf(childOf(raw, field)), ([key]) => entryId(key)).filter(isMeant);
    return ids.length === 0 ? {} : { [field]: ids };
  };
  return {
    ...idsAt('byes', (id) => places.some((place) => place.id === id)),
    ...idsAt('sitOut', () => true),
  };
}

function parseRound(key: string, raw: unknown, dances: readonly EventDance[]): readonly Round[] {
  const number = countOf(key);
  if (number === undefined || typeof raw !== 'object') return [];
  const its = roundForm.read(raw);
  const state = stateOf(its.roundState);
  // Only a round that has begun has a start time: the time of a start taken back is ignored. A begun round may lack it
  // (imported results); the schedule then reckons its time from the other rounds.
  const stage: Stage = isSince(state) ? { state, startedAt: its.roundActualStartTime } : { state };
  const entries = childrenOf(childOf(raw, 'entries')).flatMap(([id, place]) => parseRoundEntry(id, place));
  const round = {
    number,
    ...omitUndefined({
      origin: parseOrigin(childOf(raw, 'origin')),
      lineUp: its.lineUp,
      lastRecord: its.journal,
    }),
    name: its.roundName ?? `Round ${key}`,
    numHeats: its.numHeats,
    scheduleIndex: its.scheduleIndex,
    startTime: its.roundStartTime,
    entries,
    ...parseBeside(raw, entries),
    ...parseSeats(raw, dances),
    ...(state === 'posted' ? omitUndefined({ postedAt: its.roundPostedTime, recalled: its.recalled }) : {}),
  };
  // Some programs store a meaningless recall size with the final.
  return number === 0
    ? [{ ...round, ...stage, ...omitUndefined({ release: its.release, releasedAt: its.released }) }]
    : [{ ...round, ...stage, recallSize: its.recallSize }];
}

const dancesIn = (raw: unknown): readonly EventDance[] =>
  mapDefined(childrenOf(raw), ([, written]) => {
    const dance = textOf(written);
    return dance === undefined ? undefined : danceOf(dance);
  });

export function parseEvent(key: EventKey, raw: unknown): CompetitionEvent {
  // Fields with a name and a type of their own outside of the tree; all others stay as they are.
  const { name, eventLevel, style, ageGroup: age, roundNames: roundNaming, ...others } = eventForm.read(raw);
  const order = dancesIn(childOf(raw, 'danceOrder'));
  const dances = dancesIn(childOf(raw, 'eventDances'));
  return {
    key,
    ...others,
    name: name === '' ? key : name,
    level: levelOf(eventLevel),
    style: styleOf(style),
    dances,
    ...omitUndefined({ age, roundNaming }),
    ...(order.length === 0 ? {} : { order }),
    entries: childrenOf(childOf(raw, 'entries')).flatMap(([id, entry]) => parseEntry(id, entry)),
    rounds: childrenOf(childOf(raw, 'rounds'))
      .flatMap(([number, round]) => parseRound(number, round, dances))
      .toSorted((a, b) => a.number - b.number),
  };
}

/** All events, for staff screens and the public list. A screen about one event follows only that one. */
export const everyEvent: TreePath<readonly CompetitionEvent[]> = {
  at: EVENTS,
  parse: (raw) =>
    mapDefined(childrenOf(raw), ([name, event]) => {
      const key = eventKey(name);
      return key === undefined || typeof event !== 'object' ? undefined : parseEvent(key, event);
    }),
};

/** One event; undefined if there is none. */
export const eventData = (key: EventKey): TreePath<CompetitionEvent | undefined> => ({
  at: eventAt(key),
  ahead: true,
  parse: (raw) => (typeof raw === 'object' && raw !== null ? parseEvent(key, raw) : undefined),
});
