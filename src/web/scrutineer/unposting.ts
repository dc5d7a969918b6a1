import type { CompetitionEvent, Round } from '../../domain/competition.ts';
import { dancedNext } from '../../domain/round/day.ts';

/** Why a posted result stays: the chairman's signature is under it, or its couples dance on already. */
export type WhyNotUnposted =
  | { readonly kind: 'signed' }
  /** `next`: the stored name of that round. */
  | { readonly kind: 'next has begun'; readonly next: string };

export function whyNotUnposted(
  event: CompetitionEvent,
  round: Round,
  signed: boolean,
): WhyNotUnposted | undefined {
  if (signed) return { kind: 'signed' };
  const next = dancedNext(event, round.number);
  return next === undefined || next.state === 'initialized' || next.state === 'empty'
    ? undefined
    : { kind: 'next has begun', next: next.name };
}
