import type { ReactNode } from 'react';
import './Figures.css';

export interface ScrollRegionProps {
  /** What lies in it: 'Waltz, marks and working'. */
  readonly label: string;
  readonly children: ReactNode;
}

/** The one thing that may scroll sideways: a wide table. In reach of the keyboard, so that arrows move it. */
export function ScrollRegion({ label, children }: ScrollRegionProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it a keyboard could not scroll the table
    <section className="scroll-region" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
