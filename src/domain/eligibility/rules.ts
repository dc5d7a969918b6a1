import type { Style } from '../event/terms.ts';
import { RUNGS, type Rung } from './ladder.ts';

/** The largest numbers of the rules, and the longest lists. */
export const UP_TO = {
  /** Levels, or levels above one another: more there are not. */
  levels: RUNGS.length,
  ages: 11,
  entries: 200,
  months: 240,
  points: 99,
  place: 99,
  age: 99,
  list: 20,
} as const;

/** Which levels somebody may dance side by side in one style, or in one dance of it. */
export interface LevelsTogether {
  readonly per: 'style' | 'dance';
  /** How many neighbours on the ladder: 1 is one level, 2 are two consecutive ones. */
  readonly span: number;
  /** How many different levels there may be over all dances of the style; missing: as many as the span allows. */
  readonly most?: number;
}

/** Two levels of a style only from here up. */
export interface TwoLevelsFrom {
  readonly level: Rung;
  /** Holds for each dancer, or only for the same two people: with somebody else it may be another level. */
  readonly holdsFor: 'dancer' | 'couple';
}

/** After how long a level is closed. */
export interface TimeLimit {
  readonly level: Rung;
  readonly months: number;
}

/** A level that is closed by what somebody has done at a higher one, in the same style. */
export type Closing = { readonly level: Rung; readonly at: Rung } & (
  | { readonly by: 'points'; readonly points: number }
  /** Having entered there is enough, ever or now. */
  | { readonly by: 'entry' }
  | { readonly by: 'placing'; readonly place: number }
);

export const SCHEMES = ['YCN', 'Fair Level'] as const;
/** How points are counted (points.ts). */
export type Scheme = (typeof SCHEMES)[number];

export interface PointsCounted {
  readonly scheme: Scheme;
  /** What somebody has won as a follow closes nothing for them as a lead. */
  readonly byRole: boolean;
  /** Looked up after the event: who danced where they had pointed out is disqualified. */
  readonly checkedAfterwards: boolean;
}

/** Who may hold a title: whoever studied that many months ago or less, and is not older. */
export interface TitlesForStudents {
  readonly months: number;
  readonly age: number;
}

/** Who may enter what. A rule that is not there asks nothing. */
export interface EligibilityRules {
  readonly styles?: readonly Style[];
  /** The levels this competition has: two are neighbours when it has none between them. Missing: all of the ladder. */
  readonly levelsHere?: readonly Rung[];
  readonly levels?: LevelsTogether;
  readonly twoLevelsFrom?: TwoLevelsFrom;
  /** All styles of a dancer within so many neighbouring levels. */
  readonly acrossStyles?: { readonly span: number };
  /** In the role they dance less, somebody may enter so many levels lower. */
  readonly otherRole?: { readonly lower: number };
  readonly noviceApart?: true;
  /** A couple dances at the level of the higher partner. */
  readonly coupleLevel?: true;
  /** Not below one's own level, and at most so many above it. */
  readonly ownLevel?: { readonly up: number };
  /** With a partner of a higher level, somebody may dance that level beside their own. */
  readonly splitLevels?: true;
  readonly points?: PointsCounted;
  readonly timeLimits?: readonly TimeLimit[];
  readonly closings?: readonly Closing[];
  readonly mostEntries?: { readonly entries: number };
  /** Who pays the newcomers' price dances Newcomer only. */
  readonly newcomerPrice?: true;
  /** So many neighbouring age classes, their own among them. */
  readonly ages?: { readonly span: number };
  readonly titles?: TitlesForStudents;
  /** The lowest level in costume. */
  readonly costumesFrom?: { readonly level: Rung };
}
export type RuleName = keyof EligibilityRules;

const IN_ORDER: Readonly<Record<RuleName, true>> = {
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

/** Every rule there is, in the order in which rules are said. */
// The keys of an object that has each of them.
// eslint-disable-next-line typescript/no-unsafe-type-assertion
export const RULE_NAMES = Object.keys(IN_ORDER) as readonly RuleName[];
