import { useReducer, useRef } from 'react';
import { findNumberProblem, parseTypedNumber } from '../../../domain/registrant/numberChange.ts';
import type { DeskRow } from '../../../domain/registrant/deskRows.ts';
import { standardizeSchool, type OwnSchool } from '../../../domain/registrant/schools.ts';
import { setPronunciation } from '../../../store/people/pronunciations.ts';
import { editDancer, isNamedInResult, type DancerEdit } from '../../../store/registrant/editDancer.ts';
import { movePronunciation } from '../../../store/registrant/renameEverywhere.ts';
import { usePatchWriter } from '../../kit/shell/usePatchWriter.ts';
import { useToast } from '../../kit/parts/toast/useToast.ts';
import { useDecisions } from '../../staff/journal/useDecisions.ts';
import { competitorsDeskWords } from '../../kit/words/english/competitorsDesk.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { describeOutcome } from '../../staff/journal/describeOutcome.ts';
import { useWords } from '../../kit/words/language.ts';
import type { CompetitorsDeskData } from './useCompetitorsDesk.ts';
import { useRenameData } from './useRenameData.ts';

/** The cells of a row that can be edited in place. */
export type DeskField = 'number' | 'name' | 'school';

export interface EditableCell {
  readonly row: DeskRow;
  readonly field: DeskField;
  readonly desk: CompetitorsDeskData;
  readonly onClose: () => void;
}

/** The cell as it was when opened: a change made since is not overwritten. */
interface Opened {
  readonly notes: CompetitorsDeskData['notes'];
  readonly text: string;
}

interface CellState {
  readonly opened: Opened;
  readonly typed: string;
  readonly wrong: string | undefined;
  /** The edit waiting for its reason. */
  readonly pendingEdit: DancerEdit | undefined;
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
  const words = useWords(competitorsDeskWords);
  const { eventName } = useWords(termsWords);
  const toast = useToast();
  const pronunciations = usePatchWriter();
  const along = useRenameData(field === 'name', desk);
  const { busy, problem, perform } = useDecisions('organizer');
  const [{ opened, typed, wrong, pendingEdit }, change] = useReducer(
    (state: CellState, some: Partial<CellState>): CellState => ({ ...state, ...some }),
    { opened: openedNow(cell), typed: textOf(row, field), wrong: undefined, pendingEdit: undefined },
  );
  const isClosed = useRef(false);

  /** The typed edit; a message if it is invalid. */
  const edit = (): DancerEdit | string => {
    if (field === 'name') return typed.trim() === '' ? words.edit.noName : { name: typed.trim() };
    if (field === 'school') return { school: standardizeSchool(typed, own) };
    const number = parseTypedNumber(typed);
    if (number === undefined) return words.edit.noNumber;
    const issue = findNumberProblem(person, number ?? undefined, desk.everybody, desk.takenNumbers);
    if (issue === undefined) return { number };
    if (issue.kind === 'danced') return words.edit.danced(eventName(issue.event));
    return issue.kind === 'taken' ? words.edit.taken(issue.by?.name) : words.edit.noNumber;
  };
  const close = (): void => {
    isClosed.current = true;
    onClose();
  };
  const send = async (edited: DancerEdit): Promise<void> => {
    const known = { people: desk.registered, notes: opened.notes, along };
    const said =
      edited.name === undefined || along === undefined
        ? undefined
        : movePronunciation(person, edited.name, along);
    const done = await perform((by) => [editDancer(by, person, edited, known)]);
    if (done === 'kept') toast({ words: describeOutcome('kept', '') });
    else if (done === 'done' && said !== undefined)
      toast({
        words: words.edit.saidAlong(edited.name ?? '', said),
        undo: () => void pronunciations.write(setPronunciation(edited.name ?? '', '')),
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
