import { walkOnWords } from '../../kit/words/english/walkOn.ts';
import { useState } from 'react';
import type { CompetitionEvent, Entry } from '../../../domain/competition.ts';
import { parseLeadNumber } from '../../../domain/ids.ts';
import type { RegisteredPerson } from '../../../domain/people/directory.ts';
import { INDEPENDENT, type DanceRole } from '../../../domain/people/people.ts';
import { competitors } from '../../../store/people/competitors.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { isKnownNumber } from '../../../domain/people/placeholder.ts';
import { suggestDancers } from '../../../domain/floor/suggestDancers.ts';
import { canAssignNumber, giveNames, type WalkOnNames } from '../../../domain/floor/walkOn.ts';
import { useDialogText } from '../../kit/shell/useUnsentForm.ts';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { TextField } from '../../kit/parts/field/TextField.tsx';
import { deckWords } from '../../kit/words/english/deck.ts';
import { useWords } from '../../kit/words/language.ts';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { MAX_LENGTH } from '../../../domain/bounds.ts';
import { DancerMatch } from './DancerMatch.tsx';

interface Props {
  readonly event: CompetitionEvent;
  readonly entry: Entry;
  /** The couple with this number in another event: very likely the same people. */
  readonly likely: Entry | undefined;
  readonly onSubmit: (entry: Entry) => void;
  readonly onClose: () => void;
}

const ROLES: readonly DanceRole[] = ['lead', 'follow'];
const NOBODY: readonly RegisteredPerson[] = [];

/** The key of the registered dancer for each role; empty if the dancer hasn't registered. */
type Answers = { readonly [role in DanceRole]?: string | undefined };

/** Adds the names of a walk-on. Its number, place and check-in stay the same. */
export function NamesDialog({ event, entry, likely, onSubmit, onClose }: Props) {
  const words = useWords(deckWords).namesDialog;
  const { problem } = useWords(walkOnWords);
  const form = `names/${event.key}/${entry.id}`;
  const [lead, setLead] = useDialogText(`${form}/lead`, likely?.leadName);
  const [follow, setFollow] = useDialogText(`${form}/follow`, likely?.followName);
  const [affiliation, setAffiliation] = useDialogText(`${form}/school`, likely?.affiliation);
  const [number, setNumber] = useState('');
  const people = valueOr(useLive(useStore().staff, competitors), NOBODY);
  const [answers, setAnswers] = useState<Answers>({});
  const needsNumber = canAssignNumber(event, entry);
  const own = parseLeadNumber(number.trim());
  const isTaken = own !== undefined && event.entries.some((other) => other.number === own);
  const isBegun = lead.trim() !== '' || follow.trim() !== '';
  const asked = {
    lead: suggestDancers(event, 'lead', lead, people),
    follow: suggestDancers(event, 'follow', follow, people),
  };
  const isUnanswered = ROLES.some((role) => asked[role].length > 0 && answers[role] === undefined);
  const whoIs = (role: DanceRole, name: string): WalkOnNames['lead'] => {
    const registered = asked[role].find(({ id }) => id === answers[role]);
    return registered === undefined ? { name } : { name: registered.name, id: registered.id };
  };
  const typed = (role: DanceRole, name: string): void => {
    (role === 'lead' ? setLead : setFollow)(name);
    setAnswers({ ...answers, [role]: undefined });
  };
  const which = (role: DanceRole, name: string) => (
    <DancerMatch
      name={name}
      dancers={asked[role]}
      answer={answers[role]}
      onAnswer={(answer) => setAnswers({ ...answers, [role]: answer })}
    />
  );
  const found = giveNames(event, entry, {
    lead: whoIs('lead', lead),
    follow: whoIs('follow', follow),
    affiliation: affiliation.trim() === '' ? INDEPENDENT : affiliation.trim(),
    ...(own === undefined ? {} : { number: own }),
  });
  const takenProblem = own !== undefined && isTaken ? words.taken(own) : undefined;
  const isBadNumber = number.trim() !== '' && own === undefined;
  const numberProblem = isBadNumber ? words.badNumber : takenProblem;
  const unanswered = isUnanswered ? words.unanswered : undefined;
  return (
    <Dialog
      open
      question={isKnownNumber(entry.number) ? words.who(entry.number) : words.whoWithoutNumber}
      verb={words.save}
      blocked={!found.ok || numberProblem !== undefined ? words.blocked : unanswered}
      onSubmit={() => {
        if (found.ok) onSubmit(found.value);
      }}
      closeVerb={words.later}
      onClose={onClose}
    >
      <TextField
        label={words.lead}
        value={lead}
        maxLength={MAX_LENGTH.name}
        onChange={(change) => typed('lead', change.target.value)}
      />
      {which('lead', lead)}
      <TextField
        label={words.follow}
        value={follow}
        maxLength={MAX_LENGTH.name}
        onChange={(change) => typed('follow', change.target.value)}
      />
      {which('follow', follow)}
      <TextField
        label={words.school}
        optional
        value={affiliation}
        maxLength={MAX_LENGTH.name}
        onChange={(change) => setAffiliation(change.target.value)}
      />
      {needsNumber && (
        <TextField
          label={words.number}
          optional
          inputMode="numeric"
          value={number}
          error={numberProblem}
          onChange={(change) => setNumber(change.target.value)}
        />
      )}
      {!found.ok && (
        <NoteBox tone={isBegun ? 'warn' : 'info'} spoken="politely">
          {problem(found.problem)}
        </NoteBox>
      )}
    </Dialog>
  );
}
