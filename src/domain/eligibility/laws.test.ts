import fc from 'fast-check';
import { expect, test } from 'vitest';
import { omitUndefined } from '../mapDefined.ts';
import { limitRuns } from '../testing/tries.ts';
import type { Background, EnteredCouple } from './dancer.ts';
import { RUNGS } from './ladder.ts';
import { ELIGIBILITY_PRESETS } from './presets.ts';
import type { EligibilityRules } from './rules.ts';
import { parseOfferedEvent } from './testing/people.ts';
import { isAdvice } from './warning.ts';
import { findEntryWarnings } from './warnings.ts';

// Properties of every rule book, for any entries.

const rung = fc.constantFrom(...RUNGS);
const ages = fc.constantFrom('Youth', 'Under21', 'Adult', 'Senior1', undefined);

const EVENTS = ['Latin Rumba', 'Latin Samba/Rumba', 'Standard Waltz', 'Standard Tango/Waltz', 'Smooth Waltz'];

const entered: fc.Arbitrary<EnteredCouple> = fc
  .record({
    level: fc.oneof(rung, fc.constant('Syllabus')),
    danced: fc.constantFrom(...EVENTS),
    ages,
    leads: fc.boolean(),
    partner: fc.constantFrom('Bo', 'Cy', undefined),
  })
  .map(({ level, danced, ages: age, leads, partner }) => {
    const event = parseOfferedEvent(`${level} ${danced}`, age);
    const [mine, theirs] = leads ? (['lead', 'follow'] as const) : (['follow', 'lead'] as const);
    return { event, [mine]: 'Ann', ...omitUndefined({ [theirs]: partner }) };
  });

const past = fc.record(
  {
    level: rung,
    style: fc.constantFrom('Latin', 'Standard'),
    dances: fc.constantFrom(['Rumba', 'Waltz'] as const, ['Rumba'] as const, ['Tango'] as const),
    place: fc.integer({ min: 1, max: 8 }),
    roundsBefore: fc.integer({ min: 0, max: 3 }),
  },
  { requiredKeys: ['level', 'style', 'dances', 'roundsBefore'] },
);

const background: fc.Arbitrary<Background> = fc.record(
  {
    months: fc.integer({ min: 0, max: 36 }),
    levels: fc.record({ Latin: rung, Standard: rung }, { requiredKeys: [] }),
    usualRole: fc.constantFrom('lead', 'follow'),
    age: fc.constantFrom('Youth', 'Adult', 'Student'),
    student: fc.boolean(),
    newcomerPrice: fc.boolean(),
    past: fc.array(past, { maxLength: 4 }),
  },
  { requiredKeys: [] },
);

const known = fc.record({ Ann: background, Bo: background }).map((all) => new Map(Object.entries(all)));

const closedBy = fc.oneof(
  fc.record({ by: fc.constant('points' as const), points: fc.integer({ min: 1, max: 7 }) }),
  fc.record({ by: fc.constant('entry' as const) }),
  fc.record({ by: fc.constant('placing' as const), place: fc.integer({ min: 1, max: 6 }) }),
);
const closing = fc
  .tuple(fc.uniqueArray(fc.nat(RUNGS.length - 1), { minLength: 2, maxLength: 2 }), closedBy)
  .map(([places, by]) => {
    const [level, at] = RUNGS.filter((_, place) => places.includes(place));
    if (level === undefined || at === undefined) throw new Error('two places on the ladder');
    return { level, at, ...by };
  });

const span = fc.record({ span: fc.integer({ min: 1, max: 4 }) });

/** Leaves out `otherRole`: its lower bound depends on the usual role, and rises when that loses its lowest level. */
const rules: fc.Arbitrary<EligibilityRules> = fc.record(
  {
    styles: fc.constant(['Latin', 'Standard'] as const),
    levelsHere: fc.subarray([...RUNGS], { minLength: 1 }),
    levels: fc.record(
      {
        per: fc.constantFrom('style', 'dance'),
        span: fc.integer({ min: 1, max: 4 }),
        most: fc.integer({ min: 1, max: 4 }),
      },
      { requiredKeys: ['per', 'span'] },
    ),
    twoLevelsFrom: fc.record({ level: rung, holdsFor: fc.constantFrom('dancer', 'couple') }),
    acrossStyles: span,
    noviceApart: fc.constant(true as const),
    coupleLevel: fc.constant(true as const),
    ownLevel: fc.record({ up: fc.integer({ min: 0, max: 3 }) }),
    splitLevels: fc.constant(true as const),
    points: fc.record({
      scheme: fc.constantFrom('YCN', 'Fair Level'),
      byRole: fc.boolean(),
      checkedAfterwards: fc.boolean(),
    }),
    timeLimits: fc.array(fc.record({ level: rung, months: fc.integer({ min: 1, max: 24 }) }), {
      maxLength: 2,
    }),
    closings: fc.array(closing, { maxLength: 3 }),
    mostEntries: fc.record({ entries: fc.integer({ min: 1, max: 5 }) }),
    newcomerPrice: fc.constant(true as const),
    ages: span,
    titles: fc.constant({ months: 6, age: 35 }),
    costumesFrom: fc.record({ level: rung }),
  },
  { requiredKeys: [] },
);

const entries = fc.array(entered, { maxLength: 8 });

/** Leaves out advice. */
const against = (
  all: readonly EnteredCouple[],
  people: ReadonlyMap<string, Background>,
  its: EligibilityRules,
) => findEntryWarnings(all, people, its).filter(({ reason }) => !isAdvice(reason));

test('removing the entries with warnings leaves entries that break no rule', () => {
  fc.assert(
    fc.property(entries, known, rules, (all, people, its) => {
      const warned = new Set(against(all, people, its).flatMap(({ events }) => events));
      const left = all.filter(({ event }) => !warned.has(event.key));
      expect(against(left, people, its)).toEqual([]);
    }),
    limitRuns(2000),
  );
});

test('every warning is for a dancer of the events it names', () => {
  fc.assert(
    fc.property(entries, known, rules, (all, people, its) => {
      for (const { who, events } of findEntryWarnings(all, people, its)) {
        const theirs = all.filter(({ lead, follow }) => lead === who || follow === who);
        expect(events.length).toBeGreaterThan(0);
        expect(theirs.map(({ event }) => event.key)).toEqual(expect.arrayContaining([...events]));
      }
    }),
    limitRuns(500),
  );
});

test('the order of entries decides only which entry came first', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(entered, { maxLength: 8, selector: ({ event }) => event.key }),
      known,
      rules,
      (all, people, its) => {
        const { mostEntries: _, ...others } = its;
        const told = (list: readonly EnteredCouple[]) =>
          new Set(
            findEntryWarnings(list, people, others).flatMap(({ who, events, reason }) =>
              events.map((event) => `${who} ${event} ${reason.kind}`),
            ),
          );
        expect(told(all.toReversed())).toEqual(told(all));
      },
    ),
    limitRuns(500),
  );
});

test('without evidence, only the entries themselves are checked', () => {
  fc.assert(
    fc.property(entered, rules, (one, its) => {
      const { styles: _, ...others } = its;
      expect(against([one], new Map(), others)).toEqual([]);
    }),
    limitRuns(500),
  );
});

test('with empty rules, only a dancer entered twice in one event gets a warning', () => {
  fc.assert(
    fc.property(entries, known, (all, people) => {
      const kinds = against(all, people, {}).map(({ reason }) => reason.kind);
      expect(kinds.every((kind) => kind === 'same couple twice' || kind === 'twice in the event')).toBe(true);
    }),
    limitRuns(200),
  );
});

test.each(Object.entries(ELIGIBILITY_PRESETS))(
  'a wider span of levels never closes an open level (%s)',
  (_, preset) => {
    fc.assert(
      fc.property(entries, known, (all, people) => {
        const wider: EligibilityRules = {
          ...preset,
          ...('levels' in preset ? { levels: { ...preset.levels, span: preset.levels.span + 1 } } : {}),
        };
        const wasOpen = against(all, people, preset).length === 0;
        expect(wasOpen ? against(all, people, wider) : []).toEqual([]);
      }),
      limitRuns(100),
    );
  },
);
