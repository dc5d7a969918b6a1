import { CheckField } from '../parts/field/CheckField.tsx';
import { register } from '../words/english/register.ts';
import { useWords } from '../words/language.ts';
import type { StepProps } from './stepProps.ts';

/** Two texts, each with a tick of its own: nobody gives away pictures by agreeing to dance at their own risk. */
export default function ConsentStep({ draft, onChange, missing }: StepProps) {
  const words = useWords(register);
  const [problem] = missing;
  const agree = (which: 'risk' | 'media', agreed: boolean): void =>
    onChange({ ...draft, consents: { ...draft.consents, [which]: agreed } });
  return (
    <>
      <CheckField
        label={words.consent.risk}
        checked={draft.consents.risk}
        error={problem === undefined ? undefined : words.missing(problem)}
        onChange={({ target }) => agree('risk', target.checked)}
      />
      <CheckField
        label={words.consent.media}
        help={words.consent.mediaHelp}
        checked={draft.consents.media}
        onChange={({ target }) => agree('media', target.checked)}
      />
    </>
  );
}
