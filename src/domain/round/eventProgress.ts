import { isFinal, listPostedRounds, type ProgramEvent, type ProgramRound } from '../competition.ts';
import { arePlacingsPublic, type ReleaseTime } from './release.ts';
import type { RoundState } from './rounds.ts';

/** An event's progress towards its result. `round`: the most informative one at present. */
export type EventProgress =
  | { readonly kind: 'not danced' }
  | { readonly kind: 'on the floor'; readonly round: ProgramRound }
  | { readonly kind: 'result to come'; readonly round: ProgramRound }
  | { readonly kind: 'callbacks posted'; readonly round: ProgramRound }
  /** The final is posted, and its places are hidden until the awards. */
  | { readonly kind: 'waits for the awards' }
  | { readonly kind: 'final posted' };

/** The round state whose icon stands for an event's progress. */
export const STATE_BY_PROGRESS = {
  'not danced': 'initialized',
  'on the floor': 'running',
  'result to come': 'marked',
  'callbacks posted': 'posted',
  'waits for the awards': 'marked',
  'final posted': 'posted',
} as const satisfies Record<EventProgress['kind'], RoundState>;

/** @param usual the default release of a final's places */
export function findEventProgress(event: Pick<ProgramEvent, 'rounds'>, usual: ReleaseTime): EventProgress {
  const danced = event.rounds.find(({ state }) => state === 'running' || state === 'marked');
  const [furthest] = listPostedRounds(event);
  if (furthest !== undefined && isFinal(furthest))
    return { kind: arePlacingsPublic(furthest, usual) ? 'final posted' : 'waits for the awards' };
  if (danced !== undefined)
    return { kind: danced.state === 'running' ? 'on the floor' : 'result to come', round: danced };
  return furthest === undefined ? { kind: 'not danced' } : { kind: 'callbacks posted', round: furthest };
}
