import { Suspense } from 'react';
import { Link, useSearchParams } from 'wouter';
import { buildButtonClass } from '../../kit/parts/button/buttonClass.ts';
import { LoadingBars } from '../../kit/parts/note/LoadingBars.tsx';
import { EmptyState } from '../../kit/parts/note/EmptyState.tsx';
import { screens } from '../../kit/screens/screens.ts';
import { NoAccess } from '../../staff/bar/NoAccess.tsx';
import { StaffBar } from '../../staff/bar/StaffBar.tsx';
import { competitorsDeskWords } from '../../kit/words/english/competitorsDesk.ts';
import { useWords } from '../../kit/words/language.ts';
import { DancersTable } from './DancersTable.tsx';
import { DoorDesk } from './DoorDesk.tsx';
import { lazyScreen } from '../../kit/lazy/lazyScreen.ts';
import { useCompetitorsDesk, type CompetitorsDeskData } from './useCompetitorsDesk.ts';
import '../../kit/shell/page.css';
import './competitorsDesk.css';

// Lazy: seldom opened before the day.
const WalkInDesk = lazyScreen(() => import('./WalkInDesk.tsx'));

/**
 * For the organizer with a thousand names a week before, and a line at the door on the day. Goal: anyone is found by
 * three letters, and a correction here shows on every list, sheet and screen.
 */
export default function CompetitorsDeskScreen() {
  const words = useWords(competitorsDeskWords);
  const known = useCompetitorsDesk();
  return (
    <>
      <StaffBar screen="manageCompetitors" />
      <main className="page page-wide desk">
        {known.kind === 'refused' ? <NoAccess failed={words.notAvailable} /> : null}
        {known.kind === 'waiting' ? <LoadingBars label={words.loading} height={48} /> : null}
        {known.kind === 'known' && known.desk.rows.length === 0 ? (
          <EmptyState
            more={words.noneMore}
            action={
              <span className="desk-first">
                <Link className={buildButtonClass({ look: 'main' })} to={screens.addCompetitor.link()}>
                  {words.add}
                </Link>
                <Link className={buildButtonClass()} to={screens.setup.link({ desk: 'lists' })}>
                  {words.lists}
                </Link>
              </span>
            }
          >
            {words.none}
          </EmptyState>
        ) : null}
        {known.kind === 'known' && known.desk.rows.length > 0 ? (
          <Suspense fallback={<LoadingBars label={words.loading} />}>
            <Shown desk={known.desk} />
          </Suspense>
        ) : null}
      </main>
    </>
  );
}

function Shown({ desk }: { readonly desk: CompetitorsDeskData }) {
  const [search, setSearch] = useSearchParams();
  const open = (key: string): void => setSearch({ desk: 'door', who: key });
  switch (search.get('desk')) {
    case 'door':
      return <DoorDesk key={search.get('who')} desk={desk} first={search.get('who') ?? undefined} />;
    case 'walk-in':
      return <WalkInDesk desk={desk} onOpen={open} />;
    case null:
    default:
      return <DancersTable desk={desk} />;
  }
}
