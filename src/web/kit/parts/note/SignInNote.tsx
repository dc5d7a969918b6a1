import type { SignInProblem } from '../../../../store/connection/signInProblem.ts';
import { NoteBox } from './NoteBox.tsx';
import { signInProblemsWords } from '../../words/english/signInProblems.ts';
import { useWords } from '../../words/language.ts';
import { describeSignInProblem } from '../../words/signInProblem.ts';

/** The reason a sign-in failed, and the remedy: announced at once. */
export function SignInNote({ problem }: { readonly problem: SignInProblem }) {
  const said = describeSignInProblem(problem, useWords(signInProblemsWords));
  return (
    <NoteBox tone="stop" spoken="at once">
      <b>{said.problem}</b> {said.remedy}
    </NoteBox>
  );
}
