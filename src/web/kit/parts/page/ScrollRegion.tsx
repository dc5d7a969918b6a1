import type { ReactNode } from 'react';
import '../marks/Figures.css';

export interface ScrollRegionProps {
  /** What lies in it: 'Waltz, marks and calculation'. */
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * The one thing that may scroll sideways: a wide table. In reach of the keyboard, so that arrows move it; a group and no
 * landmark, because a final brings five of them.
 */
export function ScrollRegion({ label, children }: ScrollRegionProps) {
  return (
    // eslint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-tabindex -- a fieldset holds controls; without the stop a keyboard could not scroll the table
    <div className="scroll-region" role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
