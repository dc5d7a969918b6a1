import { mapDefined } from '../mapDefined.ts';
import type { Level } from '../event/terms.ts';
import { pickWeighted, pickWeightedIndex, type RandomSource } from '../random.ts';
import type { MadeUpCouple } from './people.ts';
import type { DancedStyle, OpenEvent, Profile } from './profile.ts';

/** A day has no time for more. */
const MOST_EVENTS = 28;

/** Each step's home levels, lowest first; Syllabus is open to the first four. */
const STEPS: readonly (readonly Level[])[] = [
  ['Newcomer'],
  ['Bronze'],
  ['Silver'],
  ['Gold'],
  ['Novice'],
  ['Prechamp'],
  ['Open', 'Championship'],
];
const STEP_OF: ReadonlyMap<Level, number> = new Map(
  STEPS.flatMap((levels, step) => levels.map((level) => [level, step] as const)),
);
/** Levels outside the steps are far from every home. */
const stepOf = (level: Level): number => STEP_OF.get(level) ?? -9;

/** Random numbers of couples within each event's bounds, adding up to the profile's entries. */
export function drawFieldSizes(
  chance: RandomSource,
  events: readonly OpenEvent[],
  profile: Profile,
): readonly number[] {
  const canBeEmpty = mapDefined(events, ({ couples }, at) => (couples[0] === 0 ? at : undefined));
  const empty = new Set(chance.shuffled(canBeEmpty).slice(0, profile.emptyEvents));
  const bounds = events.map(({ couples: [least, most] }, at) =>
    empty.has(at) ? ([0, 0] as const) : ([Math.max(1, least), most] as const),
  );
  const sizes = bounds.map(([least, most]) => chance.between(least, most));
  const missing = (): number => profile.entries - sizes.reduce((sum, size) => sum + size, 0);
  for (let left = missing(); left !== 0; left = missing()) {
    const step = Math.sign(left);
    const open = mapDefined(bounds, ([least, most], at) => {
      const size = (sizes[at] ?? 0) + step;
      return size >= least && size <= most ? at : undefined;
    });
    const at = open[chance.upTo(open.length)];
    // The bounds allow no more: keep the closest sum.
    if (at === undefined) break;
    sizes[at] = (sizes[at] ?? 0) + step;
  }
  return sizes;
}

interface Entering {
  readonly fields: readonly Set<MadeUpCouple>[];
  readonly dancing: readonly Set<string>[];
  readonly eventsOf: Map<string, number>;
}

const peopleIn = (couple: MadeUpCouple): readonly [string, string] => [couple.lead.id, couple.follow.id];

/** Each person is in one couple per event, and in at most MOST_EVENTS events. */
function mayEnter({ dancing, eventsOf }: Entering, couple: MadeUpCouple, at: number): boolean {
  return peopleIn(couple).every(
    (person) => !(dancing[at]?.has(person) ?? false) && (eventsOf.get(person) ?? 0) < MOST_EVENTS,
  );
}

function enter({ fields, dancing, eventsOf }: Entering, couple: MadeUpCouple, at: number): void {
  fields[at]?.add(couple);
  for (const person of peopleIn(couple)) {
    dancing[at]?.add(person);
    eventsOf.set(person, (eventsOf.get(person) ?? 0) + 1);
  }
}

/** A couple's weight for an event: its home level, the level above if it stretches, its styles. */
function wantOf(couple: MadeUpCouple, event: { readonly level: Level; readonly style: DancedStyle }): number {
  const inStyle = couple.styles.includes(event.style) ? 1 : 0.03;
  const home = stepOf(couple.home);
  if (event.level === 'Syllabus') return home <= 3 ? couple.keen * inStyle : 0;
  const above = stepOf(event.level) - home;
  if (above === 0) return couple.keen * inStyle;
  if (above === 1) return couple.keen * inStyle * (couple.stretch ? 1 : 0.004);
  // Other levels, only if the event would not fill: organizers ask around, and some couple always agrees.
  return above === -1 || above === 2 ? couple.keen * inStyle * 0.0004 : 0;
}

/** Enters each couple in one event it wants most, while there is room, so that every couple dances. */
function enterEachOnce(
  chance: RandomSource,
  entering: Entering,
  { events, sizes }: { events: readonly OpenEvent[]; sizes: readonly number[] },
  couples: readonly MadeUpCouple[],
): void {
  const all = events.map((_, at) => at);
  for (const couple of chance.shuffled(couples)) {
    const open = all.filter(
      (at) => (entering.fields[at]?.size ?? 0) < (sizes[at] ?? 0) && mayEnter(entering, couple, at),
    );
    const at = pickWeighted(chance, open, (at) => {
      const event = events[at];
      return event === undefined ? 0 : wantOf(couple, event);
    });
    if (at !== undefined) enter(entering, couple, at);
  }
}

/** The couples of each event, up to its size while there are enough people. */
export function drawFields(
  chance: RandomSource,
  events: readonly OpenEvent[],
  sizes: readonly number[],
  couples: readonly MadeUpCouple[],
): readonly (readonly MadeUpCouple[])[] {
  const entering: Entering = {
    fields: events.map(() => new Set()),
    dancing: events.map(() => new Set()),
    eventsOf: new Map(),
  };
  enterEachOnce(chance, entering, { events, sizes }, couples);
  for (const [at, event] of events.entries()) {
    const want = couples.map((couple) => wantOf(couple, event));
    while ((entering.fields[at]?.size ?? 0) < (sizes[at] ?? 0)) {
      const place = pickWeightedIndex(chance, want);
      const next = couples[place];
      if (next === undefined) break;
      // Each event is tried once: the couple enters it now, or one of the two cannot.
      want[place] = 0;
      if (mayEnter(entering, next, at)) enter(entering, next, at);
    }
  }
  return entering.fields.map((field) => [...field]);
}
