import type { SeededRandom } from '../chance.ts';

const BITS: readonly [string, ...string[]] = [
  '{',
  ...'}[]()",:;019.$#/\\\'?&=%*+-!|<>eE \n\r\t'.split(''),
  '\u0000',
  '\u007f',
  '\ud83d',
  '\udc83',
  'é',
  '💃',
  '\ufeff',
  '\u2028',
  '__proto__',
  'constructor',
  '.priority',
  '.value',
  '.sv',
  'null',
  '1e999',
  '-0',
  '%2e%2e%2f',
  '9'.repeat(30),
  'x'.repeat(800),
  '['.repeat(300),
  '{"a":'.repeat(300),
];

/** Damages a text in a few places: pieces lost, doubled, moved or inserted. */
export function damageText(text: string, chance: SeededRandom, times: number = 1 + chance.below(4)): string {
  let spoilt = text;
  for (let time = 0; time < times; time += 1) {
    const from = chance.below(spoilt.length + 1);
    const to = Math.min(spoilt.length, from + chance.below(12));
    const [before, piece, after] = [spoilt.slice(0, from), spoilt.slice(from, to), spoilt.slice(to)];
    switch (chance.below(5)) {
      case 0:
        spoilt = before + after;
        break;
      case 1:
        spoilt = before + piece + piece + after;
        break;
      case 2:
        spoilt = before + chance.pick(BITS) + after;
        break;
      case 3:
        spoilt = before + chance.pick(BITS) + piece + after;
        break;
      default:
        spoilt = after + piece + before;
    }
  }
  return spoilt;
}
