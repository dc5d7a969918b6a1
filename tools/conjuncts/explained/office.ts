import type { Explained } from './explained.ts';

/** Conditions of settings, pages and what else the office alone writes. */
export const OFFICE: readonly Explained[] = [];
