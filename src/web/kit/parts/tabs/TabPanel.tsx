import type { ReactNode } from 'react';
import { panelId, tabId } from './tabIds.ts';

export interface TabPanelProps {
  /** The `id` of the Tabs it belongs to. */
  readonly tabs: string;
  /** The key of the tab that shows it. */
  readonly tab: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** What the chosen one of the Tabs shows. */
export function TabPanel({ tabs, tab, children, className }: TabPanelProps) {
  return (
    <div role="tabpanel" id={panelId(tabs, tab)} aria-labelledby={tabId(tabs, tab)} className={className}>
      {children}
    </div>
  );
}
