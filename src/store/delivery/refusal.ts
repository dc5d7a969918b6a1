import type { WriteProblem } from '../connection/writeProblem.ts';

export type Refusal =
  | WriteProblem
  /** A later change by someone else arrived first. */
  | { readonly code: 'overtaken' }
  /** The operation was valid only for a short time, which passed while offline. */
  | { readonly code: 'past' }
  /** The operation's round has another number now. */
  | { readonly code: 'renumbered' }
  /** The started round has no couples any more. */
  | { readonly code: 'nobody in it' }
  /** The previous round is not posted any more. */
  | { readonly code: 'comes first' }
  /** A couple the start leaves out is not in the round any more. */
  | { readonly code: 'other line-up' }
  /** The lead number is used by another couple. */
  | { readonly code: 'number taken' }
  | { readonly code: 'posted' }
  /** The result to sign is not posted any more, or was posted again. */
  | { readonly code: 'result changed' }
  /** The judge's sheet arrived before its paper was keyed. */
  | { readonly code: 'sheet is in' }
  /** No account is signed in, or the queue is not loaded yet. */
  | { readonly code: 'not open' };
