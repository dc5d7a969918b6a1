import { Link } from 'wouter';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import { DEFAULT_RELEASE, type ReleaseTime } from '../../../domain/round/release.ts';
import { eventSettingsPath } from '../../../store/competition/settings.ts';
import { allEvents } from '../../../store/events/events.ts';
import type { StaffRole } from '../../../store/people/roles.ts';
import { MainButtonSwitch } from './MainButtonSwitch.tsx';
import { DownloadResultsButton } from '../../kit/shell/DownloadResultsButton.tsx';
import { useMyRoles } from '../../kit/shell/useMyRoles.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { EmptyState } from '../../kit/parts/note/EmptyState.tsx';
import { LoadingBars } from '../../kit/parts/note/LoadingBars.tsx';
import { screens } from '../../kit/screens/screens.ts';
import { NoAccess } from '../../staff/bar/NoAccess.tsx';
import { StaffBar } from '../../staff/bar/StaffBar.tsx';
import { PublicationChoices } from '../../staff/published/PublicationChoices.tsx';
import { useUsualRelease } from '../../staff/round/useUsualRelease.ts';
import { publishedWords } from '../../kit/words/english/published.ts';
import { useWords } from '../../kit/words/language.ts';
import { EventProgressList } from './EventProgressList.tsx';
import { FinalsBatch } from './FinalsBatch.tsx';
import { listPostedFinals, type PostedFinals } from './postedFinals.ts';
import '../../kit/shell/page.css';
import './published.css';

const NO_ROLES: readonly StaffRole[] = [];
const NO_EVENTS: readonly CompetitionEvent[] = [];

/**
 * For the organizer on the evening of the day: the finals that are public, and those that wait for the awards. Goal:
 * one press shows the dancers at home the places just read out, and another takes it back.
 */
export default function PublishedScreen() {
  const words = useWords(publishedWords);
  const { staff } = useStore();
  const all = useLive(staff, allEvents);
  const usual = useUsualRelease();
  const marksPublic = valueOr(useLive(staff, eventSettingsPath), undefined)?.marksPublic ?? false;
  const settings = { release: usual ?? DEFAULT_RELEASE, marksPublic };
  const roles = valueOr(useMyRoles(), NO_ROLES);
  const mayRelease = roles.includes('admin') || roles.includes('scrutineer');
  const finals = usual === undefined ? undefined : listPostedFinals(valueOr(all, NO_EVENTS), usual);
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
            <EventProgressList events={valueOr(all, NO_EVENTS)} usual={usual} mayCorrect={mayRelease} />
            <Released finals={finals} usual={usual} mayRelease={mayRelease} />
            <DownloadResultsButton program={valueOr(all, NO_EVENTS)} settings={settings} />
            {mayRelease ? (
              <p>
                <Link to={screens.printSheets.link({ kind: 'results' })}>{words.printed}</Link>
              </p>
            ) : null}
            {mayRelease ? (
              <PublicationChoices office="organizer">
                {roles.includes('admin') ? <MainButtonSwitch /> : null}
              </PublicationChoices>
            ) : null}
          </>
        ) : null}
      </main>
    </>
  );
}

interface WaitingProps {
  readonly finals: PostedFinals;
  readonly usual: ReleaseTime;
  readonly mayRelease: boolean;
}

/** Public finals, each with a button to hide it. */
function Released({ finals, usual, mayRelease }: WaitingProps) {
  const words = useWords(publishedWords);
  return (
    <FinalsBatch
      finals={finals.released}
      what="hold"
      usual={usual}
      mayRelease={mayRelease}
      heading={words.out}
    >
      {finals.released.length > 0 ? null : <p className="second">{words.noneOut}</p>}
    </FinalsBatch>
  );
}

/** Finals that wait for the awards: release one, some, or all when the awards are over. */
function Waiting({ finals, usual, mayRelease }: WaitingProps) {
  const words = useWords(publishedWords);
  return (
    <FinalsBatch
      finals={finals.waiting}
      what="release"
      usual={usual}
      mayRelease={mayRelease}
      heading={words.waiting(finals.waiting.length)}
    >
      {finals.waiting.length > 0 ? (
        <p className="second measure">{words.waitingMore}</p>
      ) : (
        <EmptyState more={words.noneWaitingMore} trace="Smooth">
          {words.noneWaiting}
        </EmptyState>
      )}
    </FinalsBatch>
  );
}
