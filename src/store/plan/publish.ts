import type { EventKey } from '../../domain/ids.ts';
import type { ToldChange } from '../../domain/schedule/plan/toldChange.ts';
import type { Plan } from '../../domain/schedule/plan/plan.ts';
import type { Session } from '../connection/session.ts';
import type { Written } from '../connection/states.ts';
import { eventAt } from '../events/eventAt.ts';
import { blocks } from './blocks.ts';
import { live, type OnTheFloor } from '../floor/live.ts';
import { planRevision, undoAt, type PlanChange } from './planning.ts';
import type { Patch } from '../tree/patch.ts';
import { FOLLOWERS, eventsThatMove, planPatch, type KeptOfEvent } from './planPatch.ts';
import { parseUndo, placesOf, published, readerOf, undone } from './published.ts';

/** Who publishes. */
export interface Planner {
  readonly uid: string;
  readonly name: string;
}

export interface ToPublish {
  /** The plan as the tree has it, of which `after` was made. */
  readonly before: Plan;
  readonly after: Plan;
  /** The revision of `before`. */
  readonly revision: number;
  readonly floor: OnTheFloor | undefined;
  /** What is done. */
  readonly changes: readonly ToldChange[];
}

/** Reads places whole. Rejects with a sentence when one is closed to this person. */
async function readAll(session: Session, places: Iterable<string>): Promise<ReadonlyMap<string, unknown>> {
  const read = await Promise.all(
    [...new Set(places)].map(async (at) => {
      const heard = await session.readOnce(at);
      if (heard.kind === 'refused') throw new Error(`${at} cannot be read: ${heard.why}.`);
      return [at, heard.raw] as const;
    }),
  );
  return new Map(read);
}

/** The node that is read to know what lies at a path: an event's, or one of the few that are small. */
function rootOf(path: string): string {
  const [node = '', key = ''] = path.split('/');
  return node === blocks.at || node === live.at ? node : `${node}/${key}`;
}

async function keptOf(
  session: Session,
  keys: readonly EventKey[],
): Promise<ReadonlyMap<EventKey, KeptOfEvent>> {
  const places = keys.flatMap((key) => [
    eventAt(key),
    ...Object.values(FOLLOWERS).map((followerAt) => followerAt(key)),
  ]);
  const read = await readAll(session, places);
  return new Map(
    keys.map((key) => [
      key,
      {
        event: read.get(eventAt(key)),
        marks: read.get(FOLLOWERS.marks(key)),
        sheets: read.get(FOLLOWERS.sheets(key)),
        resultsSaved: read.get(FOLLOWERS.resultsSaved(key)),
        approvals: read.get(FOLLOWERS.approvals(key)),
        deck: read.get(FOLLOWERS.deck(key)),
      },
    ]),
  );
}

async function send(
  session: Session,
  planner: Planner,
  made: { patch: Patch; revision: number; changes: readonly ToldChange[]; undid?: string },
): Promise<Written> {
  const read = readerOf(await readAll(session, Object.keys(made.patch).map(rootOf)));
  const id = await session.freshKey();
  const { patch, ...rest } = made;
  return session.write(published(patch, { id, ...planner, ...rest }, read));
}

/** The rules refuse a revision that is not the next one: then somebody else was faster, which is told as what it is. */
async function told(session: Session, written: Written, revision: number): Promise<Written> {
  if (written.ok) return written;
  const heard = await session.readOnce(planRevision.at);
  const now = heard.kind === 'known' ? planRevision.parse(heard.raw) : revision;
  return now === revision ? written : { ok: false, problem: 'Somebody else has published meanwhile.' };
}

/**
 * Publishes a plan as one patch: everybody's screens follow at once, or nothing has changed. When somebody else has
 * published since `revision`, it is refused whole.
 */
export async function publishPlan(session: Session, planner: Planner, what: ToPublish): Promise<Written> {
  try {
    const kept = await keptOf(session, eventsThatMove(what.before, what.after));
    const patch = planPatch(what.before, what.after, kept, what.floor);
    if (Object.keys(patch).length === 0) return { ok: true };
    const made = { patch, revision: what.revision, changes: what.changes };
    return told(session, await send(session, planner, made), what.revision);
  } catch (thrown) {
    return { ok: false, problem: thrown instanceof Error ? thrown.message : String(thrown) };
  }
}

/** Takes a publication back, unless something it changed has been changed again since. */
export async function takeBack(
  session: Session,
  planner: Planner,
  change: PlanChange,
  revision: number,
): Promise<Written> {
  try {
    const undo = parseUndo((await readAll(session, [undoAt(change.id)])).get(undoAt(change.id)));
    if (!undo.ok) return undo;
    const back = undone(undo.value, readerOf(await readAll(session, placesOf(undo.value).map(rootOf))));
    if (!back.ok) return back;
    const made = { patch: back.value, revision, changes: change.changes, undid: change.id };
    return told(session, await send(session, planner, made), revision);
  } catch (thrown) {
    return { ok: false, problem: thrown instanceof Error ? thrown.message : String(thrown) };
  }
}
