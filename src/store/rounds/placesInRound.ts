import { calculateHeat } from '../../domain/round/heats.ts';
import type { LeadNumber } from '../../domain/ids.ts';
import type { Json } from '../tree/patch.ts';

/** Places of couples in a round, in heats of even size, in the order of their numbers. */
export function assignHeats(
  entries: readonly { readonly id: string; readonly number: LeadNumber | undefined }[],
  heats: number,
): Json {
  const inOrder = entries.toSorted((a, b) => Number(a.number) - Number(b.number));
  return Object.fromEntries<Json>(
    inOrder.map(({ id }, index): [string, Json] => [
      id,
      { heat: calculateHeat(index, inOrder.length, heats) },
    ]),
  );
}
