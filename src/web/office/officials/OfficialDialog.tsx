import { useState } from 'react';
import { MAX_LENGTH, MAX_COUNT } from '../../../domain/bounds.ts';
import { photoAt } from '../../../store/competition/photos.ts';
import { generateKey } from '../../../store/delivery/operation.ts';
import {
  isJudging,
  JUDGING_ROLES,
  OTHER_ROLES,
  buildPersonPatch,
  type OfficialWithKey,
  type PeopleKind,
  type OfficialsState,
} from '../../../store/people/officials.ts';
import { useDialogText } from '../../kit/shell/useUnsentForm.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { TextField } from '../../kit/parts/field/TextField.tsx';
import { SelectField } from '../../kit/parts/field/SelectField.tsx';
import { TextAreaField } from '../../kit/parts/field/TextAreaField.tsx';
import { ProblemNote } from '../../kit/parts/note/ProblemNote.tsx';
import { useToast } from '../../kit/parts/toast/useToast.ts';
import { officialsWords } from '../../kit/words/english/officials.ts';
import { useWords } from '../../kit/words/language.ts';
import { createPersonDraft, findPersonProblem, isNewJudge, type PersonDraft } from './personDraft.ts';
import { PhotoField } from './PhotoField.tsx';
import { usePeopleChange } from './usePeopleChange.ts';

/** The next new person begins with the same role, and the next letter. */
export interface JustAdded {
  readonly key: string;
  readonly role: string;
}

interface Props {
  readonly kind: PeopleKind;
  /** Undefined: a new person. */
  readonly known: OfficialWithKey | undefined;
  readonly all: OfficialsState;
  /** The person added just before, in the same sitting. */
  readonly before: JustAdded | undefined;
  /** Opens the form for another new person. */
  readonly onNext: (before: JustAdded) => void;
  readonly onClose: () => void;
}

const listIn = (text: string): readonly string[] =>
  text
    .split(',')
    .map((one) => one.trim().slice(0, MAX_LENGTH.name))
    .filter((one) => one !== '')
    .slice(0, MAX_COUNT.shortListItems);

/** Edits a person: the public details, and a judge's conflicts of interest. */
export function OfficialDialog({ kind, known, all, before, onNext, onClose }: Props) {
  const words = useWords(officialsWords);
  const toast = useToast();
  const { busy, isOffline, problem: refused, change } = usePeopleChange();
  const taken = [...all.officials.map(({ key }) => key), ...(before === undefined ? [] : [before.key])];
  const form = `official/${kind}/${known?.key ?? 'new'}`;
  const [name, setName] = useDialogText(`${form}/name`, known?.name);
  const [bio, setBio] = useDialogText(`${form}/bio`, known?.bio);
  const [others, setDraft] = useState(() => createPersonDraft(known, kind, taken, before?.role));
  const draft = { ...others, name, bio };
  const [ties, setTies] = useState({
    schools: draft.schools.join(', '),
    people: draft.people.join(', '),
  });
  // One key for a new person, so that a double press adds the person once.
  const [fresh] = useState(generateKey);
  const set = (some: Partial<PersonDraft>): void => setDraft({ ...draft, ...some });
  const isNew = isNewJudge(kind, draft.role, known);
  const key = known?.key ?? (isNew ? draft.letter.trim() : fresh);
  const isKept = typeof draft.photo === 'string' || draft.photoURL === photoAt(key);
  const problem = findPersonProblem(draft, isNew, taken, isKept);
  const judges = kind === 'officials' && isJudging(draft.role);
  // The sheets have the judge's letter: a judge stays a judge, and others have no letter.
  let roles: readonly string[] = [...JUDGING_ROLES, ...OTHER_ROLES];
  if (known !== undefined) roles = isJudging(known.role) ? JUDGING_ROLES : OTHER_ROLES;
  const save = async (then: 'close' | 'another'): Promise<void> => {
    const photoURL = typeof draft.photo === 'string' ? photoAt(key) : draft.photoURL;
    const person = { ...draft, photoURL, schools: listIn(ties.schools), people: listIn(ties.people) };
    if (!(await change(buildPersonPatch(kind, key, person, draft.photo), all.edition))) return;
    toast({ words: words.saved(draft.name.trim()) });
    if (then === 'close') onClose();
    else {
      // The text would be kept for the next person.
      setName('');
      setBio('');
      onNext({ key, role: draft.role });
    }
  };
  const blocked = isOffline ? words.problem.offline : problem && words.problem[problem];
  return (
    <Dialog
      open
      wide
      question={known === undefined ? words.add[kind] : words.edit(known.name)}
      verb={known === undefined ? words.saveAndNext : words.save}
      busy={busy}
      busyWord={words.saving}
      blocked={blocked}
      also={
        known === undefined && blocked === undefined ? (
          <Button busy={busy} busyWord={words.saving} onClick={() => void save('close')}>
            {words.save}
          </Button>
        ) : null
      }
      onSubmit={() => void save(known === undefined ? 'another' : 'close')}
      onClose={onClose}
    >
      <div className="stack officials-form">
        <TextField
          label={words.name}
          autoComplete="off"
          maxLength={MAX_LENGTH.name}
          value={draft.name}
          onChange={({ target }) => setName(target.value)}
        />
        {kind === 'officials' ? (
          <SelectField
            label={words.role}
            value={draft.role}
            onChange={({ target }) => set({ role: target.value })}
          >
            {[...new Set([...roles, draft.role])].map((role) => (
              <option key={role} value={role}>
                {words.roleName(role)}
              </option>
            ))}
          </SelectField>
        ) : (
          <TextField
            label={words.roleField}
            autoComplete="off"
            maxLength={MAX_LENGTH.name}
            value={draft.role}
            onChange={({ target }) => set({ role: target.value })}
          />
        )}
        {isNew ? (
          <TextField
            label={words.letter}
            help={words.letterHelp}
            autoComplete="off"
            maxLength={3}
            value={draft.letter}
            onChange={({ target }) => set({ letter: target.value.toUpperCase() })}
          />
        ) : null}
        <TextAreaField
          label={words.bio}
          rows={4}
          maxLength={MAX_LENGTH.bio}
          value={draft.bio}
          onChange={({ target }) => setBio(target.value)}
        />
        <PhotoField
          address={draft.photoURL === photoAt(key) ? '' : draft.photoURL}
          kept={isKept ? key : undefined}
          photo={draft.photo}
          onChange={set}
        />
        {judges ? (
          <>
            <TextField
              label={words.schools}
              help={words.tiesHelp}
              autoComplete="off"
              value={ties.schools}
              onChange={({ target }) => setTies({ ...ties, schools: target.value })}
            />
            <TextField
              label={words.people}
              autoComplete="off"
              value={ties.people}
              onChange={({ target }) => setTies({ ...ties, people: target.value })}
            />
          </>
        ) : null}
        <ProblemNote>{refused}</ProblemNote>
      </div>
    </Dialog>
  );
}
