import { Menu } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { Competition } from '../../../store/competition/competition.ts';
import { pickCompetitionName } from './competitionName.ts';
import { listNextSteps } from './nextStep.ts';
import type { CompetitionDates } from '../clock/now.ts';
import { useCompetitionTime } from '../clock/useCompetitionTime.ts';
import { className } from '../parts/page/className.ts';
import { Logo } from '../parts/page/Logo.tsx';
import { ALL_SCREENS, isInMenu, screens } from '../screens/screens.ts';
import { topBarWords } from '../words/english/topBar.ts';
import { useWords } from '../words/language.ts';
import { buildButtonClass } from '../parts/button/buttonClass.ts';
import '../parts/button/Button.css';

const MENU = ALL_SCREENS.filter(isInMenu);

interface Props {
  /** The competition; undefined until it is known. */
  readonly competition: (CompetitionDates & Pick<Competition, 'fullName' | 'resultsPageShown'>) | undefined;
}

/** The top bar of the public pages: the competition's name, its pages, and the next step. */
export default function TopBar({ competition }: Props) {
  const now = useCompetitionTime(competition);
  const step =
    now === undefined
      ? undefined
      : listNextSteps(now.moment.kind, competition?.resultsPageShown ?? false).main;
  const [open, setOpen] = useState(false);
  const [pathname] = useLocation();
  const words = useWords(topBarWords);
  return (
    <header className="top-bar">
      <Link className="top-bar-name" to={screens.home.link()}>
        <Logo />
        <span>{pickCompetitionName(competition, words)}</span>
      </Link>
      <button
        type="button"
        className={buildButtonClass({ size: 'small' }, 'top-bar-menu')}
        aria-expanded={open}
        aria-controls="pages"
        onClick={() => setOpen(!open)}
      >
        <Menu size={22} strokeWidth={1.6} aria-hidden />
        <span className="spoken">{words.menu}</span>
      </button>
      <nav id="pages" className={open ? 'top-bar-pages is-open' : 'top-bar-pages'} aria-label={words.pages}>
        {MENU.map(({ name, path }) => (
          <Link
            key={name}
            to={path}
            aria-current={path === pathname ? 'page' : undefined}
            onClick={() => setOpen(false)}
          >
            {words.page[name]}
          </Link>
        ))}
      </nav>
      <Link
        className={buildButtonClass(
          { look: 'main', size: 'small' },
          className('top-bar-do', pathname === screens.home.link() && 'top-bar-do-at-home'),
        )}
        to={screens[step ?? 'register'].link()}
        // Reserves its space until the step is known.
        hidden={step === undefined}
      >
        {words.step[step ?? 'register']}
      </Link>
    </header>
  );
}
