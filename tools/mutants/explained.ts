// Changes that no test can notice, because nobody could: each with the reason. What stands here and is found nowhere any
// more is listed at the end of a run.

export interface Explained {
  readonly path: string;
  /** The line on which it begins. */
  readonly line: string;
  readonly change: string;
  readonly why: string;
}

export const EXPLAINED: readonly Explained[] = [
  {
    path: 'src/server/rules/evaluate.ts',
    line: "if (typeof a === 'string' && typeof b === 'string') return a === b ? 0 : a < b ? -1 : 1;",
    change: 'a < b → ((a) <= (b))',
    why: 'Two texts that are the same have been answered before.',
  },
  {
    path: 'src/server/rules/file.ts',
    line: "if (value.type === 'boolean') return { kind: 'literal', value: value.value === true, at: 0 };",
    change: '0 → 1',
    why: 'A rule that is true or false is never refused, so nobody is told where it stands.',
  },
  {
    path: 'src/server/rules/file.ts',
    line: '...(read === undefined ? {} : { read }),',
    change: 'read === undefined → false',
    why: 'A rule that is undefined and one that is not there are the same to all who ask.',
  },
  {
    path: 'src/server/rules/file.ts',
    line: '...(wildcard === undefined ? {} : { wildcard }),',
    change: 'wildcard === undefined → false',
    why: 'A wildcard that is undefined and one that is not there are the same to all who ask.',
  },
];

/** Whether it is this change that is explained, on whatever line it stands by now. */
export const isAbout = (each: Explained, found: Omit<Explained, 'why'>): boolean =>
  each.path === found.path && each.line === found.line && each.change === found.change;
