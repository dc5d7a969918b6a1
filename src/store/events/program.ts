import type { CompetitionEvent, ProgramEvent, ProgramRound } from '../../domain/competition.ts';
import { mapDefined } from '../../domain/mapDefined.ts';
import {
  parseEntryId,
  parseEventKey,
  type EntryId,
  type EventKey,
  type LeadNumber,
} from '../../domain/ids.ts';
import { hasDerivedNodes, type Backend } from '../connection/eventConfiguration.ts';
import { getRawChild, listRawChildren, toCount, type TreePath } from '../tree/path.ts';
import { allEvents, parseEvent } from './events.ts';
import type { Fields } from '../../schema/codec/forms.ts';
import { EVENT_LIST_SHORT_NAMES, eventValues } from '../../schema/nodes/events.ts';
import { awayForm, ROUND_LIST_SHORT_NAMES, roundValues } from '../../schema/nodes/rounds.ts';
import { numbersCouplesAt, dancersCouplesAt, PROGRAM_AT } from './derivedAt.ts';

type Names = Readonly<Record<string, string>>;

/** The short names of fields in the program. */
const shortNamesIn = (fields: Fields): Names =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { shortNames }]) => {
      const as = shortNames?.['program'];
      return as === undefined ? [] : [[name, as]];
    }),
  );

/** A node of the program with its full names. */
const expanded = (raw: unknown, names: Names): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(names).map(([name, as]) => [name, getRawChild(raw, as)]));

const EVENT_NAMES = { ...shortNamesIn(eventValues), ...EVENT_LIST_SHORT_NAMES };
const ROUND_NAMES = { ...shortNamesIn({ ...roundValues, away: awayForm }), ...ROUND_LIST_SHORT_NAMES };

/** Counts that are zero for most rounds. */
function counted(
  field: 'byes' | 'sitOut' | 'away',
  raw: unknown,
): Pick<ProgramRound, 'byes' | 'sitOut' | 'away'> {
  const length = toCount(raw, 1);
  return length === undefined ? {} : { [field]: { length } };
}

function parseOnProgram(key: EventKey, raw: unknown): ProgramEvent {
  const { entries, alone, rounds, ...its } = expanded(raw, EVENT_NAMES);
  const counts = new Map<number, Pick<ProgramRound, 'entries' | 'byes' | 'sitOut' | 'away'>>();
  const named = listRawChildren(rounds).map(([number, round]) => {
    const { entries: inRound, byes, sitOut, away: gone, ...ofRound } = expanded(round, ROUND_NAMES);
    counts.set(Number(number), {
      entries: { length: toCount(inRound) ?? 0 },
      ...counted('byes', byes),
      ...counted('sitOut', sitOut),
      ...counted('away', gone),
    });
    return [number, ofRound] as const;
  });
  const event = parseEvent(key, { ...its, rounds: Object.fromEntries(named) });
  return {
    ...event,
    entries: { length: toCount(entries) ?? 0 },
    alone: toCount(alone),
    rounds: event.rounds.map((round) => ({ ...round, ...counts.get(round.number) })),
  };
}

/** All events, as derived by the embedded server. */
const worked: TreePath<readonly ProgramEvent[]> = {
  at: PROGRAM_AT,
  ahead: true,
  parse: (raw) =>
    mapDefined(listRawChildren(raw), ([name, event]) => {
      const key = parseEventKey(name);
      return key === undefined || typeof event !== 'object' ? undefined : parseOnProgram(key, event);
    }),
};

/** All events with rounds and counts for visitors' screens, a tenth of the size of `events`. */
export const programPath = (backend: Backend): TreePath<readonly ProgramEvent[]> =>
  hasDerivedNodes(backend) ? worked : allEvents;

/** A dancer's couple and role. */
export interface CoupleWithRole {
  readonly event: EventKey;
  readonly entry: EntryId;
  readonly role: 'lead' | 'follow';
}

const roleOf = (raw: unknown): CoupleWithRole['role'] | undefined =>
  raw === 'lead' || raw === 'follow' ? raw : undefined;

const indexed = (competitor: string): TreePath<readonly CoupleWithRole[]> => ({
  at: dancersCouplesAt(competitor),
  parse: (raw) =>
    listRawChildren(raw).flatMap(([name, entries]) =>
      mapDefined(listRawChildren(entries), ([id, word]) => {
        const event = parseEventKey(name);
        const entry = parseEntryId(id);
        const role = roleOf(word);
        return event === undefined || entry === undefined || role === undefined
          ? undefined
          : { event, entry, role };
      }),
    ),
});

const couplesIn = (all: readonly CompetitionEvent[], competitor: string): readonly CoupleWithRole[] =>
  all.flatMap(({ key, entries }) =>
    mapDefined(entries, ({ id, leadId, followId }): CoupleWithRole | undefined => {
      if (leadId === competitor) return { event: key, entry: id, role: 'lead' };
      return followId === competitor ? { event: key, entry: id, role: 'follow' } : undefined;
    }),
  );

export type NumberedCouple = Pick<CoupleWithRole, 'event' | 'entry'>;

/** The couples of a number, one per event. */
export const numberCouplesPath = (
  backend: Backend,
  number: LeadNumber,
): TreePath<readonly NumberedCouple[]> =>
  hasDerivedNodes(backend)
    ? {
        at: numbersCouplesAt(number),
        parse: (raw) =>
          listRawChildren(raw).flatMap(([name, entries]) =>
            mapDefined(listRawChildren(entries), ([id]) => {
              const event = parseEventKey(name);
              const entry = parseEntryId(id);
              return event === undefined || entry === undefined ? undefined : { event, entry };
            }),
          ),
      }
    : {
        at: allEvents.at,
        as: `number/${number}`,
        parse: (raw) =>
          allEvents
            .parse(raw)
            .flatMap(({ key, entries }) =>
              mapDefined(entries, ({ id, number: its }) =>
                its === number ? { event: key, entry: id } : undefined,
              ),
            ),
      };

/** The couples of a dancer with a key. */
export const dancerCouplesPath = (
  backend: Backend,
  competitor: string,
): TreePath<readonly CoupleWithRole[]> =>
  hasDerivedNodes(backend)
    ? indexed(competitor)
    : {
        at: allEvents.at,
        as: `couplesOf/${competitor}`,
        parse: (raw) => couplesIn(allEvents.parse(raw), competitor),
      };
