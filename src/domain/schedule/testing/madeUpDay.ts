import type { RoundInput } from '../../testing/round.ts';
import { hasStarted, type RoundState } from '../../round/rounds.ts';
import { toCompetitionEvents, generateCompetition } from '../../madeUp/competition.ts';
import type { ProfileName } from '../../madeUp/profile.ts';
import { generateRounds } from '../plan/generate.ts';
import { reindexItems } from '../plan/order.ts';
import {
  parseBlockId,
  listItems,
  createPlan,
  type Block,
  type BlockKind,
  type ItemRef,
  type Plan,
  type PlannedRound,
} from '../plan/plan.ts';
import { DEFAULT_TIMING, type Timing } from '../times/timing.ts';

/** An arbitrary Saturday, 8:00. */
export const MORNING = 1_700_000_000_000;
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** A generated competition in the usual order, without blocks. */
export function buildMadeUpDay(
  profile: ProfileName,
  seed: number,
  timing: Timing = DEFAULT_TIMING,
): { readonly plan: Plan; readonly timing: Timing } {
  const events = toCompetitionEvents(generateCompetition(profile, seed, MORNING - 60 * 24 * HOUR));
  const plan = generateRounds(
    createPlan(events, [], () => false),
    'all',
    timing,
  );
  if (!plan.ok) throw new Error(JSON.stringify(plan.problem));
  return { plan: plan.value, timing: { ...timing, hours: [{ from: MORNING, to: MORNING + 12 * HOUR }] } };
}

export function buildNamedBlock(
  name: string,
  over: Partial<Block> & { readonly kind?: BlockKind } = {},
): Block {
  const id = parseBlockId(name);
  if (id === undefined) throw new Error(`invalid block id: ${name}`);
  return { id, kind: 'break', title: name, scheduleIndex: 0, minutes: 0, notBefore: undefined, ...over };
}

/** Inserts a block before the line at that index. */
export function insertBlock(plan: Plan, at: number, added: Block): Plan {
  const grown = { ...plan, blocks: [...plan.blocks, added] };
  const lines = listItems(plan);
  return reindexItems(grown, [...lines.slice(0, at), { kind: 'block', block: added }, ...lines.slice(at)]);
}

/** Sets the state; drops the start time if the round has not begun. */
export function setRoundState(round: PlannedRound, state: RoundState, startedAt?: number): PlannedRound {
  const { state: _, startedAt: __, ...kept } = round;
  return hasStarted(state) ? { ...kept, state, startedAt } : { ...kept, state };
}

export function changeRound(
  plan: Plan,
  ref: ItemRef,
  { state, startedAt, ...change }: RoundInput & { readonly floor?: number },
): Plan {
  if (ref.kind === 'block') throw new Error('expected a round, not a block');
  return {
    ...plan,
    events: plan.events.map((event) =>
      event.key === ref.event
        ? {
            ...event,
            rounds: event.rounds.map((round) =>
              round.number === ref.round
                ? setRoundState({ ...round, ...change }, state ?? round.state, startedAt ?? round.startedAt)
                : round,
            ),
          }
        : event,
    ),
  };
}

/**
 * Dances the first `count` lines: each round starts `real` milliseconds after the previous one. `real` is called with
 * the planned length of the round and its pause. Returns the time the floor is free again.
 */
export function playLines(
  plan: Plan,
  count: number,
  real: (item: { readonly at: number; readonly event: string; readonly round: number }) => number,
): { readonly plan: Plan; readonly now: number } {
  let now = MORNING;
  let day = plan;
  for (const [at, item] of listItems(plan).slice(0, count).entries()) {
    if (item.kind === 'block' || item.round.state !== 'initialized') continue;
    const ref = { kind: 'round', event: item.event.key, round: item.round.number } as const;
    day = changeRound(day, ref, { state: 'posted', startedAt: now });
    now += real({ at, event: item.event.key, round: item.round.number });
  }
  return { plan: day, now };
}
