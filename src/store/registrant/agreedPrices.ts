import { asWritten } from '../../domain/event/asWritten.ts';
import { NOTHING_AGREED, type AgreedPrice } from '../../domain/fees/agreedPrice.ts';
import { CATEGORIES, extraOf } from '../../domain/fees/feeRules.ts';
import type { Author } from '../../domain/journal/record.ts';
import { hasKey } from '../../domain/people/directory.ts';
import type { Change } from '../delivery/operation.ts';
import type { Json } from '../tree/patch.ts';
import { childOf, childrenOf, countOf, textOf, type Path } from '../tree/path.ts';

const AT = 'agreedPrices';

function byHandOf(raw: unknown): AgreedPrice['byHand'] {
  const [cents, why] = [countOf(childOf(raw, 'cents')), textOf(childOf(raw, 'why'))];
  return cents === undefined || why === undefined ? undefined : { cents, why };
}

const agreedOf = (raw: unknown): AgreedPrice => ({
  category: CATEGORIES.find((one) => one === childOf(raw, 'category')),
  paysAtTheDoor: childOf(raw, 'atTheDoor') === true,
  volunteers: childOf(raw, 'volunteers') === true,
  extras: childrenOf(childOf(raw, 'extras')).flatMap(([, one]) => {
    const written = textOf(one);
    return written === undefined ? [] : [extraOf(written)];
  }),
  byHand: byHandOf(childOf(raw, 'byHand')),
});

/** What is agreed with one dancer: for who holds their code as well. */
export const agreedWithOne = (dancer: string): Path<AgreedPrice> => ({
  at: `${AT}/${dancer}`,
  parse: agreedOf,
});

/** What is agreed with dancers, by their keys; only the organizer reads it. */
export const agreedPrices: Path<ReadonlyMap<string, AgreedPrice>> = {
  at: AT,
  parse: (raw) => new Map(childrenOf(raw).map(([dancer, one]) => [dancer, agreedOf(one)])),
};

/** What is agreed with one dancer; undefined: nothing. */
function said(price: AgreedPrice): Json | undefined {
  const { category, paysAtTheDoor, volunteers, extras, byHand } = price;
  const all = {
    ...(category === undefined ? {} : { category }),
    ...(paysAtTheDoor ? { atTheDoor: true } : {}),
    ...(volunteers ? { volunteers } : {}),
    ...(extras.length === 0 ? {} : { extras: extras.map(asWritten) }),
    ...(byHand === undefined ? {} : { byHand: { cents: byHand.cents, why: byHand.why.trim() } }),
  };
  return Object.keys(all).length === 0 ? undefined : all;
}

/**
 * What is agreed with one dancer from now on; what is nothing of it is gone. How much it is stands in the price, and not in
 * the journal: that is the organizer's to know.
 */
export function priceAgreed(
  by: Author,
  { key, name }: { readonly key: string; readonly name: string },
  price: AgreedPrice,
): Change {
  const agreed = said(price);
  return {
    record: {
      ...by,
      kind: 'price agreed',
      ...(hasKey({ key }) ? { competitor: key } : {}),
      name,
      isSo: agreed !== undefined,
    },
    patch: { [`${AT}/${key}`]: agreed ?? null },
  };
}

/** Nothing is agreed with a dancer who is not named. */
export const agreedWith = (all: ReadonlyMap<string, AgreedPrice>, dancer: string): AgreedPrice =>
  all.get(dancer) ?? NOTHING_AGREED;
