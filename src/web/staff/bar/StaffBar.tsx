import { CircleQuestionMark, LogOut } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { BarClock } from './BarClock.tsx';
import { pickCompetitionName } from '../../kit/shell/competitionName.ts';
import { competitionBasics } from '../../../store/competition/competition.ts';
import type { Duty } from '../../../domain/floor/dutyPresence.ts';
import { hasStorageFailed } from '../../../store/delivery/queue.ts';
import type { StaffRole } from '../../../store/people/roles.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useConnection } from '../../kit/shell/useConnection.ts';
import { valueOr, useLive, useObserved } from '../../kit/cache/useLive.ts';
import { useOnDuty } from '../../kit/shell/useOnDuty.ts';
import { useMyRoles } from '../../kit/shell/useMyRoles.ts';
import { useStaffQueue } from '../../kit/shell/useStaffQueue.ts';
import { useTitle } from '../../kit/shell/useTitle.ts';
import { forgetUnsent } from '../../kit/shell/useUnsentForm.ts';
import { lazyOptional } from '../../kit/lazy/lazyScreen.ts';
import { retryLoad } from '../../kit/lazy/retryLoad.ts';
import { ConnectionLight } from '../../kit/parts/note/ConnectionLight.tsx';
import { Logo } from '../../kit/parts/page/Logo.tsx';
import { screens, type StaffScreenName } from '../../kit/screens/screens.ts';
import { staffWords } from '../../kit/words/english/staff.ts';
import { staffScreensWords } from '../../kit/words/english/staffScreens.ts';
import { useWords } from '../../kit/words/language.ts';
import { useKeys } from '../keyboard/useKeys.ts';
import { useJournalNames } from '../journal/useJournalNames.ts';
import { buildHelpAddress, buildMenuLinks } from './menu.ts';
import { MenuFooter, MenuNames, OtherScreenLink } from './Menu.tsx';
import { MenuList } from './MenuList.tsx';
import { useTaskCounts } from './useTaskCounts.ts';
import './staffBar.css';

// Loads after the screen, because usually it has nothing to show. Loaded again until it is there, because it tells
// the person about refused changes.
const barNotes = () => import('./BarNotes.tsx');
const BarNotes = lazyOptional(retryLoad(barNotes));

const NO_ROLES: readonly StaffRole[] = [];

/** Desks that the floor waits for: an open screen reports presence. */
const DUTIES: { readonly [screen in StaffScreenName]?: Duty } = {
  deck: 'deck',
  scrutineer: 'scrutineer',
  chairman: 'chairman',
  mc: 'mc',
};

export interface StaffBarProps {
  /** The current screen: its name is also the title of the page. Undefined on a page that does not exist. */
  readonly screen: StaffScreenName | undefined;
  /** The screen's own tools, in their own row: a choice of day, 'Publish'. */
  readonly children?: ReactNode;
}

/**
 * The head of every staff screen: its name, links to the others, the connection, the time, and changes of this device
 * that were refused.
 */
export function StaffBar({ screen, children }: StaffBarProps) {
  const { staff } = useStore();
  const words = useWords(staffWords);
  const titles = useWords(staffScreensWords);
  const title = screen && titles[screen].title;
  useTitle(title);
  useOnDuty(staff, screen && DUTIES[screen]);
  const { menu, other } = buildMenuLinks(valueOr(useMyRoles(), NO_ROLES), screen);
  const waits = useTaskCounts(menu.length > 0);
  const { queue, onTheWay } = useStaffQueue();
  const waiting = onTheWay.filter(({ delivery }) => delivery.kind === 'here').length;
  const saved = useObserved(hasStorageFailed) ? 0 : waiting;
  const connection = useConnection(staff, saved);
  const names = useJournalNames(onTheWay.some(({ delivery }) => delivery.kind === 'refused'));
  const [listed, setListed] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const signOut = (): void => {
    forgetUnsent();
    void staff.signOut();
  };
  /** Asks about unsent changes first. If that question cannot load, sign out anyway. */
  const leave = async (): Promise<void> => {
    const canAsk =
      onTheWay.length > 0 &&
      (await barNotes().then(
        () => true,
        () => false,
      ));
    if (canAsk) setLeaving(true);
    else signOut();
  };
  useKeys({ g: menu.length > 0 ? () => setListed(true) : undefined });
  return (
    <>
      <header className="staff-bar">
        <div className="staff-bar-row">
          <Link to={screens.dashboard.link()} className="staff-bar-home" aria-label={words.allScreens}>
            <Logo />
          </Link>
          {title === undefined || menu.some(({ name }) => name === screen) ? null : (
            <h1 className="staff-bar-title">{title}</h1>
          )}
          {menu.length > 0 ? <MenuNames menu={menu} current={screen} waits={waits} /> : <FullName />}
          <span className="staff-bar-end">
            {other === undefined ? null : <OtherScreenLink screen={other} />}
            <ConnectionLight connection={connection} />
            <BarClock />
            <Link to={buildHelpAddress(screen)} className="staff-bar-help" aria-label={words.help}>
              <CircleQuestionMark size={18} strokeWidth={1.6} aria-hidden />
            </Link>
            <button
              type="button"
              className="staff-bar-out"
              aria-label={words.signOut}
              onClick={() => void leave()}
            >
              <LogOut size={18} strokeWidth={1.6} aria-hidden />
            </button>
          </span>
        </div>
        {children === undefined ? null : <div className="staff-bar-tools">{children}</div>}
        <Suspense fallback={null}>
          <BarNotes
            queue={queue}
            onTheWay={onTheWay}
            names={names}
            leaving={leaving ? { onSignOut: signOut, onClose: () => setLeaving(false) } : undefined}
          />
        </Suspense>
      </header>
      {menu.length > 0 ? (
        <MenuFooter menu={menu} current={screen} waits={waits} onAll={() => setListed(true)} />
      ) : null}
      {listed ? (
        <MenuList menu={menu} current={screen} waits={waits} onClose={() => setListed(false)} />
      ) : null}
    </>
  );
}

/** The competition's name, where there is room. */
function FullName() {
  const { staff } = useStore();
  const words = useWords(staffWords);
  const name = pickCompetitionName(valueOr(useLive(staff, competitionBasics), undefined), words);
  return <span className="staff-bar-name second">{name}</span>;
}
