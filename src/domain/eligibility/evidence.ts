import { STYLES, type AgeGroup } from '../event/terms.ts';
import type { DanceRole } from '../people/people.ts';
import type { Background, PastEvent } from './dancer.ts';
import type { Rung } from './ladder.ts';
import type { EligibilityRules } from './rules.ts';

/** A result a dancer states, with its source. */
export interface StatedResult extends PastEvent {
  readonly competition: string;
  /** A URL, or a description of where to find it. */
  readonly source: string;
}

/** A dancer's statements. Missing means not stated. */
export interface Evidence {
  /** Months of dancing by the first day of the competition. */
  readonly months?: number;
  /** Applies to every style. */
  readonly level?: Rung;
  readonly usualRole?: DanceRole;
  readonly age?: AgeGroup;
  readonly results: readonly StatedResult[];
}

export const NO_EVIDENCE: Evidence = { results: [] };

export const repeatLevelInAllStyles = (level: Rung): NonNullable<Background['levels']> =>
  Object.fromEntries(STYLES.map((style) => [style, level]));

/** Evidence in the form the rules use. */
export const toBackground = ({ level, results, ...said }: Evidence): Background => ({
  ...said,
  ...(level === undefined ? {} : { levels: repeatLevelInAllStyles(level) }),
  ...(results.length === 0 ? {} : { past: results }),
});

/** The evidence these rules need and entries do not contain. */
export interface RequiredEvidence {
  readonly months: boolean;
  readonly level: boolean;
  readonly usualRole: boolean;
  readonly age: boolean;
  readonly results: boolean;
}

export const findRequiredEvidence = (rules: EligibilityRules): RequiredEvidence => ({
  months: rules.timeLimits !== undefined,
  level: rules.coupleLevel !== undefined || rules.ownLevel !== undefined || rules.splitLevels !== undefined,
  usualRole: rules.otherRole !== undefined,
  age: rules.ages !== undefined,
  results: rules.points !== undefined || rules.closings !== undefined,
});

export const needsEvidence = (rules: EligibilityRules): boolean =>
  Object.values(findRequiredEvidence(rules)).includes(true);
