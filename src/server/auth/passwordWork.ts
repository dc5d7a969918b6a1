import { FairQueue } from '../throttle/lines.ts';

/** The password queue is full. */
export class PasswordQueueFull extends Error {}

/** Owner of a queued password check. Each name has its own line. */
export interface PasswordOwner {
  /**
   * `office`: holds the data folder or the administrator's secret. `known`: showed a known device, a code or a token;
   * named by account. `stranger`: all others, named by network.
   */
  readonly kind: 'office' | 'known' | 'stranger';
  readonly name: string;
}

interface Task {
  readonly begin: () => void;
  readonly refuse: () => void;
}

const MAX_IN_A_LINE = 100;
const MAX_WAITING = 400;

/** Parallel password checks. One of two cores stays free for everything else. */
export const countPasswordWorkers = (cores: number): number => Math.max(1, Math.min(2, cores - 1));

/**
 * Queues password checks: each is expensive, so few run at once. Office goes before known devices, and those
 * before strangers: a stranger's delay costs a minute, locking out staff costs the competition. Lines of one
 * kind take turns. When full, it drops one from the longest line, strangers first.
 */
export class PasswordWork {
  /** In order of priority. */
  private readonly lines: Readonly<Record<PasswordOwner['kind'], FairQueue<Task>>> = {
    office: new FairQueue(),
    known: new FairQueue(),
    stranger: new FairQueue(),
  };
  private readonly atOnce: number;
  private running = 0;

  /** @param atOnce each check holds one of libuv's four threads for about 100 ms; files and compression share them */
  constructor(atOnce: number) {
    this.atOnce = atOnce;
  }

  /** @throws PasswordQueueFull */
  async run<T>(asker: PasswordOwner, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((resolve, reject) => {
      this.enter(asker, {
        begin: resolve,
        refuse: () => reject(new PasswordQueueFull('Too many sign-ins at once')),
      });
    });
    try {
      return await work();
    } finally {
      this.running -= 1;
      this.next();
    }
  }

  private enter({ kind, name }: PasswordOwner, task: Task): void {
    const lines = this.lines[kind];
    if (lines.lengthOf(name) >= MAX_IN_A_LINE) {
      task.refuse();
      return;
    }
    lines.add(name, task);
    const { office, known, stranger } = this.lines;
    if (office.size + known.size + stranger.size > MAX_WAITING)
      (stranger.shorten() ?? known.shorten() ?? office.shorten())?.refuse();
    this.next();
  }

  private next(): void {
    const { office, known, stranger } = this.lines;
    while (this.running < this.atOnce) {
      const task = office.take() ?? known.take() ?? stranger.take();
      if (task === undefined) return;
      this.running += 1;
      task.begin();
    }
  }
}
