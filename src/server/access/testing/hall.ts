import { readFileSync } from 'node:fs';
import { getIdToken, signInAnonymously, signInWithCustomToken } from 'firebase/auth';
import { vi, type MockInstance } from 'vitest';
import type { Time } from '../../auth/time.ts';
import type { ServerSettings } from '../../settings.ts';
import { device, type Device } from '../../testing/device.ts';
import { testServer, type TestServer } from '../../testing/server.ts';
import type { Json } from '../../tree/json.ts';
import { midday, NOBODYS_NAME } from './midday.ts';
import { EVERYBODY, STAFF, type Who } from './who.ts';

const RULES = readFileSync(new URL('../../../../database.rules.json', import.meta.url), 'utf8');

export interface Person {
  readonly server: TestServer;
  readonly device: Device;
  readonly uid: string;
  readonly idToken: string | undefined;
  /** A fresh token; renewed after an hour of the hall's time. */
  readonly tokenNow: () => Promise<string | undefined>;
  /** Each person's own, since refusals count by address. */
  readonly address: string;
}

type Differs = Readonly<Record<string, Json>>;

export type WriteOutcome = 'done' | 'refused';

/** The outcome of an operation that the rules decide (or its size); other failures fail the test. */
export async function outcome(work: PromiseLike<unknown>): Promise<WriteOutcome> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (/permission.denied|too_big/i.test(String(error))) return 'refused';
    throw error;
  }
}

/**
 * The number of cases per minute. Each is refused to a dozen people, and above 1,200 refusals per address and
 * minute, sockets are closed for a while. A transaction is refused more than once.
 */
const IN_A_MINUTE = 50;
const MINUTE = 60_000;

/** Limits use the hall's clock. Each device tries hundreds of codes here, so delays pass at once. */
const AT_ONCE: Time = {
  now: () => Date.now(),
  after: (_milliseconds, work) => void setImmediate(work),
};

/** The hall's time, which tests advance. A server takes its clock at startup. */
class HallClock {
  private passed = 0;
  private readonly now: MockInstance<typeof Date.now>;

  constructor() {
    const { now } = Date;
    this.now = vi.spyOn(Date, 'now').mockImplementation(() => now() + this.passed);
  }

  pass(milliseconds: number): void {
    this.passed += milliseconds;
  }

  putRight(): void {
    this.now.mockRestore();
  }
}

/** A server with the product's rules in the middle of a competition, with every person. */
export class Hall {
  readonly server: TestServer;
  private readonly people: ReadonlyMap<Who, Person>;
  private readonly clock: HallClock;
  private cases = 0;

  private constructor(server: TestServer, people: ReadonlyMap<Who, Person>, clock: HallClock) {
    this.server = server;
    this.people = people;
    this.clock = clock;
  }

  /** @param settings overrides */
  static async open(settings: Partial<ServerSettings> = {}): Promise<Hall> {
    const clock = new HallClock();
    const server = await testServer({ rules: RULES, trustProxy: 'loopback', time: AT_ONCE, ...settings });
    const people = await Promise.all(
      EVERYBODY.map(async (who, index): Promise<[Who, Person]> => {
        const made = device(server.origin);
        const known = await signedIn(server, made, who);
        return [who, { server, device: made, ...known, address: `10.0.0.${index + 1}` }];
      }),
    );
    const hall = new Hall(server, new Map(people), clock);
    await hall.putBack();
    return hall;
  }

  readonly person = (who: Who): Person => {
    const found = this.people.get(who);
    if (found === undefined) throw new Error(`nobody is ${who}`);
    return found;
  };

  readonly uid = (who: Who): string => this.person(who).uid;

  /** Restores the tree, or these branches, to midday plus differences. */
  async putBack(differs: Differs = {}, branches?: readonly string[]): Promise<void> {
    const whole = midday(this.uid);
    const kept = Object.entries(whole).filter(([branch]) => branches?.includes(branch) ?? true);
    await this.server.administrator.update(Object.fromEntries(kept));
    if (Object.keys(differs).length > 0) await this.server.administrator.update(differs);
  }

  /**
   * The persons able to make a change at these paths. Those expected to fail try at once, since refusals change
   * nothing; each of the others starts from the original tree.
   */
  async whoCan(
    tries: (who: Who) => Promise<WriteOutcome>,
    about: {
      readonly expected: readonly Who[];
      readonly paths: readonly string[];
      readonly differs?: Differs;
    },
  ): Promise<Who[]> {
    const { expected, paths, differs = {} } = about;
    this.oneMore();
    const branches = [...paths, ...Object.keys(differs)].map((path) => path.split('/')[0] ?? '');
    if (Object.keys(differs).length > 0) await this.putBack(differs, branches);
    const able = new Set<Who>();
    const note = async (who: Who): Promise<void> => {
      if ((await tries(who)) === 'done') able.add(who);
    };
    await Promise.all(EVERYBODY.filter((who) => !expected.includes(who)).map(note));
    if (able.size > 0) await this.putBack(differs);
    for (const who of expected) {
      await note(who);
      await this.putBack(differs, branches);
    }
    if (Object.keys(differs).length > 0) await this.putBack({}, branches);
    return EVERYBODY.filter((who) => able.has(who));
  }

  async whoReads(tries: (who: Who) => Promise<WriteOutcome>): Promise<Who[]> {
    this.oneMore();
    const outcomes = await Promise.all(EVERYBODY.map(tries));
    return EVERYBODY.filter((_, index) => outcomes[index] === 'done');
  }

  /** Counts a case; now and then lets a minute pass. */
  oneMore(): void {
    this.cases += 1;
    if (this.cases % IN_A_MINUTE === 0) this.clock.pass(MINUTE);
  }

  async close(): Promise<void> {
    await Promise.all([...this.people.values()].map(({ device }) => device.close()));
    await this.server.remove();
    this.clock.putRight();
  }
}

/** Staff sign in with a server token, since passwords take time. */
async function signedIn(
  { administrator }: TestServer,
  { auth }: Device,
  who: Who,
): Promise<Pick<Person, 'uid' | 'idToken' | 'tokenNow'>> {
  if (who === 'out')
    return { uid: NOBODYS_NAME, idToken: undefined, tokenNow: () => Promise.resolve(undefined) };
  const isStaff = STAFF.some((role) => role === who);
  const { user } = isStaff
    ? await signInWithCustomToken(auth, await administrator.customToken(who, {}))
    : await signInAnonymously(auth);
  return { uid: user.uid, idToken: await getIdToken(user), tokenNow: () => getIdToken(user) };
}
