import { useReducer, useRef } from 'react';
import { numberProblem, numberTyped } from '../../domain/registrant/numberChange.ts';
import type { DeskRow } from '../../domain/registrant/deskRows.ts';
import { schoolOf, type OwnSchool } from '../../domain/registrant/schools.ts';
import { sayLikeThis } from '../../store/people/pronunciations.ts';
import { competitorEdited, isNamedInResult, type Edit } from '../../store/registrant/competitorEdited.ts';
import { saidAlong } from '../../store/registrant/namedAfter.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { useToast } from '../parts/toast/useToast.ts';
import { useDecisions } from '../staff/journal/useDecisions.ts';
import { competitorsDesk } from '../words/english/competitorsDesk.ts';
import { terms } from '../words/english/terms.ts';
import { ifSaved } from '../words/ifSaved.ts';
import { useWords } from '../words/language.ts';
import type { Desk } from './useDesk.ts';
import { useNamedAfter } from './useNamedAfter.ts';

/** The cells of a row that can be changed in place. */
export type DeskField = 'number' | 'name' | 'school';

export interface Cell {
  readonly row: DeskRow;
  readonly field: DeskField;
  readonly desk: Desk;
  readonly onClose: () => void;
}

/** The cell as it was when it was opened: a change made since is not overwritten. */
interface Opened {
  readonly notes: Desk['notes'];
  readonly text: string;
}

interface CellState {
  readonly opened: Opened;
  readonly typed: string;
  readonly wrong: string | undefined;
  /** The edit that waits for its reason. */
  readonly asked: Edit | undefined;
}

type CellStep =
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'wrong'; readonly sentence: string | undefined }
  | { readonly kind: 'opened again'; readonly opened: Opened; readonly sentence: string | undefined }
  | { readonly kind: 'asks why'; readonly edit: Edit }
  | { readonly kind: 'not asked' };

function nextState(state: CellState, step: CellStep): CellState {
  switch (step.kind) {
    case 'typed':
      return { ...state, typed: step.text, wrong: undefined };
    case 'wrong':
      return { ...state, wrong: step.sentence };
    case 'opened again':
      return { ...state, opened: step.opened, wrong: step.sentence };
    case 'asks why':
      return { ...state, wrong: undefined, asked: step.edit };
    case 'not asked':
      return { ...state, asked: undefined };
  }
}

const textOf = ({ person }: DeskRow, field: DeskField): string =>
  ({ number: person.number ?? '', name: person.name ?? '', school: person.affiliation })[field];

const openedNow = ({ row, field, desk }: Cell): Opened => ({ notes: desk.notes, text: textOf(row, field) });

/** One cell as it is changed: its text, the sentence about it, and the steps from typing to saved. */
export function useCellChange(cell: Cell, own: readonly OwnSchool[]) {
  const { row, field, desk, onClose } = cell;
  const { person } = row;
  const words = useWords(competitorsDesk);
  const { eventName } = useWords(terms);
  const toast = useToast();
  const { staff } = useStore();
  const along = useNamedAfter(field === 'name', desk);
  const { busy, problem, perform } = useDecisions('organizer');
  const [state, step] = useReducer(nextState, undefined, (): CellState => {
    const opened = openedNow(cell);
    return { opened, typed: opened.text, wrong: undefined, asked: undefined };
  });
  const { opened, typed, wrong, asked } = state;
  const isClosed = useRef(false);

  /** The edit that was typed; a sentence where it can't be. */
  const edit = (): Edit | string => {
    if (field === 'name') return typed.trim() === '' ? words.edit.noName : { name: typed.trim() };
    if (field === 'school') return { school: schoolOf(typed, own) };
    const number = numberTyped(typed);
    if (number === undefined) return words.edit.noNumber;
    const its = numberProblem(person, number ?? undefined, desk.everybody, desk.taken);
    if (its === undefined) return { number };
    if (its.kind === 'danced') return words.edit.danced(eventName(its.event));
    return its.kind === 'taken' ? words.edit.taken(its.by?.name) : words.edit.noNumber;
  };
  const close = (): void => {
    isClosed.current = true;
    onClose();
  };
  const send = async (its: Edit): Promise<void> => {
    const known = { people: desk.registered, notes: opened.notes, along };
    const said =
      its.name === undefined || along === undefined ? undefined : saidAlong(person, its.name, along);
    const done = await perform((by) => [competitorEdited(by, person, its, known)]);
    if (done === 'kept') toast({ words: ifSaved(words.edit.kept) });
    else if (done === 'done' && said !== undefined)
      toast({
        words: words.edit.saidAlong(its.name ?? '', said),
        undo: () => void staff.write(sayLikeThis(its.name ?? '', '')),
        undoWord: words.edit.saidOtherwise,
      });
    if (done === false) step({ kind: 'opened again', opened: openedNow(cell), sentence: undefined });
    else close();
  };
  const save = async (): Promise<void> => {
    if (isClosed.current || busy || asked !== undefined) return;
    if (typed.trim() === opened.text.trim()) return close();
    const its = edit();
    if (typeof its === 'string') return step({ kind: 'wrong', sentence: its });
    if (textOf(row, field) !== opened.text)
      return step({ kind: 'opened again', opened: openedNow(cell), sentence: words.edit.changed });
    if (field !== 'number' && isNamedInResult(person, desk.registered))
      return step({ kind: 'asks why', edit: its });
    step({ kind: 'wrong', sentence: undefined });
    await send(its);
  };
  return {
    typed,
    asked,
    busy,
    problem,
    said: wrong ?? (asked ? undefined : problem),
    step,
    save,
    send,
    close,
  };
}
