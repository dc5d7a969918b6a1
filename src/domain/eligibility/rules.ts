import type { Style } from '../event/terms.ts';
import { RUNGS, type Rung } from './ladder.ts';

/** Limits of numbers and list lengths in the rules. */
export const MAX_RULE_VALUES = {
  levels: RUNGS.length,
  ages: 11,
  entries: 200,
  months: 240,
  points: 99,
  place: 99,
  age: 99,
  list: 20,
} as const;

/** Levels a dancer may dance side by side, per style or per dance. */
export interface LevelsTogetherRule {
  readonly per: 'style' | 'dance';
  /** Adjacent levels on the ladder: 1 is one level, 2 are two consecutive ones. */
  readonly span: number;
  /** Different levels allowed over all dances of the style; missing: as many as the span. */
  readonly most?: number;
}

/** Two levels of a style are allowed only from `level` up. */
export interface TwoLevelsRule {
  readonly level: Rung;
  /** Applies to each dancer, or only to the same couple: another partner allows another level. */
  readonly holdsFor: 'dancer' | 'couple';
}

/** Closes a level after this many months of dancing. */
export interface TimeLimit {
  readonly level: Rung;
  readonly months: number;
}

/** A level closed by something the dancer did at a higher one in the same style. */
export type LevelClosing = { readonly level: Rung; readonly at: Rung } & (
  | { readonly by: 'points'; readonly points: number }
  /** The rule counts any entry at the higher level, past or present. */
  | { readonly by: 'entry' }
  | { readonly by: 'placing'; readonly place: number }
);

export const POINT_SCHEMES = ['YCN', 'Fair Level'] as const;
export type PointScheme = (typeof POINT_SCHEMES)[number];

export interface PointsRule {
  readonly scheme: PointScheme;
  /** Points won as a follow do not count as a lead. */
  readonly byRole: boolean;
  /** Checked after the event: couples that had pointed out are disqualified. */
  readonly checkedAfterwards: boolean;
}

/** Eligible for a title: at most this many months since studying, and at most this age. */
export interface StudentTitlesRule {
  readonly months: number;
  readonly age: number;
}

/** The competition's rules of entry. A missing rule is not applied. */
export interface EligibilityRules {
  readonly styles?: readonly Style[];
  /** Levels of this competition; they are adjacent if none is between them here. Missing: the whole ladder. */
  readonly levelsHere?: readonly Rung[];
  readonly levels?: LevelsTogetherRule;
  readonly twoLevelsFrom?: TwoLevelsRule;
  readonly acrossStyles?: { readonly span: number };
  /** Levels a dancer may enter lower in their less usual role. */
  readonly otherRole?: { readonly lower: number };
  readonly noviceApart?: true;
  readonly coupleLevel?: true;
  /** No entry below one's own level, and at most `up` levels above it. */
  readonly ownLevel?: { readonly up: number };
  /** A dancer may dance a higher partner's level beside their own. */
  readonly splitLevels?: true;
  readonly points?: PointsRule;
  readonly timeLimits?: readonly TimeLimit[];
  readonly closings?: readonly LevelClosing[];
  readonly mostEntries?: { readonly entries: number };
  /** Dancers at the newcomer price enter Newcomer only. */
  readonly newcomerPrice?: true;
  /** Adjacent age classes, including the dancer's own. */
  readonly ages?: { readonly span: number };
  readonly titles?: StudentTitlesRule;
  /** The lowest level danced in costume. */
  readonly costumesFrom?: { readonly level: Rung };
}
export type EligibilityRuleName = keyof EligibilityRules;

const IN_ORDER: Readonly<Record<EligibilityRuleName, true>> = {
  styles: true,
  levelsHere: true,
  levels: true,
  twoLevelsFrom: true,
  acrossStyles: true,
  otherRole: true,
  noviceApart: true,
  coupleLevel: true,
  ownLevel: true,
  splitLevels: true,
  points: true,
  timeLimits: true,
  closings: true,
  newcomerPrice: true,
  mostEntries: true,
  ages: true,
  titles: true,
  costumesFrom: true,
};

/** In the order in which rules are listed on screens. */
// The keys of an object that has each of them.
// eslint-disable-next-line typescript/no-unsafe-type-assertion
export const RULE_NAMES = Object.keys(IN_ORDER) as readonly EligibilityRuleName[];
