import { useEffect, useRef, type ReactNode } from 'react';
import './Tabs.css';

export interface TabLinksProps {
  /** What the pages are: 'Rounds'. */
  readonly label: string;
  /** Links, the current one with aria-current="page": the router's NavLink does that. */
  readonly children: ReactNode;
}

/** Pages that belong together, underlined where you are: the rounds of an event. */
export function TabLinks({ label, children }: TabLinksProps) {
  const tabs = useRef<HTMLElement>(null);
  const shown = useRef<Element>(null);
  // On a phone not all of them are in sight: where you are comes to the middle, once. Then they are the reader's to move.
  useEffect(() => {
    const here = tabs.current?.querySelector('[aria-current="page"]') ?? null;
    if (tabs.current === null || here === null || here === shown.current) return;
    shown.current = here;
    const row = tabs.current.getBoundingClientRect();
    const tab = here.getBoundingClientRect();
    tabs.current.scrollLeft += tab.left - row.left - (row.width - tab.width) / 2;
  });
  return (
    <nav className="tabs" aria-label={label} ref={tabs}>
      {children}
    </nav>
  );
}
