import type { RegistrationState } from '../../../domain/registration/phase.ts';
import type { Price } from '../../kit/words/english/home.ts';

/** A time in which registering costs the same. */
export interface PriceWindow {
  readonly price: Price;
  /** In milliseconds; undefined where nobody has said. */
  readonly ends: number | undefined;
  readonly state: 'past' | 'now' | 'next';
}

/** The prices one after the other, as far as there are dates for them: the late one lasts until registration closes. */
export function priceWindows(
  { dates: { early, open, closed }, status }: RegistrationState,
  now: number,
): readonly PriceWindow[] {
  const last = closed ?? Infinity;
  const ends = [
    ['early', early],
    ['normal', open],
    ['late', early === undefined && open === undefined ? undefined : last],
  ] as const;
  let begins = -Infinity;
  const windows: PriceWindow[] = [];
  for (const [price, end] of ends) {
    // A price that ends before the one ahead of it, or begins when nobody registers any more, is never paid.
    if (end === undefined || end <= begins || begins >= last) continue;
    const until = Math.min(end, last);
    const isPast = until <= now || status === 'CLOSED';
    const ahead = begins <= now ? 'now' : 'next';
    windows.push({ price, ends: until === Infinity ? undefined : until, state: isPast ? 'past' : ahead });
    begins = until;
  }
  return windows;
}
