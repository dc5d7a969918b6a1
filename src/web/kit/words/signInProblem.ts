import type { SignInProblem } from '../../../store/connection/signInProblem.ts';
import type { Sentences } from './translation.ts';

/** The error and its remedy, for the person signing in. */
export function describeSignInProblem(
  { code }: SignInProblem,
  { known, other }: Sentences<'signInProblems'>,
): { readonly problem: string; readonly remedy: string } {
  const found = Object.entries(known).find(([one]) => one === code);
  return found?.[1] ?? other;
}
