import { useMemo } from 'react';
import type { Competitor } from '../../../domain/people/directory.ts';
import { RESENDABLE_KINDS } from '../../../domain/mail/kinds.ts';
import type { MailState } from '../../../domain/mail/states.ts';
import { resolveCurrentKey } from '../../../store/registrant/deskNotes.ts';
import {
  mailedRegistrations,
  dancerMailsPath,
  mailResends,
  resendMail,
  type LoggedMail,
  type MailedRegistration,
} from '../../../store/registrant/mails.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useEachLive } from '../../kit/cache/useEachLive.ts';
import { useLive, valueOr } from '../../kit/cache/useLive.ts';
import { useTimes } from '../../kit/clock/useTimes.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { EmptyState } from '../../kit/parts/note/EmptyState.tsx';
import { LoadingBars } from '../../kit/parts/note/LoadingBars.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { ProblemNote } from '../../kit/parts/note/ProblemNote.tsx';
import type { NoteTone } from '../../kit/parts/note/ToneIcon.tsx';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { TimeText } from '../../kit/parts/page/TimeText.tsx';
import { competitorsDeskWords } from '../../kit/words/english/competitorsDesk.ts';
import { useWords } from '../../kit/words/language.ts';
import { useDecisions } from '../../staff/journal/useDecisions.ts';
import type { CompetitorsDeskData } from './useCompetitorsDesk.ts';
import { listFormerKeys } from './useDancerHistory.ts';

const TONES: Readonly<Record<MailState, NoteTone>> = {
  sending: 'info',
  sent: 'ok',
  failed: 'warn',
  bounced: 'stop',
};

const NONE: ReadonlyMap<string, number> = new Map();
const NO_REGISTRATIONS: readonly MailedRegistration[] = [];

/** The mails about a dancer, the last first; undefined until all are loaded. */
function useMails(person: Competitor, desk: CompetitorsDeskData) {
  const { staff } = useStore();
  const keys = listFormerKeys(person.key, desk.notes).join('\n');
  const paths = useMemo(() => keys.split('\n').map(dancerMailsPath), [keys]);
  const heard = useEachLive(staff, paths);
  const all = heard.flatMap((one) => (one.kind === 'known' ? [...one.value] : []));
  return heard.some(({ kind }) => kind !== 'known') ? undefined : all.toSorted(([, a], [, b]) => b.at - a.at);
}

/**
 * For the organizer with a dancer at the desk who got no mail. Goal: each mail has its time, address and state, and one press
 * sends it again.
 */
export default function PersonMails({
  person,
  desk,
}: {
  readonly person: Competitor;
  readonly desk: CompetitorsDeskData;
}) {
  const all = useWords(competitorsDeskWords);
  const words = all.mails;
  const times = useTimes();
  const { staff } = useStore();
  const again = valueOr(useLive(staff, mailResends), NONE);
  const registrations = valueOr(useLive(staff, mailedRegistrations), NO_REGISTRATIONS);
  const hasStopped = registrations.some(
    ({ competitor, noReminders }) =>
      noReminders && competitor !== undefined && resolveCurrentKey(competitor, desk.notes) === person.key,
  );
  const { busy, problem, act } = useDecisions('organizer');
  const mails = useMails(person, desk);
  if (mails === undefined) return <LoadingBars label={words.loading} />;
  const stopped = hasStopped ? <NoteBox tone="info">{words.noReminders}</NoteBox> : null;
  if (mails.length === 0)
    return (
      <>
        {stopped}
        <EmptyState more={words.noneMore}>{words.none}</EmptyState>
      </>
    );
  const name = person.name ?? all.withheld;
  const send = (id: string): Promise<boolean> =>
    act({
      changesBy: (by) => [resendMail(by, id, { key: person.key, name })],
      done: words.done(name),
    });
  const row = ([id, { kind, state, to, subject, at, again: answered }]: readonly [string, LoggedMail]) => {
    const goesAgain = (again.get(id) ?? 0) > (answered ?? 0);
    return (
      <li key={id}>
        <time dateTime={new Date(at).toISOString()}>
          <span>{times.monthAndDay(at)}</span>{' '}
          <span className="number">
            <TimeText>{times.clockTime(at)}</TimeText>
          </span>
        </time>
        <span className="desk-mail">
          <b>{words.kinds[kind]}</b>
          {subject === undefined ? null : <span>{subject}</span>}
          <span className="caption">{words.to(to)}</span>
          <StateLabel tone={goesAgain ? 'info' : TONES[state]}>
            {goesAgain ? words.goesAgain : words.states[state]}
          </StateLabel>
        </span>
        {RESENDABLE_KINDS.has(kind) && state !== 'sending' && !goesAgain ? (
          <Button
            size="small"
            busy={busy}
            aria-label={words.againOf(words.kinds[kind])}
            onClick={() => void send(id)}
          >
            {words.again}
          </Button>
        ) : null}
      </li>
    );
  };
  return (
    <>
      {stopped}
      <ProblemNote>{problem}</ProblemNote>
      <ol className="desk-history" aria-label={words.title}>
        {mails.map(row)}
      </ol>
    </>
  );
}
