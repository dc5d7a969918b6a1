import type { DiscountProblem } from '../../../../domain/fees/discount.ts';
import { section } from '../section.ts';

/** A reason that a typed code gives no discount. */
export type CodeProblem = DiscountProblem | 'form' | 'unknown' | 'already' | 'no connection';

const PROBLEMS: Readonly<Record<CodeProblem, string>> = {
  form: 'A discount code has 6 to 20 letters and digits.',
  unknown: 'There’s no such code. Check it, or ask the organizer.',
  off: 'This code is turned off. Ask the organizer.',
  over: 'This code has ended.',
  'used up': 'This code is used up: everyone it was for has used it.',
  already: 'There’s a discount on this bill already. A bill takes one.',
  'no connection': 'No connection, so the code wasn’t checked. Try again in a moment.',
};

/** The field for a discount code, on a bill. */
export const discountField = section('discountField', {
  open: 'Add a discount code',
  label: 'Discount code',
  help: 'From the organizer. Capital or small letters.',
  person: 'For',
  use: 'Apply',
  checking: 'Checking…',
  remove: 'Remove the discount',
  removing: 'Removing…',
  notRemoved: 'Not removed. Check the connection and try again.',
  problem: PROBLEMS,
});
