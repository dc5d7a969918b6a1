import type { ProgramEvent } from '../../domain/competition.ts';
import { eventKey, type EventKey } from '../../domain/ids.ts';
import type { Backend } from '../connection/eventConfigurations.ts';
import { childOf, childrenOf, countOf, type Path } from '../tree/path.ts';
import { events, parseEvent } from './events.ts';
import { EVENT_ON_PROGRAM, PROGRAM } from './programDefinition.ts';

interface ShortNames {
  readonly [name: string]: { readonly as: string };
}

/** A node of the program under the names that it has in the tree. */
const withNames = (raw: unknown, names: ShortNames): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(names).map(([name, { as }]) => [name, childOf(raw, as)]));

const EVENT_NAMES = EVENT_ON_PROGRAM.children;
const ROUND_NAMES = EVENT_NAMES.rounds.of.of.children;

function parseOnProgram(key: EventKey, raw: unknown): ProgramEvent {
  const { entries, rounds, ...its } = withNames(raw, EVENT_NAMES);
  const couples = new Map<number, number>();
  const named = childrenOf(rounds).map(([number, round]) => {
    const { entries: inRound, ...ofRound } = withNames(round, ROUND_NAMES);
    couples.set(Number(number), countOf(inRound) ?? 0);
    return [number, ofRound] as const;
  });
  const event = parseEvent(key, { ...its, rounds: Object.fromEntries(named) });
  return {
    ...event,
    entries: { length: countOf(entries) ?? 0 },
    rounds: event.rounds.map((round) => ({ ...round, entries: { length: couples.get(round.number) ?? 0 } })),
  };
}

/** Every event, as the embedded server works it out. */
const worked: Path<readonly ProgramEvent[]> = {
  at: PROGRAM,
  ahead: true,
  parse: (raw) =>
    childrenOf(raw).flatMap(([name, event]) => {
      const key = eventKey(name);
      return key === undefined || typeof event !== 'object' ? [] : [parseOnProgram(key, event)];
    }),
};

/** Every event with its rounds, and how many dance: what visitors' screens go by, a tenth of the events with their couples. */
export const program = ({ kind }: Backend): Path<readonly ProgramEvent[]> =>
  kind === 'embedded' ? worked : events;
