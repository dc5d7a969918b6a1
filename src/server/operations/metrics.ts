import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { listCacheFills } from '../byteCache.ts';
import type { StatusWord } from '../refusal.ts';

/** Values read at the moment of a scrape. */
export interface MetricReaders {
  readonly sockets: () => number;
  readonly streams: () => number;
  readonly listens: () => number;
  readonly treeNodes: () => number;
  readonly machines: () => MachineStatus;
}

/** Status of this machine and the other one. */
export interface MachineStatus {
  readonly role: (typeof ROLES)[number];
  /** On a standby, true if it is in sync; on a primary, true if its standby is. */
  readonly isInStep: boolean;
  /** Commits the standby lacks, as far as this machine knows. */
  readonly behind: number;
}

const ROLES = ['primary', 'standby', 'handedOver', 'superseded'] as const;

// A flush takes about 1 ms on a laptop's disk, 100 ms on a memory card.
const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** Prometheus metrics. Each instance has its own registry, so two servers share no counts. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly writes = new Counter({
    name: 'floorcraft_writes_total',
    help: 'Writes that were done',
    registers: [this.registry],
  });
  private readonly refusals = new Counter({
    name: 'floorcraft_refusals_total',
    help: 'Requests to the tree that were refused, by the word they were refused with',
    labelNames: ['status'],
    registers: [this.registry],
  });
  private readonly flushSeconds = new Histogram({
    name: 'floorcraft_flush_seconds',
    help: 'Seconds in which everything of one turn was put on disk',
    buckets: SECONDS,
    registers: [this.registry],
  });
  private readonly fanOutSeconds = new Histogram({
    name: 'floorcraft_fan_out_seconds',
    help: 'Seconds in which all output of one turn was handed to its connections',
    buckets: SECONDS,
    registers: [this.registry],
  });

  wrote(): void {
    this.writes.inc();
  }

  refused(status: StatusWord): void {
    this.refusals.inc({ status });
  }

  /** `seconds` from the first byte written until the disk confirms. */
  flushed(seconds: number): void {
    this.flushSeconds.observe(seconds);
  }

  fannedOut(seconds: number): void {
    this.fanOutSeconds.observe(seconds);
  }

  /** Adds gauges that are read at each scrape. */
  observe(present: MetricReaders): void {
    const connections: Gauge<'kind'> = new Gauge({
      name: 'floorcraft_connections',
      help: 'Open connections that follow the tree',
      labelNames: ['kind'],
      registers: [this.registry],
      collect: () => {
        connections.set({ kind: 'socket' }, present.sockets());
        connections.set({ kind: 'stream' }, present.streams());
      },
    });
    const listens: Gauge = new Gauge({
      name: 'floorcraft_listens',
      help: 'Places that are followed, counted once for each follower',
      registers: [this.registry],
      collect: () => listens.set(present.listens()),
    });
    const treeNodes: Gauge = new Gauge({
      name: 'floorcraft_tree_nodes',
      help: 'Nodes of all trees together',
      registers: [this.registry],
      collect: () => treeNodes.set(present.treeNodes()),
    });
    const caches: Gauge<'cache'> = new Gauge({
      name: 'floorcraft_cache_bytes',
      help: 'About how many bytes each cache holds; all of them are bounded',
      labelNames: ['cache'],
      registers: [this.registry],
      collect: () => {
        caches.reset();
        for (const { name, bytes } of listCacheFills()) caches.inc({ cache: name }, bytes);
      },
    });
    const roles: Gauge<'role'> = new Gauge({
      name: 'floorcraft_role',
      help: '1 for what this server is: the one that takes the writes, its standby, or one that has handed over or was replaced',
      labelNames: ['role'],
      registers: [this.registry],
      collect: () => {
        const { role } = present.machines();
        for (const each of ROLES) roles.set({ role: each }, each === role ? 1 : 0);
      },
    });
    const inStep: Gauge = new Gauge({
      name: 'floorcraft_standby_in_step',
      help: '1 while what is acknowledged is on both machines',
      registers: [this.registry],
      collect: () => inStep.set(present.machines().isInStep ? 1 : 0),
    });
    const behind: Gauge = new Gauge({
      name: 'floorcraft_standby_behind_commits',
      help: 'Commits that the standby has not got yet; on the standby itself always 0',
      registers: [this.registry],
      collect: () => behind.set(present.machines().behind),
    });
  }

  async page(): Promise<{ type: string; text: string }> {
    return { type: this.registry.contentType, text: await this.registry.metrics() };
  }
}
