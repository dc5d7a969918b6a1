/** More passwords are being worked on than is sensible. */
export class TooBusy extends Error {}

interface Task {
  readonly begin: () => void;
  readonly refuse: () => void;
}

const MOST_IN_A_LINE = 100;
const MOST_WAITING = 400;

/** How many passwords are worked on at once: of two cores one is left to everything else. */
export const workersOn = (cores: number): number => Math.max(1, Math.min(2, cores - 1));

/**
 * The line before the passwords: each of them is dear to look at, so that few are at once. Every place that asks has a line
 * of its own, and each line its turn; where too many wait, the last of the longest goes.
 */
export class PasswordWork {
  private readonly lines = new Map<string, Task[]>();
  private readonly atOnce: number;
  private waiting = 0;
  private running = 0;

  /** @param atOnce each holds a thread for a tenth of a second, and there are four for all files and texts as well */
  constructor(atOnce: number) {
    this.atOnce = atOnce;
  }

  /** @throws TooBusy */
  async run<T>(line: string, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((resolve, reject) => {
      this.enter(line, {
        begin: resolve,
        refuse: () => reject(new TooBusy('Too many sign-ins at once')),
      });
    });
    try {
      return await work();
    } finally {
      this.running -= 1;
      this.next();
    }
  }

  private enter(line: string, task: Task): void {
    const own = this.lines.get(line) ?? [];
    if (own.length >= MOST_IN_A_LINE) {
      task.refuse();
      return;
    }
    this.lines.set(line, own);
    own.push(task);
    this.waiting += 1;
    if (this.waiting > MOST_WAITING) this.shorten();
    this.next();
  }

  private shorten(): void {
    let longest: Task[] = [];
    for (const line of this.lines.values()) if (line.length > longest.length) longest = line;
    this.waiting -= 1;
    longest.pop()?.refuse();
  }

  private next(): void {
    while (this.running < this.atOnce) {
      const [first] = this.lines;
      if (first === undefined) return;
      const [name, line] = first;
      const task = line.shift();
      // Its next turn comes after those of all others.
      this.lines.delete(name);
      if (line.length > 0) this.lines.set(name, line);
      if (task === undefined) continue;
      this.waiting -= 1;
      this.running += 1;
      task.begin();
    }
  }
}
