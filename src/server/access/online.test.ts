import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BuiltServer, type ChildServer } from '../testing/childServer.ts';
import { RawClient } from '../testing/raw.ts';
import { API_KEY, NAMESPACE } from '../testing/server.ts';
import { SERVER_NOW } from './testing/midday.ts';

// A judge's phone reports its presence to a server that gets killed.

/** The product's rules for this branch only: all of the rules don't fit on a command line. */
function rulesHere(): string {
  const all = readFileSync(new URL('../../../database.rules.json', import.meta.url), 'utf8');
  // Our own generated file.
  const { rules } = JSON.parse(all) as { readonly rules: { readonly online: object } };
  return JSON.stringify({ rules: { online: rules.online } });
}

let built: BuiltServer;
let dataFolder: string;
let server: ChildServer;

const start = async (): Promise<void> => {
  server = await built.start({ dataFolder, rules: rulesHere(), emulator: true });
};
beforeEach(async () => {
  built = new BuiltServer();
  dataFolder = mkdtempSync(join(tmpdir(), 'floorcraft-online-'));
  await start();
});
afterEach(() => {
  server.child.kill('SIGKILL');
  built.remove();
  rmSync(dataFolder, { recursive: true, force: true });
});

const kill = async (): Promise<void> => {
  const gone = new Promise((resolve) => server.child.once('exit', resolve));
  server.child.kill('SIGKILL');
  await gone;
};
const asOwner = async (place: string, body?: unknown): Promise<unknown> => {
  const answer = await fetch(`http://127.0.0.1:${server.port}/${place}.json?ns=${NAMESPACE}`, {
    headers: { authorization: 'Bearer owner' },
    ...(body === undefined ? {} : { method: 'PATCH', body: JSON.stringify(body) }),
  });
  return answer.json();
};
interface Account {
  readonly localId: string;
  readonly idToken: string;
}
const signUp = async (): Promise<Account> => {
  const address = `http://127.0.0.1:${server.port}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=${API_KEY}`;
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ returnSecureToken: true }),
  });
  // Our own server's answer.
  return (await answer.json()) as Account;
};

/** The judge's phone connects and reports its presence. */
async function comes({ localId, idToken }: Account): Promise<RawClient> {
  const phone = await RawClient.connect(server.port);
  const at = `/online/${localId}/judge`;
  const answers = [
    await phone.ask('auth', { cred: idToken }),
    await phone.ask('om', { p: at, d: { of: 'A', since: null, seen: SERVER_NOW } }),
    await phone.ask('m', { p: at, d: { of: 'A', since: SERVER_NOW, seen: SERVER_NOW } }),
  ];
  expect(answers.map(({ s }) => s)).toEqual(['ok', 'ok', 'ok']);
  return phone;
}
interface There {
  readonly since?: number;
  readonly seen: number;
}
const there = async ({ localId }: Account): Promise<There> =>
  // Validated by the rules.
  (await asOwner(`online/${localId}/judge`)) as There;

test('a broken connection ends presence with the time, and a killed server leaves it until the phone is back', async () => {
  await asOwner('', {
    'competitionMetadata/officials/A': { name: 'Ann', role: 'Judge' },
    'judgeCodes/A': 'code-of-judge-A',
  });
  const judge = await signUp();
  await asOwner(`judgeClaims/${judge.localId}`, { judge: 'A', code: 'code-of-judge-A', at: 1 });

  const phone = await comes(judge);
  const first = await there(judge);
  expect(first.since).toBe(first.seen);
  phone.terminate();
  await expect.poll(() => there(judge), { interval: 2 }).not.toHaveProperty('since');
  expect((await there(judge)).seen).toBeGreaterThanOrEqual(first.seen);

  await comes(judge);
  const before = await there(judge);
  await kill();
  await start();
  // No server was there to end it; its age shows that it is stale (domain/floor/dutyPresence.ts).
  expect(await there(judge)).toEqual(before);
  await comes(judge);
  const after = await there(judge);
  expect(after.since).toBe(after.seen);
  expect(after.seen).toBeGreaterThan(before.seen);
});
