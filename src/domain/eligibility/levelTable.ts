import { DANCES } from '../event/dances.ts';
import { createEventKey } from '../ids.ts';
import type { EnteredCouple } from './dancer.ts';
import { RUNGS, type Rung } from './ladder.ts';
import { POINT_OUT_THRESHOLD } from './points.ts';
import type { LevelClosing, EligibilityRules } from './rules.ts';
import { findEntryWarnings } from './warnings.ts';

/** The condition that closes a level to a dancer. */
export type ClosingCondition =
  | { readonly kind: 'months'; readonly months: number }
  /** Counted per dance. */
  | { readonly kind: 'points'; readonly points: number }
  | { readonly kind: 'closing'; readonly closing: LevelClosing };

export interface LevelRow {
  readonly level: Rung;
  readonly openUntil: readonly ClosingCondition[];
  /** Levels the same couple may dance beside it. */
  readonly beside: readonly Rung[];
  /** Levels a dancer may dance beside it only with another partner. */
  readonly besideWithOthers: readonly Rung[];
}

/** A dancer entered at two levels of one dance. */
function inTwo(one: Rung, other: Rung, partners: readonly [string, string]): readonly EnteredCouple[] {
  const [style] = ['Standard'] as const;
  return [one, other].map((level, at) => ({
    event: {
      key: createEventKey(level),
      level,
      style,
      dances: DANCES[style].slice(0, 1),
    },
    lead: 'dancer',
    follow: partners[at] ?? '',
  }));
}

/** Runs the rules on a dancer without any background. */
function areOpenTogether(
  one: Rung,
  other: Rung,
  rules: EligibilityRules,
  partners: readonly [string, string],
): boolean {
  // The dance stands for any dance, and the number of entries does not matter here.
  const { styles: _, mostEntries: __, costumesFrom: ___, ...asked } = rules;
  return findEntryWarnings(inTwo(one, other, partners), new Map(), asked).length === 0;
}

function openUntil(level: Rung, { timeLimits = [], points, closings = [] }: EligibilityRules) {
  const months = timeLimits.filter((limit) => limit.level === level);
  const isHighest = level === RUNGS.at(-1);
  return [
    ...months.map((limit) => ({ kind: 'months', months: limit.months }) as const),
    ...(points === undefined || isHighest ? [] : [{ kind: 'points', points: POINT_OUT_THRESHOLD } as const]),
    ...closings
      .filter((closing) => closing.level === level)
      .map((closing) => ({ kind: 'closing', closing }) as const),
  ];
}

/**
 * The competition's levels and what the rules allow beside each. It runs the same checks that warn dancers, so the
 * printed table cannot differ from the warnings.
 */
export function buildLevelTable(rules: EligibilityRules): readonly LevelRow[] {
  const { levelsHere = RUNGS } = rules;
  const levels = RUNGS.filter((rung) => levelsHere.includes(rung));
  return levels.map((level) => {
    const others = levels.filter((other) => other !== level);
    const openWith = (partners: readonly [string, string]) =>
      others.filter((other) => areOpenTogether(level, other, rules, partners));
    const beside = openWith(['partner', 'partner']);
    return {
      level,
      openUntil: openUntil(level, rules),
      beside,
      besideWithOthers: openWith(['partner', 'another']).filter((other) => !beside.includes(other)),
    };
  });
}
