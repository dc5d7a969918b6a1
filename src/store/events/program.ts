import type { CompetitionEvent, ProgramEvent, ProgramRound } from '../../domain/competition.ts';
import { mapDefined } from '../../domain/defined.ts';
import { entryId, eventKey, type EntryId, type EventKey, type LeadNumber } from '../../domain/ids.ts';
import { hasDerived, type Backend } from '../connection/eventConfiguration.ts';
import { childOf, childrenOf, countOf, type TreePath } from '../tree/path.ts';
import { everyEvent, parseEvent } from './events.ts';
import type { Fields } from '../../schema/codec/forms.ts';
import { EVENT_LISTS, eventValues } from '../../schema/nodes/events.ts';
import { away, ROUND_LISTS, roundValues } from '../../schema/nodes/rounds.ts';
import { couplesNumberedAt, couplesOfAt, PROGRAM } from './derivedAt.ts';

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
  Object.fromEntries(Object.entries(names).map(([name, as]) => [name, childOf(raw, as)]));

const EVENT_NAMES = { ...shortNamesIn(eventValues), ...EVENT_LISTS };
const ROUND_NAMES = { ...shortNamesIn({ ...roundValues, away }), ...ROUND_LISTS };

/** Counts that are zero for most rounds. */
function counted(
  field: 'byes' | 'sitOut' | 'away',
  raw: unknown,
): Pick<ProgramRound, 'byes' | 'sitOut' | 'away'> {
  const length = countOf(raw, 1);
  return length === undefined ? {} : { [field]: { length } };
}

function parseOnProgram(key: EventKey, raw: unknown): ProgramEvent {
  const { entries, rounds, ...its } = expanded(raw, EVENT_NAMES);
  const counts = new Map<number, Pick<ProgramRound, 'entries' | 'byes' | 'sitOut' | 'away'>>();
  const named = childrenOf(rounds).map(([number, round]) => {
    const { entries: inRound, byes, sitOut, away: gone, ...ofRound } = expanded(round, ROUND_NAMES);
    counts.set(Number(number), {
      entries: { length: countOf(inRound) ?? 0 },
      ...counted('byes', byes),
      ...counted('sitOut', sitOut),
      ...counted('away', gone),
    });
    return [number, ofRound] as const;
  });
  const event = parseEvent(key, { ...its, rounds: Object.fromEntries(named) });
  return {
    ...event,
    entries: { length: countOf(entries) ?? 0 },
    rounds: event.rounds.map((round) => ({ ...round, ...counts.get(round.number) })),
  };
}

/** All events, as derived by the embedded server. */
const worked: TreePath<readonly ProgramEvent[]> = {
  at: PROGRAM,
  ahead: true,
  parse: (raw) =>
    mapDefined(childrenOf(raw), ([name, event]) => {
      const key = eventKey(name);
      return key === undefined || typeof event !== 'object' ? undefined : parseOnProgram(key, event);
    }),
};

/** All events with rounds and counts for visitors' screens, a tenth of the size of `events`. */
export const program = (backend: Backend): TreePath<readonly ProgramEvent[]> =>
  hasDerived(backend) ? worked : everyEvent;

/** A dancer's couple and role. */
export interface DancesAs {
  readonly event: EventKey;
  readonly entry: EntryId;
  readonly role: 'lead' | 'follow';
}

const roleOf = (raw: unknown): DancesAs['role'] | undefined =>
  raw === 'lead' || raw === 'follow' ? raw : undefined;

const indexed = (competitor: string): TreePath<readonly DancesAs[]> => ({
  at: couplesOfAt(competitor),
  parse: (raw) =>
    childrenOf(raw).flatMap(([name, entries]) =>
      mapDefined(childrenOf(entries), ([id, word]) => {
        const event = eventKey(name);
        const entry = entryId(id);
        const role = roleOf(word);
        return event === undefined || entry === undefined || role === undefined
          ? undefined
          : { event, entry, role };
      }),
    ),
});

const couplesIn = (all: readonly CompetitionEvent[], competitor: string): readonly DancesAs[] =>
  all.flatMap(({ key, entries }) =>
    mapDefined(entries, ({ id, leadId, followId }): DancesAs | undefined => {
      if (leadId === competitor) return { event: key, entry: id, role: 'lead' };
      return followId === competitor ? { event: key, entry: id, role: 'follow' } : undefined;
    }),
  );

export type NumberedCouple = Pick<DancesAs, 'event' | 'entry'>;

/** The couples of a number, one per event. */
export const couplesNumbered = (backend: Backend, number: LeadNumber): TreePath<readonly NumberedCouple[]> =>
  hasDerived(backend)
    ? {
        at: couplesNumberedAt(number),
        parse: (raw) =>
          childrenOf(raw).flatMap(([name, entries]) =>
            mapDefined(childrenOf(entries), ([id]) => {
              const event = eventKey(name);
              const entry = entryId(id);
              return event === undefined || entry === undefined ? undefined : { event, entry };
            }),
          ),
      }
    : {
        at: everyEvent.at,
        as: `number/${number}`,
        parse: (raw) =>
          everyEvent
            .parse(raw)
            .flatMap(({ key, entries }) =>
              mapDefined(entries, ({ id, number: its }) =>
                its === number ? { event: key, entry: id } : undefined,
              ),
            ),
      };

/** The couples of a dancer with a key. */
export const couplesOfDancer = (backend: Backend, competitor: string): TreePath<readonly DancesAs[]> =>
  hasDerived(backend)
    ? indexed(competitor)
    : {
        at: everyEvent.at,
        as: `couplesOf/${competitor}`,
        parse: (raw) => couplesIn(everyEvent.parse(raw), competitor),
      };
