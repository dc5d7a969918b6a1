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
  readonly run: (args: readonly string[], surroundings: Surroundings) => Promise<ExitCode>;
}
