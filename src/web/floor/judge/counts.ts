import type { CSSProperties } from 'react';

/** CSS custom properties with numbers: '--rows'. */
export type CssCounts = CSSProperties & Readonly<Record<`--${string}`, number>>;
