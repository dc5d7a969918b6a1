import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

/** Folder into which tools/bench.ts builds the child processes. */
const BUILT = process.env['BENCH_BUILT'] ?? '.cache/bench';

export interface ChildSetup {
  readonly nodeOptions?: readonly string[];
  /** Limit of open files and connections; inherited when absent. */
  readonly descriptors?: number;
}

/** A child process of a bench: its messages in order, and its output. */
export class BenchChild<Order extends string | object, News extends object> {
  readonly printed: string[] = [];
  private readonly process: ChildProcess;
  private readonly heard: News[] = [];
  private waiting: (() => void)[] = [];
  private ended: string | undefined;

  /** Starts `bench/children/<name>.ts` with one argument, which it reads as JSON. */
  constructor(name: string, argument: object, { nodeOptions = [], descriptors }: ChildSetup = {}) {
    const options = ['--expose-gc', ...nodeOptions];
    this.process = fork(join(BUILT, `${name}.mjs`), [JSON.stringify(argument)], {
      ...(descriptors === undefined
        ? { execArgv: options }
        : {
            execPath: 'sh',
            execArgv: ['-c', `ulimit -n ${descriptors}; exec "$0" "$@"`, process.execPath, ...options],
          }),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [this.process.stdout, this.process.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => this.printed.push(text));
    this.process.on('message', (news) => {
      this.heard.push(news as News);
      this.wake();
    });
    this.process.on('exit', (code, signal) => {
      this.ended = `${name} ended with ${signal ?? code}: ${this.printed.join('').slice(-2000)}`;
      this.wake();
    });
  }

  private wake(): void {
    const { waiting } = this;
    this.waiting = [];
    for (const go of waiting) go();
  }

  get isAlive(): boolean {
    return this.ended === undefined;
  }

  get pid(): number {
    return this.process.pid ?? 0;
  }

  tell(order: Order): void {
    if (this.isAlive) this.process.send(order);
  }

  /** The next message that `is` accepts, now or later. @throws Error when the process ends first */
  async next<Wanted extends News>(is: (news: News) => news is Wanted): Promise<Wanted> {
    for (;;) {
      const at = this.heard.findIndex(is);
      const [found] = at === -1 ? [] : this.heard.splice(at, 1);
      if (found !== undefined && is(found)) return found;
      if (this.ended !== undefined) throw new Error(this.ended);
      await new Promise<void>((go) => this.waiting.push(go));
    }
  }

  /** All messages so far that `is` accepts. */
  all<Wanted extends News>(is: (news: News) => news is Wanted): readonly Wanted[] {
    return this.heard.filter(is);
  }

  async gone(): Promise<void> {
    while (this.ended === undefined) await new Promise<void>((go) => this.waiting.push(go));
  }

  async kill(): Promise<void> {
    this.process.kill('SIGKILL');
    await this.gone();
  }
}
