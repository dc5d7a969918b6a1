import { useId, useState } from 'react';
import { rosterOf } from '../../../domain/registrant/roster.ts';
import { TextAreaField } from '../../kit/parts/field/TextAreaField.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { register } from '../../kit/words/english/register.ts';
import { registerTeam } from '../../kit/words/english/registerTeam.ts';
import { terms } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { CostDetails } from './CostDetails.tsx';
import type { StepProps } from './stepProps.ts';

/** In characters: more than a hundred dancers need. */
const MAX_ROSTER_LENGTH = 200_000;
/** Maximum number of problems shown at once: the rest appears when these are fixed. */
const MAX_SHOWN_PROBLEMS = 12;

/** A team: one line per dancer, typed, pasted, or from a file. Problems are shown by line. */
export default function TeamStep(props: StepProps) {
  const { draft, onChange, events, missing } = props;
  const words = useWords(register);
  const team = useWords(registerTeam);
  const { eventName } = useWords(terms);
  const file = useId();
  const [isUnreadable, setIsUnreadable] = useState(false);
  const { dancers, entries, problems } = rosterOf(draft.roster, events);
  const take = (roster: string): void => {
    setIsUnreadable(false);
    onChange({ ...draft, roster: roster.slice(0, MAX_ROSTER_LENGTH) });
  };
  const nameOf = (key: string): string => {
    const event = events.find((one) => one.key === key);
    return event === undefined ? key : eventName(event);
  };
  const [problem] = missing;
  return (
    <>
      <TextAreaField
        label={team.label}
        help={team.help}
        value={draft.roster}
        rows={12}
        spellCheck={false}
        placeholder={team.example}
        error={problem === undefined ? undefined : words.missing(problem)}
        onChange={({ target }) => take(target.value)}
      />
      <p className="register-file">
        <label className="field-label" htmlFor={file}>
          {team.file}
        </label>
        <input
          id={file}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          // Lets the same file be chosen again after a correction.
          onClick={({ currentTarget }) => {
            currentTarget.value = '';
          }}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen !== undefined) chosen.text().then(take, () => setIsUnreadable(true));
          }}
        />
      </p>
      {isUnreadable ? (
        <NoteBox tone="stop" spoken="at once">
          {team.unreadable}
        </NoteBox>
      ) : null}
      {draft.roster.trim() === '' ? null : (
        <output className="register-found">{team.found(dancers.length, entries.length)}</output>
      )}
      {problems.length === 0 ? null : (
        <NoteBox tone="warn">
          <b>{team.wrong(problems.length)}</b>
          <ul className="register-doubts">
            {problems.slice(0, MAX_SHOWN_PROBLEMS).map(({ line, problem: its }, at) => (
              // A line may have the same problem twice, so the index is the key.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={at}>{team.line(line, team.problem(its, nameOf))}</li>
            ))}
          </ul>
        </NoteBox>
      )}
      <CostDetails {...props} />
    </>
  );
}
