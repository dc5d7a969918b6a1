import { DANCES } from '../event/dances.ts';
import { eventKeyFromName } from '../ids.ts';
import type { Entered } from './dancer.ts';
import { RUNGS, type Rung } from './ladder.ts';
import { OUT } from './points.ts';
import type { Closing, EligibilityRules } from './rules.ts';
import { warningsOf } from './warnings.ts';

/** Until when a level is open to somebody. */
export type OpenUntil =
  | { readonly kind: 'months'; readonly months: number }
  /** In each dance by itself. */
  | { readonly kind: 'points'; readonly points: number }
  | { readonly kind: 'closing'; readonly closing: Closing };

/** One level, as dancers read of it. */
export interface LevelRow {
  readonly level: Rung;
  readonly openUntil: readonly OpenUntil[];
  /** What the same couple may dance beside it. */
  readonly beside: readonly Rung[];
  /** What somebody may dance beside it only with another partner. */
  readonly besideWithOthers: readonly Rung[];
}

/** Somebody in one dance of two levels. */
function inTwo(one: Rung, other: Rung, partners: readonly [string, string]): readonly Entered[] {
  const [style] = ['Standard'] as const;
  return [one, other].map((level, at) => ({
    event: {
      key: eventKeyFromName(level),
      level,
      style,
      dances: DANCES[style].slice(0, 1),
    },
    lead: 'dancer',
    follow: partners[at] ?? '',
  }));
}

/** What is said of two levels together, as the rules say it of anybody. */
function areOpenTogether(
  one: Rung,
  other: Rung,
  rules: EligibilityRules,
  partners: readonly [string, string],
): boolean {
  // The dance stands for any, and how many entries there may be is another question.
  const { styles: _, mostEntries: __, costumesFrom: ___, ...asked } = rules;
  return warningsOf(inTwo(one, other, partners), new Map(), asked).length === 0;
}

function openUntil(level: Rung, { timeLimits = [], points, closings = [] }: EligibilityRules) {
  const months = timeLimits.filter((limit) => limit.level === level);
  const isHighest = level === RUNGS.at(-1);
  return [
    ...months.map((limit) => ({ kind: 'months', months: limit.months }) as const),
    ...(points === undefined || isHighest ? [] : [{ kind: 'points', points: OUT } as const]),
    ...closings
      .filter((closing) => closing.level === level)
      .map((closing) => ({ kind: 'closing', closing }) as const),
  ];
}

/**
 * The levels of a competition and what the rules make of each: asked of the very rules by which dancers are warned, so that
 * what is printed and what is warned of are the same.
 */
export function levelTable(rules: EligibilityRules): readonly LevelRow[] {
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
