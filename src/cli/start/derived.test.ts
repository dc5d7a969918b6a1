import { expect, test } from 'vitest';
import { mapDefined } from '../../domain/mapDefined.ts';
import { toCompetitionEvents, generateCompetition } from '../../domain/madeUp/competition.ts';
import { countEventField } from '../../domain/round/countField.ts';
import { generateRounds } from '../../domain/schedule/plan/generate.ts';
import { createPlan, type TimedEvent } from '../../domain/schedule/plan/plan.ts';
import { calculateTimes } from '../../domain/schedule/times/times.ts';
import { DEFAULT_TIMING } from '../../domain/schedule/times/timing.ts';
import { DerivedData } from '../../server/derived/derived.ts';
import { buildIncomingNode } from '../../server/tree/incomingNode.ts';
import { parseJson } from '../../server/tree/json.ts';
import { getNode } from '../../server/tree/node.ts';
import { parsePath } from '../../server/tree/paths.ts';
import { formatExport } from '../../server/tree/text.ts';
import { allEvents } from '../../store/events/events.ts';
import { heatsPath } from '../../store/events/heats.ts';
import { numberCouplesPath, dancerCouplesPath, programPath } from '../../store/events/program.ts';
import { DERIVED_DEFINITIONS } from '../../store/events/derivedDefinitions.ts';
import { importDay } from '../../store/import/importDay.ts';

const FIREBASE = { kind: 'firebase', databaseURL: 'http://x' } as const;
const EMBEDDED = { kind: 'embedded', origin: 'http://x', databaseURL: 'http://x' } as const;

/** A planned competition of 3,200 entries, as stored. */
function stored() {
  const made = generateRounds(
    createPlan(toCompetitionEvents(generateCompetition('L', 'derived', 0)), [], () => false),
    'all',
    DEFAULT_TIMING,
  );
  if (!made.ok) return expect.unreachable();
  const imported = importDay(
    made.value.events.map((event) => ({ event, registered: new Map(), danced: [] })),
    [],
  );
  if (!imported.ok) return expect.unreachable();
  const moment = { now: 0, root: null };
  const ofEvents = mapDefined(Object.entries(imported.value), ([path, value]) =>
    path.startsWith('events/') && path.split('/').length === 2
      ? ([path.slice(7), value] as const)
      : undefined,
  );
  return {
    raw: Object.fromEntries(ofEvents),
    tree: buildIncomingNode({ events: Object.fromEntries(ofEvents) }, [], moment),
  };
}

const { raw, tree } = stored();
const derived = new DerivedData(DERIVED_DEFINITIONS).of(tree);
const textAt = (path: string): string => formatExport(getNode(derived, parsePath(path)));

test('the derived program agrees with the events in every event and round, and counts the dancers', () => {
  const own = programPath(EMBEDDED);
  const read = own.parse(parseJson(textAt(own.at)));
  expect(read).toHaveLength(59);
  for (const { entries, rounds, ...its } of allEvents.parse(raw)) {
    const found = read.find(({ key }) => key === its.key);
    expect(found).toMatchObject({ ...its, entries: { length: entries.length } });
    for (const [place, { entries: couples, panel: _panel, lineUp: _lineUp, ...round }] of rounds.entries())
      expect(found?.rounds[place]).toMatchObject({ ...round, entries: { length: couples.length } });
  }
});

test('the program counts the entries of dancers without a partner', () => {
  const couple = { leadName: 'Ann', leadId: 'ann', followName: 'Bo' };
  const alone = { leadName: 'Cy', leadId: 'cy', followName: 'TBA' };
  const withheld = { leadName: 'Di', leadId: 'di', followName: 'Name withheld', followId: 'ed' };
  const stored = { events: { Rumba: { name: 'Rumba', entries: { e1: couple, e2: alone, e3: withheld } } } };
  const node = new DerivedData(DERIVED_DEFINITIONS).of(buildIncomingNode(stored, [], { now: 0, root: null }));
  const own = programPath(EMBEDDED);
  const [event] = own.parse(parseJson(formatExport(getNode(node, parsePath(own.at)))));
  expect(event).toMatchObject({ entries: { length: 3 }, alone: 1 });
  expect(event && countEventField(event)).toEqual({ couples: 2, alone: 1 });
});

test('the program counts byes', () => {
  const own = programPath(EMBEDDED);
  const [event] = own.parse({
    Rumba: { n: 'Rumba', r: { 0: { n: 'Final', s: 1, c: 6, y: 2 }, 1: { c: 12 } } },
  });
  expect(event?.rounds.map(({ entries, byes }) => [entries.length, byes?.length])).toEqual([
    [6, 2],
    [12, undefined],
  ]);
});

test('couples away at the start are counted in the program, and named in the heats', () => {
  const entries = { a: { heat: 1, away: true }, b: { heat: 1, away: false }, c: { heat: { 0: 1, 1: 2 } } };
  const events = {
    Rumba: { name: 'Rumba', entries: { a: { leadNumber: 101 } }, rounds: { 1: { roundState: 2, entries } } },
  };
  const now = new DerivedData(DERIVED_DEFINITIONS).of(
    buildIncomingNode({ events }, [], { now: 0, root: null }),
  );
  const read = (path: string): unknown => parseJson(formatExport(getNode(now, parsePath(path))));
  expect(read('derived/program')).toEqual({ Rumba: { n: 'Rumba', c: 1, r: { 1: { s: 2, c: 3, w: 1 } } } });
  expect(read('derived/heats/Rumba')).toEqual({ e: { a: { n: 101 } }, r: { 1: { c: entries } } });
});

test('times computed from the program equal those of the plan', () => {
  const own = programPath(EMBEDDED);
  const fromProgram = own.parse(parseJson(textAt(own.at)));
  const fromEvents = allEvents.parse(raw);
  const spans = (all: readonly TimedEvent[]) =>
    calculateTimes({ events: all, blocks: [] }, DEFAULT_TIMING).items.map(({ ref, planned }) => ({
      ref,
      planned,
    }));
  expect(spans(fromProgram)).toEqual(spans(fromEvents));
});

test('the index finds the same couples by number as the events', () => {
  const numbers = new Set(
    allEvents.parse(raw).flatMap(({ entries }) => mapDefined(entries, ({ number }) => number)),
  );
  expect(numbers.size).toBeGreaterThan(20);
  const sorted = (list: readonly { readonly entry: string }[]) =>
    list.toSorted((a, b) => (a.entry < b.entry ? -1 : 1));
  for (const number of [...numbers].slice(0, 20)) {
    const own = numberCouplesPath(EMBEDDED, number);
    const found = sorted(own.parse(parseJson(textAt(own.at))));
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(sorted(numberCouplesPath(FIREBASE, number).parse(raw)));
  }
});

test('the index finds the same couples by dancer as the events', () => {
  const ids = allEvents.parse(raw).flatMap(({ entries }) => mapDefined(entries, ({ leadId }) => leadId));
  const sorted = (list: readonly { readonly entry: string }[]) =>
    list.toSorted((a, b) => (a.entry < b.entry ? -1 : 1));
  for (const id of [...new Set(ids)].slice(0, 20)) {
    const own = dancerCouplesPath(EMBEDDED, id);
    const found = sorted(own.parse(parseJson(textAt(own.at))));
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(sorted(dancerCouplesPath(FIREBASE, id).parse(raw)));
  }
});

test('the program of 3,200 entries is at most 40 kB per phone', () => {
  expect(Buffer.byteLength(textAt(programPath(EMBEDDED).at))).toBeLessThan(40_000);
});

test('the derived heats of an event list its couples by number, in a third of its size', () => {
  for (const event of allEvents.parse(raw)) {
    const own = heatsPath(EMBEDDED, event.key);
    const text = textAt(own.at);
    const read = own.parse(parseJson(text));
    expect(read).toEqual(heatsPath(FIREBASE, event.key).parse(raw[event.key]));
    expect(Buffer.byteLength(text) / JSON.stringify(raw[event.key]).length).toBeLessThan(0.35);
  }
  expect(
    heatsPath(EMBEDDED, allEvents.parse(raw)[0]?.key ?? expect.unreachable()).parse(null),
  ).toBeUndefined();
});

test('a dancer’s couples agree with all events', () => {
  const dancer = Object.values(allEvents.parse(raw))
    .flatMap(({ entries }) => entries)
    .find(({ followId }) => followId !== undefined)?.followId;
  if (dancer === undefined) return expect.unreachable();
  const own = dancerCouplesPath(EMBEDDED, dancer);
  const read = own.parse(parseJson(textAt(own.at)));
  expect(read.length).toBeGreaterThan(0);
  const fromEvents = dancerCouplesPath(FIREBASE, dancer).parse(raw);
  expect(new Set(read.map((one) => JSON.stringify(one)))).toEqual(
    new Set(fromEvents.map((one) => JSON.stringify(one))),
  );
});
