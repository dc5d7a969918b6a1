import * as z from 'zod/mini';
import { entryId, eventKey, judgeKey } from '../../domain/ids.ts';
import type { Change, ChangeKind, ChangeOf } from '../../domain/schedule/plan/change.ts';
import { BLOCK_KINDS, blockId } from '../../domain/schedule/plan/plan.ts';
import { EMPTY_DRAFT, type Draft } from '../../domain/schedule/plan/draft.ts';
import { keyBy } from '../tree/keyBy.ts';
import { childOf } from '../tree/path.ts';

const Event = keyBy(eventKey);
const Couple = keyBy(entryId);
const Judge = keyBy(judgeKey);
const BlockKey = keyBy(blockId);
const Count = z.number().check(z.int(), z.minimum(0));

const Item = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('round'), event: Event, round: Count }),
  z.object({ kind: z.literal('block'), block: BlockKey }),
]);

const Order = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('byNumber') }),
  z.object({ kind: z.literal('byChance'), seed: z.number(), eachDance: z.boolean() }),
]);
const Wishes = z.object({ order: Order, schoolsApart: z.boolean() });

const Level = z.object({
  ladder: z.array(Count),
  largestHeat: Count,
  secondsPerDance: Count,
});
const Timing = z.object({
  usual: Level,
  levels: z.record(z.string(), z.partial(Level)),
  secondsBetweenHeats: Count,
  secondsBetweenDances: Count,
  secondsBetweenRounds: Count,
  hours: z.array(z.object({ from: z.number(), to: z.number() })),
  aheadOfUtc: z.exactOptional(z.number()),
});

const Events = z.union([z.literal('all'), z.array(Event)]);
const Kind = z.enum(BLOCK_KINDS);
const ofRound = { event: Event, round: Count };

/** What a schema says about a change of a kind: every field it has. */
type SchemaOf<K extends ChangeKind> = z.ZodMiniObject<{
  readonly [F in keyof ChangeOf<K>]-?: z.ZodMiniType;
}>;

/** One schema for each kind: a kind without one, or a field without its schema, does not compile. */
const CHANGES = {
  generate: z.object({ kind: z.literal('generate'), events: Events, timing: Timing }),
  clear: z.object({ kind: z.literal('clear'), events: Events }),
  retime: z.object({ kind: z.literal('retime'), was: Timing, would: Timing }),
  addRound: z.object({ kind: z.literal('addRound'), ...ofRound }),
  deleteRound: z.object({ kind: z.literal('deleteRound'), ...ofRound }),
  skipRound: z.object({ kind: z.literal('skipRound'), ...ofRound }),
  unskipRound: z.object({ kind: z.literal('unskipRound'), ...ofRound }),
  shift: z.object({ kind: z.literal('shift'), item: Item, direction: z.enum(['up', 'down']) }),
  move: z.object({ kind: z.literal('move'), item: Item, before: z.optional(Item) }),
  reorder: z.object({ kind: z.literal('reorder'), order: z.array(Item) }),
  sort: z.object({ kind: z.literal('sort') }),
  setRecall: z.object({ kind: z.literal('setRecall'), size: Count, ...ofRound }),
  setHeats: z.object({ kind: z.literal('setHeats'), heats: Count, wishes: Wishes, ...ofRound }),
  drawHeats: z.object({ kind: z.literal('drawHeats'), wishes: Wishes, ...ofRound }),
  moveCouple: z.object({
    kind: z.literal('moveCouple'),
    couple: Couple,
    heat: Count,
    dance: z.optional(Count),
    ...ofRound,
  }),
  setPanel: z.object({ kind: z.literal('setPanel'), panel: z.array(Judge), ...ofRound }),
  assignPanels: z.object({
    kind: z.literal('assignPanels'),
    wishes: z.object({ judges: z.array(Judge), preliminary: Count, final: Count, inARow: Count }),
  }),
  addBlock: z.object({
    kind: z.literal('addBlock'),
    block: z.object({
      id: BlockKey,
      kind: Kind,
      title: z.string(),
      minutes: z.number(),
      notBefore: z.optional(z.number()),
    }),
    before: z.optional(Item),
  }),
  editBlock: z.object({
    kind: z.literal('editBlock'),
    block: BlockKey,
    edit: z.object({
      kind: z.optional(Kind),
      title: z.optional(z.string()),
      minutes: z.optional(z.number()),
      notBefore: z.optional(z.number()),
    }),
  }),
  removeBlock: z.object({ kind: z.literal('removeBlock'), block: BlockKey }),
  setStartTimes: z.object({
    kind: z.literal('setStartTimes'),
    times: z.array(z.object({ event: Event, round: Count, startTime: z.optional(z.number()) })),
  }),
} satisfies { readonly [K in ChangeKind]: SchemaOf<K> };

type KeptChange = z.infer<(typeof CHANGES)[ChangeKind]>;

const isChangeKind = (kind: unknown): kind is ChangeKind =>
  typeof kind === 'string' && Object.hasOwn(CHANGES, kind);

function parseChange(raw: unknown): Change | undefined {
  const kind = childOf(raw, 'kind');
  if (!isChangeKind(kind)) return undefined;
  const read = z.safeParse(CHANGES[kind], raw);
  return read.success ? changeOf(read.data) : undefined;
}

/** JSON has no `undefined`: what was not said has to be said so again. */
function changeOf(kept: KeptChange): Change {
  if (kept.kind === 'move') return { ...kept, before: kept.before };
  if (kept.kind === 'moveCouple') return { ...kept, dance: kept.dance };
  if (kept.kind === 'addBlock')
    return { ...kept, block: { ...kept.block, notBefore: kept.block.notBefore }, before: kept.before };
  if (kept.kind === 'setStartTimes')
    return { ...kept, times: kept.times.map(({ startTime, ...round }) => ({ ...round, startTime })) };
  if (kept.kind !== 'editBlock') return kept;
  const { kind, title, minutes, notBefore } = kept.edit;
  return {
    kind: 'editBlock',
    block: kept.block,
    edit: {
      ...(kind === undefined ? {} : { kind }),
      ...(title === undefined ? {} : { title }),
      ...(minutes === undefined ? {} : { minutes }),
      // Whoever edits a block says all of it: a time that is not there was taken away.
      notBefore,
    },
  };
}

const Kept = z.object({
  changes: z.array(
    z.object({
      change: z.unknown(),
      shapes: z.array(z.object({ event: Event, published: z.optional(Count), drafted: z.optional(Count) })),
    }),
  ),
});

const nameOf = (eventName: string): string => `floorcraft-plan-${eventName}`;

/** What this device has kept of an unpublished plan. What cannot be read any more, or not here, is no draft. */
export function keptDraft(eventName: string): Draft {
  try {
    const read = Kept.safeParse(JSON.parse(localStorage.getItem(nameOf(eventName)) ?? 'null'));
    if (!read.success) return EMPTY_DRAFT;
    const changes = read.data.changes.flatMap(({ change: kept, shapes }) => {
      const change = parseChange(kept);
      return change === undefined
        ? []
        : [
            {
              change,
              shapes: shapes.map(({ event, published, drafted }) => ({ event, published, drafted })),
            },
          ];
    });
    // A draft of which one change cannot be read is another draft: none of it.
    return changes.length === read.data.changes.length ? { changes } : EMPTY_DRAFT;
  } catch {
    return EMPTY_DRAFT;
  }
}

/** Keeps the draft on this device until it is published. False: the device keeps nothing, and its owner should know. */
export function keepDraft(eventName: string, draft: Draft): boolean {
  try {
    if (draft.changes.length === 0) localStorage.removeItem(nameOf(eventName));
    else localStorage.setItem(nameOf(eventName), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}
