import { mapDefined, omitUndefined } from '../../domain/mapDefined.ts';
import { parseDance, type EventDance } from '../../domain/event/dances.ts';
import { parseLevel, parseEventStyle } from '../../domain/event/terms.ts';
import type {
  CompetitionEvent,
  Entry,
  Round,
  RoundEntry,
  RoundOrigin,
  RoundStage,
} from '../../domain/competition.ts';
import {
  parseEntryId,
  parseEventKey,
  parseLeadNumber,
  type EntryId,
  type EventKey,
} from '../../domain/ids.ts';
import { PLACEHOLDER } from '../../domain/people/placeholder.ts';
import { hasStarted } from '../../domain/round/rounds.ts';
import { entryForm, eventForm } from '../../schema/nodes/events.ts';
import { awayForm, roundForm } from '../../schema/nodes/rounds.ts';
import { EVENTS_AT, eventAt } from './eventAt.ts';
import { getRawChild, listRawChildren, toCount, toNumber, toText, type TreePath } from '../tree/path.ts';
import { parseSeatings } from './seats.ts';
import { parseRoundState } from '../tree/roundState.ts';

/** A dancer's key; undefined for a dancer without one. */
const dancerId = (id: string | undefined): string | undefined => (id === PLACEHOLDER.id ? undefined : id);

/** A stored entry; empty if malformed. */
export function parseEntry(key: string, raw: unknown): readonly Entry[] {
  const id = parseEntryId(key);
  if (id === undefined || typeof raw !== 'object') return [];
  const number = toNumber(getRawChild(raw, 'leadNumber'));
  const { leadId, followId, ...its } = entryForm.read(raw);
  return [
    {
      id,
      number: number === undefined ? undefined : parseLeadNumber(String(number)),
      ...its,
      ...omitUndefined({ leadId: dancerId(leadId), followId: dancerId(followId) }),
      placeholder: leadId === PLACEHOLDER.id,
      checkedIn: new Map(
        mapDefined(listRawChildren(getRawChild(raw, 'checkedIn')), ([round, present]) =>
          typeof present === 'boolean' ? ([Number(round), present] as const) : undefined,
        ),
      ),
    },
  ];
}

/** `heat` is one number, or one for each dance when the heats are drawn again. */
function parseHeats(raw: unknown): readonly number[] {
  const one = toCount(raw, 1);
  return one === undefined ? mapDefined(listRawChildren(raw), ([, heat]) => toCount(heat, 1)) : [one];
}

export function parseRoundEntry(key: string, raw: unknown): readonly RoundEntry[] {
  const id = parseEntryId(key);
  const isAway = awayForm.read(getRawChild(raw, 'away'));
  return id === undefined
    ? []
    : [{ id, heats: parseHeats(getRawChild(raw, 'heat')), ...omitUndefined({ away: isAway }) }];
}

const isOrigin = (raw: unknown): raw is RoundOrigin =>
  typeof raw === 'string' && /^\d{1,2}\.\d{1,6}$/.test(raw);
const parseOrigin = (raw: unknown): RoundOrigin | undefined => (isOrigin(raw) ? raw : undefined);

/**
 * Couples stored apart from the round's places: `byes`, who also have a place in it, and `sitOut`, who have
 * none.
 */
function parseBeside(raw: unknown, places: readonly RoundEntry[]): Pick<Round, 'byes' | 'sitOut'> {
  const idsAt = (field: 'byes' | 'sitOut', isMeant: (id: EntryId) => boolean): Pick<Round, typeof field> => {
    const ids = mapDefined(listRawChildren(getRawChild(raw, field)), ([key]) => parseEntryId(key)).filter(
      isMeant,
    );
    return ids.length === 0 ? {} : { [field]: ids };
  };
  return {
    ...idsAt('byes', (id) => places.some((place) => place.id === id)),
    ...idsAt('sitOut', () => true),
  };
}

function parseRound(key: string, raw: unknown, dances: readonly EventDance[]): readonly Round[] {
  const number = toCount(key);
  if (number === undefined || typeof raw !== 'object') return [];
  const its = roundForm.read(raw);
  const state = parseRoundState(its.roundState);
  // Only a round that has begun has a start time: after an undone start, the stored time is ignored. A begun
  // round may lack it (imported results); the schedule then estimates it from the other rounds.
  const stage: RoundStage = hasStarted(state) ? { state, startedAt: its.roundActualStartTime } : { state };
  const entries = listRawChildren(getRawChild(raw, 'entries')).flatMap(([id, place]) =>
    parseRoundEntry(id, place),
  );
  const round = {
    number,
    ...omitUndefined({
      origin: parseOrigin(getRawChild(raw, 'origin')),
      lineUp: its.lineUp,
      lastRecord: its.journal,
    }),
    name: its.roundName ?? `Round ${key}`,
    numHeats: its.numHeats,
    scheduleIndex: its.scheduleIndex,
    startTime: its.roundStartTime,
    entries,
    ...parseBeside(raw, entries),
    ...parseSeatings(raw, dances),
    ...(state === 'posted' ? omitUndefined({ postedAt: its.roundPostedTime, recalled: its.recalled }) : {}),
  };
  // Some programs store a meaningless recall size with the final.
  return number === 0
    ? [{ ...round, ...stage, ...omitUndefined({ release: its.release, releasedAt: its.released }) }]
    : [{ ...round, ...stage, recallSize: its.recallSize }];
}

const dancesIn = (raw: unknown): readonly EventDance[] =>
  mapDefined(listRawChildren(raw), ([, written]) => {
    const dance = toText(written);
    return dance === undefined ? undefined : parseDance(dance);
  });

export function parseEvent(key: EventKey, raw: unknown): CompetitionEvent {
  // Fields that are renamed or parsed for the domain; all others are used as stored.
  const { name, eventLevel, style, ageGroup: age, roundNames: roundNaming, ...others } = eventForm.read(raw);
  const order = dancesIn(getRawChild(raw, 'danceOrder'));
  const dances = dancesIn(getRawChild(raw, 'eventDances'));
  return {
    key,
    ...others,
    name: name === '' ? key : name,
    level: parseLevel(eventLevel),
    style: parseEventStyle(style),
    dances,
    ...omitUndefined({ age, roundNaming }),
    ...(order.length === 0 ? {} : { order }),
    entries: listRawChildren(getRawChild(raw, 'entries')).flatMap(([id, entry]) => parseEntry(id, entry)),
    rounds: listRawChildren(getRawChild(raw, 'rounds'))
      .flatMap(([number, round]) => parseRound(number, round, dances))
      .toSorted((a, b) => a.number - b.number),
  };
}

/** All events, for staff screens and the public list. A screen about one event follows only that one. */
export const allEvents: TreePath<readonly CompetitionEvent[]> = {
  at: EVENTS_AT,
  parse: (raw) =>
    mapDefined(listRawChildren(raw), ([name, event]) => {
      const key = parseEventKey(name);
      return key === undefined || typeof event !== 'object' ? undefined : parseEvent(key, event);
    }),
};

/** One event; undefined if there is none. */
export const eventPath = (key: EventKey): TreePath<CompetitionEvent | undefined> => ({
  at: eventAt(key),
  ahead: true,
  parse: (raw) => (typeof raw === 'object' && raw !== null ? parseEvent(key, raw) : undefined),
});
