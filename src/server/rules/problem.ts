/** What is wrong in a rule or a rules file, and where. */
export class RuleProblem extends Error {
  /** Characters from the start of the text that was being read. */
  readonly offset: number;

  constructor(sentence: string, offset: number) {
    super(sentence);
    this.name = 'RuleProblem';
    this.offset = offset;
  }
}
