import fc from 'fast-check';
import type { Json } from '../json.ts';
import { isKey } from '../keys.ts';

export { default as fc } from 'fast-check';

export const arbitraryKey: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('a', 'b', '0', '1', '2', '10', '9', '007', '-1', '__proto__', 'ü', '2147483648'),
  fc.string({ minLength: 1, maxLength: 5, unit: 'binary' }).filter(isKey),
);

/** Values as clients write them, including priorities and empty objects. */
const jsonWith = (numbers: fc.Arbitrary<number>): fc.Arbitrary<Json> =>
  fc.letrec<{ value: Json; leaf: Json; branch: Json }>((tie) => ({
    leaf: fc.oneof(
      fc.constant(null),
      fc.boolean(),
      numbers,
      fc.string({ unit: 'binary' }),
      fc.record({
        '.value': fc.oneof(fc.boolean(), fc.string()),
        '.priority': fc.oneof(fc.integer(), fc.string()),
      }),
    ),
    branch: fc.oneof(
      fc.dictionary(arbitraryKey, tie('value'), { maxKeys: 5, noNullPrototype: true }),
      fc.array(tie('value'), { maxLength: 4 }),
    ),
    value: fc.oneof({ maxDepth: 4, depthSize: 'small' }, tie('leaf'), tie('branch')),
  })).value;

export const arbitraryJson = jsonWith(fc.double({ noNaN: true, noDefaultInfinity: true }));

/** JSON without numbers near zero: below 1e-290 the SDK computes wrong bits of a double, so its hash differs. */
export const arbitraryOrdinaryJson = jsonWith(
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (Math.abs(value) < 1e-200 ? 0 : value)),
);
