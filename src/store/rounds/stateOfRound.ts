import type { EventKey } from '../../domain/ids.ts';
import type { RoundState } from '../../domain/round/rounds.ts';
import type { TreePath } from '../tree/path.ts';
import { parseRoundState } from '../tree/roundState.ts';
import { roundStateAt } from './roundAt.ts';

export const roundStatePath = (event: EventKey, round: number): TreePath<RoundState> => ({
  at: roundStateAt(event, round),
  parse: parseRoundState,
});
