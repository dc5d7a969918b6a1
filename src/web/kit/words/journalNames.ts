/** Names for the keys in the journal's sentences. */
export interface JournalNames {
  readonly event: (key: string) => string;
  /** Inside a sentence: 'semi-final'. */
  readonly round: (event: string, round: number) => string;
}
