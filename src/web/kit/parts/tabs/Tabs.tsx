import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { className } from '../page/className.ts';
import { buildPanelId, buildTabId } from './tabIds.ts';
import './Tabs.css';

export interface TabsProps<T extends string> {
  /** Ties the tabs to their TabPanels: unique on the page. */
  readonly id: string;
  /** The accessible name: 'Heats'. */
  readonly label: string;
  /** `more` is a second line: 'on the floor', '17 chosen'. */
  readonly tabs: readonly { readonly key: T; readonly words: ReactNode; readonly more?: ReactNode }[];
  readonly chosen: T;
  readonly onChoose: (key: T) => void;
  /** True for equal widths, with the taller line of a judge's screen. */
  readonly even?: boolean | undefined;
}

/** Parts of one screen, one shown at a time. Arrows, Home and End move; Tab goes on to the panel. Pages use TabLinks. */
export function Tabs<T extends string>({ id, label, tabs, chosen, onChoose, even = false }: TabsProps<T>) {
  const row = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const here = tabs.findIndex(({ key }) => key === chosen);
    const last = tabs.length - 1;
    const targets: Partial<Record<string, number>> = {
      ArrowRight: here === last ? 0 : here + 1,
      ArrowLeft: here <= 0 ? last : here - 1,
      Home: 0,
      End: last,
    };
    const to = targets[event.key];
    const tab = to === undefined ? undefined : tabs[to];
    if (to === undefined || tab === undefined) return;
    event.preventDefault();
    onChoose(tab.key);
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  };
  return (
    <div ref={row} className={className('tabs', even && 'tabs-even')} role="tablist" aria-label={label}>
      {tabs.map(({ key, words, more }) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={buildTabId(id, key)}
          aria-selected={key === chosen}
          aria-controls={key === chosen ? buildPanelId(id, key) : undefined}
          tabIndex={key === chosen ? 0 : -1}
          onClick={() => onChoose(key)}
          onKeyDown={move}
        >
          {words}
          {more === undefined ? null : <span className="tabs-more">{more}</span>}
        </button>
      ))}
    </div>
  );
}
