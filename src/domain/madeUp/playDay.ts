import { mapDefined } from '../mapDefined.ts';
import type { EventDance } from '../event/dances.ts';
import { countMarksNeeded, getPanel, type Judge } from '../competition.ts';
import type { RecallMarks } from '../recall/judgesMarks.ts';
import type { DancedRound } from '../dancedEvent.ts';
import type { EntryId, EventKey, JudgeKey, LeadNumber } from '../ids.ts';
import { listChairmansCuts, countRecall } from '../recall/recall.ts';
import { listItems, type Plan, type PlannedEvent, type PlannedRound } from '../schedule/plan/plan.ts';
import { scoreFinal } from '../skating/final.ts';
import type { FinalPlacing } from '../skating/working.ts';
import { createRandom, type RandomSource } from '../random.ts';

/** A couple with a number: others cannot be marked. */
interface OnTheFloor {
  readonly entry: EntryId;
  readonly number: LeadNumber;
}

/** A danced round with all marks and the couples recalled. */
export interface PlayedRound {
  readonly event: EventKey;
  readonly round: DancedRound;
  /** Couples of the round danced next, in order of number; empty after the final. */
  readonly wentOn: readonly EntryId[];
  /** The places of a final by the Skating System; empty for a recall round. */
  readonly placings: readonly FinalPlacing[];
}

/** Spread of judges' opinions, relative to that of couples' strengths. */
const TASTE = 0.55;
/** Spread of one judge from dance to dance. */
const DAY_FORM = 0.35;

/** Each couple's strength, the same in every round of its event. */
const strengthsOf = (event: PlannedEvent, seed: number | string): ReadonlyMap<EntryId, number> => {
  const chance = createRandom(`${seed} strength ${event.key}`);
  return new Map(event.entries.map(({ id }) => [id, chance.bell()]));
};

/** One judge's order of the couples in one dance, best first. */
function seenBy(
  chance: RandomSource,
  couples: readonly OnTheFloor[],
  liking: ReadonlyMap<EntryId, number>,
): readonly LeadNumber[] {
  return couples
    .map(({ entry, number }) => ({ number, shown: (liking.get(entry) ?? 0) + DAY_FORM * chance.bell() }))
    .toSorted((a, b) => b.shown - a.shown)
    .map(({ number }) => number);
}

/** The orders by judge and dance, the couples best first. */
function orders(
  chance: RandomSource,
  { couples, dances, panel }: Pick<Playing, 'couples' | 'panel'> & { dances: readonly EventDance[] },
  strengths: ReadonlyMap<EntryId, number>,
): readonly {
  readonly judge: JudgeKey;
  readonly dance: EventDance;
  readonly order: readonly LeadNumber[];
}[] {
  return panel.flatMap((judge) => {
    const liking = new Map(
      couples.map(({ entry }) => [entry, (strengths.get(entry) ?? 0) + TASTE * chance.bell()]),
    );
    return dances.map((dance) => ({ judge, dance, order: seenBy(chance, couples, liking) }));
  });
}

/**
 * Rule 1 leaves a tie across the cut to the chairman. This made-up chairman picks the result closer to the
 * number asked for, or all of the tie if both are equally close. The result is never an empty list or the
 * whole round.
 */
function cut(
  couples: readonly LeadNumber[],
  marks: readonly RecallMarks[],
  wanted: number,
): readonly LeadNumber[] {
  const { none, all } = listChairmansCuts(countRecall(couples, marks, wanted).outcome);
  if (none.length === 0) return all;
  if (all.length >= couples.length) return none;
  return all.length - wanted <= wanted - none.length ? all : none;
}

interface Playing {
  readonly event: PlannedEvent;
  readonly round: PlannedRound;
  readonly couples: readonly OnTheFloor[];
  readonly panel: readonly JudgeKey[];
  readonly marks: ReturnType<typeof orders>;
}

function playFinal({ event, couples, panel, marks }: Playing): PlayedRound {
  const numbers = couples.map(({ number }) => number);
  const dances = event.dances.map((dance) => {
    const ofDance = marks.filter((one) => one.dance === dance);
    return {
      dance,
      judges: ofDance.map(({ judge }) => judge),
      marks: new Map(
        numbers.map((number) => [number, ofDance.map(({ order }) => order.indexOf(number) + 1)]),
      ),
    };
  });
  const scored = scoreFinal(dances);
  const round = { kind: 'final', number: 0, couples: numbers, panel, dances } as const;
  return { event: event.key, round, wentOn: [], placings: scored.ok ? scored.value.placings : [] };
}

function playRecall({ event, round, couples, panel, marks }: Playing): PlayedRound {
  const numbers = couples.map(({ number }) => number);
  const recallSize = countMarksNeeded(round, numbers.length);
  const recallMarks = marks.map(({ judge, dance, order }) => ({
    judge,
    dance,
    recalled: order.slice(0, recallSize).toSorted((a, b) => Number(a) - Number(b)),
  }));
  const recalled = cut(numbers, recallMarks, recallSize);
  return {
    event: event.key,
    round: {
      kind: 'recall',
      number: round.number,
      couples: numbers,
      panel,
      recallSize,
      marks: recallMarks,
      recalled,
    },
    wentOn: couples.filter(({ number }) => recalled.includes(number)).map(({ entry }) => entry),
    placings: [],
  };
}

/** A round's couples with numbers, in order of number. */
function onTheFloor(event: PlannedEvent, ids: readonly EntryId[]): readonly OnTheFloor[] {
  const entries = new Map(event.entries.map((entry) => [entry.id, entry]));
  return mapDefined(ids, (id) => {
    const number = entries.get(id)?.number;
    return number === undefined ? undefined : { entry: id, number };
  }).toSorted((a, b) => Number(a.number) - Number(b.number));
}

/**
 * Plays the first `lines` lines of a plan, with marks of every judge of each panel, and the recalls. Couples have a
 * strength, judges a taste, dances a form; all depend on the seed alone, not on other rounds. Skipped rounds hand their
 * couples on; blocks only take time.
 */
export function playDay(
  plan: Plan,
  lines: number,
  judges: readonly Judge[],
  seed: number | string,
): readonly PlayedRound[] {
  const played: PlayedRound[] = [];
  /** Couples that dance an event's next round, once its first round has been danced. */
  const standing = new Map<EventKey, readonly EntryId[]>();
  for (const item of listItems(plan).slice(0, lines)) {
    if (item.kind === 'block' || item.round.state === 'skipped') continue;
    const { event, round } = item;
    const drawn = round.entries.length > 0 ? round.entries : event.entries;
    const couples = onTheFloor(event, standing.get(event.key) ?? drawn.map(({ id }) => id));
    if (couples.length === 0) continue;
    const panel = getPanel(round, judges);
    const chance = createRandom(`${seed} marks ${event.key} ${round.number}`);
    const marks = orders(chance, { couples, dances: event.dances, panel }, strengthsOf(event, seed));
    const playing = { event, round, couples, panel, marks };
    const done = round.number === 0 ? playFinal(playing) : playRecall(playing);
    standing.set(event.key, done.wentOn);
    played.push(done);
  }
  return played;
}
