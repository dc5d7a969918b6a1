import { mapDefined } from '../../domain/mapDefined.ts';
import type { PlanProblem } from '../../domain/schedule/plan/problem.ts';
import { parseLeadNumber, type EntryId, type EventKey, type LeadNumber } from '../../domain/ids.ts';
import type { CompetitionEvent } from '../../domain/competition.ts';
import {
  toCompetitionEvents,
  toJudges,
  generateCompetition,
  type MadeUpCompetition,
} from '../../domain/madeUp/competition.ts';
import { playDay } from '../../domain/madeUp/playDay.ts';
import type { Parsed } from '../../domain/parsed.ts';
import { addBlock } from '../../domain/schedule/plan/blocks.ts';
import { generateRounds } from '../../domain/schedule/plan/generate.ts';
import { sortByLevel } from '../../domain/schedule/plan/order.ts';
import { assignPanels, DEFAULT_PANELS } from '../../domain/schedule/plan/panels.ts';
import {
  parseBlockId,
  listItems,
  createPlan,
  toItemRef,
  type Block,
  type Plan,
} from '../../domain/schedule/plan/plan.ts';
import { setStartTimes } from '../../domain/schedule/plan/roundEdits.ts';
import { autoAssignTimes, recalculateTimes } from '../../domain/schedule/times/times.ts';
import { DEFAULT_TIMING } from '../../domain/schedule/times/timing.ts';
import type { Style } from '../../domain/event/terms.ts';
import type { DayEvent } from '../../store/import/importDay.ts';

/** An invented day around the events of a real one. */
export interface DemoDay {
  readonly competition: MadeUpCompetition;
  readonly events: readonly DayEvent[];
  readonly blocks: readonly Block[];
  /** Position of a real event's rounds in the day, and their start in ms. */
  readonly placeOf: (
    event: EventKey,
    round: number,
  ) => { readonly index: number; readonly startTime: number };
}

/** The round on the floor in the demo. */
export interface RoundOnFloor {
  readonly event: EventKey;
  readonly round: number;
}

const MINUTE_MS = 60_000;
const DAY = 24 * 60 * MINUTE_MS;

// The real event has 94 couples with numbers up to 503; invented couples must not share any.
const NUMBERS_FROM = 500;

const FLAG = { dontReorderAfterAddRemoveRounds: false };

const must = <T>(read: Parsed<T, PlanProblem>): T => {
  if (!read.ok) throw new Error(`The demo's day: ${JSON.stringify(read.problem)}`);
  return read.value;
};

function otherNumber(number: LeadNumber | undefined): LeadNumber | undefined {
  return number === undefined ? undefined : parseLeadNumber(String(Number(number) + NUMBERS_FROM));
}

const withOtherNumbers = (event: CompetitionEvent): CompetitionEvent => ({
  ...event,
  entries: event.entries.map((entry) => ({ ...entry, number: otherNumber(entry.number) })),
});

/** Adds a heading for each style, lunch in the middle and awards at the end. */
function withBlocks(plan: Plan): Plan {
  let done = plan;
  const add = (name: string, block: Omit<Block, 'id' | 'scheduleIndex'>, style: Style | undefined): void => {
    const before = listItems(done).find((item) => item.kind === 'round' && item.event.style === style);
    const id = parseBlockId(name);
    if (id === undefined) throw new Error(`${name} is no key.`);
    done = must(addBlock(done, { id, ...block }, before === undefined ? undefined : toItemRef(before), FLAG));
  };
  const session = (title: string): Omit<Block, 'id' | 'scheduleIndex'> => ({
    kind: 'session',
    title,
    minutes: 0,
    notBefore: undefined,
  });
  add('smooth', session('Smooth, morning'), 'Smooth');
  add('standard', session('Standard, morning'), 'Standard');
  add('lunch', { kind: 'lunch', title: 'Lunch', minutes: 40, notBefore: undefined }, 'Rhythm');
  add('rhythm', session('Rhythm, afternoon'), 'Rhythm');
  add('shoes', { kind: 'break', title: 'Costume break', minutes: 12, notBefore: undefined }, 'Latin');
  add('latin', session('Latin, afternoon'), 'Latin');
  add('awards', { kind: 'awards', title: 'Awards', minutes: 30, notBefore: undefined }, undefined);
  return done;
}

/** Sets the day's start so that `on` has been on the floor for four minutes. */
function timed(plan: Plan, on: RoundOnFloor, now: number): Plan {
  const at = (begin: number): Plan => ({
    ...plan,
    blocks: plan.blocks.map((block) => (block.id === 'smooth' ? { ...block, notBefore: begin } : block)),
  });
  const wanted = recalculateTimes(at(now), DEFAULT_TIMING).items.find(
    ({ ref }) => ref.kind === 'round' && ref.event === on.event && ref.round === on.round,
  );
  if (wanted?.planned === undefined) throw new Error('The round on the floor is not in the day.');
  // The start is on a full minute, since it gets printed.
  const begin = Math.floor((now - 4 * MINUTE_MS - (wanted.planned.from - now)) / MINUTE_MS) * MINUTE_MS;
  const begun = at(begin);
  return must(setStartTimes(begun, autoAssignTimes(begun, DEFAULT_TIMING)));
}

/** A realistic delay: some minutes late by noon, caught up over lunch. */
const drift = (line: number): number => Math.round(2 * MINUTE_MS * Math.sin(line / 9) + (line % 3) * 20_000);

/**
 * Creates the demo's day, seeded with profile S: everything before the round on the floor is danced and judged, the
 * rest waits.
 * @param real the events of a real competition as entered, with all rounds waiting
 */
export function createDemoDay(real: readonly CompetitionEvent[], on: RoundOnFloor, now: number): DemoDay {
  const competition = generateCompetition('S', 'demo', now - 50 * DAY);
  const made = toCompetitionEvents(competition).map(withOtherNumbers);
  const generated = must(
    generateRounds(
      createPlan(made, [], () => false),
      'all',
      DEFAULT_TIMING,
    ),
  );
  const all = { ...generated, events: [...generated.events, ...createPlan(real, [], () => false).events] };
  const judges = toJudges(competition);
  const judged = must(
    assignPanels(sortByLevel(all), { judges: judges.map(({ key }) => key), ...DEFAULT_PANELS }),
  );
  const plan = timed(withBlocks(judged), on, now);

  const items = listItems(plan);
  const lines = items.findIndex(
    (item) => item.kind === 'round' && item.event.key === on.event && item.round.number === on.round,
  );
  const played = playDay(plan, lines, judges, 'demo');
  const isReal = new Set(real.map(({ key }) => key));
  const registered = new Map<EntryId, number>(
    competition.events.flatMap(({ entries }) =>
      entries.map(({ id, registeredTime }) => [id, registeredTime]),
    ),
  );
  const lineOf = new Map(
    mapDefined(items, (item, line) =>
      item.kind === 'round'
        ? ([`${item.event.key} ${item.round.number}`, { line, round: item.round }] as const)
        : undefined,
    ),
  );
  const begins = (event: EventKey, round: number): { line: number; startTime: number } => {
    const found = lineOf.get(`${event} ${round}`);
    return { line: found?.line ?? 0, startTime: found?.round.startTime ?? now };
  };
  return {
    competition,
    blocks: plan.blocks,
    events: mapDefined(plan.events, (event) => {
      if (isReal.has(event.key)) return undefined;
      return {
        event,
        registered,
        danced: played
          .filter((one) => one.event === event.key)
          .map(({ round, wentOn }) => {
            const { line, startTime } = begins(event.key, round.number);
            return { round, wentOn, startedAt: startTime + drift(line) };
          }),
      };
    }),
    placeOf: (event, round) => {
      const { line, startTime } = begins(event, round);
      return { index: items[line]?.kind === 'round' ? line : 0, startTime };
    },
  };
}
