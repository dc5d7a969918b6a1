import { isFinal, type CompetitionEvent, type Round } from '../competition.ts';
import type { RoundState } from './rounds.ts';

/** How far an event is, for who looks for its result. `round`: the one that tells most at present. */
export type Standing =
  | { readonly kind: 'not danced' }
  | { readonly kind: 'on the floor'; readonly round: Round }
  | { readonly kind: 'result to come'; readonly round: Round }
  | { readonly kind: 'callbacks posted'; readonly round: Round }
  | { readonly kind: 'final posted' };

/** The state of a round in whose sign a standing is shown. */
export const STATE_OF = {
  'not danced': 'initialized',
  'on the floor': 'running',
  'result to come': 'marked',
  'callbacks posted': 'posted',
  'final posted': 'posted',
} as const satisfies Record<Standing['kind'], RoundState>;

/** The rounds anybody may look at, from the final outwards. */
export const postedRounds = (event: CompetitionEvent): readonly Round[] =>
  event.rounds.filter(({ state }) => state === 'posted');

export function standing(event: CompetitionEvent): Standing {
  const danced = event.rounds.find(({ state }) => state === 'running' || state === 'marked');
  const [furthest] = postedRounds(event);
  if (furthest !== undefined && isFinal(furthest)) return { kind: 'final posted' };
  if (danced !== undefined)
    return { kind: danced.state === 'running' ? 'on the floor' : 'result to come', round: danced };
  return furthest === undefined ? { kind: 'not danced' } : { kind: 'callbacks posted', round: furthest };
}
