import { EmptyState } from '../parts/note/EmptyState.tsx';
import { register } from '../words/english/register.ts';
import { useWords } from '../words/language.ts';

/** Nobody can register: it is closed, or there is nothing yet to enter. */
export default function NotOpen({ isClosed }: { readonly isClosed: boolean }) {
  const words = useWords(register);
  return (
    <EmptyState more={isClosed ? words.closedMore : words.noEventsMore} trace="Standard">
      {isClosed ? words.closed : words.noEvents}
    </EmptyState>
  );
}
