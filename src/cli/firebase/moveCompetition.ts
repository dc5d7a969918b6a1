import type { Database } from 'firebase-admin/database';
import { ARCHIVED_BRANCHES } from '../../store/archive/decisions.ts';
import type { Json } from '../../store/tree/patch.ts';
import { toJson } from '../../store/tree/toJson.ts';
import type { Branches } from '../archive/archiveText.ts';

/** Firebase accepts up to 16 MB in one write; this stays well below. */
const MAX_WRITE_BYTES = 4_000_000;

type Tree = Readonly<Record<string, Json>>;

const isBranch = (value: Json): value is Tree => typeof value === 'object' && value !== null;

/** Values by path, each small enough for one write. */
function pieces(path: string, value: Json): readonly (readonly [string, Json])[] {
  if (!isBranch(value) || Buffer.byteLength(JSON.stringify(value)) <= MAX_WRITE_BYTES) return [[path, value]];
  return Object.entries(value).flatMap(([key, below]) => pieces(`${path}/${key}`, below));
}

/** Groups of pieces for one write each. */
function writesOf(branches: Branches): readonly Tree[] {
  const writes: Record<string, Json>[] = [];
  let [current, bytes]: [Record<string, Json>, number] = [{}, 0];
  for (const [path, value] of [...branches].flatMap(([name, branch]) => pieces(name, branch))) {
    const size = Buffer.byteLength(JSON.stringify(value));
    if (bytes > 0 && bytes + size > MAX_WRITE_BYTES) {
      writes.push(current);
      [current, bytes] = [{}, 0];
    }
    current[path] = value;
    bytes += size;
  }
  return bytes === 0 ? writes : [...writes, current];
}

/** The branches of a competition in a Firebase database, in the order of an archive. */
export async function readBranches(database: Database): Promise<Branches> {
  const branches = new Map<string, Json>();
  for (const name of ARCHIVED_BRANCHES) {
    const snapshot = await database.ref(name).get();
    const branch = toJson(snapshot.val());
    if (branch !== null) branches.set(name, branch);
  }
  return branches;
}

/** The name of a branch that has data, or undefined. Reads no data. */
export async function findFirstUsedBranch(database: Database): Promise<string | undefined> {
  for (const name of ARCHIVED_BRANCHES)
    if ((await database.ref(name).orderByKey().limitToFirst(1).get()).exists()) return name;
  return undefined;
}

/** Replaces the competition in a Firebase database. Other branches, such as roles, stay. */
export async function writeBranches(database: Pick<Database, 'ref'>, branches: Branches): Promise<void> {
  await database.ref().update(Object.fromEntries(ARCHIVED_BRANCHES.map((name) => [name, null])));
  for (const write of writesOf(branches)) await database.ref().update(write);
}
