import { parseEventKey, type EventKey } from '../../domain/ids.ts';
import type { RecordOf, LoggedChange } from '../journal/record.ts';
import { summarizeChanges } from './describeChange.ts';
import type { Plan } from '../../domain/schedule/plan/plan.ts';
import { logFailure } from '../connection/logFailure.ts';
import { SessionClosedError, readPlaces, readRaw } from '../connection/readPlaces.ts';
import type { Session } from '../connection/session.ts';
import type { Change } from '../delivery/operation.ts';
import type { Outcome } from '../delivery/outcome.ts';
import type { Refusal } from '../delivery/refusal.ts';
import type { Author } from '../../domain/journal/record.ts';
import { EVENTS_AT, eventAt } from '../events/eventAt.ts';
import { approvalsAt } from '../results/resultAt.ts';
import { blocks } from './blocks.ts';
import { planRevision, undoAt, type PlanPublication } from './planning.ts';
import type { Patch } from '../tree/patch.ts';
import { nameMovedDecisions } from './movedDecisions.ts';
import { ROUND_NODES, listMovedEvents, buildPlanPatch, type StoredEventData } from './planPatch.ts';
import {
  findChangedRounds,
  collectPlanRounds,
  collectTreeRounds,
  buildPublishPreconditions,
  type EventSnapshots,
} from './seenRounds.ts';
import { findWholeRounds, findSigned, type StoredRoundName } from './signedRounds.ts';
import { createReader } from '../tree/readAt.ts';
import type { SentDraft } from '../../domain/schedule/plan/draft.ts';
import {
  parseUndo,
  listUndoPaths,
  buildPublication,
  buildPublicationUndo,
  type UndoProblem,
} from './publication.ts';

export interface PlanToPublish {
  /** The stored plan that `after` was made from. */
  readonly before: Plan;
  readonly after: Plan;
  /** The revision of `before`. */
  readonly revision: number;
  readonly changes: readonly LoggedChange[];
}

/** The reason a plan was not published, or a publication not undone. */
export type PublishProblem =
  | Refusal
  | UndoProblem
  /** Another person published first. */
  | { readonly code: 'published meanwhile' }
  /** Rounds that it changes were started, or got other couples, before the publication arrived. */
  | { readonly code: 'begun meanwhile' }
  /** The chairman has signed these rounds, so they keep their numbers. */
  | { readonly code: 'signed'; readonly rounds: readonly StoredRoundName[] };

/** The record of a publication without its author. */
type PlanRecord = Omit<RecordOf<'plan published'>, keyof Author | 'why'>;

/** A publication with all the data it needs. */
interface ReadyPublication {
  /** The revision it is based on. */
  readonly revision: number;
  readonly record: PlanRecord;
  readonly patch: Patch;
}

type Prepared =
  | { readonly kind: 'ready'; readonly publication: ReadyPublication }
  /** The tree is already up to date. */
  | { readonly kind: 'nothing to do' }
  | { readonly kind: 'not possible'; readonly problem: PublishProblem };

/** The node to read for a path: its event, or a small branch. */
function rootOf(path: string): string {
  const [node = '', key = ''] = path.split('/');
  return node === blocks.at ? node : `${node}/${key}`;
}

/** The events a patch changes. */
const eventsOf = (patch: Patch): readonly EventKey[] => [
  ...new Set(
    Object.keys(patch).flatMap((path) => {
      const [node, key = ''] = path.split('/');
      return node === EVENTS_AT ? (parseEventKey(key) ?? []) : [];
    }),
  ),
];

async function keptOf(
  session: Session,
  keys: readonly EventKey[],
): Promise<ReadonlyMap<EventKey, StoredEventData>> {
  const places = keys.flatMap((key) => [
    eventAt(key),
    ...Object.values(ROUND_NODES).map((followerAt) => followerAt(key)),
  ]);
  const read = await readPlaces(session, places);
  return new Map(
    keys.map((key) => [
      key,
      {
        event: read.get(eventAt(key)),
        marks: read.get(ROUND_NODES.marks(key)),
        sheets: read.get(ROUND_NODES.sheets(key)),
        couplesOut: read.get(ROUND_NODES.couplesOut(key)),
        resultsSaved: read.get(ROUND_NODES.resultsSaved(key)),
        approvals: read.get(ROUND_NODES.approvals(key)),
        deck: read.get(ROUND_NODES.deck(key)),
        live: read.get(ROUND_NODES.live(key)),
      },
    ]),
  );
}

const notPossible = (problem: PublishProblem): Prepared => ({ kind: 'not possible', problem });

/** Reads the values a patch overwrites first, for the undo. */
async function ready(
  session: Session,
  patch: Patch,
  { seen, revision }: { readonly seen: EventSnapshots; readonly revision: number },
  tells: Omit<PlanRecord, 'kind' | 'revision'>,
): Promise<Prepared> {
  const moved = findWholeRounds(patch);
  const asked = moved.map(({ event }) => approvalsAt(event));
  const read = createReader(await readPlaces(session, [...Object.keys(patch).map(rootOf), ...asked]));
  const signed = findSigned(moved, read);
  if (signed.length > 0) return notPossible({ code: 'signed', rounds: signed });
  const record: PlanRecord = { kind: 'plan published', revision: revision + 1, ...tells };
  return {
    kind: 'ready',
    publication: {
      revision,
      record,
      patch: {
        ...buildPublication(nameMovedDecisions(patch, read), revision, read),
        ...buildPublishPreconditions(patch, seen),
      },
    },
  };
}

/** Logs a thrown error, and returns a problem to show. */
function problemOf(thrown: unknown): PublishProblem {
  logFailure({ kind: 'batch' }, thrown);
  return thrown instanceof SessionClosedError ? { code: 'not allowed' } : { code: 'other' };
}

async function preparePublication(session: Session, what: PlanToPublish): Promise<Prepared> {
  try {
    const kept = await keptOf(session, listMovedEvents(what.before, what.after));
    const patch = buildPlanPatch(what.before, what.after, kept);
    if (Object.keys(patch).length === 0) return { kind: 'nothing to do' };
    return await ready(
      session,
      patch,
      { seen: collectPlanRounds(what.before), revision: what.revision },
      summarizeChanges(what.changes),
    );
  } catch (thrown) {
    return notPossible(problemOf(thrown));
  }
}

/**
 * The undo of a publication; not possible if data it wrote has changed again.
 * @param revision the current one
 */
async function prepareUndo(
  session: Session,
  publication: PlanPublication,
  revision: number,
): Promise<Prepared> {
  try {
    const at = undoAt(publication.revision);
    const undo = parseUndo((await readPlaces(session, [at])).get(at));
    if (!undo.ok) return notPossible(undo.problem);
    const read = createReader(await readPlaces(session, listUndoPaths(undo.value).map(rootOf)));
    const back = buildPublicationUndo(undo.value, read);
    if (!back.ok) return notPossible(back.problem);
    const { did, told } = publication;
    const seen = collectTreeRounds(eventsOf(back.value), read);
    return await ready(session, back.value, { seen, revision }, { did, told, isUndo: true });
  } catch (thrown) {
    return notPossible(problemOf(thrown));
  }
}

/**
 * The reason for a refused publication. The rules refuse a revision that isn't the next one: another person was faster.
 * They also refuse one whose rounds have changed since it was made.
 * @param refused the publication: the revision it would have made, and its patch
 */
export async function findPublishProblem(
  session: Session,
  refused: { readonly revision: number; readonly patch: Patch },
  refusal: Refusal,
): Promise<PublishProblem> {
  const now = planRevision.parse(await readRaw(session, planRevision.at));
  if (now >= refused.revision) return { code: 'published meanwhile' };
  const changed = await findChangedRounds(refused.patch, (path) => readRaw(session, path));
  return changed.length > 0 ? { code: 'begun meanwhile' } : refusal;
}

/** The result of a publication; `isKept`: it waits on this device for the connection. */
export type PublishResult =
  | { readonly ok: true; readonly isKept: boolean }
  | { readonly ok: false; readonly problem: PublishProblem };

export interface Publisher {
  readonly session: Session;
  readonly perform: (changesBy: (by: Author) => readonly Change[]) => Promise<Outcome>;
}

async function make(
  { session, perform }: Publisher,
  prepared: Prepared,
  onSent?: (sent: SentDraft) => void,
): Promise<PublishResult> {
  if (prepared.kind === 'nothing to do') return { ok: true, isKept: false };
  if (prepared.kind === 'not possible') return { ok: false, problem: prepared.problem };
  const { record, patch } = prepared.publication;
  const { revision } = record;
  try {
    const outcome = await perform((by) => {
      // Saved before the publication, so it is recognized after a reload.
      onSent?.({ at: by.at, revision });
      return [{ record: { ...by, ...record }, patch }];
    });
    return outcome.kind === 'refused'
      ? { ok: false, problem: await findPublishProblem(session, { revision, patch }, outcome.problem) }
      : { ok: true, isKept: outcome.kind === 'kept' };
  } catch (thrown) {
    return { ok: false, problem: problemOf(thrown) };
  }
}

/** Publishes a plan as one change, all or nothing. */
export const publishPlan = async (
  publisher: Publisher,
  what: PlanToPublish,
  onSent?: (sent: SentDraft) => void,
): Promise<PublishResult> => make(publisher, await preparePublication(publisher.session, what), onSent);

/**
 * Undoes a publication.
 * @param revision the current one
 */
export const undoPublication = async (
  publisher: Publisher,
  publication: PlanPublication,
  revision: number,
): Promise<PublishResult> => make(publisher, await prepareUndo(publisher.session, publication, revision));
