import { useState } from 'react';
import type { CompetitionEvent, Entry } from '../../domain/competition.ts';
import { leadNumber } from '../../domain/ids.ts';
import { hasNumberOfItsOwn } from '../../domain/people.ts';
import { named } from '../../domain/floor/walkOn.ts';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { Field } from '../parts/field/Field.tsx';
import { Note } from '../parts/note/Note.tsx';

interface Props {
  readonly event: CompetitionEvent;
  readonly entry: Entry;
  /** Who wears the number in another event: very likely the same two. */
  readonly likely: Entry | undefined;
  readonly onName: (entry: Entry) => void;
  readonly onLeave: () => void;
}

/** Who a walk-on turned out to be. Its number, its place and its check-in stay. */
export function NamesDialog({ event, entry, likely, onName, onLeave }: Props) {
  const [lead, setLead] = useState(likely?.leadName ?? '');
  const [follow, setFollow] = useState(likely?.followName ?? '');
  const [affiliation, setAffiliation] = useState(likely?.affiliation ?? '');
  const [number, setNumber] = useState('');
  const needsNumber = !hasNumberOfItsOwn(entry.number);
  const own = leadNumber(number.trim());
  const isTaken = own !== undefined && event.entries.some((other) => other.number === own);
  const isBegun = lead.trim() !== '' || follow.trim() !== '';
  const found = named(event, entry, {
    lead: { name: lead },
    follow: { name: follow },
    affiliation: affiliation.trim() === '' ? 'Independent' : affiliation.trim(),
    ...(own === undefined ? {} : { number: own }),
  });
  const numberProblem =
    number.trim() === ''
      ? undefined
      : own === undefined
        ? 'A number goes from 1 to 9999.'
        : isTaken
          ? `${own} is worn in this event already.`
          : undefined;
  return (
    <Dialog
      open
      question={
        needsNumber ? 'Who is the couple without a number?' : `Who is ${entry.number ?? 'this couple'}?`
      }
      verb="Give it these names"
      blocked={found.ok && numberProblem === undefined ? undefined : 'Look at what is said above'}
      onSubmit={() => {
        if (found.ok) onName(found.value);
      }}
      closeVerb="Later"
      onClose={onLeave}
    >
      <Field label="Lead" value={lead} maxLength={80} onChange={(change) => setLead(change.target.value)} />
      <Field
        label="Follow"
        value={follow}
        maxLength={80}
        onChange={(change) => setFollow(change.target.value)}
      />
      <Field
        label="School or club"
        optional
        value={affiliation}
        maxLength={80}
        onChange={(change) => setAffiliation(change.target.value)}
      />
      {needsNumber && (
        <Field
          label="Number"
          optional
          inputMode="numeric"
          value={number}
          error={numberProblem}
          onChange={(change) => setNumber(change.target.value)}
        />
      )}
      {!found.ok && (
        <Note tone={isBegun ? 'warn' : 'info'} spoken="politely">
          {found.problem}
        </Note>
      )}
    </Dialog>
  );
}
