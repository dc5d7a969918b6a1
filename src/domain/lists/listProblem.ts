import type { LeadNumber } from '../ids.ts';
import type { DanceRole } from '../people/people.ts';

/** What is wrong with a line of a list. */
export type ListProblem =
  | { readonly kind: 'nobody' | 'no event' | 'too long' | 'same person' }
  | {
      readonly kind: 'unknown event' | 'no number' | 'several dancers' | 'doubtful dancer';
      readonly text: string;
    }
  /** The couple stands further up, in this event; or the dancer does. */
  | { readonly kind: 'twice'; readonly line: number }
  /** In this event, with somebody else. */
  | {
      readonly kind: 'dances already';
      readonly role: DanceRole;
      readonly name: string;
      readonly partner: string;
    }
  | { readonly kind: 'number taken'; readonly number: LeadNumber; readonly by: string }
  | { readonly kind: 'other number'; readonly number: LeadNumber; readonly name: string }
  /** The key in the line is another couple's, or another dancer's. */
  | { readonly kind: 'other couple'; readonly names: string }
  | { readonly kind: 'other dancer'; readonly name: string }
  /** The couple has danced a round that the chairman has signed: who it is stays. */
  | { readonly kind: 'signed' };
