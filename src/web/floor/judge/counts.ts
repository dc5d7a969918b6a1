import type { CSSProperties } from 'react';

/** CSS custom properties with numbers: '--rows'. */
export type Counts = CSSProperties & Readonly<Record<`--${string}`, number>>;
