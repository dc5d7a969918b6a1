import type { EventDance } from '../event/dances.ts';
import type { AgeGroup, EventStyle, Style } from '../event/terms.ts';
import type { EventKey } from '../ids.ts';
import type { DanceRole } from '../people/people.ts';
import type { DancerKey } from './dancer.ts';
import type { Rung } from './ladder.ts';
import type { Closing, TimeLimit, TitlesForStudents } from './rules.ts';

/** Why somebody should not be in an event, or what they should know of it. */
export type Reason =
  | { readonly kind: 'same couple twice' }
  | { readonly kind: 'twice in the event' }
  | { readonly kind: 'style not danced'; readonly styles: readonly Style[] }
  /** Too far from the levels they dance beside it, in the style or in one dance of it. */
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
  /** A second level, too low for two. */
  | {
      readonly kind: 'one level only';
      readonly style: EventStyle;
      readonly from: Rung;
      readonly asCouple: boolean;
      readonly beside: readonly Rung[];
    }
  | { readonly kind: 'styles too far apart'; readonly span: number; readonly beside: readonly Rung[] }
  /** Too low, also for the role they dance less. */
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
      /** The lowest level of this competition in which these dances are open to them. */
      readonly opens: Rung | undefined;
    }
  | { readonly kind: 'danced too long'; readonly limit: TimeLimit; readonly months: number }
  | { readonly kind: 'closed by a higher level'; readonly closing: Closing }
  | { readonly kind: 'too many entries'; readonly entries: number; readonly most: number }
  | { readonly kind: 'newcomers’ price' }
  | {
      readonly kind: 'ages too far apart';
      readonly span: number;
      readonly beside: readonly AgeGroup[];
      readonly own: AgeGroup | undefined;
    }
  | { readonly kind: 'students only' }
  /** May be danced, but not won. */
  | { readonly kind: 'no title'; readonly titles: TitlesForStudents }
  /** May be danced, but not in costume. */
  | { readonly kind: 'no costume'; readonly from: Rung };

/** Something to tell somebody about events of theirs. It holds nobody back: whoever runs the competition decides. */
export interface Warning {
  readonly who: DancerKey;
  readonly events: readonly EventKey[];
  readonly reason: Reason;
}

/** Says how an event is danced; whoever is told may be in it all the same. */
export const isAdvice = ({ kind }: Reason): boolean => kind === 'no title' || kind === 'no costume';
