import { useState } from 'react';
import type { ScheduledRound } from '../../domain/round/day.ts';
import { approvals as approvalsPath } from '../../store/results/approvals.ts';
import type { ChangeRequest } from '../../store/sheets/changeRequests.ts';
import { resultSigned, signatureTakenBack } from '../../store/results/chairmanDecisions.ts';
import { clock } from '../app/clock.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { useLive } from '../app/useLive.ts';
import { useDecisions } from '../staff/journal/useDecisions.ts';
import { Button } from '../parts/button/Button.tsx';
import { EmptyState } from '../parts/note/EmptyState.tsx';
import { ErrorNote } from '../parts/note/ErrorNote.tsx';
import { LoadingBars } from '../parts/note/LoadingBars.tsx';
import { useToast } from '../parts/toast/useToast.ts';
import { ChangeAsked } from './ChangeAsked.tsx';
import { askedBack, decidedOn, decisionInWords, unsigned, waitingFor } from '../staff/approvals/inbox.ts';
import { Question } from './Question.tsx';
import { ReasonDialog } from '../staff/reason/ReasonDialog.tsx';
import { useSigner } from '../staff/approvals/useSigner.ts';

/** A signature about to be given or taken back. */
interface Signing {
  readonly at: ScheduledRound;
  readonly verdict: 'signed' | 'reopened';
}

/** So many are shown at once: what waits for a decision stays in sight. */
const FIRST = 6;

const keyOf = ({ event, round }: ScheduledRound): string => `${event.key}/${round.number}`;

/** What waits for a decision, what waits for a signature, and what has been decided. */
export function Inbox({
  day,
  requests,
}: {
  readonly day: readonly ScheduledRound[];
  readonly requests: readonly ChangeRequest[];
}) {
  const { staff } = useStore();
  const known = useLive(staff, approvalsPath);
  const signer = useSigner();
  const toast = useToast();
  const { busy, problem, perform: act } = useDecisions('chairman');
  const [signing, setSigning] = useState<Signing>();
  const [allToSign, setAllToSign] = useState(false);
  if (known.kind === 'waiting') return <LoadingBars label="The questions are loading" height={48} />;
  if (known.kind === 'refused') return <ErrorNote failed="Not shown">{known.why}</ErrorNote>;
  const waiting = waitingFor(day, known.value);
  const toSign = unsigned(day, known.value);
  const back = askedBack(day, requests);
  const count = waiting.length + back.length;
  const made = decidedOn(day, known.value);

  const sign = async ({ at, verdict }: Signing, note: string): Promise<void> => {
    if (signer === undefined) return;
    const sealing = verdict === 'signed' ? resultSigned : signatureTakenBack;
    if (!(await act((by) => [sealing(by, signer, at, note)]))) return;
    setSigning(undefined);
    toast({
      words: `${at.event.name}, ${at.round.name}: ${verdict === 'signed' ? 'signed and locked' : 'open again'}`,
    });
  };

  return (
    <div className="chairman-inbox">
      <section aria-label="Waits for you">
        <h2 className={count === 0 ? 'spoken' : undefined}>
          {count === 0 ? 'Nothing waits' : count === 1 ? '1 waits for you' : `${count} wait for you`}
        </h2>
        {count === 0 ? (
          <EmptyState
            more="Cuts, ties, finals and short sheets come here when the scrutineer asks, and sheets judges want back."
            trace="Standard"
          >
            No decision waits for you.
          </EmptyState>
        ) : (
          <ul className="chairman-questions">
            {waiting.map((one) => (
              <Question key={`${keyOf(one.at)} ${one.asked.at}`} waiting={one} signer={signer} />
            ))}
            {back.map(({ at, asked }) => (
              <ChangeAsked key={`${keyOf(at)} ${asked.judge} ${asked.dance}`} at={at} asked={asked} />
            ))}
          </ul>
        )}
      </section>
      <div className="chairman-record">
        {toSign.length > 0 ? (
          <section aria-label="To sign">
            <h2>To sign</h2>
            <ul className="chairman-rows">
              {toSign.slice(0, allToSign ? undefined : FIRST).map((at) => (
                <li key={keyOf(at)}>
                  <span>
                    {at.event.name} <small className="second">{at.round.name}, posted</small>
                  </span>
                  <Button size="small" onClick={() => setSigning({ at, verdict: 'signed' })}>
                    Sign<span className="spoken"> {at.event.name}</span>
                  </Button>
                </li>
              ))}
            </ul>
            {toSign.length > FIRST && !allToSign ? (
              <Button look="plain" onClick={() => setAllToSign(true)}>
                {toSign.length - FIRST} more to sign
              </Button>
            ) : null}
          </section>
        ) : null}
        {made.length > 0 ? (
          <section aria-label="Decided">
            <h2>Decided</h2>
            <ul className="chairman-rows">
              {made.map(({ at, decided }) => (
                <li key={keyOf(at)}>
                  <span>
                    {at.event.name}{' '}
                    <small className="second">
                      {at.round.name}. {decisionInWords(decided)} {clock(decided.at)}, {decided.name}
                      {decided.note === undefined ? '' : `: ${decided.note}`}
                    </small>
                  </span>
                  {decided.verdict === 'signed' ? (
                    <Button size="small" look="plain" onClick={() => setSigning({ at, verdict: 'reopened' })}>
                      Take back<span className="spoken"> the signature of {at.event.name}</span>
                    </Button>
                  ) : null}
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
      {signing === undefined ? null : (
        <ReasonDialog
          question={
            signing.verdict === 'signed'
              ? `Sign the ${signing.at.round.name} of ${signing.at.event.name}?`
              : 'Take the signature back?'
          }
          verb={signing.verdict === 'signed' ? 'Sign and lock it' : 'Take it back'}
          keepVerb={signing.verdict === 'signed' ? 'Not yet' : 'Keep it signed'}
          look={signing.verdict === 'signed' ? 'ink' : 'stop'}
          needed={signing.verdict === 'reopened'}
          busy={busy}
          problem={problem}
          onConfirm={(note) => void sign(signing, note)}
          onKeep={() => setSigning(undefined)}
        >
          {signing.verdict === 'signed'
            ? 'Your name and the time stand under the result. After that nobody can ask to change it.'
            : `The ${signing.at.round.name} of ${signing.at.event.name} can be asked about again.`}
        </ReasonDialog>
      )}
    </div>
  );
}
