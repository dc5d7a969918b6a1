import { useId } from 'react';
import { MAX_LENGTH } from '../../../domain/bounds.ts';
import { listSchoolNames, type OwnSchool } from '../../../domain/registrant/schools.ts';
import { editedSchools } from '../../../store/competition/schoolList.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { ReasonDialog } from '../../staff/reason/ReasonDialog.tsx';
import { competitorsDeskWords } from '../../kit/words/english/competitorsDesk.ts';
import { useWords } from '../../kit/words/language.ts';
import { useCellChange, type EditableCell } from './useCellChange.ts';

const NO_SCHOOLS: readonly OwnSchool[] = [];

/** The competition's own schools, in addition to the known ones. */
function useOwnSchools(): readonly OwnSchool[] {
  const known = valueOr(useLive(useStore().staff, editedSchools.path), undefined);
  return known?.kind === 'set' ? known.rules : NO_SCHOOLS;
}

/**
 * One editable cell: Enter saves, Esc cancels. A change made elsewhere is not overwritten, and the typed text
 * stays.
 */
export function ChangeField(cell: EditableCell) {
  const { row, field } = cell;
  const words = useWords(competitorsDeskWords);
  const own = useOwnSchools();
  const { typed, asked, busy, problem, said, change, save, send, close } = useCellChange(cell, own);
  const list = useId();
  const about = useId();
  const name = row.person.name ?? words.withheld;
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
        maxLength={field === 'number' ? 4 : MAX_LENGTH.name}
        inputMode={field === 'number' ? 'numeric' : 'text'}
        autoComplete="off"
        spellCheck={false}
        list={field === 'school' ? list : undefined}
        readOnly={busy}
        onChange={({ target }) => change({ typed: target.value, wrong: undefined })}
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
          {listSchoolNames(own).map((school) => (
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
          onClose={() => change({ pendingEdit: undefined })}
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
