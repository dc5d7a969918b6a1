import type { FinishedDance } from '../../../domain/dancersDay/dancersDay.ts';

const isOut = ({ what: { kind } }: FinishedDance): boolean =>
  kind === 'called back' || kind === 'out' || kind === 'placed';

const isSame = (a: FinishedDance, b: FinishedDance): boolean =>
  a.couple.event.key === b.couple.event.key &&
  a.couple.entry.id === b.couple.entry.id &&
  a.round.number === b.round.number;

/** The results of a dancer that were posted before and are unposted now. */
export const findUnposted = (
  before: readonly FinishedDance[],
  after: readonly FinishedDance[],
): readonly FinishedDance[] =>
  after.filter((line) => !isOut(line) && before.some((was) => isOut(was) && isSame(was, line)));
