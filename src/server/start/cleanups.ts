/** What has to be given back when the server ends, or does not start after all: the last that was taken goes first. */
export class Cleanups {
  private readonly steps: (() => Promise<void> | void)[] = [];

  add(step: () => Promise<void> | void): void {
    this.steps.push(step);
  }

  /**
   * Takes every step, also after one has failed: the lock on the data folder must go in any case.
   * @throws AggregateError with a sentence for each step that failed
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
