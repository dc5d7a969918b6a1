import { expect, test } from 'vitest';
import type { Payer } from './payment.ts';
import {
  hasValidCheckCharacter,
  isOneTypoFrom,
  derivePrefix,
  buildReference,
  buildReferenceBody,
  findReferences,
} from './reference.ts';

const SIGNS = '0123456789BCDFGHJKMNPQRSTWXYZ';

const dancer = (key: string): Payer => ({ kind: 'dancer', dancer: key });
const DANCERS = Array.from({ length: 500 }, (_, at) => dancer(`key-${at}`));

test('each dancer and school has the same reference on every device', () => {
  expect(buildReference('PBC', dancer('k1'))).toBe(buildReference('PBC', dancer('k1')));
  expect(buildReference('PBC', dancer('k1'))).toMatch(/^PBC-[0-9B-Z]{3}-[0-9B-Z]{3}$/);
  expect(buildReferenceBody({ kind: 'school', school: ' YALE ' })).toBe(
    buildReferenceBody({ kind: 'school', school: 'Yale' }),
  );
  expect(new Set(DANCERS.map(buildReferenceBody)).size).toBe(DANCERS.length);
});

test('the check character of a reference detects every wrong character and every swap of neighbors', () => {
  for (const signs of DANCERS.slice(0, 40).map(buildReferenceBody)) {
    expect(hasValidCheckCharacter(signs)).toBe(true);
    for (let at = 0; at < signs.length; at += 1) {
      for (const other of SIGNS)
        if (other !== signs[at])
          expect(hasValidCheckCharacter(signs.slice(0, at) + other + signs.slice(at + 1))).toBe(false);
      const swapped = signs.slice(0, at) + (signs[at + 1] ?? '') + (signs[at] ?? '') + signs.slice(at + 2);
      if (at + 1 < signs.length && signs[at] !== signs[at + 1])
        expect(hasValidCheckCharacter(swapped)).toBe(false);
    }
  }
});

test('a reference is found in upper or lower case, with any separators, and without its prefix', () => {
  for (const payer of DANCERS.slice(0, 40)) {
    const signs = buildReferenceBody(payer);
    const [first, last] = [signs.slice(0, 3), signs.slice(3)];
    const written = [
      `VENMO CASHOUT PBC-${first}-${last}`,
      `ZELLE FROM BYRNE S PBC ${first} ${last}`,
      `pbc-${first.toLowerCase()}-${last.toLowerCase()}, thanks`,
      `PBC${signs}`,
      `//PBC_${signs}//`,
      signs,
      `PBC-${first}-${last}`.replaceAll('0', 'o').replaceAll('1', 'l'),
    ];
    for (const text of written) expect(findReferences(text, 'PBC').map((one) => one.signs)).toContain(signs);
  }
});

test('a mistyped reference is recognized by its prefix', () => {
  const signs = buildReferenceBody(dancer('k1'));
  const wrong = signs.startsWith('2') ? `3${signs.slice(1)}` : `2${signs.slice(1)}`;
  const [found] = findReferences(`Venmo PBC-${wrong}`, 'PBC');
  expect(found).toEqual({ signs: wrong, hasPrefix: true });
  expect(isOneTypoFrom(wrong, signs)).toBe(true);
  expect(isOneTypoFrom(signs, signs)).toBe(false);
  expect(isOneTypoFrom('123456', '213456')).toBe(true);
  expect(isOneTypoFrom('123456', '214356')).toBe(false);
});

test('the prefix of a reference comes from the initials of the competition', () => {
  expect(derivePrefix('Princeton Ballroom Classic 2026')).toBe('PBC');
  expect(derivePrefix('Árbol Öffnung')).toBe('AO');
  expect(derivePrefix('Beaver')).toBe('PAY');
  expect(derivePrefix(undefined)).toBe('PAY');
});
