import type { CompetitionEvent, Round } from '../../domain/competition.ts';
import { dancedNext } from '../../domain/round/day.ts';

/** Why a posted result stays: its couples dance on already, or the chairman's signature is under it. */
export function whyNotTakenBack(event: CompetitionEvent, round: Round, signed: boolean): string | undefined {
  if (signed) return 'Signed: the chairman takes it back first';
  const next = dancedNext(event, round.number);
  return next === undefined || next.state === 'initialized' || next.state === 'empty'
    ? undefined
    : `The ${next.name} has begun with these couples`;
}
