import { Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { competitionBasics } from '../../../store/competition/competition.ts';
import { allEvents } from '../../../store/events/events.ts';
import { StaffBar } from '../../staff/bar/StaffBar.tsx';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { lazyPart } from '../../kit/lazy/lazyScreen.ts';
import { useLive } from '../../kit/cache/useLive.ts';
import { screens } from '../../kit/screens/screens.ts';
import { EmptyState } from '../../kit/parts/note/EmptyState.tsx';
import { ErrorNote } from '../../kit/parts/note/ErrorNote.tsx';
import { LoadingBars } from '../../kit/parts/note/LoadingBars.tsx';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import { useKeys } from '../../staff/keyboard/useKeys.ts';
import { parseDeskAddress } from './deskAddress.ts';
import { RoundQueue } from './RoundQueue.tsx';
import { findFirstInQueue, findNextForScrutineer, groupRounds } from './queue.ts';
import { RoundDesk } from './RoundDesk.tsx';
import { roundAddress } from '../../staff/round/roundAddress.ts';
import { scrutineerWords } from '../../kit/words/english/scrutineer.ts';
import { useWords } from '../../kit/words/language.ts';
import './scrutineer.css';

const NO_EVENTS: readonly CompetitionEvent[] = [];

const { Part: CoupleDay, fetchPart: fetchDay } = lazyPart(() => import('./find/CoupleDay.tsx'));
const { Part: FindDialog, fetchPart: fetchFind } = lazyPart(() => import('./find/FindDialog.tsx'));

function Desk({ children }: { readonly children: ReactNode }) {
  const { desk } = useWords(scrutineerWords);
  return (
    <section className="desk" aria-label={desk}>
      {children}
    </section>
  );
}

/**
 * For the scrutineer at a laptop in the noise, with several events under way at once. It shows the most
 * urgent round, the sheets as they come in, and the cut or the final with its calculation. One key goes on to
 * the next round. Goal: a tie at the cut or a short sheet cannot be overlooked, and nothing has to be added
 * up by hand.
 */
export default function ScrutineerScreen() {
  const words = useWords(scrutineerWords);
  const { staff } = useStore();
  const [search] = useSearchParams();
  const all = useLive(staff, allEvents);
  const known = useLive(staff, competitionBasics);
  const [, navigate] = useLocation();
  const days = all.kind === 'known' ? all.value : NO_EVENTS;
  const groups = useMemo(() => (all.kind === 'known' ? groupRounds(all.value) : []), [all]);

  // Preloaded, so that the search opens offline.
  useEffect(() => void Promise.all([fetchFind(), fetchDay()]), []);
  const couple = search.get('couple');

  const asked = useMemo(() => parseDeskAddress(days, search), [days, search]);
  const first = asked.kind === 'gone' ? undefined : findFirstInQueue(groups);
  const here = asked.kind === 'round' ? asked.at : first;

  const [typed, setTyped] = useState<string>();
  const sought = typed ?? (asked.kind === 'several' ? asked.code : undefined);
  const onFind = () => setTyped('');
  const onFound = () => {
    setTyped(undefined);
    if (asked.kind === 'several') navigate(screens.scrutineer.link(), { replace: true });
  };
  // F opens the search only on a couple's page: a round may use it for something else.
  useKeys(couple === null ? { '/': onFind } : { f: onFind, '/': onFind });
  const next = findNextForScrutineer(groups, here);
  const onNext = () => {
    if (next !== undefined) navigate(roundAddress(next));
  };

  const desk = () => {
    if (all.kind === 'refused')
      return (
        <Desk>
          <ErrorNote failed={words.notAvailable}>{words.noAccess}</ErrorNote>
        </Desk>
      );
    if (all.kind === 'waiting' || known.kind !== 'known')
      return (
        <Desk>
          <LoadingBars label={words.loadingRounds} />
        </Desk>
      );
    if (groups.length === 0)
      return (
        <Desk>
          <EmptyState more={words.noRoundsMore} trace="Standard">
            {words.noRounds}
          </EmptyState>
        </Desk>
      );
    const { judges } = known.value;
    if (couple !== null)
      return (
        <Suspense fallback={<LoadingBars label={words.loadingRounds} />}>
          <CoupleDay number={couple} events={days} judges={judges} />
        </Suspense>
      );
    if (here === undefined)
      return (
        <Desk>
          <EmptyState
            more={words.goneMore}
            trace="Standard"
            action={<Link to={screens.scrutineer.link()}>{words.allRounds}</Link>}
          >
            {words.gone}
          </EmptyState>
        </Desk>
      );
    return (
      <RoundDesk
        key={`${here.event.key}/${here.round.number}`}
        event={here.event}
        round={here.round}
        judges={judges}
        next={next}
        onNext={onNext}
        onFind={onFind}
        onStay={() => {
          if (asked.kind === 'nothing') navigate(roundAddress(here), { replace: true });
        }}
        back={
          <Link className="desk-back" to={screens.scrutineer.link()}>
            {words.allRounds}
          </Link>
        }
      />
    );
  };

  return (
    <div className={asked.kind === 'nothing' && couple === null ? 'scrutineer' : 'scrutineer has-choice'}>
      <StaffBar screen="scrutineer" />
      <main className="scrutineer-desk">
        {groups.length > 0 && (
          <RoundQueue groups={groups} here={couple === null ? here : undefined} onFind={onFind} />
        )}
        {desk()}
        {groups.length > 0 && sought !== undefined && (
          <Suspense>
            <FindDialog events={days} typed={sought} onClose={onFound} />
          </Suspense>
        )}
      </main>
    </div>
  );
}
