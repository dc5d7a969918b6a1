import { useState } from 'react';
import { Link } from 'wouter';
import type { CompetitionEvent } from '../../domain/competition.ts';
import { USUAL_RELEASE, type Release } from '../../domain/round/release.ts';
import { eventSettings } from '../../store/competition/settings.ts';
import { events } from '../../store/events/events.ts';
import type { StaffRole } from '../../store/people/roles.ts';
import { TakeAlong } from '../app/TakeAlong.tsx';
import { useConnection } from '../app/useConnection.ts';
import { useMyRoles } from '../app/useMyRoles.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { knownOr, useLive } from '../app/useLive.ts';
import { Button } from '../parts/button/Button.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { EmptyState } from '../parts/note/EmptyState.tsx';
import { LoadingBars } from '../parts/note/LoadingBars.tsx';
import { Note } from '../parts/note/Note.tsx';
import { useToast } from '../parts/toast/useToast.ts';
import { screens } from '../screens/screens.ts';
import { NoAccess } from '../staff/bar/NoAccess.tsx';
import { StaffBar } from '../staff/bar/StaffBar.tsx';
import { useDecisions } from '../staff/journal/useDecisions.ts';
import { PublicChoices } from '../staff/published/PublicChoices.tsx';
import { useUsualRelease } from '../staff/round/useUsualRelease.ts';
import { published } from '../words/english/published.ts';
import { release as releaseWords } from '../words/english/release.ts';
import { useWords } from '../words/language.ts';
import { EventsStanding } from './EventsStanding.tsx';
import { FinalRow } from './FinalRow.tsx';
import { allReleased, postedFinals, type PostedFinals } from './postedFinals.ts';
import '../app/page.css';
import './published.css';

const NO_ROLES: readonly StaffRole[] = [];
const NO_EVENTS: readonly CompetitionEvent[] = [];

/**
 * For the organizer on the evening of the day: which finals are out and which wait for the awards. Good is when one press
 * lets the dancers at home see what was just read out, and another takes it back.
 */
export default function PublishedScreen() {
  const words = useWords(published);
  const { staff } = useStore();
  const all = useLive(staff, events);
  const usual = useUsualRelease();
  const marksPublic = knownOr(useLive(staff, eventSettings), undefined)?.marksPublic ?? false;
  const settings = { release: usual ?? USUAL_RELEASE, marksPublic };
  const roles = knownOr(useMyRoles(), NO_ROLES);
  const mayRelease = roles.includes('admin') || roles.includes('scrutineer');
  const finals = usual === undefined ? undefined : postedFinals(knownOr(all, NO_EVENTS), usual);
  return (
    <>
      <StaffBar screen="manageResults" />
      <main className="page page-wide published">
        {all.kind === 'refused' ? <NoAccess failed={words.notAvailable} /> : null}
        {all.kind === 'waiting' || (all.kind === 'known' && usual === undefined) ? (
          <LoadingBars label={words.loading} height={48} />
        ) : null}
        {all.kind === 'known' && usual !== undefined && finals !== undefined ? (
          <>
            <Waiting finals={finals} usual={usual} mayRelease={mayRelease} />
            <EventsStanding events={knownOr(all, NO_EVENTS)} usual={usual} mayCorrect={mayRelease} />
            <Released finals={finals} usual={usual} mayRelease={mayRelease} />
            <TakeAlong program={knownOr(all, NO_EVENTS)} settings={settings} />
            {mayRelease ? (
              <p>
                <Link to={screens.printSheets.link({ kind: 'results' })}>{words.printed}</Link>
              </p>
            ) : null}
            {mayRelease ? <PublicChoices office="organizer" /> : null}
          </>
        ) : null}
      </main>
    </>
  );
}

/** Those that everybody sees, each with the way back where it waited for the awards. */
function Released({ finals, usual, mayRelease }: WaitingProps) {
  const words = useWords(published);
  return (
    <section aria-label={words.out}>
      <h2>{words.out}</h2>
      <ul className="published-finals">
        {finals.out.map((one) => (
          <FinalRow key={one.event.key} {...one} usual={usual} mayRelease={mayRelease} />
        ))}
      </ul>
      {finals.out.length > 0 ? null : <p className="second">{words.noneOut}</p>}
    </section>
  );
}

interface WaitingProps {
  readonly finals: PostedFinals;
  readonly usual: Release;
  readonly mayRelease: boolean;
}

/** What waits for the awards: each by itself, or all at once when the awards are over. */
function Waiting({ finals: posted, usual, mayRelease }: WaitingProps) {
  const finals = posted.waiting;
  const words = useWords(published);
  const { offline } = useWords(releaseWords);
  const { staff } = useStore();
  const connection = useConnection(staff);
  const { busy, problem, perform } = useDecisions('organizer');
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const releaseAll = async (): Promise<void> => {
    const done = await perform((by) => allReleased(by, posted));
    if (done) toast({ words: words.releasedAll(finals.length) });
    setAsking(false);
  };
  if (finals.length === 0)
    return (
      <EmptyState more={words.noneWaitingMore} trace="Smooth">
        {words.noneWaiting}
      </EmptyState>
    );
  return (
    <section aria-label={words.waiting(finals.length)}>
      <div className="published-head">
        <h2>{words.waiting(finals.length)}</h2>
        {mayRelease && finals.length > 1 ? (
          <Button
            look="main"
            busy={busy}
            blocked={connection.state === 'live' ? undefined : offline}
            onClick={() => setAsking(true)}
          >
            {words.releaseAll(finals.length)}
          </Button>
        ) : null}
      </div>
      <p className="second measure">{words.waitingMore}</p>
      <ul className="published-finals">
        {finals.map((one) => (
          <FinalRow key={one.event.key} {...one} usual={usual} mayRelease={mayRelease} />
        ))}
      </ul>
      {problem === undefined ? null : (
        <Note tone="stop" spoken="at once">
          {problem}
        </Note>
      )}
      <Dialog
        open={asking}
        question={words.sure(finals.length)}
        verb={words.releaseAll(finals.length)}
        busy={busy}
        onSubmit={() => void releaseAll()}
        onClose={() => setAsking(false)}
      >
        {words.sureMeans}
      </Dialog>
    </section>
  );
}
