import { FIRST, linkedText, type ChainedRecord, type Sha256 } from './chain.ts';

/** A line as it lies in the journal. */
export interface KeptRecord extends ChainedRecord {
  /** Milliseconds by the server's clock when it came in: one clock for all devices. */
  readonly receivedAt: number;
}

/** What a journal may show that an honest one does not. */
export type ChainProblem = { readonly device: string } & (
  | { readonly kind: 'altered'; readonly line: KeptRecord }
  | { readonly kind: 'fork'; readonly lines: readonly KeptRecord[] }
  | { readonly kind: 'gap'; readonly line: KeptRecord }
  | { readonly kind: 'clock ran back'; readonly line: KeptRecord; readonly by: number }
  | { readonly kind: 'came in before'; readonly line: KeptRecord; readonly before: KeptRecord }
  /** The device keeps a last line that the journal has not. */
  | { readonly kind: 'end is missing'; readonly last: string }
  /** The journal goes on behind the last line the device keeps, or beside it. */
  | { readonly kind: 'not from the device'; readonly line: KeptRecord }
);

export interface ChainReport {
  readonly lines: number;
  readonly devices: number;
  readonly problems: readonly ChainProblem[];
}

export interface ChainWitness {
  /** How far a device's clock may run back between two of its lines, in milliseconds; set right by the network, say. */
  readonly tolerance: number;
  /**
   * The hash of the last line each device keeps, as far as they have been asked. Only they can tell that the end of a
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

/** Two lines that say they follow the same one: two copies of the device, or a line slipped in. */
const forksIn = (device: string, lines: readonly KeptRecord[]): readonly ChainProblem[] =>
  [...groupedBy(lines, (line) => line.previous).values()]
    .filter((followers) => followers.length > 1)
    .map((followers) => ({ kind: 'fork', device, lines: followers }));

function againstPredecessor(
  line: KeptRecord,
  before: KeptRecord,
  tolerance: number,
): readonly ChainProblem[] {
  const { device } = line.line;
  const by = before.line.at - line.line.at;
  return [
    ...(by > tolerance ? [{ kind: 'clock ran back', device, line, by } as const] : []),
    ...(line.receivedAt < before.receivedAt
      ? [{ kind: 'came in before', device, line, before } as const]
      : []),
  ];
}

function endProblems(
  device: string,
  lines: readonly KeptRecord[],
  last: string | undefined,
): readonly ChainProblem[] {
  if (last === undefined) return [];
  const followed = new Set(lines.map((line) => line.previous));
  const ends = lines.filter((line) => !followed.has(line.hash));
  const strangers = ends.filter((line) => line.hash !== last);
  return [
    ...(last === FIRST || lines.some((line) => line.hash === last)
      ? []
      : [{ kind: 'end is missing', device, last } as const]),
    ...strangers.map((line) => ({ kind: 'not from the device', device, line }) as const),
  ];
}

function problemsOf(
  device: string,
  lines: readonly KeptRecord[],
  sha256: Sha256,
  { tolerance, lastKept }: ChainWitness,
): readonly ChainProblem[] {
  const byHash = new Map(lines.map((line) => [line.hash, line]));
  return [
    ...lines
      .filter((line) => sha256(linkedText(line.previous, line.line)) !== line.hash)
      .map((line) => ({ kind: 'altered', device, line }) as const),
    ...forksIn(device, lines),
    ...lines.flatMap((line): readonly ChainProblem[] => {
      if (line.previous === FIRST) return [];
      const before = byHash.get(line.previous);
      return before === undefined
        ? [{ kind: 'gap', device, line }]
        : againstPredecessor(line, before, tolerance);
    }),
    ...endProblems(device, lines, lastKept?.get(device)),
  ];
}

/**
 * Looks through the whole journal, the chain of each device by itself: lines that do not fit their hash, two lines
 * with the same predecessor, predecessors nobody has, clocks that ran back, lines that came in before the one they
 * follow. The clocks of different devices are not compared: minutes between them are no fault.
 */
export function verifyChains(
  lines: readonly KeptRecord[],
  sha256: Sha256,
  witness: ChainWitness = { tolerance: 0 },
): ChainReport {
  const byDevice = groupedBy(lines, (line) => line.line.device);
  // A device that keeps a last line, but of which the journal has nothing, has lost all of them.
  const devices = new Set([...byDevice.keys(), ...(witness.lastKept?.keys() ?? [])]);
  return {
    lines: lines.length,
    devices: byDevice.size,
    problems: [...devices].flatMap((device) =>
      problemsOf(device, byDevice.get(device) ?? [], sha256, witness),
    ),
  };
}
