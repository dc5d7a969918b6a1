import { STYLES, type AgeGroup } from '../event/terms.ts';
import type { DanceRole } from '../people/people.ts';
import type { Background, PastEvent } from './dancer.ts';
import type { Rung } from './ladder.ts';
import type { EligibilityRules } from './rules.ts';

/** A result that a dancer states, and where it can be looked up. */
export interface StatedResult extends PastEvent {
  readonly competition: string;
  /** An address of the web, or in words where to find it. */
  readonly source: string;
}

/** What a dancer states of what they have danced. What is missing they have not said. */
export interface Evidence {
  /** How long they will have danced on the first day. */
  readonly months?: number;
  /** Their own level, in every style. */
  readonly level?: Rung;
  readonly usualRole?: DanceRole;
  readonly age?: AgeGroup;
  readonly results: readonly StatedResult[];
}

export const NO_EVIDENCE: Evidence = { results: [] };

/** A level in every style. */
export const inAllStyles = (level: Rung): NonNullable<Background['levels']> =>
  Object.fromEntries(STYLES.map((style) => [style, level]));

/** What the rules make use of. */
export const backgroundOf = ({ level, results, ...said }: Evidence): Background => ({
  ...said,
  ...(level === undefined ? {} : { levels: inAllStyles(level) }),
  ...(results.length === 0 ? {} : { past: results }),
});

/** What the rules want to know of a dancer that their entries do not tell. */
export interface Wanted {
  readonly months: boolean;
  readonly level: boolean;
  readonly usualRole: boolean;
  readonly age: boolean;
  readonly results: boolean;
}

export const wantedBy = (rules: EligibilityRules): Wanted => ({
  months: rules.timeLimits !== undefined,
  level: rules.coupleLevel !== undefined || rules.ownLevel !== undefined || rules.splitLevels !== undefined,
  usualRole: rules.otherRole !== undefined,
  age: rules.ages !== undefined,
  results: rules.points !== undefined || rules.closings !== undefined,
});

/** The rules want to know something. */
export const wantsEvidence = (rules: EligibilityRules): boolean =>
  Object.values(wantedBy(rules)).includes(true);
