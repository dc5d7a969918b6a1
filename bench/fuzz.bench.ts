import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SeededRandom } from '../src/server/testing/chance.ts';
import { HOSTILE_SUBTREE } from '../src/server/testing/hostile/frames.ts';
import { BenchChild } from './child.ts';
import type { WitnessOptions, WitnessReport } from './children/witnessChild.ts';
import { fuzzAccounts, fuzzBytes, fuzzFrames, fuzzRequests, fuzzTokens } from './fuzz/edges.ts';
import { fuzzRules } from './fuzz/rules.ts';
import type { FuzzCounts, FuzzTarget } from './fuzz/targets.ts';
import { serverProcess, listUncaughtErrors, type ServerProcess } from './serverProcess.ts';
import { ask } from './ask.ts';
import { getPercentile, formatLine, formatMegabytes, formatMs } from './table.ts';

const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000);
/** Total number of shots (single malformed inputs) at all edges (interfaces of the server). */
const SHOTS = Number(process.env['FUZZ_SHOTS'] ?? 400_000);
const SHARES = {
  frames: 0.6,
  requests: 0.08,
  bytes: 0.04,
  tokens: 0.03,
  accounts: 0.03,
  rules: 0.19,
} as const;
/** Longest delay (ms) that other clients may see. */
const LONGEST_WRITE = 3000;
/** Bytes of heap that the server may retain. */
const MORE_HEAP = 32 * 2 ** 20;

const NAMESPACE = 'floorcraft-test';
const API_KEY = 'bench';
const SECRET = 'the secret of those who run the fuzz, long enough';
const RULES = JSON.stringify({
  rules: {
    [HOSTILE_SUBTREE]: {
      '.read': true,
      '.write': true,
      '.indexOn': ['a', '.value'],
      a: { $k: { '.validate': 'newData.isString() || $k.length < 9 || newData.val().matches(/^(a+)+$/)' } },
    },
    calm: { '.read': 'auth != null', '.write': "auth.token.email === 'witness@bench.example'" },
    closed: { room: { '.read': 'auth != null', '.write': false } },
  },
});

async function account(origin: string, email: string): Promise<{ idToken: string; refreshToken: string }> {
  const password = 'a password that nobody guesses';
  const root = `${origin}/identitytoolkit.googleapis.com/v1`;
  const post = async (path: string, body: object, headers: Record<string, string> = {}): Promise<unknown> => {
    const answer = await fetch(`${root}/${path}?key=${API_KEY}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  await post(`projects/${NAMESPACE}/accounts`, { email, password }, { authorization: `Bearer ${SECRET}` });
  const signedIn = await post('accounts:signInWithPassword', { email, password, returnSecureToken: true });
  const field = (name: string): string => String(Reflect.get(Object(signedIn), name));
  return { idToken: field('idToken'), refreshToken: field('refreshToken') };
}

/** Log lines that must not appear: errors of our own. */
const errorsIn = (server: ServerProcess): readonly string[] =>
  server.child.printed
    .join('')
    .split('\n')
    .filter((text) => /"level":(?:50|60)|should not happen|a request failed/.test(text));

async function volley(
  target: FuzzTarget,
  shots: number,
  chance: SeededRandom,
): Promise<readonly FuzzCounts[]> {
  const share = (edge: keyof typeof SHARES): number => Math.ceil(shots * SHARES[edge]);
  return [
    await fuzzFrames(target, share('frames'), chance),
    await fuzzRequests(target, share('requests'), chance),
    await fuzzBytes(target, share('bytes'), chance),
    ...(await fuzzTokens(target, share('tokens'), chance)),
    await fuzzAccounts(target, share('accounts'), chance),
    fuzzRules(readFileSync('database.rules.json', 'utf8'), share('rules'), chance),
  ];
}

/** Deletes everything that the fuzz input wrote, so that only the server's own data is left. */
async function clear({ origin }: ServerProcess): Promise<void> {
  const { status, text } = await ask(`${origin}/${HOSTILE_SUBTREE}.json`, 'DELETE', SECRET);
  if (status !== 200) throw new Error(text);
}

type Testimony = Extract<WitnessReport, { kind: 'testimony' }>;

async function testify(witness: BenchChild<'testify', WitnessReport>): Promise<Testimony> {
  witness.tell('testify');
  return witness.next((news): news is Testimony => news.kind === 'testimony');
}

async function isSameTree({ origin }: ServerProcess, { tree }: Testimony): Promise<boolean> {
  const { text } = await ask(`${origin}/calm.json`, 'GET', SECRET);
  const sorted = (json: string): string =>
    JSON.stringify(Object.entries(Object(JSON.parse(json))).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return sorted(text) === sorted(tree);
}

/** Random and malformed input at every edge of a server, while another client works undisturbed. */
export async function benchFuzz(): Promise<void> {
  console.log(`seed ${SEED}, ${SHOTS} shots (FUZZ_SEED, FUZZ_SHOTS)`);
  const dataFolder = mkdtempSync(join(tmpdir(), 'floorcraft-fuzz-'));
  const server = await serverProcess({
    dataFolder,
    namespace: NAMESPACE,
    rules: RULES,
    adminSecret: SECRET,
    trustProxy: true,
    connectionsPerAddress: 100_000,
  });
  const fresh = await server.measure();
  const target: FuzzTarget = {
    port: server.port,
    apiKey: API_KEY,
    ...(await account(server.origin, 'x@y.z')),
  };
  await account(server.origin, 'witness@bench.example');
  const witness = new BenchChild<'testify', WitnessReport>('witnessChild', {
    origin: server.origin,
    namespace: NAMESPACE,
    apiKey: API_KEY,
    email: 'witness@bench.example',
    password: 'a password that nobody guesses',
  } satisfies WitnessOptions);
  await witness.next((news): news is WitnessReport => news.kind === 'ready');

  const chance = new SeededRandom(SEED);
  await volley(target, Math.ceil(SHOTS / 50), chance);
  await clear(server);
  const before = await server.measure();
  const shots = await volley(target, SHOTS, chance);
  await clear(server);
  const testimony = await testify(witness);
  const isTreeRight = await isSameTree(server, testimony);
  const after = await server.measure();

  console.log(formatLine('', 'shots', 'a second', 'problems'));
  for (const { what, count, milliseconds, problems, answers } of shots) {
    console.log(
      formatLine(
        what,
        String(count),
        String(Math.round((count / milliseconds) * 1000)),
        String(problems.length),
      ),
    );
    console.log(`    ${[...answers].map(([answer, count]) => `${answer} ${count}`).join(', ')}`);
  }
  const { latencies, disconnects } = testimony;
  const longest = latencies.at(-1) ?? 0;
  console.log(formatLine('the witness (official SDK)', 'median', 'p99', `longest (${LONGEST_WRITE})`));
  console.log(
    formatLine(
      `  ${latencies.length} writes`,
      formatMs(getPercentile(latencies, 0.5)),
      formatMs(getPercentile(latencies, 0.99)),
      formatMs(longest),
    ),
  );
  console.log(formatLine('memory after gc', 'started', 'warm', 'at the end'));
  for (const [what, of] of [
    ['  heap', 'heap'],
    ['  resident', 'resident'],
  ] as const)
    console.log(
      formatLine(what, formatMegabytes(fresh[of]), formatMegabytes(before[of]), formatMegabytes(after[of])),
    );

  const failures = [
    ...shots.flatMap(({ what, problems }) => problems.map((problem) => `${what}: ${problem}`)),
    ...listUncaughtErrors(server).map((reason) => `nobody caught: ${reason}`),
    ...errorsIn(server).map((text) => `the log: ${text}`),
    ...testimony.problems.map((problem) => `the witness: ${problem}`),
    ...(disconnects === 0 ? [] : [`the witness was cut off ${disconnects} times`]),
    ...(isTreeRight ? [] : ['the witness holds another tree than the server']),
    ...(longest <= LONGEST_WRITE ? [] : [`a write of the witness took ${formatMs(longest)}`]),
    ...(after.heap - before.heap <= MORE_HEAP ? [] : ['the server keeps too much']),
    ...(server.child.isAlive ? [] : ['the server has ended']),
  ];
  await server.close();
  rmSync(dataFolder, { recursive: true, force: true });
  console.log(failures.length === 0 ? 'nothing was noticed' : `FAILED\n${failures.join('\n')}`);
  if (failures.length > 0) process.exitCode = 1;
}
