import { useState } from 'react';
import { directoryOf } from '../../../domain/people/directory.ts';
import { countNumbers, USUAL_RANGE, type NumberRange } from '../../../domain/people/numberRange.ts';
import type { DeskRow } from '../../../domain/registrant/deskRows.ts';
import { mayBeGivenNumber, numbersFor } from '../../../domain/registrant/numberChange.ts';
import { usedNumbers } from '../../../domain/registrant/partnerRequest.ts';
import { numberRange } from '../../../store/competition/numberRange.ts';
import { everyEvent as eventsPath } from '../../../store/events/events.ts';
import { competitors } from '../../../store/people/competitors.ts';
import { numbersInPool } from '../../../store/people/numbers.ts';
import { assignNumbers, NUMBERS_AT_ONCE } from '../../../store/registrant/competitorEdited.ts';
import { deskNotes } from '../../../store/registrant/deskNotes.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { useToast } from '../../kit/parts/toast/useToast.ts';
import { useDecisions } from '../../staff/journal/useDecisions.ts';
import type { OperationOutcome } from '../../kit/shell/useOutcome.ts';
import { competitorsDesk } from '../../kit/words/english/competitorsDesk.ts';
import { useWords } from '../../kit/words/language.ts';
import { usePeek, type Desk } from './useDesk.ts';
import { ifSaved } from '../../kit/words/ifSaved.ts';

interface Props {
  readonly desk: Desk;
  /** May contain leads without a number. */
  readonly rows: readonly DeskRow[];
  readonly isPicked: boolean;
  readonly onClose: () => void;
}

/** Collisions with other desks in a row before it stops and asks. */
const MAX_TRIES = 5;

function useRange(): NumberRange {
  const known = valueOr(useLive(useStore().staff, numberRange.path), undefined);
  return known?.kind === 'set' ? known.rules : USUAL_RANGE;
}

/**
 * Gives a number to each lead without one, in batches. If two desks give out the same number at the same moment, one of
 * them draws another.
 */
export function NumbersDialog({ desk, rows, isPicked, onClose }: Props) {
  const words = useWords(competitorsDesk).numbers;
  const range = useRange();
  const peek = usePeek();
  const toast = useToast();
  const { busy, problem, perform } = useDecisions('organizer');
  const [progress, setProgress] = useState<{ readonly done: number; readonly all: number }>();
  const [isTooFew, setTooFew] = useState(false);
  // The list is fixed while it is open, so that progress can be counted.
  const [keys] = useState(() => rows.map(({ person }) => person.key));
  const left = desk.everybody.filter((one) => keys.includes(one.key) && mayBeGivenNumber(one));
  const worn = new Set([...desk.takenNumbers, ...usedNumbers(desk.events, desk.registered)]);
  const taken = [...worn].filter((one) => one >= range.from && one <= range.to && !range.kept.includes(one));
  const free = countNumbers(range) - taken.length;

  /** The current state, including numbers given by other desks. */
  const now = () => {
    const [events, registered] = [peek(eventsPath) ?? desk.events, peek(competitors) ?? desk.registered];
    const everybody = directoryOf(events, registered);
    return {
      events,
      registered,
      everybody,
      notes: peek(deskNotes) ?? desk.notes,
      taken: peek(numbersInPool) ?? desk.takenNumbers,
      left: everybody.filter((one) => keys.includes(one.key) && mayBeGivenNumber(one)),
    };
  };
  const giveSome = async (): Promise<{ readonly done: OperationOutcome; readonly count: number }> => {
    const it = now();
    const some = it.left.slice(0, NUMBERS_AT_ONCE);
    const given = numbersFor(some, { ...it, range, draw: Math.random });
    if (given.length === 0) return { done: 'done', count: 0 };
    const known = { people: it.registered, notes: it.notes };
    const done = await perform((by) => [assignNumbers(by, given, known)]);
    return { done, count: given.length };
  };
  const give = async (): Promise<void> => {
    const all = now().left.length;
    let given = 0;
    let failed = 0;
    while (failed < MAX_TRIES) {
      setProgress({ done: given, all });
      const { done, count } = await giveSome();
      if (done === 'kept') {
        toast({ words: ifSaved(words.kept) });
        onClose();
        return;
      }
      if (done === false) failed += 1;
      else if (count === 0) break;
      else {
        given += count;
        failed = 0;
      }
    }
    setProgress(undefined);
    const rest = now().left.length;
    setTooFew(rest > 0 && failed < MAX_TRIES);
    if (given > 0) toast({ words: words.done(given) });
    if (rest === 0) onClose();
  };
  if (left.length === 0 && progress === undefined)
    return (
      <Dialog open question={words.give} onClose={onClose}>
        <p>{isPicked ? words.nonePicked : words.none}</p>
      </Dialog>
    );
  return (
    <Dialog
      open
      question={words.question(left.length)}
      verb={words.verb}
      busy={busy || progress !== undefined}
      busyWord={progress === undefined ? words.verb : words.giving(progress.done, progress.all)}
      onSubmit={() => void give()}
      onClose={onClose}
    >
      <div className="stack">
        <p>{words.random(range.from, range.to, Math.max(0, free))}</p>
        {isTooFew || free < left.length ? (
          <NoteBox tone="warn">
            {words.tooFew}
            {isTooFew ? ` ${words.rest(left.length)}` : ''}
          </NoteBox>
        ) : null}
        {problem === undefined || progress !== undefined ? null : (
          <NoteBox tone="stop" spoken="at once">
            {problem}
          </NoteBox>
        )}
      </div>
    </Dialog>
  );
}
