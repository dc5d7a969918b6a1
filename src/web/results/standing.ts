import { isFinal, type CompetitionEvent, type Round } from '../../domain/competition.ts';
import type { RoundState } from '../../domain/round/rounds.ts';

/** How far an event is, for who looks for its result. */
export interface Standing {
  readonly state: RoundState;
  readonly words: string;
  /** The round that tells most at present. */
  readonly round: Round | undefined;
}

/** The rounds anybody may look at, from the final outwards. */
export const postedRounds = (event: CompetitionEvent): readonly Round[] =>
  event.rounds.filter(({ state }) => state === 'posted');

export function standing(event: CompetitionEvent): Standing {
  const danced = event.rounds.find(({ state }) => state === 'running' || state === 'marked');
  const [furthest] = postedRounds(event);
  if (furthest !== undefined && isFinal(furthest))
    return { state: 'posted', words: 'Final posted', round: furthest };
  if (danced !== undefined)
    return {
      state: danced.state,
      words:
        danced.state === 'running' ? `${danced.name} on the floor` : `${danced.name}: awaiting the result`,
      round: furthest,
    };
  if (furthest !== undefined)
    return { state: 'posted', words: `Callbacks of the ${furthest.name}`, round: furthest };
  return { state: 'initialized', words: 'Not danced yet', round: undefined };
}
