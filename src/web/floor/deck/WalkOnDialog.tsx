import { walkOnWords } from '../../kit/words/english/walkOn.ts';
import Delete from 'lucide-react/icons/delete';
import { useState } from 'react';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import type { EntryId } from '../../../domain/ids.ts';
import { resolveWalkOn, type WalkOn } from '../../../domain/floor/walkOn.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { deckWords } from '../../kit/words/english/deck.ts';
import { useWords } from '../../kit/words/language.ts';
import { formatFullNames } from './coupleNames.ts';

interface Props {
  readonly scheduled: ScheduledRound;
  /** A fresh key for a placeholder. */
  readonly id: EntryId;
  readonly heat: number;
  readonly onSubmit: (who: WalkOn) => void;
  readonly onClose: () => void;
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** A couple at the deck that is not on the list: its number on a keypad for thumbs, and its names. */
export function WalkOnDialog({ scheduled, id, heat, onSubmit, onClose }: Props) {
  const all = useWords(deckWords);
  const words = all.walkOnDialog;
  const { problem } = useWords(walkOnWords);
  const [typed, setTyped] = useState('');
  const [noNumber, setNoNumber] = useState(false);
  const { event, round } = scheduled;
  const found =
    typed === '' && !noNumber ? undefined : resolveWalkOn(event, round, noNumber ? undefined : typed, id);
  const walksOn = found?.ok === true ? found.value : undefined;
  const blocked = found === undefined ? words.enterNumber : words.blocked;
  const press = (digit: string) => {
    setNoNumber(false);
    setTyped((before) => (before + digit).replace(/^0+/, '').slice(0, 4));
  };
  return (
    <Dialog
      open
      question={words.title}
      verb={words.add(heat)}
      blocked={walksOn === undefined ? blocked : undefined}
      onSubmit={() => {
        if (walksOn !== undefined) onSubmit(walksOn);
      }}
      closeVerb={words.cancel}
      onClose={onClose}
    >
      <output className="number deck-pad-number" aria-label={words.number}>
        {noNumber ? words.noNumber : typed || '–'}
      </output>
      <div className="deck-pad">
        {DIGITS.map((digit) => (
          <Button key={digit} size="tall" onClick={() => press(digit)}>
            {digit}
          </Button>
        ))}
        <Button size="tall" onClick={() => setNoNumber(true)}>
          {words.none}
        </Button>
        <Button size="tall" onClick={() => press('0')}>
          0
        </Button>
        <Button
          size="tall"
          aria-label={words.deleteDigit}
          onClick={() => {
            setNoNumber(false);
            setTyped((before) => before.slice(0, -1));
          }}
        >
          <Delete size={22} aria-hidden />
        </Button>
      </div>
      <output className="deck-pad-found">
        {found?.ok === false && <StateLabel tone="stop">{problem(found.problem)}</StateLabel>}
        {walksOn?.kind === 'entered' && (
          <StateLabel tone="ok">{words.enteredAs(formatFullNames(walksOn.entry, all))}</StateLabel>
        )}
        {walksOn !== undefined && walksOn.kind !== 'entered' && (
          <StateLabel tone="info">{noNumber ? words.asNobody : words.notEntered(typed)}</StateLabel>
        )}
      </output>
    </Dialog>
  );
}
