import type { ReactNode } from 'react';
import './Tabs.css';

export interface TabLinksProps {
  /** What the pages are: 'Rounds'. */
  readonly label: string;
  /** Links, the current one with aria-current="page": the router's NavLink does that. */
  readonly children: ReactNode;
}

/** Pages that belong together, underlined where you are: the rounds of an event. */
export function TabLinks({ label, children }: TabLinksProps) {
  return (
    <nav className="tabs" aria-label={label}>
      {children}
    </nav>
  );
}
