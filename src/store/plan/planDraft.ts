import { saveJson, readJson } from '../connection/browserStorage.ts';
import * as z from 'zod/mini';
import { omitUndefined } from '../../domain/mapDefined.ts';
import { parseEntryId, parseEventKey, parseJudgeKey } from '../../domain/ids.ts';
import type { PlanChange } from '../../domain/schedule/plan/change.ts';
import { BLOCK_KINDS, parseBlockId } from '../../domain/schedule/plan/plan.ts';
import { EMPTY_DRAFT, type PlanDraft } from '../../domain/schedule/plan/draft.ts';
import { keyBy } from '../tree/keyBy.ts';

const Event = keyBy(parseEventKey);
const Couple = keyBy(parseEntryId);
const Judge = keyBy(parseJudgeKey);
const BlockKey = keyBy(parseBlockId);
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
  timeZone: z.exactOptional(z.string()),
});

const Events = z.union([z.literal('all'), z.array(Event)]);
const Kind = z.enum(BLOCK_KINDS);
const ofRound = { event: Event, round: Count };

const KeptChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('generate'), events: Events, timing: Timing }),
  z.object({ kind: z.literal('clear'), events: Events }),
  z.object({ kind: z.literal('retime'), was: Timing, would: Timing }),
  z.object({ kind: z.literal('addRound'), ...ofRound }),
  z.object({ kind: z.literal('deleteRound'), ...ofRound }),
  z.object({ kind: z.literal('skipRound'), ...ofRound }),
  z.object({ kind: z.literal('unskipRound'), ...ofRound }),
  z.object({ kind: z.literal('shift'), item: Item, direction: z.enum(['up', 'down']) }),
  z.object({ kind: z.literal('move'), item: Item, before: z.optional(Item) }),
  z.object({ kind: z.literal('reorder'), order: z.array(Item) }),
  z.object({ kind: z.literal('sort') }),
  z.object({ kind: z.literal('setRecall'), size: Count, ...ofRound }),
  z.object({ kind: z.literal('setHeats'), heats: Count, wishes: Wishes, ...ofRound }),
  z.object({ kind: z.literal('drawHeats'), wishes: Wishes, ...ofRound }),
  z.object({
    kind: z.literal('moveCouple'),
    couple: Couple,
    heat: Count,
    dance: z.optional(Count),
    ...ofRound,
  }),
  z.object({ kind: z.literal('seed'), couple: Couple, largestHeat: Count, ...ofRound }),
  z.object({ kind: z.literal('setPanel'), panel: z.array(Judge), ...ofRound }),
  z.object({
    kind: z.literal('assignPanels'),
    wishes: z.object({ judges: z.array(Judge), preliminary: Count, final: Count, inARow: Count }),
  }),
  z.object({
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
  z.object({
    kind: z.literal('editBlock'),
    block: BlockKey,
    edit: z.object({
      kind: z.optional(Kind),
      title: z.optional(z.string()),
      minutes: z.optional(z.number()),
      notBefore: z.optional(z.number()),
    }),
  }),
  z.object({ kind: z.literal('removeBlock'), block: BlockKey }),
  z.object({
    kind: z.literal('setStartTimes'),
    times: z.array(z.object({ event: Event, round: Count, startTime: z.optional(z.number()) })),
  }),
]);

type KeptChange = z.infer<typeof KeptChange>;

/** JSON has no `undefined`: sets missing fields to undefined again. */
function changeOf(kept: KeptChange): PlanChange {
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
      ...omitUndefined({ kind, title, minutes }),
      // An edited block is complete: a missing time was removed.
      notBefore,
    },
  };
}

const Kept = z.object({
  changes: z.array(
    z.object({
      change: KeptChange,
      shapes: z.array(z.object({ event: Event, published: z.optional(Count), drafted: z.optional(Count) })),
    }),
  ),
  sent: z.exactOptional(z.object({ at: z.number(), revision: Count })),
});

const nameOf = (eventName: string): string => `floorcraft-plan-${eventName}`;

/** The unpublished plan on this device. Unreadable drafts are ignored. */
export function readPlanDraft(eventName: string): PlanDraft {
  const read = Kept.safeParse(readJson(nameOf(eventName)));
  if (!read.success) return EMPTY_DRAFT;
  return {
    changes: read.data.changes.map(({ change, shapes }) => ({
      change: changeOf(change),
      shapes: shapes.map(({ event, published, drafted }) => ({ event, published, drafted })),
    })),
    ...omitUndefined({ sent: read.data.sent }),
  };
}

/** Keeps the draft on this device until it is published. False if storage is unavailable; the screen says so. */
export const savePlanDraft = (eventName: string, draft: PlanDraft): boolean =>
  saveJson(nameOf(eventName), draft.changes.length === 0 ? undefined : draft);
