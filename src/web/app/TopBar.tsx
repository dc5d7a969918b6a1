import { Menu } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Logo } from '../parts/page/Logo.tsx';
import './topBar.css';
import { buttonClass } from '../parts/button/buttonClass.ts';
import '../parts/button/Button.css';

const LINKS = [
  ['/', 'Competitor Info'],
  ['/details', 'Details'],
  ['/rules', 'Rules'],
  ['/venue', 'Venue'],
  ['/contact', 'Contact'],
  ['/about', 'About'],
] as const;

interface Props {
  /** Undefined until the competition is known. */
  readonly fullName: string | undefined;
  readonly showsResults: boolean;
}

/** The public pages' head: whose competition this is, its pages, and the one thing to do now. */
export function TopBar({ fullName, showsResults }: Props) {
  const [open, setOpen] = useState(false);
  const [path] = useLocation();
  return (
    <header className="top-bar">
      <Link className="top-bar-name" to="/">
        <Logo />
        <span>{fullName ?? 'Loading...'}</span>
      </Link>
      <button
        type="button"
        className={buttonClass({ size: 'small' }, 'top-bar-menu')}
        aria-expanded={open}
        aria-controls="pages"
        onClick={() => setOpen(!open)}
      >
        <Menu size={22} strokeWidth={1.6} aria-hidden />
        <span className="spoken">Menu</span>
      </button>
      <nav id="pages" className={open ? 'top-bar-pages is-open' : 'top-bar-pages'} aria-label="Pages">
        {LINKS.map(([to, label]) => (
          <Link
            key={to}
            to={to}
            aria-current={path === to ? 'page' : undefined}
            onClick={() => setOpen(false)}
          >
            {label}
          </Link>
        ))}
      </nav>
      <Link
        className={buttonClass({ look: 'main', size: 'small' }, 'top-bar-do')}
        to={showsResults ? '/results' : '/register'}
      >
        {showsResults ? 'See Results' : 'Register'}
      </Link>
    </header>
  );
}
