import { vi, expect } from 'vitest';
import { Observable } from '../../connection/observed.ts';
import type { WriteResult } from '../../connection/states.ts';
import type { WriteProblem } from '../../connection/writeProblem.ts';
import { journalPath, type StoredJournal } from '../../journal/journal.ts';
import { endAt, recordAt } from '../../journal/recordAt.ts';
import type { Json, Patch } from '../../tree/patch.ts';
import { parseQueue } from '../parseQueue.ts';
import type { QueueStorage } from '../queueStorage.ts';
import { createQueue, type QueueState } from '../queueState.ts';
import type { RefusalResolution, QueueTransport } from '../wire.ts';

/** Waits for asynchronous hashes and disks. */
export const waitUntil = (check: () => void): Promise<void> =>
  vi.waitFor(check, { timeout: 30_000, interval: 1 });

/** A disk that outlives the tab. Serializes its data as a browser does. */
export interface TestDisk extends QueueStorage {
  readonly now: () => QueueState;
}

export function createTestDisk(device = 'tablet'): TestDisk {
  let kept: unknown = createQueue(device);
  const notes = new Map<string, unknown>();
  const now = (): QueueState => parseQueue(kept) ?? createQueue('nothing on the disk');
  return {
    now,
    change: (change, note) => {
      const changed = change(now());
      kept = structuredClone(changed);
      if (note !== undefined) notes.set(note.name, structuredClone(note.value));
      return Promise.resolve(now());
    },
    notes: () => Promise.resolve(new Map(notes)),
  };
}

const NOT_ALLOWED: WriteProblem = { code: 'not allowed' };

/**
 * True if the rules accept a patch. A record is written once, by its author, at the end of its chain. A receipt
 * counts up.
 */
export function acceptsPatch(tree: ReadonlyMap<string, Json>, patch: Patch, uid: string): boolean {
  return Object.entries(patch).every(([at, value]) => {
    if (at.startsWith('journal/')) {
      const line = value as { readonly uid: string; readonly device: string; readonly prev: string };
      const end = tree.get(endAt(line.uid, line.device)) ?? line.prev;
      return !tree.has(at) && line.uid === uid && (line.prev === end || recordAt(line.prev) in patch);
    }
    if (!at.startsWith('receipts/')) return true;
    return at.startsWith(`receipts/${uid}/`) && Number(value) > Number(tree.get(at) ?? 0);
  });
}

/** A backend that answers on demand. */
export function createTestBackend(uid = 'u1') {
  const tree = new Map<string, Json>();
  const sent: Patch[] = [];
  const answers: ((written: WriteResult) => void)[] = [];
  const sender = new Observable<string | undefined>(uid);
  let refuses: WriteProblem | undefined;
  const byRule = (patch: Patch): WriteResult => {
    if (!acceptsPatch(tree, patch, uid)) return { ok: false, problem: NOT_ALLOWED };
    for (const [place, value] of Object.entries(patch)) tree.set(place, value);
    return { ok: true };
  };
  const take = (patch: Patch): WriteResult =>
    refuses === undefined ? byRule(patch) : { ok: false, problem: refuses };
  const wire = (
    resolve: QueueTransport['resolve'] = () => Promise.resolve({ kind: 'refused' } as RefusalResolution),
  ): QueueTransport => ({
    sender,
    wake: () => undefined,
    write: (patch) => {
      // A receipt alone cancels an operation: it is never refused, and no test waits for it.
      if (Object.keys(patch).every((at) => at.startsWith('receipts/'))) return Promise.resolve(byRule(patch));
      sent.push(patch);
      return new Promise((answer) => answers.push(answer));
    },
    read: (at) => Promise.resolve({ kind: 'known', raw: tree.get(at) ?? null }),
    now: () => Promise.resolve(900),
    resolve,
    roleFor: () => Promise.resolve('admin'),
  });
  return {
    wire,
    sender,
    sent,
    tree,
    take,
    refuse: (problem: WriteProblem | undefined) => (refuses = problem),
    /** Applies the oldest pending patch and returns its answer. */
    answer: async () => {
      await waitUntil(() => expect(answers).not.toHaveLength(0));
      const patch = sent[sent.length - answers.length];
      if (patch !== undefined) answers.shift()?.(take(patch));
    },
    journal: (): StoredJournal =>
      journalPath.parse(
        Object.fromEntries(
          [...tree]
            .filter(([place]) => place.startsWith('journal/'))
            .map(([place, record], at) => [place.slice('journal/'.length), { ...(record as object), at }]),
        ),
      ),
  };
}
