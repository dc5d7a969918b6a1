import { useMemo, useState } from 'react';
import { MAX_LENGTH } from '../../../domain/bounds.ts';
import type { DeskRow } from '../../../domain/registrant/deskRows.ts';
import { competitionBasics } from '../../../store/competition/competition.ts';
import { generateKey } from '../../../store/delivery/operation.ts';
import { sendMessage } from '../../../store/registrant/mails.ts';
import { indexEmails, registrationList } from '../../../store/registrant/registrationList.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useLive, valueOr } from '../../kit/cache/useLive.ts';
import { useDialogText } from '../../kit/shell/useUnsentForm.ts';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { TextAreaField } from '../../kit/parts/field/TextAreaField.tsx';
import { TextField } from '../../kit/parts/field/TextField.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { ProblemNote } from '../../kit/parts/note/ProblemNote.tsx';
import { competitorsDeskWords } from '../../kit/words/english/competitorsDesk.ts';
import { useWords } from '../../kit/words/language.ts';
import { useDecisions } from '../../staff/journal/useDecisions.ts';

/** The number of bulk mails that the mailer sends in an hour. */
const MAILS_PER_HOUR = 400;
/** Names before "and 36 more". */
const NAMED = 3;

interface Props {
  readonly rows: readonly DeskRow[];
  readonly onClose: () => void;
}

/**
 * For the organizer who tells 38 dancers that they still owe money. Goal: the readers and the preview are in sight,
 * and a second press sends no mail twice.
 */
export default function MessageDialog({ rows, onClose }: Props) {
  const words = useWords(competitorsDeskWords).message;
  const all = useWords(competitorsDeskWords);
  const { staff } = useStore();
  const registrations = useLive(staff, registrationList);
  const about = valueOr(useLive(staff, competitionBasics), undefined);
  const { busy, problem, act } = useDecisions('organizer');
  // One key, so that repeated presses write one message.
  const [key] = useState(generateKey);
  // The list is fixed while the dialog is open: a payment received now doesn't change the recipients.
  const [people] = useState(() => rows.map(({ person }) => person));
  const [subject, setSubject] = useDialogText('message.subject');
  const [text, setText] = useDialogText('message.text');
  const emails = useMemo(
    () => indexEmails(registrations.kind === 'known' ? registrations.value : []),
    [registrations],
  );
  const readers = people.filter((person) => (emails.get(person.key) ?? '') !== '');
  const silent = people.length - readers.length;
  const named = readers.slice(0, readers.length === NAMED + 1 ? NAMED + 1 : NAMED);
  const blocked = (): string | undefined => {
    if (registrations.kind !== 'known') return all.loading;
    if (readers.length === 0) return words.nobody;
    if (subject.trim() === '') return words.noSubject;
    return text.trim() === '' ? words.noText : undefined;
  };
  const send = async (): Promise<void> => {
    const to = readers.map((person) => person.key);
    const done = words.done(to.length);
    if (await act({ changesBy: (by) => [sendMessage(by, key, { subject, text, to })], done })) onClose();
  };
  return (
    <Dialog
      open
      wide
      question={words.open(people.length)}
      verb={words.send(readers.length)}
      busy={busy}
      busyWord={words.sending}
      blocked={blocked()}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <div className="stack">
        {readers.length === 0 ? null : (
          <p className="second desk-readers">
            {words.to(
              named.map((person) => person.name ?? all.withheld),
              readers.length - named.length,
            )}
          </p>
        )}
        {silent === 0 || registrations.kind !== 'known' ? null : (
          <NoteBox tone="warn">{words.noAddress(silent)}</NoteBox>
        )}
        {readers.length > MAILS_PER_HOUR ? (
          <p className="second">{words.slow(Math.ceil(readers.length / MAILS_PER_HOUR))}</p>
        ) : null}
        <TextField
          label={words.subject}
          value={subject}
          maxLength={MAX_LENGTH.reason}
          autoComplete="off"
          onChange={({ target }) => setSubject(target.value)}
        />
        <TextAreaField
          label={words.text}
          help={words.asTyped}
          value={text}
          rows={6}
          maxLength={MAX_LENGTH.bio}
          onChange={({ target }) => setText(target.value)}
        />
        {subject.trim() === '' && text.trim() === '' ? null : (
          <section className="desk-letter" aria-label={words.preview}>
            <h3>{words.preview}</h3>
            <p className="caption">{about?.fullName}</p>
            <p className="desk-letter-title">{subject.trim()}</p>
            <p className="desk-letter-text">{text.trim()}</p>
          </section>
        )}
        <ProblemNote>{problem}</ProblemNote>
      </div>
    </Dialog>
  );
}
