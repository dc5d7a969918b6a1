import { walkOn as walkOnWords } from '../words/english/walkOn.ts';
import { useState } from 'react';
import type { CompetitionEvent, Entry } from '../../domain/competition.ts';
import { leadNumber } from '../../domain/ids.ts';
import { INDEPENDENT } from '../../domain/people/people.ts';
import { hasNumberOfItsOwn } from '../../domain/people/placeholder.ts';
import { mayGetNumber, named } from '../../domain/floor/walkOn.ts';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { Field } from '../parts/field/Field.tsx';
import { deck as deckWords } from '../words/english/deck.ts';
import { useWords } from '../words/language.ts';
import { Note } from '../parts/note/Note.tsx';
import { LONGEST } from '../../domain/bounds.ts';

interface Props {
  readonly event: CompetitionEvent;
  readonly entry: Entry;
  /** Who wears the number in another event: very likely the same two. */
  readonly likely: Entry | undefined;
  readonly onSubmit: (entry: Entry) => void;
  readonly onClose: () => void;
}

/** Who a walk-on turned out to be. Its number, its place and its check-in stay. */
export function NamesDialog({ event, entry, likely, onSubmit, onClose }: Props) {
  const words = useWords(deckWords).namesDialog;
  const { problem } = useWords(walkOnWords);
  const [lead, setLead] = useState(likely?.leadName ?? '');
  const [follow, setFollow] = useState(likely?.followName ?? '');
  const [affiliation, setAffiliation] = useState(likely?.affiliation ?? '');
  const [number, setNumber] = useState('');
  const needsNumber = mayGetNumber(event, entry);
  const own = leadNumber(number.trim());
  const isTaken = own !== undefined && event.entries.some((other) => other.number === own);
  const isBegun = lead.trim() !== '' || follow.trim() !== '';
  const found = named(event, entry, {
    lead: { name: lead },
    follow: { name: follow },
    affiliation: affiliation.trim() === '' ? INDEPENDENT : affiliation.trim(),
    ...(own === undefined ? {} : { number: own }),
  });
  const numberProblem =
    number.trim() === ''
      ? undefined
      : own === undefined
        ? words.badNumber
        : isTaken
          ? words.taken(own)
          : undefined;
  return (
    <Dialog
      open
      question={hasNumberOfItsOwn(entry.number) ? words.who(entry.number) : words.whoWithoutNumber}
      verb={words.save}
      blocked={found.ok && numberProblem === undefined ? undefined : words.blocked}
      onSubmit={() => {
        if (found.ok) onSubmit(found.value);
      }}
      closeVerb={words.later}
      onClose={onClose}
    >
      <Field
        label={words.lead}
        value={lead}
        maxLength={LONGEST.name}
        onChange={(change) => setLead(change.target.value)}
      />
      <Field
        label={words.follow}
        value={follow}
        maxLength={LONGEST.name}
        onChange={(change) => setFollow(change.target.value)}
      />
      <Field
        label={words.school}
        optional
        value={affiliation}
        maxLength={LONGEST.name}
        onChange={(change) => setAffiliation(change.target.value)}
      />
      {needsNumber && (
        <Field
          label={words.number}
          optional
          inputMode="numeric"
          value={number}
          error={numberProblem}
          onChange={(change) => setNumber(change.target.value)}
        />
      )}
      {!found.ok && (
        <Note tone={isBegun ? 'warn' : 'info'} spoken="politely">
          {problem(found.problem)}
        </Note>
      )}
    </Dialog>
  );
}
