import * as z from 'zod/mini';
import {
  AT_THE_DOOR,
  BOARD_CHANGES,
  LIST_NAMES,
  SAVED_WHOLE,
  UNDOABLE,
  WITHDRAWN_BECAUSE,
  type JournalRecord,
} from '../../domain/journal/record.ts';
import { AUTHOR_ROLES } from '../../domain/journal/authorRoles.ts';
import { OUT, OUTCOMES } from '../../domain/eligibility/ruling.ts';
import type { KeptRecord } from '../../domain/journal/verifyChains.ts';
import { MARKS_POLICIES, RELEASES } from '../../domain/round/release.ts';
import { PLAN_CHANGE_KINDS } from '../../domain/journal/planChangeKinds.ts';
import { entryId, eventKey, judgeKey, leadNumber } from '../../domain/ids.ts';
import { keyBy } from '../tree/keyBy.ts';
import { childOf, childrenOf, numberOf, textOf, type Path } from '../tree/path.ts';
import { JOURNAL } from './recordAt.ts';
import { Told } from './toldChange.ts';

const Event = keyBy(eventKey);
const Judge = keyBy(judgeKey);
const EntryKey = keyBy(entryId);
const Lead = keyBy(leadNumber);
const Round = z.number().check(z.int(), z.minimum(0));
const Marks = z.array(Lead);
const Question = z.enum(['cut', 'tie', 'final', 'short sheet', 'disqualification']);
const State = z.enum(['initialized', 'empty', 'running', 'skipped', 'marked', 'posted']);

const author = {
  uid: z.string(),
  as: z.exactOptional(z.enum(AUTHOR_ROLES)),
  who: z.string(),
  device: z.string(),
  at: z.number(),
};
const plain = { ...author, why: z.exactOptional(z.string()) };
const reasoned = { ...author, why: z.string() };
const inRound = { event: Event, round: Round, renumbered: z.exactOptional(z.number()) };
const onSheet = { ...inRound, judge: Judge, dance: z.string() };
const OfDancer = z.strictObject({
  name: z.exactOptional(z.string()),
  school: z.exactOptional(z.string()),
  number: z.exactOptional(Lead),
});
const ofCouple = { ...inRound, entry: EntryKey, couple: z.exactOptional(Lead) };

// Strict: a field nobody knows is part of what was hashed, and must not be dropped in silence.
const Record = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('marks sent'), marks: Marks, ...onSheet, ...plain }),
  z.strictObject({ kind: z.literal('marks keyed from paper'), marks: Marks, ...onSheet, ...plain }),
  z.strictObject({ kind: z.literal('change requested'), ...onSheet, ...plain }),
  z.strictObject({ kind: z.literal('late marks'), marks: Marks, ...onSheet, ...plain }),
  z.strictObject({
    kind: z.literal('state changed'),
    from: State,
    to: State,
    without: z.exactOptional(Marks),
    ...inRound,
    ...plain,
  }),
  z.strictObject({
    kind: z.literal('check-in'),
    presence: z.enum(['present', 'missing', 'not called']),
    late: z.exactOptional(z.literal(true)),
    ...ofCouple,
    ...plain,
  }),
  z.strictObject({ kind: z.literal('scratch'), ...ofCouple, ...plain }),
  z.strictObject({ kind: z.literal('heat asked'), heat: z.number(), ...ofCouple, ...plain }),
  z.strictObject({ kind: z.literal('walk-on'), ...ofCouple, ...plain }),
  z.strictObject({
    kind: z.literal('walk-on named'),
    lead: z.string(),
    follow: z.string(),
    ...ofCouple,
    ...plain,
  }),
  z.strictObject({
    kind: z.literal('result posted'),
    recalled: z.exactOptional(Marks),
    placings: z.exactOptional(z.array(z.strictObject({ couple: Lead, place: z.number() }))),
    ...inRound,
    ...plain,
  }),
  z.strictObject({ kind: z.literal('saved result scratched'), ...inRound, ...plain }),
  z.strictObject({ kind: z.literal('release chosen'), release: z.enum(RELEASES), ...inRound, ...plain }),
  z.strictObject({ kind: z.literal('placings released'), ...inRound, ...plain }),
  z.strictObject({ kind: z.literal('release taken back'), ...inRound, ...plain }),
  z.strictObject({
    kind: z.literal('chairman asked'),
    question: Question,
    count: z.exactOptional(z.number()),
    couples: z.exactOptional(Marks),
    sheet: z.exactOptional(z.strictObject({ judge: Judge, dance: z.string() })),
    ...inRound,
    ...plain,
  }),
  z.strictObject({
    kind: z.literal('question withdrawn'),
    question: Question,
    because: z.enum(WITHDRAWN_BECAUSE),
    ...inRound,
    ...plain,
  }),
  z.strictObject({ kind: z.literal('result signed off'), ...inRound, ...plain }),
  z.strictObject({
    kind: z.literal('decided'),
    question: Question,
    verdict: z.enum(['approved', 'refused']),
    count: z.exactOptional(z.number()),
    ...inRound,
    ...plain,
  }),
  z.strictObject({
    kind: z.literal('round changed'),
    recallSize: z.exactOptional(z.number()),
    numHeats: z.exactOptional(z.number()),
    ...inRound,
    ...plain,
  }),
  z.strictObject({ kind: z.literal('panel seated'), panel: z.array(Judge), ...inRound, ...plain }),
  z.strictObject({ kind: z.literal('signature taken back'), ...inRound, ...reasoned }),
  z.strictObject({ kind: z.literal('change refused'), ...onSheet, ...reasoned }),
  z.strictObject({ kind: z.literal('usual release chosen'), release: z.enum(RELEASES), ...plain }),
  z.strictObject({ kind: z.literal('marks policy chosen'), policy: z.enum(MARKS_POLICIES), ...plain }),
  z.strictObject({ kind: z.literal('marks shown'), ...plain }),
  z.strictObject({
    kind: z.literal('settings saved'),
    what: z.enum(SAVED_WHOLE),
    edition: z.number(),
    ...plain,
  }),
  z.strictObject({
    kind: z.literal('board changed'),
    did: z.enum(BOARD_CHANGES),
    code: z.string(),
    name: z.string(),
    was: z.exactOptional(z.string()),
    ...plain,
  }),
  z.strictObject({
    kind: z.literal('competitor edited'),
    competitor: z.string(),
    name: z.string(),
    from: OfDancer,
    to: OfDancer,
    ...plain,
  }),
  z.strictObject({
    kind: z.literal('competitors merged'),
    competitor: z.string(),
    name: z.string(),
    gone: z.string(),
    was: z.string(),
    undo: z.exactOptional(z.string()),
    ...plain,
  }),
  z.strictObject({
    kind: z.literal('partner changed'),
    competitor: z.string(),
    name: z.string(),
    partner: z.exactOptional(z.string()),
    events: z.array(Event),
    others: z.exactOptional(z.array(z.string())),
    undo: z.exactOptional(z.string()),
    ...plain,
  }),
  z.strictObject({
    kind: z.literal('dropped out'),
    competitor: z.string(),
    name: z.string(),
    events: z.array(Event),
    others: z.exactOptional(z.array(z.string())),
    undo: z.exactOptional(z.string()),
    ...plain,
  }),
  z.strictObject({
    kind: z.literal('entries transferred'),
    competitor: z.string(),
    name: z.string(),
    to: z.string(),
    events: z.array(Event),
    others: z.exactOptional(z.array(z.string())),
    undo: z.exactOptional(z.string()),
    ...reasoned,
  }),
  z.strictObject({
    kind: z.literal('change undone'),
    competitor: z.string(),
    name: z.string(),
    what: z.enum(UNDOABLE),
    undone: z.string(),
    others: z.array(z.string()),
    ...plain,
  }),
  z.strictObject({
    kind: z.literal('entry ruled on'),
    events: z.array(Event),
    names: z.string(),
    others: z.exactOptional(z.array(z.string())),
    outcome: z.enum(OUTCOMES),
    out: z.exactOptional(z.enum(OUT)),
    ...plain,
  }),
  z.strictObject({
    kind: z.literal('ruling taken back'),
    events: z.array(Event),
    names: z.string(),
    others: z.exactOptional(z.array(z.string())),
    isBack: z.boolean(),
    ...plain,
  }),
  z.strictObject({
    kind: z.literal('numbers given'),
    given: z.array(z.strictObject({ competitor: z.string(), number: Lead })),
    ...plain,
  }),
  z.strictObject({
    kind: z.literal('ticked at the door'),
    competitor: z.string(),
    name: z.string(),
    what: z.enum(AT_THE_DOOR),
    isSo: z.boolean(),
    ...plain,
  }),
  z.strictObject({
    kind: z.literal('payment written down'),
    competitor: z.exactOptional(z.string()),
    name: z.string(),
    way: z.enum(['in', 'back']),
    ...plain,
  }),
  z.strictObject({
    kind: z.literal('price agreed'),
    competitor: z.exactOptional(z.string()),
    name: z.string(),
    isSo: z.boolean(),
    ...plain,
  }),
  z.strictObject({
    kind: z.literal('competitor added'),
    competitor: z.string(),
    name: z.string(),
    entries: z.number(),
    ...plain,
  }),
  z.strictObject({
    kind: z.literal('list brought in'),
    list: z.enum(LIST_NAMES),
    added: z.number(),
    changed: z.number(),
    ...plain,
  }),
  z.strictObject({
    kind: z.literal('registrations thrown out'),
    registrations: z.number(),
    dancers: z.number(),
    entries: z.number(),
    ...plain,
  }),
  z.strictObject({
    kind: z.literal('registrations put back'),
    registrations: z.number(),
    dancers: z.number(),
    entries: z.number(),
    ...plain,
  }),
  z.strictObject({
    kind: z.literal('plan published'),
    revision: z.number(),
    did: z.exactOptional(z.array(z.strictObject({ kind: z.enum(PLAN_CHANGE_KINDS), count: z.number() }))),
    told: z.exactOptional(z.array(Told)),
    isUndo: z.exactOptional(z.literal(true)),
    ...plain,
  }),
  z.strictObject({ kind: z.literal('marks changed'), from: Marks, to: Marks, ...onSheet, ...reasoned }),
  z.strictObject({
    kind: z.literal('short sheet accepted'),
    marks: z.number(),
    asked: z.number(),
    ...onSheet,
    ...reasoned,
  }),
  z.strictObject({ kind: z.literal('sheet reopened'), ...onSheet, ...reasoned }),
  z.strictObject({ kind: z.literal('result taken back'), ...inRound, ...reasoned }),
  z.strictObject({ kind: z.literal('reopened'), ...inRound, ...reasoned }),
  z.strictObject({ kind: z.literal('judge replaced'), judge: Judge, by: Judge, ...inRound, ...reasoned }),
  z.strictObject({ kind: z.literal('disqualified'), ...ofCouple, ...reasoned }),
  z.strictObject({ kind: z.literal('withdrawn'), ...ofCouple, ...reasoned }),
  z.strictObject({ kind: z.literal('no-show'), ...ofCouple, ...reasoned }),
]);

/** Who stands beside a record, by the rules: the account that sent it, and in which role. */
interface WrittenBy {
  readonly uid: string | undefined;
  readonly as: string | undefined;
}

/** A record as it was written down, with the author that stands beside it and nowhere within; undefined when it is none. */
function parseRecord(text: string, { uid, as }: WrittenBy): JournalRecord | undefined {
  try {
    const what: unknown = JSON.parse(text);
    if (typeof what !== 'object' || what === null || 'uid' in what || 'as' in what) return undefined;
    const read = z.safeParse(Record, { ...what, uid, as });
    return read.success ? read.data : undefined;
  } catch {
    // Not even JSON: then it is no record.
    return undefined;
  }
}

/** The journal as it lies in the tree. */
export interface StoredJournal {
  /** In the order in which they came in. */
  readonly records: readonly KeptRecord[];
  /** The keys of records nobody can read: shown to the staff as what they are, and never passed over. */
  readonly unreadable: readonly string[];
}

/** What was read before, by hash: records never change, and the journal of a day is read again with each that comes in. */
const readBefore = new Map<string, { readonly what: string; readonly kept: KeptRecord }>();

function parseStored(hash: string, raw: unknown): KeptRecord | undefined {
  const what = textOf(childOf(raw, 'what')) ?? '';
  const previous = textOf(childOf(raw, 'prev'));
  const receivedAt = numberOf(childOf(raw, 'at'));
  const by: WrittenBy = { uid: textOf(childOf(raw, 'uid')), as: textOf(childOf(raw, 'as')) };
  const before = readBefore.get(hash);
  if (
    before?.what === what &&
    before.kept.previous === previous &&
    before.kept.receivedAt === receivedAt &&
    before.kept.record.uid === by.uid &&
    before.kept.record.as === by.as
  )
    return before.kept;
  const record = parseRecord(what, by);
  if (record === undefined || previous === undefined || receivedAt === undefined) return undefined;
  // The rules look at the kind that stands beside it: one that is hashed as another is nobody's word.
  if (record.kind !== childOf(raw, 'kind')) return undefined;
  const kept: KeptRecord = { hash, previous, record, receivedAt };
  readBefore.set(hash, { what, kept });
  return kept;
}

/** How many records of the same patch stand before a record: they came in together, but were written one after the other. */
function placeInPatch(record: KeptRecord, byHash: ReadonlyMap<string, KeptRecord>): number {
  const passed = new Set<string>(); // a chain that was tampered with may run in a circle
  let before = byHash.get(record.previous);
  while (before !== undefined && before.receivedAt === record.receivedAt && !passed.has(before.hash)) {
    passed.add(before.hash);
    before = byHash.get(before.previous);
  }
  return passed.size;
}

function inOrder(records: readonly KeptRecord[]): readonly KeptRecord[] {
  const byHash = new Map(records.map((record) => [record.hash, record]));
  return records
    .map((record) => ({ record, place: placeInPatch(record, byHash) }))
    .toSorted((a, b) => a.record.receivedAt - b.record.receivedAt || a.place - b.place)
    .map(({ record }) => record);
}

export const journal: Path<StoredJournal> = {
  at: JOURNAL,
  parse: (raw) => {
    const read = childrenOf(raw).map(([hash, stored]) => ({ hash, record: parseStored(hash, stored) }));
    return {
      records: inOrder(read.flatMap(({ record }) => (record === undefined ? [] : [record]))),
      unreadable: read.flatMap(({ hash, record }) => (record === undefined ? [hash] : [])),
    };
  },
};
