import { Suspense, useEffect, useMemo, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { competition } from '../../../store/competition/competition.ts';
import { events } from '../../../store/events/events.ts';
import { StaffBar } from '../../staff/bar/StaffBar.tsx';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { partOf } from '../../kit/lazy/whenAskedFor.ts';
import { useLive } from '../../kit/cache/useLive.ts';
import { screens } from '../../kit/screens/screens.ts';
import { EmptyState } from '../../kit/parts/note/EmptyState.tsx';
import { ErrorNote } from '../../kit/parts/note/ErrorNote.tsx';
import { LoadingBars } from '../../kit/parts/note/LoadingBars.tsx';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import { useKeys } from '../../staff/keyboard/useKeys.ts';
import { askedBy } from './asked.ts';
import { Queue } from './Queue.tsx';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import { firstInQueue, nextForMe, queueOf } from './queue.ts';
import { RoundDesk } from './RoundDesk.tsx';
import { roundAddress } from '../../staff/round/roundAddress.ts';
import { scrutineer } from '../../kit/words/english/scrutineer.ts';
import { useWords } from '../../kit/words/language.ts';
import './scrutineer.css';

const NO_EVENTS: readonly CompetitionEvent[] = [];

const { Part: CoupleDay, fetchPart: fetchDay } = partOf(() => import('./find/CoupleDay.tsx'));
const { Part: FindDialog, fetchPart: fetchFind } = partOf(() => import('./find/FindDialog.tsx'));

/**
 * For the scrutineer at a laptop in the noise, with several events under way at once: what needs them first, the sheets
 * as they come in, the cut or the final with its whole working, and one key to go on. Good is when a tie at the cut or
 * a short sheet cannot be overlooked, and nothing has to be added up twice.
 */
export default function ScrutineerScreen() {
  const words = useWords(scrutineer);
  const { staff } = useStore();
  const [search] = useSearchParams();
  const all = useLive(staff, events);
  const known = useLive(staff, competition);
  const [, navigate] = useLocation();
  const days = all.kind === 'known' ? all.value : NO_EVENTS;
  const groups = useMemo(() => (all.kind === 'known' ? queueOf(all.value) : []), [all]);

  // Nobody's question waits for a file, also where the connection has gone since.
  useEffect(() => void Promise.all([fetchFind(), fetchDay()]), []);
  const couple = search.get('couple');

  const asked = useMemo(() => askedBy(days, search), [days, search]);
  const here: ScheduledRound | undefined =
    asked.kind === 'round' ? asked.at : asked.kind === 'gone' ? undefined : firstInQueue(groups);

  // What is sought, as soon as somebody looks for something.
  const [typed, setTyped] = useState<string>();
  const sought = typed ?? (asked.kind === 'several' ? asked.code : undefined);
  const onFind = () => setTyped('');
  const onFound = () => {
    setTyped(undefined);
    if (asked.kind === 'several') navigate(screens.scrutineer.link(), { replace: true });
  };
  // At a couple's page no round binds the keys.
  useKeys(couple === null ? { '/': onFind } : { f: onFind, '/': onFind });
  const next = nextForMe(groups, here);
  const onNext = () => {
    if (next !== undefined) navigate(roundAddress(next));
  };

  return (
    <div className={asked.kind === 'nothing' && couple === null ? 'scrutineer' : 'scrutineer has-choice'}>
      <StaffBar screen="scrutineer" />
      <main className="scrutineer-desk">
        {all.kind === 'refused' ? (
          <section className="desk" aria-label={words.desk}>
            <ErrorNote failed={words.notAvailable}>{words.noAccess}</ErrorNote>
          </section>
        ) : all.kind === 'waiting' || known.kind !== 'known' ? (
          <section className="desk" aria-label={words.desk}>
            <LoadingBars label={words.loadingRounds} />
          </section>
        ) : groups.length === 0 ? (
          <section className="desk" aria-label={words.desk}>
            <EmptyState more={words.noRoundsMore} trace="Standard">
              {words.noRounds}
            </EmptyState>
          </section>
        ) : (
          <>
            <Queue groups={groups} here={couple === null ? here : undefined} onFind={onFind} />
            {couple !== null ? (
              <Suspense fallback={<LoadingBars label={words.loadingRounds} />}>
                <CoupleDay number={couple} events={days} judges={known.value.judges} />
              </Suspense>
            ) : here === undefined ? (
              <section className="desk" aria-label={words.desk}>
                <EmptyState
                  more={words.goneMore}
                  trace="Standard"
                  action={<Link to={screens.scrutineer.link()}>{words.allRounds}</Link>}
                >
                  {words.gone}
                </EmptyState>
              </section>
            ) : (
              <RoundDesk
                key={`${here.event.key}/${here.round.number}`}
                event={here.event}
                round={here.round}
                judges={known.value.judges}
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
            )}
            {sought === undefined ? null : (
              <Suspense>
                <FindDialog events={days} typed={sought} onClose={onFound} />
              </Suspense>
            )}
          </>
        )}
      </main>
    </div>
  );
}
