import type { EventKey } from '../../domain/ids.ts';
import type { RoundState } from '../../domain/round/rounds.ts';
import type { Path } from '../tree/path.ts';
import { stateOf } from '../tree/roundState.ts';
import { roundStateAt } from './roundAt.ts';

export const stateOfRound = (event: EventKey, round: number): Path<RoundState> => ({
  at: roundStateAt(event, round),
  parse: stateOf,
});
