import { registerWords } from '../../kit/words/english/register.ts';
import { useWords } from '../../kit/words/language.ts';
import { ConsentTicks } from './ConsentTicks.tsx';
import type { RegistrationStepProps } from './stepProps.ts';

/** Two texts with a tick each, so that agreeing to the risk does not give away picture rights. */
export default function ConsentStep({ draft, onChange, missing }: RegistrationStepProps) {
  const words = useWords(registerWords);
  const [problem] = missing;
  return (
    <ConsentTicks
      agreed={draft.consents}
      error={problem === undefined ? undefined : words.missing(problem)}
      onAgree={(consents) => onChange({ ...draft, consents })}
    />
  );
}
