import { afterEach, expect, test, vi } from 'vitest';
import { sampleCases } from '../../domain/testing/tries.ts';
import { SeededRandom } from '../testing/chance.ts';
import { CuttableConnection, fetchHealth, SECRET } from '../testing/machines.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

// Two machines and their connection, with random events, against a model of acknowledged writes.

const STEPS = 14;
const KEYS = ['a', 'b', 'c'] as const;
const ANSWER = 1000;
const MEETING = { timeout: 60_000, interval: 20 };

type Key = (typeof KEYS)[number];

/** The model of one place: its last acknowledged value, and those that may have followed. */
interface Known {
  acknowledged: number | undefined;
  readonly possible: Set<number>;
}

class Hall {
  first!: TestServer;
  second!: TestServer;
  private cable!: CuttableConnection;
  private isCut = false;
  private isPromoted = false;
  private written = 0;
  private readonly ended = new Set<number>();
  private readonly chance: SeededRandom;
  private readonly requireStandby: boolean;
  readonly known = new Map<Key, Known>(
    KEYS.map((key) => [key, { acknowledged: undefined, possible: new Set() }]),
  );
  readonly told: string[] = [];

  constructor(seed: number, requireStandby: boolean) {
    this.chance = new SeededRandom(seed);
    this.requireStandby = requireStandby;
  }

  async open(): Promise<void> {
    this.first = await this.startFirst({});
    this.cable = await CuttableConnection.to(this.first.port);
    this.second = await startTestServer({
      standbyOf: this.cable.origin,
      adminSecret: SECRET,
      logLevel: 'silent',
    });
    await vi.waitUntil(async () => (await this.firstTells()).standby?.inStep === true, MEETING);
  }

  private async firstTells(): Promise<Partial<Awaited<ReturnType<typeof fetchHealth>>>> {
    try {
      return await fetchHealth(this.first.origin);
    } catch {
      // Any client may be disconnected here.
      return {};
    }
  }

  private startFirst(about: { dataFolder?: string; port?: number }): Promise<TestServer> {
    return startTestServer({
      adminSecret: SECRET,
      logLevel: 'silent',
      requireStandby: this.requireStandby,
      ...about,
    });
  }

  async step(): Promise<void> {
    const { chance } = this;
    switch (chance.below(8)) {
      case 0:
      case 1:
      case 2:
        await this.write(chance.oneIn(3) ? this.second : this.first);
        return;
      case 3: {
        // These writes are in transit while the connection breaks.
        const onItsWay = [this.write(this.first), this.write(this.first)];
        await new Promise((resolve) => setImmediate(resolve));
        this.cut();
        await Promise.all(onItsWay);
        return;
      }
      case 4:
        this.cut();
        return;
      case 5:
        this.mend();
        // Sometimes they reconnect before anything else happens.
        if (chance.oneIn(2)) await new Promise((resolve) => setTimeout(resolve, 300));
        return;
      case 6: {
        const { dataFolder, port } = this.first;
        this.told.push('the first one starts again');
        await this.first.close();
        this.first = await this.startFirst({ dataFolder, port });
        return;
      }
      case 7:
        if (this.isPromoted || !chance.oneIn(2)) return;
        this.told.push(`promoted ${this.isCut ? 'while cut off' : ''}`);
        await this.second.administrator.promote();
        this.isPromoted = true;
    }
  }

  private cut(): void {
    this.told.push('cut');
    this.isCut = true;
    this.cable.cut();
  }

  private mend(): void {
    this.told.push('mended');
    this.isCut = false;
    this.cable.mend();
  }

  private async write(to: TestServer): Promise<void> {
    const key = this.chance.pick(KEYS);
    const value = (this.written += 1);
    const known = this.known.get(key);
    const before = [...(known?.possible ?? [])].filter((earlier) => this.ended.has(earlier));
    known?.possible.add(value);
    const where = to === this.first ? 'first' : 'second';
    try {
      const put = await fetch(`${to.origin}/${key}.json`, {
        method: 'PUT',
        body: String(value),
        signal: AbortSignal.timeout(ANSWER),
      });
      this.told.push(`${key} = ${value} on the ${where}: ${put.status}`);
      if (!put.ok || known === undefined) return;
      known.acknowledged = value;
      // Values whose writes had ended before this write began can't follow it. Values of concurrent writes
      // may.
      for (const earlier of [...before, value]) known.possible.delete(earlier);
    } catch {
      this.told.push(`${key} = ${value} on the ${where}: no answer`);
    } finally {
      this.ended.add(value);
    }
  }

  /** The connection is restored and both are in sync. */
  async settled(): Promise<TestServer> {
    this.mend();
    if (!this.isPromoted) {
      await vi.waitUntil(async () => (await this.firstTells()).standby?.inStep === true, MEETING);
      return this.first;
    }
    await vi.waitUntil(
      async () => ['superseded', 'handed over'].includes((await this.firstTells()).role ?? ''),
      MEETING,
    );
    return this.second;
  }

  async remove(): Promise<void> {
    this.cable.remove();
    await this.second.remove();
    await this.first.remove();
  }
}

let hall: Hall | undefined;
afterEach(async () => {
  await hall?.remove();
  hall = undefined;
});

/** Contradictions between the primary's data and the acknowledged writes. */
async function contradictions(of: TestServer, known: Hall['known']): Promise<readonly Key[]> {
  const tree: unknown = await of.administrator.read('/');
  return KEYS.filter((key) => {
    const value: unknown = Reflect.get(Object(tree), key);
    const { acknowledged, possible } = known.get(key) ?? { acknowledged: undefined, possible: new Set() };
    return value !== acknowledged && !(typeof value === 'number' && possible.has(value));
  });
}

const seeds = sampleCases(Array.from({ length: 20 }, (_, n) => n + 1));

test.each(seeds)(
  'no acknowledged write is lost or contradicted by any sequence of events with a required standby (%i)',
  async (seed) => {
    hall = new Hall(seed, true);
    await hall.open();
    for (let step = 0; step < STEPS; step += 1) await hall.step();
    const counts = await hall.settled();
    expect({ told: hall.told, lost: await contradictions(counts, hall.known) }).toEqual({
      told: hall.told,
      lost: [],
    });
  },
);

test.each(seeds)(
  'every acknowledged write without a required standby is on the primary, or listed by the other machine (%i)',
  async (seed) => {
    hall = new Hall(seed + 1000, false);
    await hall.open();
    for (let step = 0; step < STEPS; step += 1) await hall.step();
    const counts = await hall.settled();
    const other = counts === hall.first ? hall.second : hall.first;
    const alone = await other.administrator.alone();
    const listed = new Set(alone.map(({ place }) => (place.kind === 'path' ? place.path : '')));
    const lost = (await contradictions(counts, hall.known)).filter((key) => !listed.has(key));
    expect({ told: hall.told, lost }).toEqual({ told: hall.told, lost: [] });
  },
);
