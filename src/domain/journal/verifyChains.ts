import { mapDefined } from '../defined.ts';
import { FIRST, linkedText, type ChainedRecord, type Sha256 } from './chain.ts';
import { MAY_WRITE } from './mayWrite.ts';

/** A record as it lies in the journal. */
export interface KeptRecord extends ChainedRecord {
  /** Milliseconds by the server's clock when it came in: one clock for all devices. */
  readonly receivedAt: number;
}

/** What a journal may show that an honest one does not. */
export type ChainProblem = { readonly device: string } & (
  | { readonly kind: 'altered'; readonly record: KeptRecord }
  | { readonly kind: 'fork'; readonly records: readonly KeptRecord[] }
  | { readonly kind: 'gap'; readonly record: KeptRecord }
  | { readonly kind: 'clock ran back'; readonly record: KeptRecord; readonly by: number }
  | { readonly kind: 'came in before'; readonly record: KeptRecord; readonly before: KeptRecord }
  /** The last record that is kept of a chain is not in the journal. */
  | { readonly kind: 'end is missing'; readonly last: string }
  /** The journal goes on behind the last record that is kept of a chain, or beside it; or none is kept of it. */
  | { readonly kind: 'not from the device'; readonly record: KeptRecord }
  /** Its author may write no record of this kind in the role in which they did. */
  | { readonly kind: 'no right'; readonly record: KeptRecord }
);

export interface ChainReport {
  readonly records: number;
  readonly devices: number;
  readonly problems: readonly ChainProblem[];
}

/** The last record of a chain, as it is kept apart from the journal. */
export interface ChainEnd {
  readonly uid: string;
  readonly device: string;
  readonly last: string;
}

export interface ChainWitness {
  /** How far a device's clock may run back between two of its records, in milliseconds; set right by the network, say. */
  readonly tolerance: number;
  /** Only they can tell that the end of a chain was cut off or that something was added behind it. */
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
  const followed = new Set(records.map((record) => record.previous));
  const ends = records.filter((record) => !followed.has(record.hash));
  const strangers = ends.filter((record) => record.hash !== last);
  return [
    ...(last === undefined || last === FIRST || records.some((record) => record.hash === last)
      ? []
      : [{ kind: 'end is missing', device, last } as const]),
    ...strangers.map((record) => ({ kind: 'not from the device', device, record }) as const),
  ];
}

const hasRight = ({ record: { kind, as } }: KeptRecord): boolean =>
  as !== undefined && MAY_WRITE[kind].includes(as);

const authorProblems = (device: string, records: readonly KeptRecord[]): readonly ChainProblem[] =>
  records.filter((kept) => !hasRight(kept)).map((record) => ({ kind: 'no right', device, record }) as const);

interface Chain {
  readonly device: string;
  readonly records: readonly KeptRecord[];
  /** The end that is kept of it. */
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
    ...(ends === undefined ? [] : endProblems(device, records, last)),
    ...authorProblems(device, records),
  ];
}

/** A chain is one device's and one account's. */
const chainKey = (device: string, uid: string): string => JSON.stringify([device, uid]);

/** Every chain of which there is a record or an end: one of which only its end is left has lost all of them. */
function chainsOf(records: readonly KeptRecord[], ends: readonly ChainEnd[]): readonly Chain[] {
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
 * Looks through the whole journal, the chain of each device and account by itself: records that do not fit their hash, two
 * records with the same predecessor, predecessors nobody has, ends that are not there, clocks that ran back, records that came in
 * before the one they follow; and records that were not their author's to write. The clocks of different devices are not
 * compared: minutes between them are no fault.
 */
export function verifyChains(
  records: readonly KeptRecord[],
  sha256: Sha256,
  witness: ChainWitness = { tolerance: 0 },
): ChainReport {
  return {
    records: records.length,
    devices: new Set(records.map(({ record }) => record.device)).size,
    problems: chainsOf(records, witness.ends ?? []).flatMap((chain) => problemsOf(chain, sha256, witness)),
  };
}
