import type { RegistrationAvailability } from '../../../domain/registration/phase.ts';
import { EmptyState } from '../../kit/parts/note/EmptyState.tsx';
import { OrganizerLink } from '../../kit/shell/OrganizerLink.tsx';
import { registerWords } from '../../kit/words/english/register.ts';
import { useWords } from '../../kit/words/language.ts';

export interface Props {
  /** Undefined at the desk, where registration may be closed. */
  readonly stands: RegistrationAvailability['kind'] | undefined;
}

/** Shown if registration is closed, not open yet, or has no events. */
export default function RegistrationClosed({ stands }: Props) {
  const words = useWords(registerWords);
  const [says, more] = {
    closed: [words.closed, words.closedMore],
    'to come': [words.notYet, words.notYetMore],
    open: [words.noEvents, words.noEventsMore],
  }[stands ?? 'open'];
  return (
    <EmptyState more={more} trace="Standard" action={<OrganizerLink />}>
      {says}
    </EmptyState>
  );
}
