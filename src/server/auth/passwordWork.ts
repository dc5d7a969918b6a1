import { Lines } from '../throttle/lines.ts';

/** More passwords are being worked on than is sensible. */
export class TooBusy extends Error {}

/** On whose behalf a password is worked on. Each name has a line of its own. */
export interface Asker {
  /**
   * `office`: the data folder, or the administrator's secret. `known`: whoever has shown a known device, a code or a token
   * of an account, by account. `stranger`: anybody else, by network.
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

/** How many passwords are worked on at once: of two cores one is left to everything else. */
export const workersOn = (cores: number): number => Math.max(1, Math.min(2, cores - 1));

/**
 * The queue before the passwords: each of them is dear to look at, so that few are at once. The office comes before known
 * devices, and these before strangers: a stranger's right password costs a minute more, a member of the staff kept out costs
 * the competition. Among equals each line has its turn. Where too many wait, a stranger of the longest line is refused.
 */
export class PasswordWork {
  /** The first kind is served first; each line has its turn within its kind. */
  private readonly lines: Readonly<Record<Asker['kind'], Lines<Task>>> = {
    office: new Lines(),
    known: new Lines(),
    stranger: new Lines(),
  };
  private readonly atOnce: number;
  private running = 0;

  /** @param atOnce each holds a thread for a tenth of a second, and there are four for all files and texts as well */
  constructor(atOnce: number) {
    this.atOnce = atOnce;
  }

  /** @throws TooBusy */
  async run<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((resolve, reject) => {
      this.enter(asker, {
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

  private enter({ kind, name }: Asker, task: Task): void {
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
