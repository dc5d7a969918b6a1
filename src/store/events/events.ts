import { mapDefined, omitUndefined } from '../../domain/defined.ts';
import { danceOf, type EventDance } from '../../domain/event/dances.ts';
import { AGE_GROUPS, levelOf, styleOf } from '../../domain/event/terms.ts';
import type {
  CompetitionEvent,
  Entry,
  FinalRound,
  Round,
  RoundEntry,
  RoundOrigin,
  Stage,
} from '../../domain/competition.ts';
import { entryId, eventKey, leadNumber, type EntryId, type EventKey } from '../../domain/ids.ts';
import { PLACEHOLDER } from '../../domain/people/placeholder.ts';
import { EVENTS, eventAt } from './eventAt.ts';
import { JOURNAL } from '../journal/recordAt.ts';
import { childOf, childrenOf, countOf, numberOf, textOf, plannedOf, type TreePath } from '../tree/path.ts';
import { RELEASES } from '../../domain/round/release.ts';
import { isSince } from '../../domain/round/rounds.ts';
import { ROUND_NAMINGS } from '../../domain/roundNaming.ts';
import { parseSeats } from './seats.ts';
import { stateOf } from '../tree/roundState.ts';

/** A dancer's key; empty for a dancer without one. */
function dancerId(raw: unknown): string | undefined {
  const id = textOf(raw);
  return id === '' || id === PLACEHOLDER.id ? undefined : id;
}

/** A stored entry; empty if malformed. */
export function parseEntry(key: string, raw: unknown): readonly Entry[] {
  const id = entryId(key);
  if (id === undefined || typeof raw !== 'object') return [];
  const number = numberOf(childOf(raw, 'leadNumber'));
  const leadId = dancerId(childOf(raw, 'leadId'));
  const followId = dancerId(childOf(raw, 'followId'));
  return [
    {
      id,
      number: number === undefined ? undefined : leadNumber(String(number)),
      leadName: textOf(childOf(raw, 'leadName')) ?? '',
      followName: textOf(childOf(raw, 'followName')) ?? '',
      ...omitUndefined({ leadId, followId }),
      affiliation: textOf(childOf(raw, 'affiliation')) ?? '',
      placeholder: childOf(raw, 'leadId') === PLACEHOLDER.id,
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
  const away = childOf(raw, 'away');
  return id === undefined
    ? []
    : [{ id, heats: parseHeats(childOf(raw, 'heat')), ...(typeof away === 'boolean' ? { away } : {}) }];
}

/**
 * The state of a round. Only a round that has begun has a start time: the time of a start taken back is ignored. A begun round
 * may lack it (imported results); the schedule then reckons its time from the other rounds.
 */
function parseStage(raw: unknown): Stage {
  const state = stateOf(childOf(raw, 'roundState'));
  return isSince(state) ? { state, startedAt: numberOf(childOf(raw, 'roundActualStartTime')) } : { state };
}

/** The release of a final's places. */
function parseRelease(raw: unknown): Pick<FinalRound, 'release' | 'releasedAt'> {
  const release = RELEASES.find((one) => one === childOf(raw, 'release'));
  const releasedAt = numberOf(childOf(raw, 'released'));
  return omitUndefined({ release, releasedAt });
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
  const lineUp = countOf(childOf(raw, 'lineUp'), 1);
  const lastRecord = textOf(childOf(raw, JOURNAL));
  const stage = parseStage(raw);
  const postedAt = numberOf(childOf(raw, 'roundPostedTime'));
  const recalled = countOf(childOf(raw, 'recalled'));
  const origin = parseOrigin(childOf(raw, 'origin'));
  const entries = childrenOf(childOf(raw, 'entries')).flatMap(([id, place]) => parseRoundEntry(id, place));
  const round = {
    number,
    ...omitUndefined({ origin, lineUp, lastRecord }),
    name: textOf(childOf(raw, 'roundName')) ?? `Round ${key}`,
    // SPEC 5: a heat count of 0 becomes 1, and so does a recall size.
    numHeats: Math.max(1, countOf(childOf(raw, 'numHeats')) ?? 1),
    scheduleIndex: numberOf(childOf(raw, 'scheduleIndex')) ?? Number.MAX_SAFE_INTEGER,
    startTime: plannedOf(childOf(raw, 'roundStartTime')),
    entries,
    ...parseBeside(raw, entries),
    ...parseSeats(raw, dances),
    ...(stage.state === 'posted' && postedAt !== undefined ? { postedAt } : {}),
    ...(stage.state === 'posted' && recalled !== undefined ? { recalled } : {}),
  };
  // Some programs store a meaningless recall size with the final.
  if (number === 0) return [{ ...round, ...stage, ...parseRelease(raw) }];
  return [{ ...round, ...stage, recallSize: Math.max(1, countOf(childOf(raw, 'recallSize')) ?? 1) }];
}

const dancesIn = (raw: unknown): readonly EventDance[] =>
  mapDefined(childrenOf(raw), ([, written]) => {
    const dance = textOf(written);
    return dance === undefined ? undefined : danceOf(dance);
  });

export function parseEvent(key: EventKey, raw: unknown): CompetitionEvent {
  const renumbered = countOf(childOf(raw, 'renumbered'), 1);
  const age = AGE_GROUPS.find((one) => one === childOf(raw, 'ageGroup'));
  const order = dancesIn(childOf(raw, 'danceOrder'));
  const dances = dancesIn(childOf(raw, 'eventDances'));
  const roundNaming = ROUND_NAMINGS.find((one) => one === childOf(raw, 'roundNames'));
  return {
    key,
    name: textOf(childOf(raw, 'name')) ?? key,
    level: levelOf(textOf(childOf(raw, 'eventLevel')) ?? ''),
    style: styleOf(textOf(childOf(raw, 'style')) ?? ''),
    dances,
    ...omitUndefined({ age }),
    ...(order.length === 0 ? {} : { order }),
    ...omitUndefined({ roundNaming }),
    entries: childrenOf(childOf(raw, 'entries')).flatMap(([id, entry]) => parseEntry(id, entry)),
    rounds: childrenOf(childOf(raw, 'rounds'))
      .flatMap(([number, round]) => parseRound(number, round, dances))
      .toSorted((a, b) => a.number - b.number),
    ...omitUndefined({ renumbered }),
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
