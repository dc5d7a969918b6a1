import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { sortEvents } from '../../../domain/event/eventOrder.ts';
import { parseRoster } from '../../../domain/registrant/roster.ts';
import type { RosterText } from '../../../domain/registrant/rosterFixes.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { TextAreaField } from '../../kit/parts/field/TextAreaField.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { registerWords } from '../../kit/words/english/register.ts';
import { registerTeamWords } from '../../kit/words/english/registerTeam.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { CostDetails } from './CostDetails.tsx';
import { RosterTable } from './RosterTable.tsx';
import type { RegistrationStepProps } from './stepProps.ts';
import './roster.css';

/** The size limit of a roster, in characters: more than a hundred dancers need. */
const MAX_ROSTER_LENGTH = 200_000;

/**
 * Answers about columns apply while the first line is unchanged: a different first line means a different
 * list.
 */
const firstLine = (text: string): string => text.split('\n')[0] ?? '';

/** The two events of the example: offered ones, so that a copied line works. */
const EXAMPLE_EVENTS = 2;

/**
 * For a captain with a spreadsheet of thirty dancers, in any order of columns. Goal: the correct lines are
 * registered tonight, and each wrong one shows its problem, with the fix beside it.
 */
export default function TeamStep(props: RegistrationStepProps) {
  const { draft, onChange, events, missing } = props;
  const words = useWords(registerWords);
  const team = useWords(registerTeamWords);
  const { eventName } = useWords(termsWords);
  const file = useId();
  const [isUnreadable, setIsUnreadable] = useState(false);
  const [isText, setIsText] = useState(false);
  const inOrder = useMemo(() => sortEvents(events), [events]);
  const roster = useMemo(
    () => parseRoster(draft.roster, inOrder, draft.rosterAnswers),
    [draft.roster, draft.rosterAnswers, inOrder],
  );
  const take = ({ roster: text, rosterAnswers }: RosterText): void => {
    setIsUnreadable(false);
    const { rosterAnswers: _, ...before } = draft;
    const next = text.slice(0, MAX_ROSTER_LENGTH);
    onChange({
      ...before,
      roster: next,
      ...(rosterAnswers === undefined || next.trim() === '' ? {} : { rosterAnswers }),
      readyDancers: parseRoster(next, inOrder, rosterAnswers).dancers.length,
    });
  };
  // The events may have changed since the list was typed.
  const recount = useEffectEvent(() => {
    if (roster.dancers.length !== draft.readyDancers)
      onChange({ ...draft, readyDancers: roster.dancers.length });
  });
  // eslint-disable-next-line react/exhaustive-effect-dependencies -- a new reading is what this waits for
  useEffect(() => recount(), [roster]);
  const isEmpty = roster.lines.length === 0;
  const [problem] = missing;
  return (
    <>
      {isEmpty ? null : <RosterTable list={draft} roster={roster} events={inOrder} onChange={take} />}
      {isEmpty || isText ? (
        <TextAreaField
          label={team.label}
          help={team.help}
          value={draft.roster}
          rows={isEmpty ? 8 : 12}
          spellCheck={false}
          placeholder={team.example(inOrder.slice(0, EXAMPLE_EVENTS).map(eventName))}
          error={problem === undefined ? undefined : words.missing(problem)}
          onChange={({ target }) =>
            take({
              roster: target.value,
              ...(draft.rosterAnswers !== undefined && firstLine(target.value) === firstLine(draft.roster)
                ? { rosterAnswers: draft.rosterAnswers }
                : {}),
            })
          }
        />
      ) : (
        <p className="roster-verbs">
          <Button onClick={() => setIsText(true)}>{team.asText}</Button>
          <Button look="plain" onClick={() => take({ roster: '' })}>
            {team.startOver}
          </Button>
        </p>
      )}
      {isEmpty || isText ? (
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
              if (chosen !== undefined)
                chosen.text().then(
                  (text) => take({ roster: text }),
                  () => setIsUnreadable(true),
                );
            }}
          />
        </p>
      ) : null}
      {isUnreadable ? (
        <NoteBox tone="stop" spoken="at once">
          {team.unreadable}
        </NoteBox>
      ) : null}
      {!isEmpty && !isText && problem !== undefined ? (
        <NoteBox tone="stop" spoken="at once">
          {words.missing(problem)}
        </NoteBox>
      ) : null}
      <CostDetails {...props} />
    </>
  );
}
