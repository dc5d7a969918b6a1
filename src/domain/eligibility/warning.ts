import type { EventDance } from '../event/dances.ts';
import type { AgeGroup, EventStyle, Style } from '../event/terms.ts';
import type { EventKey } from '../ids.ts';
import type { DanceRole } from '../people/people.ts';
import type { DancerKey } from './dancer.ts';
import type { Rung } from './ladder.ts';
import type { LevelClosing, TimeLimit, StudentTitlesRule } from './rules.ts';

/** A reason to warn about an entry, or advice on it. */
export type WarningReason =
  | { readonly kind: 'same couple twice' }
  | { readonly kind: 'twice in the event' }
  | { readonly kind: 'style not danced'; readonly styles: readonly Style[] }
  /** The level is too far from the other levels entered, in the style or in one dance of it. */
  | {
      readonly kind: 'levels too far apart';
      readonly style: EventStyle;
      readonly dance: EventDance | undefined;
      readonly span: number;
      readonly beside: readonly Rung[];
    }
  | {
      readonly kind: 'too many levels';
      readonly style: EventStyle;
      readonly most: number;
      readonly beside: readonly Rung[];
    }
  /** A second level, below the lowest one at which two are allowed. */
  | {
      readonly kind: 'one level only';
      readonly style: EventStyle;
      readonly from: Rung;
      readonly asCouple: boolean;
      readonly beside: readonly Rung[];
    }
  | { readonly kind: 'styles too far apart'; readonly span: number; readonly beside: readonly Rung[] }
  /** The level is too low, even for the less usual role. */
  | {
      readonly kind: 'too low in that role';
      readonly role: DanceRole;
      readonly lower: number;
      readonly usual: Rung;
    }
  | { readonly kind: 'below their level'; readonly own: Rung }
  | { readonly kind: 'above their level'; readonly own: Rung; readonly up: number }
  | {
      readonly kind: 'out by points';
      readonly level: Rung;
      readonly dances: readonly { readonly dance: EventDance; readonly points: number }[];
      /** The lowest level of this competition at which these dances are open to the dancer. */
      readonly opens: Rung | undefined;
    }
  | { readonly kind: 'danced too long'; readonly limit: TimeLimit; readonly months: number }
  | { readonly kind: 'closed by a higher level'; readonly closing: LevelClosing }
  | { readonly kind: 'too many entries'; readonly entries: number; readonly most: number }
  | { readonly kind: 'newcomers’ price' }
  | {
      readonly kind: 'ages too far apart';
      readonly span: number;
      readonly beside: readonly AgeGroup[];
      readonly own: AgeGroup | undefined;
    }
  | { readonly kind: 'students only' }
  /** The dancer may compete, but not win the title. */
  | { readonly kind: 'no title'; readonly titles: StudentTitlesRule }
  /** The dancer may compete, but not in costume. */
  | { readonly kind: 'no costume'; readonly from: Rung };

/** A warning to a dancer about their entries. It never blocks an entry: the organizers decide. */
export interface Warning {
  readonly who: DancerKey;
  readonly events: readonly EventKey[];
  readonly reason: WarningReason;
}

/** Advice on how to dance the event; the entry is within the rules. */
export const isAdvice = ({ kind }: WarningReason): boolean => kind === 'no title' || kind === 'no costume';
