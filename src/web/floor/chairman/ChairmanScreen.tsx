import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'wouter';
import type { Judge } from '../../../domain/competition.ts';
import { unreachable } from '../../../domain/unreachable.ts';
import { changeRequests, type PendingChange } from '../../../store/sheets/changeRequests.ts';
import { approvals } from '../../../store/results/approvals.ts';
import { competitionBasics } from '../../../store/competition/competition.ts';
import { StaffBar } from '../../staff/bar/StaffBar.tsx';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useConnection } from '../../kit/shell/useConnection.ts';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { HallHead } from '../../staff/hall/HallHead.tsx';
import { useHallState, type HallState } from '../../staff/hall/useHallState.ts';
import { ErrorNote } from '../../kit/parts/note/ErrorNote.tsx';
import { LoadingBars } from '../../kit/parts/note/LoadingBars.tsx';
import { OfflineNote } from '../../kit/parts/note/OfflineNote.tsx';
import { screens } from '../../kit/screens/screens.ts';
import { ChairmanInbox } from './ChairmanInbox.tsx';
import { listChangeRequests, listOpenQuestions } from '../../staff/approvals/inbox.ts';
import { JournalDesk } from './JournalDesk.tsx';
import { JudgesDesk } from './JudgesDesk.tsx';
import { LogDesk } from './LogDesk.tsx';
import { RoundsDesk } from './RoundsDesk.tsx';
import { chairmanWords } from '../../kit/words/english/chairman.ts';
import { useWords } from '../../kit/words/language.ts';
import './chairman.css';
import { useSavedSentence } from '../../kit/words/adjustSavedSentence.ts';

const DESKS = ['decisions', 'day', 'judges', 'log', 'journal'] as const;
type Desk = (typeof DESKS)[number];

const NO_JUDGES: readonly Judge[] = [];
const NO_REQUESTS: readonly PendingChange[] = [];

const deskOf = (asked: string | null): Desk => DESKS.find((desk) => desk === asked) ?? 'decisions';

function deskBody(
  desk: Desk,
  hall: HallState,
  judges: readonly Judge[],
  requests: readonly PendingChange[] | undefined,
): ReactNode {
  switch (desk) {
    case 'decisions':
      return <ChairmanInbox day={hall.day} requests={requests} />;
    case 'day':
      return <RoundsDesk hall={hall} judges={judges} />;
    case 'judges':
      return <JudgesDesk day={hall.day} judges={judges} />;
    case 'log':
      return <LogDesk />;
    case 'journal':
      return <JournalDesk day={hall.day} judges={judges} />;
    default:
      return unreachable(desk);
  }
}

/**
 * For the chairman of judges, walking the floor with a phone and asked by everyone at once. Goal: a waiting decision is
 * the first thing seen, each answer states its effect on couples and minutes, and the rest is a tab away.
 */
export default function ChairmanScreen() {
  const words = useWords(chairmanWords);
  const ifSaved = useSavedSentence();
  const { staff } = useStore();
  const [search] = useSearchParams();
  const desk = deskOf(search.get('desk'));
  const hall = useHallState();
  const connection = useConnection(staff);
  const judges = valueOr(useLive(staff, competitionBasics), undefined)?.judges ?? NO_JUDGES;
  const asked = useLive(staff, approvals);
  const heard = useLive(staff, changeRequests);
  // Undefined until loaded: before that the inbox must not claim to be empty.
  const requests = heard.kind === 'waiting' ? undefined : valueOr(heard, NO_REQUESTS);
  const day = hall.kind === 'known' ? hall.value.day : [];
  const waiting =
    (asked.kind === 'known' ? listOpenQuestions(day, asked.value).length : 0) +
    listChangeRequests(day, requests ?? NO_REQUESTS).length;
  return (
    <div className="chairman">
      <StaffBar screen="chairman" />
      <HallHead label={words.desks} hall={hall}>
        {DESKS.map((one) => (
          <Link
            key={one}
            to={screens.chairman.link({ desk: one === 'decisions' ? undefined : one })}
            aria-current={one === desk ? 'page' : undefined}
          >
            {words.desk[one]}
            {one === 'decisions' && waiting > 0 ? ` (${waiting})` : ''}
          </Link>
        ))}
      </HallHead>
      <main className="chairman-desk">
        {connection.state === 'offline' && hall.kind === 'known' ? (
          <OfflineNote since={connection.since}>{ifSaved(words.offline)}</OfflineNote>
        ) : null}
        {hall.kind === 'refused' ? <ErrorNote failed={words.notAvailable}>{words.noAccess}</ErrorNote> : null}
        {hall.kind === 'waiting' ? <LoadingBars label={words.loadingDay} height={48} /> : null}
        {hall.kind === 'known' ? deskBody(desk, hall.value, judges, requests) : null}
      </main>
    </div>
  );
}
