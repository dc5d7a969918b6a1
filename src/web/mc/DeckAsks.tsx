import type { ScheduledRound } from '../../domain/round/day.ts';
import { clock } from '../app/clock.ts';
import { Button } from '../parts/button/Button.tsx';
import { Note } from '../parts/note/Note.tsx';
import { stillCalled, type WordsOfDeck } from './prompter.ts';

const couplesInWords = (n: number): string => (n === 1 ? '1 couple' : `${n} couples`);

export interface DeckAsksProps {
  readonly coming: ScheduledRound;
  readonly said: WordsOfDeck;
  /** Turns to the page on which they are called. */
  readonly show: () => void;
}

/** While heats are danced, the deck asks for couples of the coming round: between two heats they can still be called. */
export function DeckAsks({ coming, said, show }: DeckAsksProps) {
  const missing = stillCalled(coming, said).length;
  if (said.missingCalled === undefined || missing === 0) return null;
  return (
    <p className="mc-ahead">
      <Note
        tone="warn"
        spoken="politely"
        action={
          <Button size="small" onClick={show}>
            Call them
          </Button>
        }
      >
        The deck asks for {couplesInWords(missing)} of {coming.event.name}, {clock(said.missingCalled.at)}.
      </Note>
    </p>
  );
}
