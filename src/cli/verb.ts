import type { Settings } from './settings.ts';

/** How a verb ended: 0 done, 1 the work found problems, 2 wrong use. */
export type ExitCode = 0 | 1 | 2;

/** What a verb may talk to. Nothing below reads the process by itself. */
export interface Surroundings {
  readonly settings: () => Settings;
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  /** One line. Control characters in it are made visible. */
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
  /** Resolves when somebody wants the program to end: Ctrl+C, SIGTERM. */
  readonly end: Promise<void>;
}

export interface Verb {
  readonly use: string;
  readonly help: string;
  /** It writes nothing: Ctrl+C may end it anywhere, also while it works without a pause. */
  readonly isReadOnly?: true;
  /** It reads or changes the data folder. */
  readonly usesFolder?: true;
  readonly run: (args: readonly string[], surroundings: Surroundings) => Promise<ExitCode>;
}

/**
 * Runs a verb. One that uses the data folder names it at the end: a terminal without the settings has another folder, with the
 * demo, and would work on that in silence.
 */
export async function runVerb(
  verb: Verb,
  args: readonly string[],
  surroundings: Surroundings,
): Promise<ExitCode> {
  const code = await verb.run(args, surroundings);
  if (verb.usesFolder === true && code !== 2) {
    const { event, dataFolder } = surroundings.settings();
    surroundings.say(`Event: ${event}. Data folder: ${dataFolder}.`);
  }
  return code;
}
