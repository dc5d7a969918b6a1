import type { ReactNode } from 'react';
import '../marks/Figures.css';

export interface ScrollRegionProps {
  /** The accessible name: 'Waltz, marks and calculation'. */
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * The only element that may scroll sideways: a wide table. Focusable, so that arrow keys scroll it. A group and not a
 * landmark, because a final has five.
 */
export function ScrollRegion({ label, children }: ScrollRegionProps) {
  return (
    // eslint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-tabindex -- a fieldset holds controls; without the stop a keyboard could not scroll the table
    <div className="scroll-region" role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
