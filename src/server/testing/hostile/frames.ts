import type { Json } from '../../tree/json.ts';
import type { SeededRandom } from '../chance.ts';
import { createDeepJson, changeOneType, createStrangeJson } from './json.ts';
import { damageText } from './text.ts';

/** The subtree hostile clients write to; no one else uses it. */
export const HOSTILE_SUBTREE = 'mischief';

const PATHS: readonly [string, ...string[]] = [
  `/${HOSTILE_SUBTREE}`,
  `/${HOSTILE_SUBTREE}/a`,
  `/${HOSTILE_SUBTREE}/a/b/c`,
  `${HOSTILE_SUBTREE}//a/`,
  `/${HOSTILE_SUBTREE}/a/.priority`,
  `/${HOSTILE_SUBTREE}/.priority/`,
  `/${HOSTILE_SUBTREE}/a.b`,
  `/${HOSTILE_SUBTREE}/${'a/'.repeat(40)}`,
  `/${HOSTILE_SUBTREE}/💃`,
  `/${HOSTILE_SUBTREE}/\ud800`,
  '/.info/connected',
  '/closed/room',
];

const QUERIES: readonly [Json, ...Json[]] = [
  {},
  { l: 2, vf: 'r' },
  { i: '.key', sp: 'a', ep: 'b', l: 1, vf: 'l' },
  { i: 'a/b', sp: 1, sn: '[MAX_NAME]', sin: false },
  { i: '.value', ep: null, en: '[MIN_NAME]', ein: false },
  { i: '.priority', sp: 'x', l: 1 },
  { l: 0 },
  { l: 1e18 },
  { i: '' },
  { unknown: [1] },
];

type Asked = { readonly r: number; readonly a: string; readonly b: Json };

const framed = (d: Json): string => JSON.stringify({ t: 'd', d });

function request(chance: SeededRandom): Asked {
  const p = chance.pick(PATHS);
  const d = createStrangeJson(chance);
  const q = chance.pick(QUERIES);
  const h = chance.pick(['', 'E5z61QM0lN/U2WsOnusszCTkR8M=', 'x']);
  const [a, b] = chance.pick<[string, Json]>([
    ['s', { c: { 'sdk.js.12-0-0': 1 } }],
    ['q', { p, h }],
    ['q', { p, h, q, t: chance.below(3) }],
    ['n', { p, q }],
    ['g', { p, q }],
    ['p', { p, d }],
    ['p', { p, d, h }],
    ['m', { p, d: { a: d, 'b/c': createStrangeJson(chance, 2), 'a/b': 1 } }],
    ['m', { p, d: { a: d } }],
    ['o', { p, d }],
    ['om', { p, d: { a: d } }],
    ['oc', { p, d: null }],
    ['auth', { cred: 'a.b.c', authvar: { uid: 'me' } }],
    ['gauth', { cred: 'owner', noauth: true }],
    ['unauth', {}],
    ['appcheck', { token: 'x' }],
    ['nonsense', { p, d }],
  ]);
  return { r: chance.below(100), a, b };
}

const CONTROL: readonly [string, ...string[]] = [
  '{"t":"c","d":{"t":"p","d":{}}}',
  '{"t":"c","d":{"t":"n","d":{}}}',
  '{"t":"c","d":{"t":"h"}}',
  '0',
  '',
  '{}',
  'null',
  '{"t":"d","d":{"r":1e999,"a":"q","b":{}}}',
  '{"t":"d","d":{"r":-0,"a":"s","b":{}}}',
];

/** A message split into frames, sometimes incomplete or with a wrong count. */
function inParts(text: string, chance: SeededRandom): readonly string[] {
  const size = 1 + chance.below(Math.max(1, text.length));
  const parts: string[] = [];
  for (let at = 0; at < text.length; at += size) parts.push(text.slice(at, at + size));
  const count = chance.oneIn(60)
    ? chance.pick(['1', '2', '0003', '4096', '4097', '999999', '1000000', '٣'])
    : parts.length;
  return [String(count), ...parts.slice(0, chance.oneIn(100) ? 1 : parts.length)];
}

function huge(chance: SeededRandom): string {
  const path = `"/${HOSTILE_SUBTREE}/huge"`;
  switch (chance.below(5)) {
    case 0:
      return `{"t":"d","d":{"r":1,"a":"p","b":{"p":${path},"d":${createDeepJson(20_000)}}}}`;
    case 1:
      return `{"t":"d","d":{"r":1,"a":"q","b":{"p":${path},"h":"","t":1,"q":{"i":"a","x":${createDeepJson(20_000)}}}}}`;
    case 2:
      return `{"t":"d","d":{"r":1,"a":"auth","b":{"cred":"x","authvar":{"uid":${createDeepJson(20_000)}}}}}`;
    case 3:
      return `{"t":"d","d":{"r":1,"a":"p","b":{"p":${path},"d":"${'💃'.repeat(50_000)}"}}}`;
    default:
      return createDeepJson(100_000);
  }
}

/** The next frames of a hostile client. Buffers are sent as binary frames. */
export function createHostileFrames(chance: SeededRandom): readonly (string | Buffer)[] {
  if (chance.oneIn(500)) return [huge(chance)];
  const asked = request(chance);
  // Broken envelopes close the socket and hide what follows, so they are rare.
  switch (chance.below(400)) {
    case 0:
      return [damageText(framed(asked), chance)];
    case 1:
      return [JSON.stringify(changeOneType({ t: 'd', d: asked }, chance))];
    case 2:
      return [chance.pick(CONTROL)];
    case 3:
      return inParts(damageText(framed(asked), chance), chance);
    case 4:
      return chance.oneIn(4) ? [chance.bytes(chance.below(200))] : [CONTROL[0]];
    default:
      if (chance.oneIn(10)) return inParts(framed(asked), chance);
      return [framed(chance.oneIn(2) ? asked : { ...asked, b: changeOneType(asked.b, chance) })];
  }
}
