import { toStoredTerm } from '../../src/domain/event/storedTerm.ts';
import { buildRoundText, roundLabel } from '../story.ts';
import type { Hall } from '../hall/hall.ts';
import type { Law } from './laws.ts';
import { listRounds, readSheets } from './seen.ts';

/** The number of judges of a round when first seen, at its start. */
const memories = new WeakMap<Hall, Map<string, number>>();

/** No action changes the number of judges: one who leaves is replaced. */
export const everySeatIsFilled: Law = {
  name: 'Every dance keeps its number of judges, and no judge has two seats',
  breach: (hall) => {
    const memory = memories.get(hall) ?? new Map<string, number>();
    memories.set(hall, memory);
    for (const seen of listRounds(hall)) {
      const { event, round } = seen;
      if (round.state !== 'running') continue;
      const start = `${buildRoundText(seen)} ${round.startedAt ?? ''}`;
      for (const [dance, panel] of readSheets(hall, seen).panels) {
        const said = `${toStoredTerm(dance)} of ${roundLabel(event, round)}`;
        if (new Set(panel).size !== panel.length) return `${said} has a judge twice: ${panel.join('')}`;
        const before = memory.get(start) ?? panel.length;
        memory.set(start, before);
        if (panel.length !== before)
          return `${said} had ${before} judges, and has ${panel.join('') || 'none'}`;
      }
    }
    return undefined;
  },
};
