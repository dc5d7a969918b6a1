import { useTimes } from '../../kit/clock/useTimes.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { mcWords } from '../../kit/words/english/mc.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { findCouplesToCall, type DeckMessages } from './prompter.ts';

export interface MissingOnDeckProps {
  readonly coming: ScheduledRound;
  readonly deckMessages: DeckMessages;
  /** Opens the page that calls the missing couples. */
  readonly show: () => void;
}

/** The deck's missing couples of the coming round, during the heats: they can be called between two heats. */
export function MissingOnDeck({ coming, deckMessages, show }: MissingOnDeckProps) {
  const times = useTimes();
  const words = useWords(mcWords);
  const { eventName } = useWords(termsWords);
  const missing = findCouplesToCall(coming, deckMessages).length;
  if (deckMessages.missingCalled === undefined || missing === 0) return null;
  return (
    <p className="mc-ahead">
      <NoteBox
        tone="warn"
        spoken="politely"
        action={
          <Button size="small" onClick={show}>
            {words.callThem}
          </Button>
        }
      >
        {words.deckAsks(missing, eventName(coming.event), times.timeOfDay(deckMessages.missingCalled.at))}
      </NoteBox>
    </p>
  );
}
