import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { openAdministrator } from '../src/server/start/openAdministrator.ts';
import { openStorage } from '../src/server/storage/sqlite.ts';
import { LeafNode } from '../src/server/tree/node.ts';
import {
  JudgeClient,
  buildRunningRound,
  formatFigures,
  JUDGES,
  openJudges,
  JUDGE_LIMIT_TEXT,
  measureMarking,
  countUpFromZero,
  signUp,
  type Backend,
} from './attackers/judges.ts';
import { benchPasswordGuessers } from './attackers/passwords.ts';
import { benchReaders } from './attackers/readers.ts';
import { benchUnknownAddresses } from './attackers/unknownAddresses.ts';
import { BenchChild } from './child.ts';
import type { AttackersReport, AttackersCommand } from './children/attackersChild.ts';
import type { ConnectionsReport, ConnectionsCommand } from './children/connectionsChild.ts';
import { isSelected } from './only.ts';
import { readResidentBytes } from './readResidentBytes.ts';
import { openRawSockets } from './rawLines.ts';
import { serverProcess, listUncaughtErrors, type ServerProcess } from './serverProcess.ts';
import { getPercentile, formatLine, formatMegabytes, formatMs } from './table.ts';

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
      body: JSON.stringify(buildRunningRound()),
    });
    if (!put.ok) throw new Error(`the competition was not taken: ${put.status}`);
    const judges = await openJudges(backend);
    console.log(formatLine(`${JUDGES} judges, a mark each 0.1 s, kept`, 'median', 'p99', 'longest', 'marks'));
    await measureMarking(judges.slice(0, 1));
    console.log(formatLine('  nobody attacks', ...formatFigures(await measureMarking(judges))));
    const accounts = await Promise.all(countUpFromZero(ATTACKERS).map(() => signUp(backend)));
    const attackers = new BenchChild<AttackersCommand, AttackersReport>('attackersChild', {
      port: server.port,
      namespace: NAMESPACE,
      accounts,
    });
    await attackers.next(
      (news): news is Extract<AttackersReport, { kind: 'attacking' }> => news.kind === 'attacking',
    );
    let most = 0;
    const watch = setInterval(() => (most = Math.max(most, readResidentBytes(server.child.pid))), 100);
    const times = await measureMarking(judges);
    clearInterval(watch);
    console.log(formatLine(`  ${ATTACKERS} attackers, p99 ${JUDGE_LIMIT_TEXT}`, ...formatFigures(times)));
    attackers.tell('stop');
    const { answers } = await attackers.next(
      (news): news is Extract<AttackersReport, { kind: 'stopped' }> => news.kind === 'stopped',
    );
    console.log(formatLine('  memory at its most, at most 500 MB', formatMegabytes(most)));
    console.log(`  the attackers were told ${JSON.stringify(answers)}`);
    const uncaught = listUncaughtErrors(server);
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
    for (const n of countUpFromZero(PRIORITIES)) {
      const node = new LeafNode(1, String(n % 10).repeat(PRIORITY_CHARACTERS));
      storage.commit([{ kind: 'tree', namespace: NAMESPACE, placed: [{ path: ['old', `k${n}`], node }] }]);
    }
    storage.close();
    console.log(formatLine(`${PRIORITIES} priorities of 10 MB from before`, 'up in', 'first write'));
    for (const which of ['first', 'second']) {
      const server = await serverProcess({ dataFolder, namespace: NAMESPACE });
      const [raw] = await openRawSockets(`ws://127.0.0.1:${server.port}/.ws?v=5&ns=${NAMESPACE}`, 1);
      if (raw === undefined) throw new Error('no line');
      const took = await new JudgeClient(raw).ask('p', { p: '/new', d: which });
      await server.close();
      const uncaught = listUncaughtErrors(server);
      if (uncaught.length > 0) throw new Error(uncaught.join('\n'));
      const complaint = server.child.printed.join('').slice(0, 500);
      if (complaint !== '') throw new Error(`the server has to say: ${complaint}`);
      console.log(formatLine(`  the ${which} start`, formatMs(server.upIn), formatMs(took)));
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
  console.log(
    formatLine(
      what,
      `${times.length} of ${tried}`,
      formatMs(getPercentile(times, 0.5)),
      formatMs(Math.max(0, ...times)),
    ),
  );
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
  const openers: BenchChild<ConnectionsCommand, ConnectionsReport>[] = [];
  try {
    const office = await openAdministrator({ dataFolder, namespace: NAMESPACE });
    await office.update({ ...buildRunningRound() });
    await office.createUser(DESK);
    const backend = backendAt(server);
    const judges = await openJudges(backend);
    console.log(
      formatLine(`${ATTEMPTS} attempts where ${DESCRIPTORS} files may be open`, 'done', 'median', 'longest'),
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
      const [judge] = await openJudges(backend, 1);
      judge?.leave();
    });
    for (let n = 0; n < OPENERS; n += 1)
      openers.push(
        new BenchChild('connectionsChild', {
          port: server.port,
          attempts: ATTEMPTS / OPENERS,
          said: HALVES,
        }),
      );
    const tried = Promise.all(openers.map((each) => each.next(isNews('tried'))));
    const marks = await measureMarking(judges);
    const counts = await tried;
    const open = await Promise.all(
      openers.map(async (each) => {
        each.tell('count');
        return each.next(isNews('counted'));
      }),
    );
    const sum = (of: (news: ConnectionsReport) => number, news: readonly ConnectionsReport[]): number =>
      news.reduce((total, each) => total + of(each), 0);
    tellOf('  copies over the local socket, all', await backup.end());
    tellOf('  the desk signs in, always', await staff.end());
    tellOf('  a judge who comes now is let in, always', await newcomer.end());
    console.log(
      formatLine(
        `  ${JUDGES} judges mark, p99 ${JUDGE_LIMIT_TEXT}`,
        formatMs(getPercentile(marks, 0.99)),
        formatMs(getPercentile(marks, 0.5)),
        formatMs(Math.max(...marks)),
      ),
    );
    console.log(
      `  of the attempts ${sum(({ came }) => came, counts)} were let in, and ${sum(({ cutOff }) => cutOff, open)} cut off since`,
    );
    const uncaught = listUncaughtErrors(server);
    if (uncaught.length > 0) throw new Error(uncaught.join('\n'));
  } finally {
    await Promise.all(openers.map((each) => each.kill()));
    await server.child.kill();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

const isNews =
  (kind: ConnectionsReport['kind']) =>
  (news: ConnectionsReport): news is ConnectionsReport =>
    news.kind === kind;

/** Delays that judges see while attackers are at work. */
export async function benchAttackers(): Promise<void> {
  if (isSelected('judges')) await underAttack();
  if (isSelected('descriptors')) await withoutDescriptors();
  if (isSelected('readers')) await benchReaders();
  if (isSelected('passwords')) await benchPasswordGuessers();
  if (isSelected('addresses')) await benchUnknownAddresses();
  if (isSelected('priorities')) await foldersFromBefore();
}
