// Changes that no test can notice, because nobody could: each with the reason. What stands here and is found nowhere any
// more is listed at the end of a run.

export interface Explained {
  readonly path: string;
  /** The line on which it begins. */
  readonly line: string;
  readonly change: string;
  readonly why: string;
}

export const EXPLAINED: readonly Explained[] = [];

/** Whether it is this change that is explained, on whatever line it stands by now. */
export const isAbout = (each: Explained, found: Omit<Explained, 'why'>): boolean =>
  each.path === found.path && each.line === found.line && each.change === found.change;
