import { useId, useRef, useState } from 'react';
import { LONGEST } from '../../domain/bounds.ts';
import { numberProblem, numberTyped } from '../../domain/registrant/numberChange.ts';
import type { DeskRow } from '../../domain/registrant/deskRows.ts';
import { schoolNames, schoolOf, type OwnSchool } from '../../domain/registrant/schools.ts';
import { schoolList } from '../../store/competition/schoolList.ts';
import { competitorEdited, isNamedInResult, type Edit } from '../../store/registrant/competitorEdited.ts';
import { saidAlong } from '../../store/registrant/namedAfter.ts';
import { sayLikeThis } from '../../store/people/pronunciations.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { knownOr, useLive } from '../app/useLive.ts';
import { useToast } from '../parts/toast/useToast.ts';
import { useDecisions } from '../staff/journal/useDecisions.ts';
import { ReasonDialog } from '../staff/reason/ReasonDialog.tsx';
import { competitorsDesk } from '../words/english/competitorsDesk.ts';
import { terms } from '../words/english/terms.ts';
import { useWords } from '../words/language.ts';
import type { Desk } from './useDesk.ts';
import { useNamedAfter } from './useNamedAfter.ts';
import { ifSaved } from '../words/ifSaved.ts';

/** The cells of a row that can be changed in place. */
export type DeskField = 'number' | 'name' | 'school';

interface Props {
  readonly row: DeskRow;
  readonly field: DeskField;
  readonly desk: Desk;
  readonly onClose: () => void;
}

const NO_SCHOOLS: readonly OwnSchool[] = [];

/** The own schools of the competition, beside those that everybody knows. */
function useOwnSchools(): readonly OwnSchool[] {
  const known = knownOr(useLive(useStore().staff, schoolList.path), undefined);
  return known?.kind === 'set' ? known.rules : NO_SCHOOLS;
}

const textOf = ({ person }: DeskRow, field: DeskField): string =>
  ({ number: person.number ?? '', name: person.name ?? '', school: person.affiliation })[field];

/**
 * One cell as it is changed: Enter saves, Esc leaves it as it was. What somebody else has changed since stays, and so does what
 * was typed here.
 */
export function ChangeField({ row, field, desk, onClose }: Props) {
  const words = useWords(competitorsDesk);
  const { eventName } = useWords(terms);
  const toast = useToast();
  const own = useOwnSchools();
  const { staff } = useStore();
  const along = useNamedAfter(field === 'name', desk);
  const { busy, problem, perform } = useDecisions('organizer');
  const [typed, setTyped] = useState(() => textOf(row, field));
  const [wrong, setWrong] = useState<string>();
  // As it was when it was opened: what was changed since is not written over.
  const [opened, setOpened] = useState(() => ({ notes: desk.notes, text: textOf(row, field) }));
  /** What waits for its reason. */
  const [asked, setAsked] = useState<Edit>();
  const isClosed = useRef(false);
  const list = useId();
  const about = useId();
  const { person } = row;

  /** What it comes to; a sentence where it can't be. */
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
  const save = async (): Promise<void> => {
    if (isClosed.current || busy || asked !== undefined) return;
    if (typed.trim() === opened.text.trim()) {
      close();
      return;
    }
    const its = edit();
    if (typeof its === 'string') {
      setWrong(its);
      return;
    }
    if (textOf(row, field) !== opened.text) {
      setWrong(words.edit.changed);
      setOpened({ notes: desk.notes, text: textOf(row, field) });
      return;
    }
    setWrong(undefined);
    if (field !== 'number' && isNamedInResult(person, desk.registered)) setAsked(its);
    else await send(its);
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
    if (done === false) setOpened({ notes: desk.notes, text: textOf(row, field) });
    else close();
  };
  const said = wrong ?? (asked === undefined ? problem : undefined);
  const name = person.name ?? words.withheld;
  return (
    <span className="desk-change">
      <input
        className="field-input"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it stands where the button was that was pressed
        autoFocus
        aria-label={words.edit[field](name)}
        aria-invalid={said === undefined ? undefined : true}
        aria-describedby={said === undefined ? undefined : about}
        value={typed}
        maxLength={field === 'number' ? 4 : LONGEST.name}
        inputMode={field === 'number' ? 'numeric' : 'text'}
        autoComplete="off"
        spellCheck={false}
        list={field === 'school' ? list : undefined}
        readOnly={busy}
        onChange={({ target }) => {
          setTyped(target.value);
          setWrong(undefined);
        }}
        onFocus={({ target }) => target.select()}
        onBlur={() => void save()}
        onKeyDown={({ key, nativeEvent }) => {
          if (nativeEvent.isComposing) return;
          if (key === 'Enter') void save();
          if (key === 'Escape') close();
        }}
      />
      {field === 'school' ? (
        <datalist id={list}>
          {schoolNames(own).map((school) => (
            <option key={school} value={school}>
              {school}
            </option>
          ))}
        </datalist>
      ) : null}
      {asked === undefined ? null : (
        <ReasonDialog
          question={words.edit.correct(name)}
          verb={words.edit.correctVerb}
          needed
          busy={busy}
          problem={problem}
          onSubmit={(why) => void send({ ...asked, why })}
          onClose={() => setAsked(undefined)}
        >
          {words.edit.correctMeans}
        </ReasonDialog>
      )}
      {said === undefined ? null : (
        <span id={about} className="desk-wrong" role="alert">
          {said}
        </span>
      )}
    </span>
  );
}
