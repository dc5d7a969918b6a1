import type { WriteProblem } from '../connection/writeProblem.ts';

/** Why an operation did not come about. */
export type Refusal =
  | WriteProblem
  /** Somebody else had the last word before it came in: nothing of it is left to do. */
  | { readonly code: 'overtaken' }
  /** It was of the moment, and the moment had passed when there was a connection again. */
  | { readonly code: 'past' }
  /** The plan has given its round another number meanwhile: it is not done to the round that has the number now. */
  | { readonly code: 'renumbered' }
  /** The couples of the round that was started are in another one again. */
  | { readonly code: 'nobody in it' }
  /** The round that sends its couples on is not posted any more. */
  | { readonly code: 'comes first' }
  /** A couple that the start leaves away is not in the round any more. */
  | { readonly code: 'other line-up' }
  /** Somebody else wears the number by now. */
  | { readonly code: 'number taken' }
  /** Its round was posted meanwhile. */
  | { readonly code: 'posted' }
  /** The result that was to be signed is not posted any more, or another one is. */
  | { readonly code: 'result changed' }
  /** The judge's sheet has come in before its paper did. */
  | { readonly code: 'sheet is in' }
  /** Nobody is signed in here, or this device has not yet said what it still holds. */
  | { readonly code: 'not open' };
