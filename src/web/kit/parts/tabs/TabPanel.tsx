import type { ReactNode } from 'react';
import { panelId, tabId } from './tabIds.ts';

export interface TabPanelProps {
  readonly tabs: string;
  readonly tab: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

export function TabPanel({ tabs, tab, children, className }: TabPanelProps) {
  return (
    <div role="tabpanel" id={panelId(tabs, tab)} aria-labelledby={tabId(tabs, tab)} className={className}>
      {children}
    </div>
  );
}
