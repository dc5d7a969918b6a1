import type { CompetitionEvent, RoundEntry } from '../../domain/competition.ts';
import { mapDefined } from '../../domain/mapDefined.ts';
import {
  parseEntryId,
  parseLeadNumber,
  type EntryId,
  type EventKey,
  type LeadNumber,
} from '../../domain/ids.ts';
import { hasDerivedNodes, type Backend } from '../connection/eventConfiguration.ts';
import { getRawChild, listRawChildren, mapChildren, toCount, toNumber, type TreePath } from '../tree/path.ts';
import { eventPath, parseRoundEntry } from './events.ts';
import { HEATS_SHORT_NAMES } from '../../schema/nodes/events.ts';
import { heatsOfEventAt } from './derivedAt.ts';

/** A couple of a round by its number; undefined until the desk assigns one. */
export interface NumberInRound extends RoundEntry {
  readonly number: LeadNumber | undefined;
}

/** Couples of an event by round, in order of number; undefined if there is no such event. */
export type HeatsOfEvent = ReadonlyMap<number, readonly NumberInRound[]> | undefined;

const inOrder = (places: readonly NumberInRound[]): readonly NumberInRound[] =>
  places.toSorted((a, b) => Number(a.number ?? Infinity) - Number(b.number ?? Infinity));

const numbersOf = (raw: unknown): ReadonlyMap<EntryId, LeadNumber> =>
  mapChildren(raw, parseEntryId, (entry) =>
    parseLeadNumber(String(toNumber(getRawChild(entry, HEATS_SHORT_NAMES.leadNumber)))),
  );

const worked = (event: EventKey): TreePath<HeatsOfEvent> => ({
  at: heatsOfEventAt(event),
  ahead: true,
  parse: (raw) => {
    if (raw === null || raw === undefined) return undefined;
    const numbers = numbersOf(getRawChild(raw, HEATS_SHORT_NAMES.entries));
    return new Map(
      mapDefined(listRawChildren(getRawChild(raw, HEATS_SHORT_NAMES.rounds)), ([key, round]) => {
        const number = toCount(key);
        const places = listRawChildren(getRawChild(round, HEATS_SHORT_NAMES.places)).flatMap(([id, place]) =>
          parseRoundEntry(id, place),
        );
        return number === undefined || places.length === 0
          ? undefined
          : ([number, inOrder(places.map((one) => ({ ...one, number: numbers.get(one.id) })))] as const);
      }),
    );
  },
});

function heatsOf(event: CompetitionEvent | undefined): HeatsOfEvent {
  if (event === undefined) return undefined;
  const numbers = new Map(event.entries.map(({ id, number }) => [id, number]));
  return new Map(
    event.rounds
      .filter(({ entries }) => entries.length > 0)
      .map(({ number, entries }) => [
        number,
        inOrder(entries.map((one) => ({ ...one, number: numbers.get(one.id) }))),
      ]),
  );
}

/** Heats of an event by number, without names: 90 couples in four rounds are 8 kB, with names 40. */
export function heatsPath(backend: Backend, event: EventKey): TreePath<HeatsOfEvent> {
  if (hasDerivedNodes(backend)) return worked(event);
  const whole = eventPath(event);
  return { at: whole.at, as: 'heats', parse: (raw) => heatsOf(whole.parse(raw)) };
}
