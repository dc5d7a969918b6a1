import { TimeText } from '../../kit/parts/page/TimeText.tsx';
import { useState } from 'react';
import { useTimes } from '../../kit/clock/useTimes.ts';
import { incidents, type IncidentKind, logIncident } from '../../../store/journal/incidents.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useLive } from '../../kit/cache/useLive.ts';
import { useUnsentText } from '../../kit/shell/useUnsentForm.ts';
import { usePatchWriter } from '../../kit/shell/usePatchWriter.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { EmptyState } from '../../kit/parts/note/EmptyState.tsx';
import { ErrorNote } from '../../kit/parts/note/ErrorNote.tsx';
import { LoadingBars } from '../../kit/parts/note/LoadingBars.tsx';
import { ProblemNote } from '../../kit/parts/note/ProblemNote.tsx';
import { PillChoice } from '../../kit/parts/pill/PillChoice.tsx';
import { TextAreaField } from '../../kit/parts/field/TextAreaField.tsx';
import { useToast } from '../../kit/parts/toast/useToast.ts';
import { useSigner } from '../../staff/approvals/useSigner.ts';
import { chairmanWords } from '../../kit/words/english/chairman.ts';
import { reasonWords } from '../../kit/words/english/reason.ts';
import { useWords } from '../../kit/words/language.ts';
import { MAX_LENGTH } from '../../../domain/bounds.ts';

const KINDS: readonly IncidentKind[] = ['incident', 'message'];

/** Today's log in the chairman's words; entries are permanent. A message for the MC shows at the microphone. */
export function LogDesk() {
  const times = useTimes();
  const { notAvailable, noAccess, log: words } = useWords(chairmanWords);
  const { saving } = useWords(reasonWords);
  const { staff } = useStore();
  const log = useLive(staff, incidents);
  const signer = useSigner();
  const toast = useToast();
  const { busy, problem, write } = usePatchWriter();
  const [kind, setKind] = useState<IncidentKind>('incident');
  const [typed, setTyped] = useUnsentText('log');
  const add = async (): Promise<void> => {
    if (signer === undefined) return;
    if (!(await write(logIncident(await staff.freshKey(), signer, { kind, what: typed })))) return;
    setTyped('');
    toast({ words: words.done[kind] });
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
        <PillChoice
          label={words.for}
          quiet
          options={KINDS.map((value) => ({ value, words: words.kinds[value] }))}
          value={kind}
          onChange={setKind}
        />
        <TextAreaField
          label={words.what[kind]}
          help={words.help[kind]}
          maxLength={MAX_LENGTH.note}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button
          type="submit"
          look="main"
          size="tall"
          busy={busy}
          busyWord={saving}
          blocked={typed.trim() === '' ? words.writeFirst : undefined}
        >
          {words.confirm[kind]}
        </Button>
        <ProblemNote>{problem}</ProblemNote>
      </form>
      {log.kind === 'waiting' ? <LoadingBars label={words.loading} /> : null}
      {log.kind === 'refused' ? <ErrorNote failed={notAvailable}>{noAccess}</ErrorNote> : null}
      {log.kind === 'known' && log.value.length === 0 ? (
        <EmptyState more={words.emptyMore}>{words.empty}</EmptyState>
      ) : null}
      {log.kind === 'known' && log.value.length > 0 ? (
        <ol className="chairman-log" aria-label={words.list}>
          {log.value.map(({ id, at, name, what, kind: of }) => (
            <li key={id}>
              <time className="number">
                <TimeText>{times.clockTime(at)}</TimeText>
              </time>
              <span>
                {what}
                <small className="second">{words.by(name, of === 'message')}</small>
              </span>
            </li>
          ))}
        </ol>
      ) : null}
    </>
  );
}
