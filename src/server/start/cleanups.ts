/** Steps to run when the server ends or fails to start, in reverse order. */
export class Cleanups {
  private readonly steps: (() => Promise<void> | void)[] = [];

  add(step: () => Promise<void> | void): void {
    this.steps.push(step);
  }

  /**
   * Runs every step even if one fails: the data folder's lock must be released in any case.
   * @throws AggregateError with a sentence for each failed step
   */
  async run(): Promise<void> {
    const failures: unknown[] = [];
    for (const step of this.steps.toReversed()) {
      try {
        await step();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length === 0) return;
    const sentences = failures.map((failure) =>
      failure instanceof Error ? failure.message : String(failure),
    );
    throw new AggregateError(failures, `The server did not close cleanly: ${sentences.join(' ')}`);
  }
}
