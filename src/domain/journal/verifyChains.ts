import { FIRST, linkedText, type ChainedRecord, type Sha256 } from './chain.ts';

/** A record as it lies in the journal. */
export interface KeptRecord extends ChainedRecord {
  /** Milliseconds by the server's clock when it came in: one clock for all devices. */
  readonly receivedAt: number;
  /** The account that sent it, as the rules have seen it; of a record from before, it need not be its author. */
  readonly sentBy?: string | undefined;
}

/** What a journal may show that an honest one does not. */
export type ChainProblem = { readonly device: string } & (
  | { readonly kind: 'altered'; readonly record: KeptRecord }
  | { readonly kind: 'fork'; readonly records: readonly KeptRecord[] }
  | { readonly kind: 'gap'; readonly record: KeptRecord }
  | { readonly kind: 'clock ran back'; readonly record: KeptRecord; readonly by: number }
  | { readonly kind: 'came in before'; readonly record: KeptRecord; readonly before: KeptRecord }
  /** The device keeps a last record that the journal has not. */
  | { readonly kind: 'end is missing'; readonly last: string }
  /** The journal goes on behind the last record the device keeps, or beside it. */
  | { readonly kind: 'not from the device'; readonly record: KeptRecord }
);

export interface ChainReport {
  readonly records: number;
  readonly devices: number;
  readonly problems: readonly ChainProblem[];
}

export interface ChainWitness {
  /** How far a device's clock may run back between two of its records, in milliseconds; set right by the network, say. */
  readonly tolerance: number;
  /**
   * The hash of the last record each device keeps, as far as they have been asked. Only they can tell that the end of a
   * chain was cut off or that something was added behind it.
   */
  readonly lastKept?: ReadonlyMap<string, string>;
}

function groupedBy<T>(list: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of list) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}

/** Two records that say they follow the same one: two copies of the device, or a record slipped in. */
const forksIn = (device: string, records: readonly KeptRecord[]): readonly ChainProblem[] =>
  [...groupedBy(records, (record) => record.previous).values()]
    .filter((followers) => followers.length > 1)
    .map((followers) => ({ kind: 'fork', device, records: followers }));

function againstPredecessor(
  record: KeptRecord,
  before: KeptRecord,
  tolerance: number,
): readonly ChainProblem[] {
  const { device } = record.record;
  const by = before.record.at - record.record.at;
  return [
    ...(by > tolerance ? [{ kind: 'clock ran back', device, record, by } as const] : []),
    ...(record.receivedAt < before.receivedAt
      ? [{ kind: 'came in before', device, record, before } as const]
      : []),
  ];
}

function endProblems(
  device: string,
  records: readonly KeptRecord[],
  last: string | undefined,
): readonly ChainProblem[] {
  if (last === undefined) return [];
  const followed = new Set(records.map((record) => record.previous));
  const ends = records.filter((record) => !followed.has(record.hash));
  const strangers = ends.filter((record) => record.hash !== last);
  return [
    ...(last === FIRST || records.some((record) => record.hash === last)
      ? []
      : [{ kind: 'end is missing', device, last } as const]),
    ...strangers.map((record) => ({ kind: 'not from the device', device, record }) as const),
  ];
}

function problemsOf(
  device: string,
  records: readonly KeptRecord[],
  sha256: Sha256,
  { tolerance, lastKept }: ChainWitness,
): readonly ChainProblem[] {
  const byHash = new Map(records.map((record) => [record.hash, record]));
  return [
    ...records
      .filter((record) => sha256(linkedText(record.previous, record.record)) !== record.hash)
      .map((record) => ({ kind: 'altered', device, record }) as const),
    ...forksIn(device, records),
    ...records.flatMap((record): readonly ChainProblem[] => {
      if (record.previous === FIRST) return [];
      const before = byHash.get(record.previous);
      return before === undefined
        ? [{ kind: 'gap', device, record }]
        : againstPredecessor(record, before, tolerance);
    }),
    ...endProblems(device, records, lastKept?.get(device)),
  ];
}

/**
 * Looks through the whole journal, the chain of each device by itself: records that do not fit their hash, two records
 * with the same predecessor, predecessors nobody has, clocks that ran back, records that came in before the one they
 * follow. The clocks of different devices are not compared: minutes between them are no fault.
 */
export function verifyChains(
  records: readonly KeptRecord[],
  sha256: Sha256,
  witness: ChainWitness = { tolerance: 0 },
): ChainReport {
  const byDevice = groupedBy(records, (record) => record.record.device);
  // A device that keeps a last record, but of which the journal has nothing, has lost all of them.
  const devices = new Set([...byDevice.keys(), ...(witness.lastKept?.keys() ?? [])]);
  return {
    records: records.length,
    devices: byDevice.size,
    problems: [...devices].flatMap((device) =>
      problemsOf(device, byDevice.get(device) ?? [], sha256, witness),
    ),
  };
}
