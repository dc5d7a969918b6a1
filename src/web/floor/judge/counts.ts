import type { CSSProperties } from 'react';

/** What a style sheet counts with: '--rows'. */
export type Counts = CSSProperties & Readonly<Record<`--${string}`, number>>;
