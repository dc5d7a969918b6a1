/** An error in a rule or a rules file. */
export class RuleProblem extends Error {
  /** Offset in the text that was parsed. */
  readonly offset: number;

  constructor(sentence: string, offset: number) {
    super(sentence);
    this.name = 'RuleProblem';
    this.offset = offset;
  }
}
