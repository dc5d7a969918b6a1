import type { Settings } from './settings.ts';

/** 0 done, 1 problems found, 2 wrong usage. */
export type ExitCode = 0 | 1 | 2;

/** Everything a verb may access. Nothing below touches `process` directly. */
export interface VerbContext {
  /** @param others variables that replace those of the environment */
  readonly settings: (others?: Readonly<Record<string, string>>) => Settings;
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  /** Prints one line with control characters made visible. */
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
  /** Resolves on Ctrl+C or SIGTERM. */
  readonly end: Promise<void>;
}

export interface Verb {
  readonly use: string;
  readonly help: string;
  /** Writes nothing, so Ctrl+C may kill it at any point, even during synchronous work. */
  readonly isReadOnly?: true;
  readonly usesFolder?: true;
  readonly run: (args: readonly string[], surroundings: VerbContext) => Promise<ExitCode>;
}

/** The event and the folder that a command worked on. */
export const formatFolder = ({ event, dataFolder }: Pick<Settings, 'event' | 'dataFolder'>): string =>
  `Event: ${event}. Data folder: ${dataFolder}.`;

/**
 * Runs a verb. If it uses the data folder, prints the folder at the end: without the right environment
 * variables it would silently work on the demo's folder.
 */
export async function runVerb(
  verb: Verb,
  args: readonly string[],
  surroundings: VerbContext,
): Promise<ExitCode> {
  const code = await verb.run(args, surroundings);
  if (verb.usesFolder === true && code !== 2) surroundings.say(formatFolder(surroundings.settings()));
  return code;
}
