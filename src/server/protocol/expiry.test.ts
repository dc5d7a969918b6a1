import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endTokens, type Account } from '../auth/account.ts';
import { SigningKeys } from '../auth/keys.ts';
import { TokenIssuer } from '../auth/tokens.ts';
import { Database } from '../database/database.ts';
import { OnDisconnect } from '../database/onDisconnect.ts';
import { GroupCommit } from '../database/groupCommit.ts';
import { parseRules } from '../rules/file.ts';
import { FairShare } from '../operations/fairShare.ts';
import { GuessLimiter } from '../operations/guesses.ts';
import { REAL_CLOCK } from '../auth/time.ts';
import { MemoryDisk } from '../testing/disk.ts';
import { Credentials } from './credentials.ts';
import { ClientConnection } from './clientConnection.ts';
import { startLongTimer } from './timer.ts';

const NOW = Date.UTC(2026, 10, 21);
const DAY = 24 * 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

const ANN: Account = {
  uid: 'ann',
  emailVerified: false,
  createdAt: 0,
  lastLoginAt: 0,
  validSince: 0,
  disabled: false,
};

function connection(emulator = false): {
  connection: ClientConnection;
  sent: string[];
  tokens: TokenIssuer;
  change: (account: Account | undefined) => void;
} {
  let account: Account | undefined = ANN;
  const sent: string[] = [];
  const commits = new GroupCommit(new MemoryDisk(), () => undefined);
  const tokens = new TokenIssuer({
    project: 'p',
    keys: new SigningKeys(new MemoryDisk(), 0),
    acceptUnsigned: emulator,
  });
  const clock = Date.now;
  const made = new ClientConnection({
    database: new Database({
      namespace: 'p',
      tree: null,
      rules: parseRules(
        '{"rules": {"mine": {".read": "auth != null && (auth.floor === null || auth.floor === 7)"}}}',
      ),
      commits,
      clock,
    }),
    credentials: new Credentials({ tokens, accounts: { get: () => account }, emulator, clock }),
    commits,
    onDisconnect: new OnDisconnect({ commits, unexpected: () => undefined }),
    clock,
    transport: {
      send: (message) => sent.push(message.toString()),
      close: () => undefined,
      terminate: () => undefined,
      rest: () => undefined,
      hold: () => undefined,
      goesFirst: () => undefined,
    },
    fairShare: new FairShare(),
    guesses: new GuessLimiter(REAL_CLOCK),
    from: { address: '127.0.0.1', connection: 'connection 1' },
    refusedTooOften: () => false,
    unexpected: (error) => {
      throw error;
    },
  });
  const change = (other: Account | undefined): void => {
    account = other;
    made.recheck();
  };
  return { connection: made, sent, tokens, change };
}

const auth = (cred: string): string => JSON.stringify({ t: 'd', d: { r: 1, a: 'auth', b: { cred } } });
const LISTEN = '{"t":"d","d":{"r":2,"a":"q","b":{"p":"/mine","h":""}}}';
const wordsOf = (sent: readonly string[]): string[] =>
  sent.map((text) => /"(?:s|a)":"(\w+)"/.exec(text)?.[1] ?? text);

test('a token ends on time, and its client gets the reason before the listens it had allowed end', async () => {
  const { connection: made, sent, tokens } = connection();
  made.receive(auth(tokens.issue(ANN, { provider: 'anonymous', authTime: 0 }, NOW)));
  made.receive(LISTEN);
  await vi.advanceTimersByTimeAsync(3_599_000);
  expect(wordsOf(sent)).toEqual(['ok', 'ok']);
  await vi.advanceTimersByTimeAsync(2000);
  expect(wordsOf(sent)).toEqual(['ok', 'ok', 'ac', 'c']);
  expect(sent[2]).toBe('{"t":"d","d":{"a":"ac","b":{"s":"expired_token","d":"Auth token is expired."}}}');
});

test.each<[string, Account | undefined]>([
  ['has another password', endTokens(ANN, NOW)],
  ['is disabled', { ...ANN, disabled: true }],
  ['is gone', undefined],
])('a token ends at once when its account %s', async (_, account) => {
  const { connection: made, sent, tokens, change } = connection();
  const token = tokens.issue(ANN, { provider: 'password', authTime: 0 }, NOW);
  made.receive(auth(token));
  made.receive(LISTEN);
  change({ ...ANN, displayName: 'Ann' });
  await vi.advanceTimersByTimeAsync(10);
  expect(wordsOf(sent)).toEqual(['ok', 'ok']);
  change(account);
  made.receive(auth(token));
  await vi.advanceTimersByTimeAsync(10);
  expect(wordsOf(sent)).toEqual(['ok', 'ok', 'ac', 'c', 'expired_token']);
});

test.each([
  ['is put back two hours', -2],
  ['is put two hours ahead', 2],
])('a token ends after its hour even if the clock %s', async (_, hours) => {
  const { connection: made, sent, tokens } = connection();
  made.receive(auth(tokens.issue(ANN, { provider: 'anonymous', authTime: 0 }, NOW)));
  made.receive(LISTEN);
  vi.setSystemTime(NOW + hours * 3_600_000);
  await vi.advanceTimersByTimeAsync(3_599_000);
  expect(wordsOf(sent)).toEqual(['ok', 'ok']);
  await vi.advanceTimersByTimeAsync(2000);
  expect(wordsOf(sent)).toEqual(['ok', 'ok', 'ac', 'c']);
});

test('a newer token in time continues the session', async () => {
  const { connection: made, sent, tokens } = connection();
  made.receive(auth(tokens.issue(ANN, { provider: 'anonymous', authTime: 0 }, NOW)));
  made.receive(LISTEN);
  await vi.advanceTimersByTimeAsync(3_000_000);
  made.receive(auth(tokens.issue(ANN, { provider: 'anonymous', authTime: 0 }, Date.now())));
  await vi.advanceTimersByTimeAsync(1_000_000);
  expect(wordsOf(sent)).toEqual(['ok', 'ok', 'ok']);
});

test('an expired token is refused at once', async () => {
  const { connection: made, sent, tokens } = connection();
  made.receive(auth(tokens.issue(ANN, { provider: 'anonymous', authTime: 0 }, NOW - 3_600_000)));
  await vi.advanceTimersByTimeAsync(10);
  expect(wordsOf(sent)).toEqual(['expired_token']);
});

test('in emulator mode an unsigned token of 1970 is valid forever', async () => {
  const { connection: made, sent } = connection(true);
  const encode = (json: object): string => Buffer.from(JSON.stringify(json)).toString('base64url');
  made.receive(auth(`${encode({ alg: 'none' })}.${encode({ sub: 'ann', iat: 0, exp: 3600 })}.`));
  made.receive(LISTEN);
  await vi.advanceTimersByTimeAsync(100 * DAY);
  expect(wordsOf(sent)).toEqual(['ok', 'ok']);
});

test('in emulator mode the administrator can act as another user or as unauthenticated', async () => {
  const { connection: made, sent } = connection(true);
  const as = (more: object): string =>
    JSON.stringify({ t: 'd', d: { r: 1, a: 'gauth', b: { cred: 'owner', ...more } } });
  const ofFloor = (floor: number): string => as({ authvar: { uid: 'ann', floor, token: { floor: 7 } } });
  for (const frame of [as({}), LISTEN, as({ noauth: true }), LISTEN, ofFloor(7), LISTEN]) made.receive(frame);
  await vi.advanceTimersByTimeAsync(10);
  expect(wordsOf(sent)).toEqual(['ok', 'ok', 'c', 'ok', 'permission_denied', 'ok', 'ok']);
  // The override replaces `auth` itself, not `auth.token`.
  sent.length = 0;
  made.receive(ofFloor(8));
  await vi.advanceTimersByTimeAsync(10);
  expect(wordsOf(sent)).toEqual(['c', 'ok']);
});

test('a timer of sixty days neither overflows nor fires at once', async () => {
  let fired = 0;
  startLongTimer(60 * DAY, () => {
    fired += 1;
  });
  await vi.advanceTimersByTimeAsync(59 * DAY);
  expect(fired).toBe(0);
  await vi.advanceTimersByTimeAsync(2 * DAY);
  expect(fired).toBe(1);
});
