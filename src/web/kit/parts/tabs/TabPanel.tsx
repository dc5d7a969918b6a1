import type { ReactNode } from 'react';
import { buildPanelId, buildTabId } from './tabIds.ts';

export interface TabPanelProps {
  readonly tabs: string;
  readonly tab: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

export function TabPanel({ tabs, tab, children, className }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={buildPanelId(tabs, tab)}
      aria-labelledby={buildTabId(tabs, tab)}
      className={className}
    >
      {children}
    </div>
  );
}
