import * as z from 'zod/mini';
import { recordText, type ChainedRecord } from '../../domain/journal/chain.ts';
import type { JournalRecord } from '../../domain/journal/record.ts';
import type { KeptRecord } from '../../domain/journal/verifyChains.ts';
import { entryId, eventKey, judgeKey, leadNumber } from '../../domain/ids.ts';
import { SERVER_TIME, type Json } from '../tree/patch.ts';
import { keyBy } from '../tree/keyBy.ts';
import { childOf, childrenOf, numberOf, textOf, type Path } from '../tree/path.ts';
import { storedState } from '../rounds/roundState.ts';

const Event = keyBy(eventKey);
const Judge = keyBy(judgeKey);
const EntryKey = keyBy(entryId);
const Lead = keyBy(leadNumber);
const Round = z.number().check(z.int(), z.minimum(0));
const Marks = z.array(Lead);
const State = z.enum(['initialized', 'empty', 'running', 'skipped', 'marked', 'posted']);

const stamp = { uid: z.string(), who: z.string(), device: z.string(), at: z.number() };
const plain = { ...stamp, why: z.exactOptional(z.string()) };
const reasoned = { ...stamp, why: z.string() };
const inRound = { event: Event, round: Round };
const onSheet = { ...inRound, judge: Judge, dance: z.string() };
const ofCouple = { ...inRound, entry: EntryKey, couple: z.exactOptional(Lead) };

// Strict: a field nobody knows is part of what was hashed, and must not be dropped in silence.
const Line = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('marks sent'), marks: Marks, ...onSheet, ...plain }),
  z.strictObject({ kind: z.literal('marks keyed from paper'), marks: Marks, ...onSheet, ...plain }),
  z.strictObject({ kind: z.literal('change requested'), ...onSheet, ...plain }),
  z.strictObject({ kind: z.literal('late marks'), marks: Marks, ...onSheet, ...plain }),
  z.strictObject({ kind: z.literal('state changed'), from: State, to: State, ...inRound, ...plain }),
  z.strictObject({
    kind: z.literal('check-in'),
    presence: z.enum(['present', 'missing', 'not called']),
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
  z.strictObject({ kind: z.literal('result signed off'), ...inRound, ...plain }),
  z.strictObject({
    kind: z.literal('decided'),
    question: z.enum(['cut', 'tie', 'final', 'short sheet', 'disqualification']),
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
  z.strictObject({ kind: z.literal('plan published'), revision: z.number(), ...plain }),
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

/** A line as it was written down, from storage or from this device's disk; undefined when it is none. */
export function parseRecord(raw: unknown): JournalRecord | undefined {
  const read = z.safeParse(Line, raw);
  return read.success ? read.data : undefined;
}

function parseText(text: string): JournalRecord | undefined {
  try {
    return parseRecord(JSON.parse(text));
  } catch {
    // Not even JSON: then it is no line.
    return undefined;
  }
}

/** The journal as it lies in the tree. */
export interface StoredJournal {
  /** In the order in which they came in. */
  readonly lines: readonly KeptRecord[];
  /** The keys of lines nobody can read: shown to the staff as what they are, and never passed over. */
  readonly unreadable: readonly string[];
}

/** A line lies under its own hash: the same line cannot be written twice, and a hash cannot be exchanged. */
export const recordAt = (hash: string): string => `journal/${hash}`;

/** From which state a line takes its round: the rules let it do so only while the round is still in it. */
function fromState(line: JournalRecord): { readonly from?: number } {
  if (line.kind === 'state changed') return { from: storedState(line.from) };
  if (line.kind === 'result posted' || line.kind === 'reopened') return { from: storedState('marked') };
  return line.kind === 'result taken back' ? { from: storedState('posted') } : {};
}

/**
 * A line as it is stored. `what` is the very text that was hashed; what stands beside it is for the rules, which check
 * who and when, and for whoever looks into the tree by hand.
 * @param uid the account that sends it, which on a device that was offline may be another than the one that did it
 */
export const storedRecord = ({ line, previous }: ChainedRecord, uid: string): Json => ({
  at: SERVER_TIME,
  uid,
  kind: line.kind,
  ...('event' in line ? { event: line.event, round: line.round } : {}),
  ...('judge' in line ? { judge: line.judge } : {}),
  ...('dance' in line ? { dance: line.dance } : {}),
  ...(line.why === undefined ? {} : { why: line.why }),
  ...fromState(line),
  device: line.device,
  prev: previous,
  what: recordText(line),
});

/** What was read before, by hash: lines never change, and the journal of a day is read again with each that comes in. */
const readBefore = new Map<string, { readonly what: string; readonly kept: KeptRecord }>();

function parseStored(hash: string, raw: unknown): KeptRecord | undefined {
  const what = textOf(childOf(raw, 'what')) ?? '';
  const previous = textOf(childOf(raw, 'prev'));
  const receivedAt = numberOf(childOf(raw, 'at'));
  const before = readBefore.get(hash);
  if (before?.what === what && before.kept.previous === previous && before.kept.receivedAt === receivedAt)
    return before.kept;
  const line = parseText(what);
  if (line === undefined || previous === undefined || receivedAt === undefined) return undefined;
  const kept: KeptRecord = { hash, previous, line, receivedAt };
  readBefore.set(hash, { what, kept });
  return kept;
}

/** How many lines of the same patch stand before a line: they came in together, but were written one after the other. */
function placeInPatch(line: KeptRecord, byHash: ReadonlyMap<string, KeptRecord>): number {
  const passed = new Set<string>(); // a chain that was tampered with may run in a circle
  let before = byHash.get(line.previous);
  while (before !== undefined && before.receivedAt === line.receivedAt && !passed.has(before.hash)) {
    passed.add(before.hash);
    before = byHash.get(before.previous);
  }
  return passed.size;
}

function inOrder(lines: readonly KeptRecord[]): readonly KeptRecord[] {
  const byHash = new Map(lines.map((line) => [line.hash, line]));
  return lines
    .map((line) => ({ line, place: placeInPatch(line, byHash) }))
    .toSorted((a, b) => a.line.receivedAt - b.line.receivedAt || a.place - b.place)
    .map(({ line }) => line);
}

export const journal: Path<StoredJournal> = {
  at: 'journal',
  parse: (raw) => {
    const read = childrenOf(raw).map(([hash, stored]) => ({ hash, line: parseStored(hash, stored) }));
    return {
      lines: inOrder(read.flatMap(({ line }) => (line === undefined ? [] : [line]))),
      unreadable: read.flatMap(({ hash, line }) => (line === undefined ? [hash] : [])),
    };
  },
};
