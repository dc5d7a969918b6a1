import type { RegistrationState } from '../../../domain/registration/phase.ts';
import type { PricePhase } from '../../kit/words/english/home.ts';

/** A period with one price. */
export interface PricePeriod {
  readonly price: PricePhase;
  /** The end in milliseconds; undefined if open-ended. */
  readonly ends: number | undefined;
  readonly state: 'past' | 'now' | 'next';
}

/** The price periods in sequence, as far as dates are set: the late one lasts until registration closes. */
export function listPricePeriods(
  { dates: { early, open, closed }, status }: RegistrationState,
  now: number,
): readonly PricePeriod[] {
  const last = closed ?? Infinity;
  const ends = [
    ['early', early],
    ['normal', open],
    ['late', early === undefined && open === undefined ? undefined : last],
  ] as const;
  let begins = -Infinity;
  const windows: PricePeriod[] = [];
  for (const [price, end] of ends) {
    // The price is never charged: it ends before the previous one, or begins after registration closes.
    if (end === undefined || end <= begins || begins >= last) continue;
    const until = Math.min(end, last);
    const isPast = until <= now || status === 'CLOSED';
    const ahead = begins <= now ? 'now' : 'next';
    windows.push({ price, ends: until === Infinity ? undefined : until, state: isPast ? 'past' : ahead });
    begins = until;
  }
  return windows;
}
