import { Check, Dot } from 'lucide-react';
import {
  meetsNeed,
  type PasswordNeed,
  type PasswordPolicy,
} from '../../../store/connection/passwordPolicy.ts';
import { loginWords } from '../../kit/words/english/login.ts';
import { useWords } from '../../kit/words/language.ts';

export const describeNeed = (need: PasswordNeed, words: typeof loginWords.english): string =>
  need.kind === 'least' || need.kind === 'most' ? words.need[need.kind](need.length) : words.need[need.kind];

interface Props {
  readonly password: string;
  readonly policy: PasswordPolicy;
}

/** The rules for a new password, checked off while it is typed. */
export function PasswordRules({ password, policy: { needs, symbols } }: Props) {
  const words = useWords(loginWords);
  return (
    needs
      .map((need) => ({ need, isMet: meetsNeed(password, need, symbols) }))
      // The maximum length only shows once exceeded.
      .filter(({ need, isMet }) => need.kind !== 'most' || !isMet)
      .map(({ need, isMet }) => (
        <span key={need.kind} className="password-need" data-met={isMet ? '' : undefined}>
          {isMet ? <Check size={18} strokeWidth={2} aria-hidden /> : <Dot size={18} aria-hidden />}
          {describeNeed(need, words)}
          {isMet ? <span className="spoken"> {words.met}</span> : null}
        </span>
      ))
  );
}
