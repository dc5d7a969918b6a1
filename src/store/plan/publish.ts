import type { EventKey } from '../../domain/ids.ts';
import { toldCounts, type ToldChange } from '../../domain/schedule/plan/toldChange.ts';
import type { Plan } from '../../domain/schedule/plan/plan.ts';
import type { Session } from '../connection/session.ts';
import type { Change } from '../delivery/operation.ts';
import type { Outcome } from '../delivery/outcome.ts';
import type { Refusal } from '../delivery/refusal.ts';
import type { Author } from '../../domain/journal/record.ts';
import { eventAt } from '../events/eventAt.ts';
import { blocks } from './blocks.ts';
import { live, type OnTheFloor } from '../floor/live.ts';
import { planRevision, undoAt, type PlanChange } from './planning.ts';
import type { Patch } from '../tree/patch.ts';
import { FOLLOWERS, eventsThatMove, planPatch, type KeptOfEvent } from './planPatch.ts';
import { parseUndo, placesOf, published, readerOf, undone, type UndoProblem } from './published.ts';

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

/** Why a plan was not published, or a publication not taken back. */
export type PublishProblem =
  | Refusal
  | UndoProblem
  /** Of two people who publish at the same moment, the other was faster. */
  | { readonly code: 'published meanwhile' }
  /** What has to be read first is closed to this person. */
  | { readonly code: 'cannot be read'; readonly place: string };

export type Published =
  | {
      readonly ok: true;
      /** No connection: it is on this device, and goes out when there is one. */
      readonly isKept: boolean;
    }
  | { readonly ok: false; readonly problem: PublishProblem };

class Closed extends Error {
  readonly place: string;

  constructor(place: string) {
    super(place);
    this.place = place;
  }
}

/** Reads places whole. Rejects when one is closed to this person. */
async function readAll(session: Session, places: Iterable<string>): Promise<ReadonlyMap<string, unknown>> {
  const read = await Promise.all(
    [...new Set(places)].map(async (at) => {
      const heard = await session.readOnce(at);
      if (heard.kind === 'refused') throw new Closed(at);
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

/** Does the changes as one patch, with its record: kept on this device first, and sent when there is a connection. */
type Perform = (changesBy: (by: Author) => readonly Change[]) => Promise<Outcome>;

interface Made {
  readonly patch: Patch;
  readonly revision: number;
  readonly changes: readonly ToldChange[];
  readonly undid?: string;
}

async function send(session: Session, perform: Perform, planner: Planner, made: Made): Promise<Published> {
  const { patch, ...rest } = made;
  const read = readerOf(await readAll(session, Object.keys(patch).map(rootOf)));
  const id = await session.freshKey();
  const outcome = await perform((by) => [
    {
      record: {
        ...by,
        kind: 'plan published',
        revision: made.revision + 1,
        did: toldCounts(made.changes),
        ...(made.undid === undefined ? {} : { isUndo: true as const }),
      },
      patch: published(patch, { id, ...planner, ...rest }, read),
    },
  ]);
  return outcome.kind === 'refused'
    ? { ok: false, problem: await told(session, outcome.problem, made.revision) }
    : { ok: true, isKept: outcome.kind === 'kept' };
}

/** The rules refuse a revision that is not the next one: then somebody else was faster, which is told as what it is. */
async function told(session: Session, problem: Refusal, revision: number): Promise<PublishProblem> {
  const heard = await session.readOnce(planRevision.at);
  const now = heard.kind === 'known' ? planRevision.parse(heard.raw) : revision;
  return now === revision ? problem : { code: 'published meanwhile' };
}

const asProblem = (thrown: unknown): PublishProblem =>
  thrown instanceof Closed
    ? { code: 'cannot be read', place: thrown.place }
    : { code: 'other', text: thrown instanceof Error ? thrown.message : String(thrown) };

/**
 * Publishes a plan as one patch: everybody's screens follow at once, or nothing has changed. When somebody else has
 * published since `revision`, it is refused whole.
 */
export async function publishPlan(
  session: Session,
  perform: Perform,
  planner: Planner,
  what: ToPublish,
): Promise<Published> {
  try {
    const kept = await keptOf(session, eventsThatMove(what.before, what.after));
    const patch = planPatch(what.before, what.after, kept, what.floor);
    if (Object.keys(patch).length === 0) return { ok: true, isKept: false };
    return await send(session, perform, planner, { patch, revision: what.revision, changes: what.changes });
  } catch (thrown) {
    return { ok: false, problem: asProblem(thrown) };
  }
}

/** Takes a publication back, unless something it changed has been changed again since. */
export async function takeBack(
  session: Session,
  perform: Perform,
  planner: Planner,
  change: PlanChange,
  revision: number,
): Promise<Published> {
  try {
    const undo = parseUndo((await readAll(session, [undoAt(change.id)])).get(undoAt(change.id)));
    if (!undo.ok) return undo;
    const back = undone(undo.value, readerOf(await readAll(session, placesOf(undo.value).map(rootOf))));
    if (!back.ok) return back;
    const { changes } = change;
    return await send(session, perform, planner, { patch: back.value, revision, changes, undid: change.id });
  } catch (thrown) {
    return { ok: false, problem: asProblem(thrown) };
  }
}
