import type { LeadNumber } from '../ids.ts';
import type { DanceRole } from '../people/people.ts';

export type ListProblem =
  | { readonly kind: 'nobody' | 'no event' | 'too long' | 'same person' }
  | {
      readonly kind:
        | 'unknown event'
        | 'no number'
        | 'several dancers'
        | 'doubtful dancer'
        | 'unknown price group'
        | 'no code';
      readonly text: string;
    }
  /** The couple is already in this event further up, or the dancer is in the list. */
  | { readonly kind: 'twice'; readonly line: number }
  /** Already in this event with another partner. */
  | {
      readonly kind: 'dances already';
      readonly role: DanceRole;
      readonly name: string;
      readonly partner: string;
    }
  | { readonly kind: 'number taken'; readonly number: LeadNumber; readonly by: string }
  | { readonly kind: 'other number'; readonly number: LeadNumber; readonly name: string }
  /** The key in the line belongs to another couple or dancer. */
  | { readonly kind: 'other couple'; readonly names: string }
  | { readonly kind: 'other dancer'; readonly name: string }
  /** The couple danced a round the chairman signed off, so it cannot change. */
  | { readonly kind: 'signed' };
