import Megaphone from 'lucide-react/icons/megaphone';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { DeckOfRound } from '../../store/floor/calls.ts';
import { timeOfDay } from '../words/dates.ts';
import { Button } from '../parts/button/Button.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { Note } from '../parts/note/Note.tsx';
import type { DeckCount, DeckCouple } from './deckCouples.ts';

interface Props {
  readonly count: DeckCount;
  readonly said: DeckOfRound;
  readonly onWalkOn: () => void;
  /** Whoever has not been called is missing. */
  readonly onMissing: () => void;
  readonly onAsk: () => void;
  readonly onReady: (ready: boolean) => void;
}

const numbersOf = (couples: readonly DeckCouple[]): string =>
  couples.map(({ entry }) => entry.number ?? 'no number').join(', ');

/** Who is missing, to be read out; and the three things a captain does for the whole line-up. */
export function DeckFoot({ count, said, onWalkOn, onMissing, onAsk, onReady }: Props) {
  const [asking, setAsking] = useState(false);
  const { missing, notCalled } = count;
  const { ready, missingCalled } = said;
  const someCalled = notCalled.length < count.couples;
  return (
    <footer className="deck-foot">
      {missing.length > 0 && (
        <Note tone="warn">
          <b>{missing.length} missing:</b> <span className="number deck-missing">{numbersOf(missing)}</span>.
          {missingCalled !== undefined && ` The MC was asked at ${timeOfDay(missingCalled.at)}.`}
        </Note>
      )}
      {notCalled.length > 0 && someCalled && (
        <Note
          tone="info"
          action={
            <Button size="small" onClick={onMissing}>
              They are missing
            </Button>
          }
        >
          <b>{notCalled.length} not called yet</b>
          <span className="deck-uncalled">
            : <span className="number deck-missing">{numbersOf(notCalled)}</span>
          </span>
        </Note>
      )}
      <div className="deck-foot-verbs">
        <Button size="tall" onClick={onWalkOn}>
          <Plus size={20} aria-hidden /> Walk-on
        </Button>
        <Button size="tall" blocked={missing.length === 0 ? 'Nobody is missing' : undefined} onClick={onAsk}>
          <Megaphone size={20} aria-hidden /> Call missing
        </Button>
        {ready === undefined ? (
          <Button
            look="main"
            size="tall"
            blocked={count.here === 0 ? 'Nobody is here yet' : undefined}
            onClick={() => (notCalled.length > 0 ? setAsking(true) : onReady(true))}
          >
            Line-up is ready
          </Button>
        ) : (
          <Button size="tall" onClick={() => onReady(false)}>
            Ready since {timeOfDay(ready.at)}: take back
          </Button>
        )}
      </div>
      <Dialog
        open={asking}
        question={`Ready without ${notCalled.length === 1 ? 'one couple' : `${notCalled.length} couples`}?`}
        verb="They are missing, go"
        onSubmit={() => {
          setAsking(false);
          onMissing();
          onReady(true);
        }}
        closeVerb="Keep calling"
        onClose={() => setAsking(false)}
      >
        {numbersOf(notCalled)} {notCalled.length === 1 ? 'has' : 'have'} not been called. Missing couples are
        not on the judges’ lists.
      </Dialog>
    </footer>
  );
}
