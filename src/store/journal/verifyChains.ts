import { mapDefined } from '../../domain/mapDefined.ts';
import { FIRST_RECORD, buildLinkedText, type ChainedRecord, type Sha256 } from './chain.ts';
import { WRITER_ROLES } from '../../domain/journal/writerRoles.ts';

/** A record as stored in the journal. */
export interface StoredChainRecord extends ChainedRecord {
  /** Arrival in milliseconds by the server's clock, shared by all devices. */
  readonly receivedAt: number;
}

export type ChainProblem = { readonly device: string } & (
  | { readonly kind: 'altered'; readonly record: StoredChainRecord }
  | { readonly kind: 'fork'; readonly records: readonly StoredChainRecord[] }
  | { readonly kind: 'gap'; readonly record: StoredChainRecord }
  | { readonly kind: 'clock ran back'; readonly record: StoredChainRecord; readonly by: number }
  | {
      readonly kind: 'came in before';
      readonly record: StoredChainRecord;
      readonly before: StoredChainRecord;
    }
  /** The chain's stored end is not in the journal. */
  | { readonly kind: 'end is missing'; readonly last: string }
  /** The journal has records after or beside the chain's stored end, or the chain has no stored end. */
  | { readonly kind: 'not from the device'; readonly record: StoredChainRecord }
  /** The author may not write this kind of record in that role. */
  | { readonly kind: 'no right'; readonly record: StoredChainRecord }
);

export interface ChainReport {
  readonly records: number;
  readonly devices: number;
  readonly problems: readonly ChainProblem[];
}

/** A chain's last record, stored apart from the journal. */
export interface ChainEnd {
  readonly uid: string;
  readonly device: string;
  readonly last: string;
}

export interface ChainWitness {
  /** Milliseconds a device's clock may go back between two records, for example when synchronized. */
  readonly tolerance: number;
  /** The stored ends. Without them, a chain cut off or extended at its end cannot be detected. */
  readonly ends?: readonly ChainEnd[] | undefined;
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

/** Several records with the same predecessor: a copied device, or an inserted record. */
const forksIn = (device: string, records: readonly StoredChainRecord[]): readonly ChainProblem[] =>
  [...groupedBy(records, (record) => record.previous).values()]
    .filter((followers) => followers.length > 1)
    .map((followers) => ({ kind: 'fork', device, records: followers }));

function againstPredecessor(
  record: StoredChainRecord,
  before: StoredChainRecord,
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
  records: readonly StoredChainRecord[],
  last: string | undefined,
): readonly ChainProblem[] {
  const followed = new Set(records.map((record) => record.previous));
  const ends = records.filter((record) => !followed.has(record.hash));
  const strangers = ends.filter((record) => record.hash !== last);
  return [
    ...(last === undefined || last === FIRST_RECORD || records.some((record) => record.hash === last)
      ? []
      : [{ kind: 'end is missing', device, last } as const]),
    ...strangers.map((record) => ({ kind: 'not from the device', device, record }) as const),
  ];
}

const hasRight = ({ record: { kind, as } }: StoredChainRecord): boolean =>
  as !== undefined && WRITER_ROLES[kind].includes(as);

const authorProblems = (device: string, records: readonly StoredChainRecord[]): readonly ChainProblem[] =>
  records.filter((kept) => !hasRight(kept)).map((record) => ({ kind: 'no right', device, record }) as const);

interface Chain {
  readonly device: string;
  readonly records: readonly StoredChainRecord[];
  /** Hash of the stored end. */
  readonly last: string | undefined;
}

function problemsOf(
  { device, records, last }: Chain,
  sha256: Sha256,
  { tolerance, ends }: ChainWitness,
): readonly ChainProblem[] {
  const byHash = new Map(records.map((record) => [record.hash, record]));
  return [
    ...records
      .filter((record) => sha256(buildLinkedText(record.previous, record.record)) !== record.hash)
      .map((record) => ({ kind: 'altered', device, record }) as const),
    ...forksIn(device, records),
    ...records.flatMap((record): readonly ChainProblem[] => {
      if (record.previous === FIRST_RECORD) return [];
      const before = byHash.get(record.previous);
      return before === undefined
        ? [{ kind: 'gap', device, record }]
        : againstPredecessor(record, before, tolerance);
    }),
    ...(ends === undefined ? [] : endProblems(device, records, last)),
    ...authorProblems(device, records),
  ];
}

/** One chain per device and account. */
const chainKey = (device: string, uid: string): string => JSON.stringify([device, uid]);

/** Every chain with a record or an end. A chain with only an end has lost all of its records. */
function chainsOf(records: readonly StoredChainRecord[], ends: readonly ChainEnd[]): readonly Chain[] {
  const chains = groupedBy(records, ({ record }) => chainKey(record.device, record.uid));
  const kept = new Map(ends.map(({ device, uid, last }) => [chainKey(device, uid), { device, last }]));
  return [
    ...[...chains].map(([key, own]) => ({
      device: own[0]?.record.device ?? '',
      records: own,
      last: kept.get(key)?.last,
    })),
    ...mapDefined(kept, ([key, end]) => (chains.has(key) ? undefined : { ...end, records: [] })),
  ];
}

/**
 * Verifies each chain of a device and account: hashes, forks, missing predecessors, missing ends, clocks set back,
 * records that arrived before their predecessor, and records the author may not write. Never compares clocks of
 * different devices, which may be minutes apart.
 */
export function verifyChains(
  records: readonly StoredChainRecord[],
  sha256: Sha256,
  witness: ChainWitness = { tolerance: 0 },
): ChainReport {
  return {
    records: records.length,
    devices: new Set(records.map(({ record }) => record.device)).size,
    problems: chainsOf(records, witness.ends ?? []).flatMap((chain) => problemsOf(chain, sha256, witness)),
  };
}
