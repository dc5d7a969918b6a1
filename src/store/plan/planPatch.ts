import { mapDefined, omitUndefined } from '../../domain/mapDefined.ts';
import { hasStarted, buildRoundId } from '../../domain/round/rounds.ts';
import { type EventKey, parseEntryId } from '../../domain/ids.ts';
import type { Block, Plan, PlannedEvent, PlannedRound } from '../../domain/schedule/plan/plan.ts';
import { checkInsAt, renumberedAt } from '../events/eventAt.ts';
import { deckAt } from '../floor/deckAt.ts';
import { approvalsAt, savedResultAt } from '../results/resultAt.ts';
import type { RoundEntry, RoundOrigin } from '../../domain/competition.ts';
import { bumpLineUpVersion } from '../rounds/lineUp.ts';
import { repeatPanel } from '../../domain/panels.ts';
import { storeSeating, toStoredPanel } from '../rounds/seatings.ts';
import { byeAt, couplesOutAt, originAt, placesAt, roundAt, roundsRecordAt } from '../rounds/roundAt.ts';
import { marksAt, sheetsAt } from '../sheets/sheetAt.ts';
import { serialize } from '../../schema/codec/serialize.ts';
import { blockForm } from '../../schema/nodes/plan.ts';
import { blocks } from './blocks.ts';
import { liveOfEventAt } from '../floor/live.ts';
import { getRawChild, listRawChildren } from '../tree/path.ts';
import { toStoredState } from '../tree/roundState.ts';
import { INCREMENT, type Json, type Patch } from '../tree/patch.ts';
import { toJson } from '../tree/toJson.ts';

/** Nodes stored by event and round number, beside the rounds themselves. */
export const ROUND_NODES = {
  marks: marksAt,
  sheets: sheetsAt,
  couplesOut: couplesOutAt,
  resultsSaved: savedResultAt,
  approvals: approvalsAt,
  deck: deckAt,
  live: liveOfEventAt,
} as const satisfies Record<string, (event: EventKey) => string>;

type Follower = keyof typeof ROUND_NODES;
const FOLLOWING = Object.keys(ROUND_NODES).filter((node): node is Follower => node in ROUND_NODES);

/** The stored data of an event whose rounds are renumbered: all of it moves. */
export type StoredEventData = {
  /** The event itself. */
  readonly event: unknown;
} & Readonly<Record<Follower, unknown>>;

/** True if a round of the event is renumbered or deleted. */
const movesRounds = (before: PlannedEvent, after: PlannedEvent): boolean =>
  before.rounds.length !== after.rounds.length ||
  after.rounds.some((round) => round.keptUnder !== round.number);

/** The events whose rounds move. Their stored data must be read before publication. */
export const listMovedEvents = (before: Plan, after: Plan): readonly EventKey[] =>
  mapDefined(after.events, (event) => {
    const old = before.events.find(({ key }) => key === event.key);
    return old !== undefined && movesRounds(old, event) ? event.key : undefined;
  });

const placeOf = ({ heats, away }: RoundEntry): Json => ({
  heat: heats.length > 1 ? heats : (heats[0] ?? 1),
  ...omitUndefined({ away }),
});

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The fields of a round that a plan may change, as they are stored. */
const fieldsOf = (event: PlannedEvent, round: PlannedRound): { readonly [field: string]: Json } => ({
  roundId: buildRoundId(event.key, round.number),
  roundNumber: round.number,
  roundName: round.name,
  eventName: event.name,
  scheduleIndex: round.scheduleIndex,
  roundState: toStoredState(round.state),
  ...omitUndefined({ recallSize: round.recallSize }),
  numHeats: round.numHeats,
  roundStartTime: round.startTime ?? null,
  panel: toStoredPanel(round.panel),
});

const entriesOf = (round: PlannedRound): { readonly [id: string]: Json } =>
  Object.fromEntries(round.entries.map((place) => [place.id, placeOf(place)]));

/** The couples who dance the round. A change of this list changes the line-up; a move to another heat doesn't. */
const dancing = ({ entries }: PlannedRound): readonly string[] =>
  entries
    .filter(({ away }) => away !== true)
    .map(({ id }) => id)
    .toSorted();

/** Seeds couples into a round, or undoes it. */
function changedByes(
  number: number,
  { key }: PlannedEvent,
  { byes: before = [] }: PlannedRound,
  { byes: after = [] }: PlannedRound,
): Patch {
  return Object.fromEntries([
    ...before.filter((id) => !after.includes(id)).map((id) => [byeAt(key, number, id), null] as const),
    ...after.filter((id) => !before.includes(id)).map((id) => [byeAt(key, number, id), true] as const),
  ]);
}

/** A round that keeps its number: writes only changed fields, so other people's changes aren't overwritten. */
function changedRound(number: number, event: PlannedEvent, before: PlannedRound, after: PlannedRound): Patch {
  const [old, fresh] = [fieldsOf(event, before), fieldsOf(event, after)];
  const [oldPlaces, places] = [entriesOf(before), entriesOf(after)];
  const ids = new Set([...Object.keys(oldPlaces), ...Object.keys(places)]);
  return {
    ...(before.lineUp === undefined || same(dancing(before), dancing(after))
      ? {}
      : bumpLineUpVersion(event.key, number)),
    // A panel on the floor counts as a seating, so a simultaneous seating is refused.
    ...(hasStarted(before.state) && !same(fresh.panel, old.panel)
      ? storeSeating(event.key, before, repeatPanel(after.panel, event.dances))
      : {}),
    ...Object.fromEntries(
      Object.entries(fresh)
        .filter(([field, value]) => !same(value, old[field]))
        .map(([field, value]) => [`${roundAt(event.key, number)}/${field}`, value]),
    ),
    ...changedByes(number, event, before, after),
    ...Object.fromEntries(
      [...ids]
        .filter((id) => !same(oldPlaces[id], places[id]))
        .map((id) => [`${placesAt(event.key, number)}/${id}`, places[id] ?? null]),
    ),
  };
}

/** The stable name of a round that survives renumbering. */
function originTold(before: PlannedEvent, round: PlannedRound): RoundOrigin {
  const { keptUnder, number } = round;
  if (keptUnder === undefined) return `${number}.${(before.renumbered ?? 0) + 1}`;
  const old = before.rounds.find((one) => one.keptUnder === keptUnder);
  return old?.origin ?? `${keptUnder}.0`;
}

/** A whole round under its number, with its other stored fields. */
function wholeRound(
  event: PlannedEvent,
  round: PlannedRound,
  origin: RoundOrigin,
  kept: StoredEventData | undefined,
): Json {
  const old =
    round.keptUnder === undefined
      ? undefined
      : getRawChild(getRawChild(kept?.event, 'rounds'), String(round.keptUnder));
  const started = round.startedAt === undefined ? {} : { roundActualStartTime: round.startedAt };
  return {
    ...Object.fromEntries(
      listRawChildren(old)
        // The record of the round's last change is left out: the rules would take the move for a repetition of it.
        .filter(
          ([field]) =>
            `${roundAt(event.key, round.number)}/${field}` !== roundsRecordAt(event.key, round.number),
        )
        .map(([field, raw]) => [field, toJson(raw)]),
    ),
    ...started,
    ...fieldsOf(event, round),
    origin,
    entries: entriesOf(round),
    byes: round.byes === undefined ? null : Object.fromEntries(round.byes.map((id) => [id, true])),
  };
}

/** Check-ins are kept with the couple, by round number: they move with their round. */
function movedCheckIns(after: PlannedEvent, kept: StoredEventData): Patch {
  const now = new Map(after.rounds.map((round) => [String(round.keptUnder), round.number]));
  return Object.fromEntries(
    mapDefined(listRawChildren(getRawChild(kept.event, 'entries')), ([key, entry]) => {
      const id = parseEntryId(key);
      const before = listRawChildren(getRawChild(entry, 'checkedIn'));
      if (id === undefined || before.length === 0) return undefined;
      const moved = mapDefined(before, ([round, present]) => {
        const number = now.get(round);
        return number === undefined ? undefined : ([String(number), present === true] as const);
      });
      return [checkInsAt(after.key, id), Object.fromEntries(moved)] as const;
    }),
  );
}

/** An event whose rounds are renumbered. All data stored by round number moves in the same patch. */
function movedEvent(before: PlannedEvent, after: PlannedEvent, kept: StoredEventData): Patch {
  const numbers = Array.from({ length: Math.max(before.rounds.length, after.rounds.length) }, (_, n) => n);
  const patch: Record<string, Json> = {
    // Writes that name a round by number include this count, so writes to the old number are refused.
    [renumberedAt(after.key)]: INCREMENT,
    ...movedCheckIns(after, kept),
  };
  for (const number of numbers) {
    const round = after.rounds[number];
    const old = before.rounds[number];
    const at = roundAt(after.key, number);
    if (round !== undefined && old !== undefined && round.keptUnder === number) {
      Object.assign(patch, changedRound(number, after, old, round));
      if (old.origin === undefined) patch[originAt(after.key, number)] = originTold(before, round);
      continue;
    }
    patch[at] = round === undefined ? null : wholeRound(after, round, originTold(before, round), kept);
    for (const node of FOLLOWING) {
      const from =
        round?.keptUnder === undefined ? null : toJson(getRawChild(kept[node], String(round.keptUnder)));
      if (from !== null || getRawChild(kept[node], String(number)) !== undefined)
        patch[`${ROUND_NODES[node](after.key)}/${number}`] = from;
    }
  }
  return patch;
}

function changedEvent(before: PlannedEvent, after: PlannedEvent): Patch {
  const patch: Record<string, Json> = {};
  for (const [number, round] of after.rounds.entries()) {
    const old = before.rounds[number];
    if (old !== undefined && old !== round) Object.assign(patch, changedRound(number, after, old, round));
  }
  return patch;
}

const storedBlock = (block: Block): Json => serialize(blockForm, block) ?? null;

function changedBlocks(before: readonly Block[], after: readonly Block[]): Patch {
  const old = new Map(before.map((block) => [block.id, storedBlock(block)]));
  const fresh = new Map(after.map((block) => [block.id, storedBlock(block)]));
  const ids = new Set([...old.keys(), ...fresh.keys()]);
  return Object.fromEntries(
    [...ids]
      .filter((id) => !same(old.get(id), fresh.get(id)))
      .map((id) => [`${blocks.at}/${id}`, fresh.get(id) ?? null]),
  );
}

/**
 * One patch from the stored plan to another one. It writes only fields that differ. Renumbered rounds move whole, with their
 * marks, sheets, saved results, approvals, check-ins, deck calls, and the rounds shown as on the floor.
 * @param kept the stored data of each of `listMovedEvents`
 */
export function buildPlanPatch(
  before: Plan,
  after: Plan,
  kept: ReadonlyMap<EventKey, StoredEventData>,
): Patch {
  const patch: Record<string, Json> = {
    ...changedBlocks(before.blocks, after.blocks),
  };
  for (const event of after.events) {
    const old = before.events.find(({ key }) => key === event.key);
    if (old === undefined || old === event) continue;
    const all = kept.get(event.key);
    if (!movesRounds(old, event)) Object.assign(patch, changedEvent(old, event));
    else if (all !== undefined) Object.assign(patch, movedEvent(old, event, all));
    else throw new Error(`What is kept of ${event.name} has not been read: its rounds cannot move.`);
  }
  return patch;
}
