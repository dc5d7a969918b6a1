import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { openAdministrator } from '../src/server/start/openAdministrator.ts';
import { openStorage } from '../src/server/storage/sqlite.ts';
import { LeafNode } from '../src/server/tree/node.ts';
import {
  Asking,
  competition,
  figures,
  JUDGES,
  judgesOf,
  LIMIT,
  marking,
  numbers,
  signUp,
  type Backend,
} from './attackers/judges.ts';
import { whileStrangersGuess } from './attackers/passwords.ts';
import { whileStrangersRead } from './attackers/readers.ts';
import { unknownAddresses } from './attackers/unknownAddresses.ts';
import { Child } from './child.ts';
import type { AttackersNews, AttackersOrder } from './children/attackersChild.ts';
import type { ConnectionsNews, ConnectionsOrder } from './children/connectionsChild.ts';
import { isAsked } from './only.ts';
import { residentOf } from './residentOf.ts';
import { connectMany } from './rawLines.ts';
import { serverProcess, uncaughtIn, type ServerProcess } from './serverProcess.ts';
import { at, line, megabytes, ms } from './table.ts';

const ATTACKERS = Number(process.env['ATTACKERS'] ?? 20);
const NAMESPACE = 'floorcraft-bench';
const SECRET = 'an administrator secret of more than 32 characters';

const backendAt = ({ port }: ServerProcess): Backend => ({ port, namespace: NAMESPACE, apiKey: 'bench' });

async function underAttack(): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'floorcraft-bench-'));
  const server = await serverProcess({
    dataFolder,
    namespace: NAMESPACE,
    rulesFile: 'database.rules.json',
    adminSecret: SECRET,
  });
  const backend = backendAt(server);
  try {
    const put = await fetch(`${server.origin}/.json?ns=${NAMESPACE}&print=silent`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${SECRET}` },
      body: JSON.stringify(competition()),
    });
    if (!put.ok) throw new Error(`the competition was not taken: ${put.status}`);
    const judges = await judgesOf(backend);
    console.log(line(`${JUDGES} judges, a mark each 0.1 s, kept`, 'median', 'p99', 'longest', 'marks'));
    await marking(judges.slice(0, 1));
    console.log(line('  nobody attacks', ...figures(await marking(judges))));
    const accounts = await Promise.all(numbers(ATTACKERS).map(() => signUp(backend)));
    const attackers = new Child<AttackersOrder, AttackersNews>('attackersChild', {
      port: server.port,
      namespace: NAMESPACE,
      accounts,
    });
    await attackers.next(
      (news): news is Extract<AttackersNews, { kind: 'attacking' }> => news.kind === 'attacking',
    );
    let most = 0;
    const watch = setInterval(() => (most = Math.max(most, residentOf(server.child.pid))), 100);
    const times = await marking(judges);
    clearInterval(watch);
    console.log(line(`  ${ATTACKERS} attackers, p99 ${LIMIT}`, ...figures(times)));
    attackers.tell('stop');
    const { answers } = await attackers.next(
      (news): news is Extract<AttackersNews, { kind: 'stopped' }> => news.kind === 'stopped',
    );
    console.log(line('  memory at its most, at most 500 MB', megabytes(most)));
    console.log(`  the attackers were told ${JSON.stringify(answers)}`);
    const uncaught = uncaughtIn(server);
    if (uncaught.length > 0) throw new Error(uncaught.join('\n'));
  } finally {
    await server.child.kill();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

const PRIORITIES = 60;
const PRIORITY_CHARACTERS = 10_000_000;

/**
 * Data folders from versions without a size limit for priorities, with more priorities than fit into one
 * string. Checks that the server starts, folds the log into the snapshot, and starts again from that.
 */
async function foldersFromBefore(): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'floorcraft-bench-'));
  try {
    const storage = openStorage(dataFolder);
    for (const n of numbers(PRIORITIES)) {
      const node = new LeafNode(1, String(n % 10).repeat(PRIORITY_CHARACTERS));
      storage.commit([{ kind: 'tree', namespace: NAMESPACE, placed: [{ path: ['old', `k${n}`], node }] }]);
    }
    storage.close();
    console.log(line(`${PRIORITIES} priorities of 10 MB from before`, 'up in', 'first write'));
    for (const which of ['first', 'second']) {
      const server = await serverProcess({ dataFolder, namespace: NAMESPACE });
      const [raw] = await connectMany(`ws://127.0.0.1:${server.port}/.ws?v=5&ns=${NAMESPACE}`, 1);
      if (raw === undefined) throw new Error('no line');
      const took = await new Asking(raw).ask('p', { p: '/new', d: which });
      await server.close();
      const uncaught = uncaughtIn(server);
      if (uncaught.length > 0) throw new Error(uncaught.join('\n'));
      const complaint = server.child.printed.join('').slice(0, 500);
      if (complaint !== '') throw new Error(`the server has to say: ${complaint}`);
      console.log(line(`  the ${which} start`, ms(server.upIn), ms(took)));
    }
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

const ATTEMPTS = 22_000;
/**
 * The server's file descriptor limit: far below the number of attempts, so the attackers use up all
 * descriptors.
 */
const DESCRIPTORS = 4096;
/** Number of processes that open connections: a single process cannot hold enough of them. */
const OPENERS = 2;
const HALVES = [
  '',
  'GET /healthz HTTP/1.1\r\n',
  'PUT /a.json HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{',
];
const DESK = { email: 'desk@example.org', password: 'quickstep and foxtrot' };

/** Repeats an action until stopped. Collects each duration and each error. */
class Again {
  readonly times: number[] = [];
  readonly failures: string[] = [];
  private isOver = false;
  private readonly ended: Promise<void>;

  constructor(work: () => Promise<unknown>) {
    this.ended = this.go(work);
  }

  private async go(work: () => Promise<unknown>): Promise<void> {
    while (!this.isOver) {
      const start = performance.now();
      try {
        await work();
        this.times.push(performance.now() - start);
      } catch (error) {
        this.failures.push(inspect(error));
      }
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }

  async end(): Promise<this> {
    this.isOver = true;
    await this.ended;
    return this;
  }
}

function tellOf(what: string, { times, failures }: Again): void {
  const tried = times.length + failures.length;
  console.log(line(what, `${times.length} of ${tried}`, ms(at(times, 0.5)), ms(Math.max(0, ...times))));
  if (failures.length > 0) throw new Error(`${what}: ${failures[0] ?? ''}`);
}

/** Sign-ins and backups while attackers hold every connection. */
async function withoutDescriptors(): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'floorcraft-bench-'));
  const server = await serverProcess(
    {
      dataFolder,
      namespace: NAMESPACE,
      rulesFile: 'database.rules.json',
      adminSecret: SECRET,
    },
    { descriptors: DESCRIPTORS },
  );
  const openers: Child<ConnectionsOrder, ConnectionsNews>[] = [];
  try {
    const office = await openAdministrator({ dataFolder, namespace: NAMESPACE });
    await office.update({ ...competition() });
    await office.createUser(DESK);
    const backend = backendAt(server);
    const judges = await judgesOf(backend);
    console.log(
      line(`${ATTEMPTS} attempts where ${DESCRIPTORS} files may be open`, 'done', 'median', 'longest'),
    );
    let copies = 0;
    const backup = new Again(async () => {
      const file = join(dataFolder, `copy${(copies += 1)}.db`);
      // The `backup` verb works the same way: it finds the running server and has it write the copy.
      await (await openAdministrator({ dataFolder, namespace: NAMESPACE })).backup(file);
      rmSync(file);
    });
    const staff = new Again(async () => {
      const answer = await fetch(
        `${server.origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=bench`,
        {
          method: 'POST',
          headers: { connection: 'close' },
          body: JSON.stringify({ ...DESK, returnSecureToken: true }),
        },
      );
      if (!answer.ok) throw new Error(await answer.text());
    });
    const newcomer = new Again(async () => {
      const [judge] = await judgesOf(backend, 1);
      judge?.leave();
    });
    for (let n = 0; n < OPENERS; n += 1)
      openers.push(
        new Child('connectionsChild', { port: server.port, attempts: ATTEMPTS / OPENERS, said: HALVES }),
      );
    const tried = Promise.all(openers.map((each) => each.next(isNews('tried'))));
    const marks = await marking(judges);
    const counts = await tried;
    const open = await Promise.all(
      openers.map(async (each) => {
        each.tell('count');
        return each.next(isNews('counted'));
      }),
    );
    const sum = (of: (news: ConnectionsNews) => number, news: readonly ConnectionsNews[]): number =>
      news.reduce((total, each) => total + of(each), 0);
    tellOf('  copies over the local socket, all', await backup.end());
    tellOf('  the desk signs in, always', await staff.end());
    tellOf('  a judge who comes now is let in, always', await newcomer.end());
    console.log(
      line(
        `  ${JUDGES} judges mark, p99 ${LIMIT}`,
        ms(at(marks, 0.99)),
        ms(at(marks, 0.5)),
        ms(Math.max(...marks)),
      ),
    );
    console.log(
      `  of the attempts ${sum(({ came }) => came, counts)} were let in, and ${sum(({ cutOff }) => cutOff, open)} cut off since`,
    );
    const uncaught = uncaughtIn(server);
    if (uncaught.length > 0) throw new Error(uncaught.join('\n'));
  } finally {
    await Promise.all(openers.map((each) => each.kill()));
    await server.child.kill();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

const isNews =
  (kind: ConnectionsNews['kind']) =>
  (news: ConnectionsNews): news is ConnectionsNews =>
    news.kind === kind;

/** Delays that judges see while attackers are at work. */
export async function benchAttackers(): Promise<void> {
  if (isAsked('judges')) await underAttack();
  if (isAsked('descriptors')) await withoutDescriptors();
  if (isAsked('readers')) await whileStrangersRead();
  if (isAsked('passwords')) await whileStrangersGuess();
  if (isAsked('addresses')) await unknownAddresses();
  if (isAsked('priorities')) await foldersFromBefore();
}
