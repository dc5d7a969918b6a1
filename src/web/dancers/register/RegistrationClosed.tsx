import type { RegistrationStands } from '../../../domain/registration/phase.ts';
import { EmptyState } from '../../kit/parts/note/EmptyState.tsx';
import { register } from '../../kit/words/english/register.ts';
import { useWords } from '../../kit/words/language.ts';

export interface Props {
  /** Undefined at the desk, where registration may be closed. */
  readonly stands: RegistrationStands['kind'] | undefined;
}

/** Shown if registration is closed, not open yet, or has no events. */
export default function RegistrationClosed({ stands }: Props) {
  const words = useWords(register);
  if (stands === 'closed')
    return (
      <EmptyState more={words.closedMore} trace="Standard">
        {words.closed}
      </EmptyState>
    );
  if (stands === 'to come')
    return (
      <EmptyState more={words.notYetMore} trace="Standard">
        {words.notYet}
      </EmptyState>
    );
  return (
    <EmptyState more={words.noEventsMore} trace="Standard">
      {words.noEvents}
    </EmptyState>
  );
}
