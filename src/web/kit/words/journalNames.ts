/** How the journal's sentences call what the records know by its key. */
export interface JournalNames {
  readonly event: (key: string) => string;
  /** Inside a sentence: 'semi-final'. */
  readonly round: (event: string, round: number) => string;
}
