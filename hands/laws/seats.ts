import { storedTerm } from '../../src/domain/event/storedTerm.ts';
import { keyOf, roundSaid } from '../story.ts';
import type { Hall } from '../hall/hall.ts';
import type { Law } from './laws.ts';
import { roundsSeen, sheetsSeen } from './seen.ts';

/** How many judges marked a round when it was seen first, by its start. */
const memories = new WeakMap<Hall, Map<string, number>>();

/** No hand asks for a judge more or less: whoever leaves, somebody comes. */
export const everySeatIsTaken: Law = {
  name: 'Every dance of a round has as many judges as before, and nobody has two seats',
  breach: (hall) => {
    const memory = memories.get(hall) ?? new Map<string, number>();
    memories.set(hall, memory);
    for (const seen of roundsSeen(hall)) {
      const { event, round } = seen;
      if (round.state !== 'running') continue;
      const start = `${keyOf(seen)} ${round.startedAt ?? ''}`;
      for (const [dance, panel] of sheetsSeen(hall, seen).panels) {
        const said = `${storedTerm(dance)} of ${roundSaid(event, round)}`;
        if (new Set(panel).size !== panel.length)
          return `${said} is marked twice by one of ${panel.join('')}`;
        const before = memory.get(start) ?? panel.length;
        memory.set(start, before);
        if (panel.length !== before)
          return `${said} was marked by ${before}, and is by ${panel.join('') || 'nobody'}`;
      }
    }
    return undefined;
  },
};
