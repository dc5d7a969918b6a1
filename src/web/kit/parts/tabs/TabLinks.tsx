import { useEffect, useRef, type ReactNode } from 'react';
import './Tabs.css';

export interface TabLinksProps {
  /** The accessible name: 'Rounds'. */
  readonly label: string;
  /** Links; the router's NavLink sets aria-current="page" on the current one. */
  readonly children: ReactNode;
}

/** Links to related pages, the current one underlined: the rounds of an event. */
export function TabLinks({ label, children }: TabLinksProps) {
  const tabs = useRef<HTMLElement>(null);
  const shown = useRef<Element>(null);
  // On a phone some are out of sight: scroll the current one to the middle, once. After that the reader
  // scrolls.
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
