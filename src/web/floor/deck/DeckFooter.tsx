import Megaphone from 'lucide-react/icons/megaphone';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTimes } from '../../kit/clock/useTimes.ts';
import type { DeckOfRound } from '../../../store/floor/calls.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { deckWords } from '../../kit/words/english/deck.ts';
import { useWords } from '../../kit/words/language.ts';
import { callLabel } from './coupleNames.ts';
import type { DeckCount, DeckCouple } from '../../../store/models/deck/deckCouples.ts';
import type { FooterActions } from '../../../store/models/deck/lineUpSteps.ts';

interface Props {
  readonly offered: FooterActions;
  readonly count: DeckCount;
  readonly said: DeckOfRound;
  readonly onWalkOn: () => void;
  /** Marks every couple without a call as missing. */
  readonly onMissing: () => void;
  readonly onAsk: () => void;
  readonly onReady: (ready: boolean) => void;
}

const labelsOf = (couples: readonly DeckCouple[]) => couples.map(({ entry }) => callLabel(entry));

/** The missing couples, to read out, and the captain's three actions for the whole line-up. */
export function DeckFooter({ offered, count, said, onWalkOn, onMissing, onAsk, onReady }: Props) {
  const times = useTimes();
  const { foot: words, numbered } = useWords(deckWords);
  const [asking, setAsking] = useState(false);
  const { missing, notCalled } = count;
  const { ready, missingCalled } = said;
  // Both buttons have the same position in the tree, so that the focus survives a press.
  const readyButton =
    ready === undefined ? (
      <Button
        look="main"
        size="tall"
        blocked={offered.ready === 'nobody is here' ? words.nobodyHere : undefined}
        onClick={() => (offered.ready === 'asked first' ? setAsking(true) : onReady(true))}
      >
        {words.ready}
      </Button>
    ) : (
      <Button size="tall" onClick={() => onReady(false)}>
        {words.readySince(times.timeOfDay(ready.at))}
      </Button>
    );
  return (
    <footer className="deck-foot">
      {missing.length > 0 && (
        <NoteBox tone="warn">
          <b>{words.missing(missing.length)}</b>{' '}
          <span className="number deck-missing">{numbered(labelsOf(missing))}</span>.
          {missingCalled !== undefined && ` ${words.mcAsked(times.timeOfDay(missingCalled.at))}`}
        </NoteBox>
      )}
      {offered.restMissing && (
        <NoteBox
          tone="info"
          action={
            <Button size="small" onClick={onMissing}>
              {words.markMissing}
            </Button>
          }
        >
          <b>{words.notCheckedIn(notCalled.length)}</b>
          <span className="deck-uncalled">
            : <span className="number deck-missing">{numbered(labelsOf(notCalled))}</span>
          </span>
        </NoteBox>
      )}
      <div className="deck-foot-verbs">
        <Button size="tall" onClick={onWalkOn}>
          <Plus size={20} aria-hidden /> {words.walkOn}
        </Button>
        {offered.callMissing !== 'no' && (
          <Button
            size="tall"
            blocked={offered.callMissing === 'offered' ? undefined : words.nobodyMissing}
            onClick={onAsk}
          >
            <Megaphone size={20} aria-hidden /> {words.callMissing}
          </Button>
        )}
        {offered.ready !== 'no' && readyButton}
      </div>
      <Dialog
        open={asking}
        question={words.readyWithout(notCalled.length)}
        verb={words.markMissingAndLineUp}
        onSubmit={() => {
          setAsking(false);
          onMissing();
          onReady(true);
        }}
        closeVerb={words.keepCalling}
        onClose={() => setAsking(false)}
      >
        {words.notCheckedInYet(labelsOf(notCalled))}
      </Dialog>
    </footer>
  );
}
