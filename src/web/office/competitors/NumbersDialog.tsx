import { useState } from 'react';
import { buildDirectory } from '../../../domain/people/directory.ts';
import { countNumbers, DEFAULT_NUMBER_RANGE, type NumberRange } from '../../../domain/people/numberRange.ts';
import type { DeskRow } from '../../../domain/registrant/deskRows.ts';
import { canGetNumber, proposeNumbers } from '../../../domain/registrant/numberChange.ts';
import { collectUsedNumbers } from '../../../domain/registrant/partnerRequest.ts';
import { editedNumberRange } from '../../../store/competition/numberRange.ts';
import { allEvents as eventsPath } from '../../../store/events/events.ts';
import { competitors } from '../../../store/people/competitors.ts';
import { numbersInPool } from '../../../store/people/numbers.ts';
import { assignNumbers, MAX_NUMBERS_PER_PATCH } from '../../../store/registrant/editDancer.ts';
import { deskNotes } from '../../../store/registrant/deskNotes.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { useToast } from '../../kit/parts/toast/useToast.ts';
import { useDecisions } from '../../staff/journal/useDecisions.ts';
import type { OperationOutcome } from '../../kit/shell/useOperationRunner.ts';
import { competitorsDeskWords } from '../../kit/words/english/competitorsDesk.ts';
import { useWords } from '../../kit/words/language.ts';
import { useLatestValue, type CompetitorsDeskData } from './useCompetitorsDesk.ts';
import { adjustSavedSentence } from '../../kit/words/adjustSavedSentence.ts';

interface Props {
  readonly desk: CompetitorsDeskData;
  /** May contain leads without a number. */
  readonly rows: readonly DeskRow[];
  readonly isPicked: boolean;
  readonly onClose: () => void;
}

/** Collisions with other desks in a row before it stops and asks. */
const MAX_TRIES = 5;

function useRange(): NumberRange {
  const known = valueOr(useLive(useStore().staff, editedNumberRange.path), undefined);
  return known?.kind === 'set' ? known.rules : DEFAULT_NUMBER_RANGE;
}

/**
 * Gives a number to each lead without one, in batches. If two desks give out the same number at the same moment, one of
 * them draws another.
 */
export function NumbersDialog({ desk, rows, isPicked, onClose }: Props) {
  const words = useWords(competitorsDeskWords).numbers;
  const range = useRange();
  const peek = useLatestValue();
  const toast = useToast();
  const { busy, problem, perform } = useDecisions('organizer');
  const [progress, setProgress] = useState<{ readonly done: number; readonly all: number }>();
  const [isTooFew, setTooFew] = useState(false);
  // The list is fixed while it is open, so that progress can be counted.
  const [keys] = useState(() => rows.map(({ person }) => person.key));
  const left = desk.everybody.filter((one) => keys.includes(one.key) && canGetNumber(one));
  const worn = new Set([...desk.takenNumbers, ...collectUsedNumbers(desk.events, desk.registered)]);
  const taken = [...worn].filter((one) => one >= range.from && one <= range.to && !range.kept.includes(one));
  const free = countNumbers(range) - taken.length;

  /** The current state, including numbers given by other desks. */
  const now = () => {
    const [events, registered] = [peek(eventsPath) ?? desk.events, peek(competitors) ?? desk.registered];
    const everybody = buildDirectory(events, registered);
    return {
      events,
      registered,
      everybody,
      notes: peek(deskNotes) ?? desk.notes,
      taken: peek(numbersInPool) ?? desk.takenNumbers,
      left: everybody.filter((one) => keys.includes(one.key) && canGetNumber(one)),
    };
  };
  const giveSome = async (): Promise<{ readonly done: OperationOutcome; readonly count: number }> => {
    const it = now();
    const some = it.left.slice(0, MAX_NUMBERS_PER_PATCH);
    const given = proposeNumbers(some, { ...it, range, draw: Math.random });
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
        toast({ words: adjustSavedSentence(words.kept) });
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
