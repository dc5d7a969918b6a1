import { readFileSync } from 'node:fs';
import { getIdToken, signInAnonymously, signInWithCustomToken } from 'firebase/auth';
import { vi, type MockInstance } from 'vitest';
import type { MonotonicClock } from '../../auth/time.ts';
import type { ServerSettings } from '../../settings.ts';
import { createDevice, type Device } from '../../testing/device.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import type { Json } from '../../tree/json.ts';
import { buildMidday, SIGNED_OUT_UID } from './midday.ts';
import { EVERYBODY, TEST_STAFF, type TestPerson } from './testPersons.ts';

const RULES = readFileSync(new URL('../../../../database.rules.json', import.meta.url), 'utf8');

export interface HallPerson {
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

/** The outcome of an operation that the rules or a size limit may refuse. Other failures fail the test. */
export async function getWriteOutcome(work: PromiseLike<unknown>): Promise<WriteOutcome> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (/permission.denied|too_big/i.test(String(error))) return 'refused';
    throw error;
  }
}

/**
 * The number of cases per minute. Each case is refused for a dozen persons, and above 1,200 refusals per
 * address and minute, sockets are closed for a while. A transaction is refused more than once.
 */
const IN_A_MINUTE = 50;
const MINUTE = 60_000;

/** Limits use the hall's clock. Each device tries hundreds of codes here, so delays pass at once. */
const AT_ONCE: MonotonicClock = {
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
export class TestHall {
  readonly server: TestServer;
  private readonly people: ReadonlyMap<TestPerson, HallPerson>;
  private readonly clock: HallClock;
  private cases = 0;

  private constructor(server: TestServer, people: ReadonlyMap<TestPerson, HallPerson>, clock: HallClock) {
    this.server = server;
    this.people = people;
    this.clock = clock;
  }

  /** @param settings overrides */
  static async open(settings: Partial<ServerSettings> = {}): Promise<TestHall> {
    const clock = new HallClock();
    const server = await startTestServer({
      rules: RULES,
      trustProxy: 'loopback',
      time: AT_ONCE,
      ...settings,
    });
    const people = await Promise.all(
      EVERYBODY.map(async (who, index): Promise<[TestPerson, HallPerson]> => {
        const made = createDevice(server.origin);
        const known = await signedIn(server, made, who);
        return [who, { server, device: made, ...known, address: `10.0.0.${index + 1}` }];
      }),
    );
    const hall = new TestHall(server, new Map(people), clock);
    await hall.putBack();
    return hall;
  }

  readonly person = (who: TestPerson): HallPerson => {
    const found = this.people.get(who);
    if (found === undefined) throw new Error(`nobody is ${who}`);
    return found;
  };

  readonly uid = (who: TestPerson): string => this.person(who).uid;

  /** Restores the tree, or these branches, to midday plus differences. */
  async putBack(differs: Differs = {}, branches?: readonly string[]): Promise<void> {
    const whole = buildMidday(this.uid);
    const kept = Object.entries(whole).filter(([branch]) => branches?.includes(branch) ?? true);
    await this.server.administrator.update(Object.fromEntries(kept));
    if (Object.keys(differs).length > 0) await this.server.administrator.update(differs);
  }

  /**
   * The persons able to make a change at these paths. Those expected to fail try at once, since refusals change
   * nothing; each of the others starts from the original tree.
   */
  async whoCan(
    tries: (who: TestPerson) => Promise<WriteOutcome>,
    about: {
      readonly expected: readonly TestPerson[];
      readonly paths: readonly string[];
      readonly differs?: Differs;
    },
  ): Promise<TestPerson[]> {
    const { expected, paths, differs = {} } = about;
    this.oneMore();
    const branches = [...paths, ...Object.keys(differs)].map((path) => path.split('/')[0] ?? '');
    if (Object.keys(differs).length > 0) await this.putBack(differs, branches);
    const able = new Set<TestPerson>();
    const note = async (who: TestPerson): Promise<void> => {
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

  async whoReads(tries: (who: TestPerson) => Promise<WriteOutcome>): Promise<TestPerson[]> {
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
  who: TestPerson,
): Promise<Pick<HallPerson, 'uid' | 'idToken' | 'tokenNow'>> {
  if (who === 'out')
    return { uid: SIGNED_OUT_UID, idToken: undefined, tokenNow: () => Promise.resolve(undefined) };
  const isStaff = TEST_STAFF.some((role) => role === who);
  const { user } = isStaff
    ? await signInWithCustomToken(auth, await administrator.customToken(who, {}))
    : await signInAnonymously(auth);
  return { uid: user.uid, idToken: await getIdToken(user), tokenNow: () => getIdToken(user) };
}
