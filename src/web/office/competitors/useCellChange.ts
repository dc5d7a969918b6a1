import { useReducer, useRef } from 'react';
import { numberProblem, numberTyped } from '../../../domain/registrant/numberChange.ts';
import type { DeskRow } from '../../../domain/registrant/deskRows.ts';
import { schoolOf, type OwnSchool } from '../../../domain/registrant/schools.ts';
import { sayLikeThis } from '../../../store/people/pronunciations.ts';
import { competitorEdited, isNamedInResult, type Edit } from '../../../store/registrant/competitorEdited.ts';
import { movePronunciation } from '../../../store/registrant/pronunciationAfter.ts';
import { useWrite } from '../../kit/shell/useWrite.ts';
import { useToast } from '../../kit/parts/toast/useToast.ts';
import { useDecisions } from '../../staff/journal/useDecisions.ts';
import { competitorsDesk } from '../../kit/words/english/competitorsDesk.ts';
import { terms } from '../../kit/words/english/terms.ts';
import { describeOutcome } from '../../staff/journal/describeOutcome.ts';
import { useWords } from '../../kit/words/language.ts';
import type { Desk } from './useDesk.ts';
import { useRenameData } from './useRenameData.ts';

/** The cells of a row that can be edited in place. */
export type DeskField = 'number' | 'name' | 'school';

export interface EditableCell {
  readonly row: DeskRow;
  readonly field: DeskField;
  readonly desk: Desk;
  readonly onClose: () => void;
}

/** The cell as it was when opened: a change made since is not overwritten. */
interface Opened {
  readonly notes: Desk['notes'];
  readonly text: string;
}

interface CellState {
  readonly opened: Opened;
  readonly typed: string;
  readonly wrong: string | undefined;
  /** The edit waiting for its reason. */
  readonly pendingEdit: Edit | undefined;
}

const textOf = ({ person }: DeskRow, field: DeskField): string =>
  ({ number: person.number ?? '', name: person.name ?? '', school: person.affiliation })[field];

const openedNow = ({ row, field, desk }: EditableCell): Opened => ({
  notes: desk.notes,
  text: textOf(row, field),
});

/** An editable cell: its text, its message, and the steps from typing to saved. */
export function useCellChange(cell: EditableCell, own: readonly OwnSchool[]) {
  const { row, field, desk, onClose } = cell;
  const { person } = row;
  const words = useWords(competitorsDesk);
  const { eventName } = useWords(terms);
  const toast = useToast();
  const pronunciations = useWrite();
  const along = useRenameData(field === 'name', desk);
  const { busy, problem, perform } = useDecisions('organizer');
  const [{ opened, typed, wrong, pendingEdit }, change] = useReducer(
    (state: CellState, some: Partial<CellState>): CellState => ({ ...state, ...some }),
    { opened: openedNow(cell), typed: textOf(row, field), wrong: undefined, pendingEdit: undefined },
  );
  const isClosed = useRef(false);

  /** The typed edit; a message if it is invalid. */
  const edit = (): Edit | string => {
    if (field === 'name') return typed.trim() === '' ? words.edit.noName : { name: typed.trim() };
    if (field === 'school') return { school: schoolOf(typed, own) };
    const number = numberTyped(typed);
    if (number === undefined) return words.edit.noNumber;
    const issue = numberProblem(person, number ?? undefined, desk.everybody, desk.takenNumbers);
    if (issue === undefined) return { number };
    if (issue.kind === 'danced') return words.edit.danced(eventName(issue.event));
    return issue.kind === 'taken' ? words.edit.taken(issue.by?.name) : words.edit.noNumber;
  };
  const close = (): void => {
    isClosed.current = true;
    onClose();
  };
  const send = async (edited: Edit): Promise<void> => {
    const known = { people: desk.registered, notes: opened.notes, along };
    const said =
      edited.name === undefined || along === undefined
        ? undefined
        : movePronunciation(person, edited.name, along);
    const done = await perform((by) => [competitorEdited(by, person, edited, known)]);
    if (done === 'kept') toast({ words: describeOutcome('kept', '') });
    else if (done === 'done' && said !== undefined)
      toast({
        words: words.edit.saidAlong(edited.name ?? '', said),
        undo: () => void pronunciations.write(sayLikeThis(edited.name ?? '', '')),
        undoWord: words.edit.saidOtherwise,
      });
    if (done === false) change({ opened: openedNow(cell) });
    else close();
  };
  const save = async (): Promise<void> => {
    if (isClosed.current || busy || pendingEdit !== undefined) return;
    if (typed.trim() === opened.text.trim()) return close();
    const edited = edit();
    if (typeof edited === 'string') return change({ wrong: edited });
    if (textOf(row, field) !== opened.text)
      return change({ opened: openedNow(cell), wrong: words.edit.changed });
    const needsReason = field !== 'number' && isNamedInResult(person, desk.registered);
    change({ wrong: undefined, pendingEdit: needsReason ? edited : undefined });
    if (!needsReason) await send(edited);
  };
  return {
    typed,
    asked: pendingEdit,
    busy,
    problem,
    said: wrong ?? (pendingEdit ? undefined : problem),
    change,
    save,
    send,
    close,
  };
}
