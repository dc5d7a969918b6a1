import { mapDefined } from '../../domain/defined.ts';
import type { NumberRange } from '../../domain/people/numberRange.ts';
import { childOf, childrenOf, countOf } from '../tree/path.ts';
import type { EditedWhole, Edition } from './editions.ts';

function parse(raw: unknown): Edition<NumberRange> {
  const edition = countOf(childOf(raw, 'edition')) ?? 0;
  if (childrenOf(raw).length === 0) return { kind: 'none', edition };
  const [from, to] = [countOf(childOf(raw, 'from'), 1), countOf(childOf(raw, 'to'), 1)];
  if (from === undefined || to === undefined) return { kind: 'unreadable', edition };
  // Whatever stands there is not given out: a number that nobody can read is none.
  const kept = mapDefined(childrenOf(childOf(raw, 'kept')), ([number]) => countOf(number, 1));
  return { kind: 'set', edition, rules: { from, to, kept: kept.toSorted((a, b) => a - b) } };
}

/** Which numbers are given out to leads. */
export const numberRange: EditedWhole<NumberRange> = {
  name: 'numberRange',
  path: { at: 'settings/numbers', parse },
  stored: ({ from, to, kept }, edition) => ({
    edition,
    from,
    to,
    ...(kept.length === 0 ? {} : { kept: Object.fromEntries(kept.map((number) => [String(number), true])) }),
  }),
};
