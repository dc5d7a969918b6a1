import { readFileSync } from 'node:fs';
import { getIdToken, signInAnonymously } from 'firebase/auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'jsonc-parser';
import { tree as rulesOfTheTree } from '../../../tools/rules/tree.ts';
import { createDevice, type Device } from '../testing/device.ts';
import { NAMESPACE, startTestServer, type TestServer } from '../testing/server.ts';
import { buildFullCompetition, PRIVATE_MARKER } from './testing/buildFullCompetition.ts';

// Strangers read a whole competition, node by node, as deep as needed to get access.

const RULES = readFileSync(new URL('../../../database.rules.json', import.meta.url), 'utf8');

/** A device that has shown no code; without a token it is signed out. */
interface Stranger {
  readonly origin: string;
  readonly token: string | undefined;
}

let requests = 0;

/** A stranger's read; undefined if refused. Each read uses its own address to avoid throttling. */
async function readBy({ origin, token }: Stranger, path: string): Promise<unknown> {
  requests += 1;
  const auth = token === undefined ? '' : `&auth=${token}`;
  const place = path.split('/').map(encodeURIComponent).join('/');
  const answer = await fetch(`${origin}/${place}.json?ns=${NAMESPACE}${auth}`, {
    headers: { 'x-forwarded-for': `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}` },
  });
  if (answer.status === 401) return undefined;
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

const childrenOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

interface Seen {
  readonly path: string;
  readonly value: unknown;
}

/** Everything a stranger can read of a tree. */
async function seenBy(who: Stranger, value: unknown, path = ''): Promise<readonly Seen[]> {
  const read = await readBy(who, path);
  if (read !== undefined) return [{ path, value: read }];
  const below: (readonly Seen[])[] = [];
  for (const [name, child] of childrenOf(value))
    below.push(await seenBy(who, child, path === '' ? name : `${path}/${name}`));
  return below.flat();
}

const privateIn = (seen: readonly Seen[]): readonly Seen[] =>
  seen.filter(({ value }) => PRIVATE_MARKER.test(JSON.stringify(value)));

let server: TestServer;
let somebody: Device;
let strangers: readonly Stranger[];
const TREE = buildFullCompetition((who) => `uid-of-${who.replace(' ', '-')}`);

/** A server with these rules and the tree, plus a visitor and a signed-in device. */
async function opened(rules: string): Promise<{
  readonly server: TestServer;
  readonly somebody: Device;
  readonly strangers: readonly Stranger[];
}> {
  const its = await startTestServer({ rules, trustProxy: 'loopback' });
  await its.administrator.update(
    Object.fromEntries(Object.entries(TREE).filter(([, value]) => value !== null)),
  );
  const made = createDevice(its.origin);
  const { user } = await signInAnonymously(made.auth);
  const { origin } = its;
  return {
    server: its,
    somebody: made,
    strangers: [
      { origin, token: undefined },
      { origin, token: await getIdToken(user) },
    ],
  };
}

beforeAll(async () => {
  ({ server, somebody, strangers } = await opened(RULES));
});
afterAll(async () => {
  await somebody.close();
  await server.remove();
});

test('no private data reaches a visitor or a device without a code', async () => {
  for (const who of strangers) {
    const seen = await seenBy(who, TREE);
    expect(privateIn(seen)).toEqual([]);
    // The stranger did read the public data.
    expect(JSON.stringify(seen)).toContain('Test Ball');
    expect(seen.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['competitionMetadata', 'events', 'competitors', 'tba', 'numbers']),
    );
  }
});

test('a posted round whose marks are not public stays closed', async () => {
  for (const who of strangers) expect(await readBy(who, 'marks/Waltz/2/A/Waltz')).toBeUndefined();
});

const BRANCHES = Object.keys(rulesOfTheTree).filter((name) => !name.startsWith('.'));

test.each(BRANCHES)('the branch %s is public or contains private data', async (branch) => {
  const [visitor] = strangers;
  const isOpen = visitor !== undefined && (await readBy(visitor, branch)) !== undefined;
  // Only their children can be read, by everybody or by devices with a code.
  const isOpenBelow = ['pages', 'photos', 'derived', 'readOut', 'jumbotron'].includes(branch);
  expect([branch, isOpen || isOpenBelow || PRIVATE_MARKER.test(JSON.stringify(TREE[branch]))]).toEqual([
    branch,
    true,
  ]);
});

describe('an opened node is found', () => {
  test.each([
    ['registrations'],
    ['registrations/$code/contact'],
    ['registrations/$code/consents'],
    ['registrations/$code/guardian'],
    ['registeredFrom/$uid'],
    ['codeClaims/$uid'],
    ['owners/competitors'],
    ['mails'],
    ['payments/$id'],
    ['requests/$to/$from'],
    ['judgeCodes/$judge'],
    ['staff/$uid'],
    ['journal/$id'],
    ['journalEnds/$uid'],
  ])('the check for private data finds an opened node: %s', async (place) => {
    // Opens one node of the rules to everybody.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const rules = parse(RULES) as { rules: Record<string, unknown> };
    let node = rules.rules;
    for (const name of place.split('/')) {
      // The written file has short names for wildcards, and one wildcard for fields with equal rules.
      const key = Object.hasOwn(node, name) ? name : Object.keys(node).find((each) => each.startsWith('$'));
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      node = node[key ?? ''] as Record<string, unknown>;
    }
    node['.read'] = true;
    const [branch = ''] = place.split('/');
    const its = await opened(JSON.stringify(rules));
    const [visitor] = its.strangers;
    const found = visitor === undefined ? [] : privateIn(await seenBy(visitor, TREE[branch], branch));
    await its.somebody.close();
    await its.server.remove();
    expect(found).not.toEqual([]);
  });
});
