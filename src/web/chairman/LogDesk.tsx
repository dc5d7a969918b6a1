import { useState } from 'react';
import { incidents, type IncidentKind } from '../../store/journal/incidents.ts';
import { logIncident } from '../../store/journal/incidentWrites.ts';
import { clock } from '../app/clock.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { useLive } from '../app/useLive.ts';
import { useWrite } from '../app/useWrite.ts';
import { Button } from '../parts/button/Button.tsx';
import { EmptyState } from '../parts/note/EmptyState.tsx';
import { ErrorNote } from '../parts/note/ErrorNote.tsx';
import { LoadingBars } from '../parts/note/LoadingBars.tsx';
import { Note } from '../parts/note/Note.tsx';
import { PillChoice } from '../parts/pill/PillChoice.tsx';
import { TextAreaField } from '../parts/field/TextAreaField.tsx';
import { useToast } from '../parts/toast/useToast.ts';
import { useSigner } from '../staff/approvals/useSigner.ts';

/** The rules take no more. */
const LONGEST = 500;

const KINDS: readonly { readonly value: IncidentKind; readonly words: string }[] = [
  { value: 'incident', words: 'For the log' },
  { value: 'message', words: 'For the MC' },
];

/** What has happened today, in the chairman's words; a line stays as it was written. A line for the MC is shown at the microphone. */
export function LogDesk() {
  const { staff } = useStore();
  const log = useLive(staff, incidents);
  const signer = useSigner();
  const toast = useToast();
  const { busy, problem, write } = useWrite();
  const [kind, setKind] = useState<IncidentKind>('incident');
  const [typed, setTyped] = useState('');
  const add = async (): Promise<void> => {
    if (signer === undefined) return;
    if (!(await write(logIncident(await staff.freshKey(), signer, { kind, what: typed })))) return;
    setTyped('');
    toast({ words: kind === 'incident' ? 'Written into the log' : 'Sent to the MC' });
  };
  return (
    <>
      <form
        className="chairman-log-form"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <PillChoice label="Who is it for" quiet options={KINDS} value={kind} onChange={setKind} />
        <TextAreaField
          label={kind === 'incident' ? 'What happened' : 'What the MC should say'}
          help={
            kind === 'incident'
              ? 'Who, where, when, what was done about it. It cannot be changed later.'
              : 'It stands beside the script for 45 minutes, and in the log.'
          }
          maxLength={LONGEST}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button
          type="submit"
          look="main"
          size="tall"
          busy={busy}
          busyWord="Writing"
          blocked={typed.trim() === '' ? 'Write a line first' : undefined}
        >
          {kind === 'incident' ? 'Write it down' : 'Send it to the MC'}
        </Button>
        {problem === undefined ? null : (
          <Note tone="stop" spoken="at once">
            {problem}
          </Note>
        )}
      </form>
      {log.kind === 'waiting' ? <LoadingBars label="The log is loading" /> : null}
      {log.kind === 'refused' ? <ErrorNote failed="Not shown">{log.why}</ErrorNote> : null}
      {log.kind === 'known' && log.value.length === 0 ? (
        <EmptyState more="Injuries, protests, late starts: what somebody may ask about next week.">
          Nothing has happened today.
        </EmptyState>
      ) : null}
      {log.kind === 'known' && log.value.length > 0 ? (
        <ol className="chairman-log" aria-label="Log of the day">
          {log.value.map(({ id, at, name, what, kind: of }) => (
            <li key={id}>
              <time className="number">{clock(at)}</time>
              <span>
                {what}
                <small className="second">
                  {of === 'message' ? 'To the MC, ' : ''}
                  {name}
                </small>
              </span>
            </li>
          ))}
        </ol>
      ) : null}
    </>
  );
}
