import fastify from 'fastify';
import { expect, test } from 'vitest';
import { RATE_POLICIES } from '../throttle/policies.ts';
import { Throttle } from '../throttle/throttle.ts';
import { REAL_CLOCK } from '../auth/time.ts';
import { SigningKeys } from '../auth/keys.ts';
import { TokenIssuer } from '../auth/tokens.ts';
import { Database } from '../database/database.ts';
import { GroupCommit } from '../database/groupCommit.ts';
import { FairShare } from '../operations/fairShare.ts';
import { GuessLimiter } from '../operations/guesses.ts';
import { ConcurrencyLimit } from '../operations/concurrencyLimit.ts';
import { Credentials } from '../protocol/credentials.ts';
import { parseRules } from '../rules/file.ts';
import { MemoryDisk } from '../testing/disk.ts';
import { EventStreams } from './eventStream.ts';
import { addRestPrefix } from './restRequest.ts';
import { addRestRoutes } from './restRoutes.ts';

test('while the disk refuses, a write gets 503 and changes nothing, and later writes succeed', async () => {
  const disk = new MemoryDisk();
  const clock = Date.now;
  const commits = new GroupCommit(disk, () => undefined);
  const rules = parseRules('{"rules": {".read": true, ".write": true}}');
  const database = new Database({ namespace: 'n', tree: null, rules, commits, clock });
  const tokens = new TokenIssuer({
    project: 'n',
    keys: new SigningKeys(new MemoryDisk(), 0),
    acceptUnsigned: false,
  });
  const app = fastify({ rewriteUrl: ({ url }) => addRestPrefix(url ?? '/') });
  addRestRoutes(app, {
    namespace: () => database,
    credentials: new Credentials({ tokens, accounts: { get: () => undefined }, emulator: false, clock }),
    isSecret: () => false,
    commits,
    clock,
    address: () => '127.0.0.1',
    refusals: new Throttle(RATE_POLICIES.refusalsOfAddress, REAL_CLOCK.now),
    connectionLimit: new ConcurrencyLimit(10),
    fairShare: new FairShare(),
    guesses: new GuessLimiter(REAL_CLOCK),
    streams: new EventStreams({ commits }),
  });
  const put = async (payload: string): Promise<number> =>
    (await app.inject({ method: 'PUT', url: '/a.json', payload })).statusCode;
  expect(await put('1')).toBe(200);
  disk.refuses = true;
  expect(await put('2')).toBe(503);
  expect((await app.inject('/a.json')).body).toBe('1');
  disk.refuses = false;
  expect(await put('3')).toBe(200);
  await app.close();
});
