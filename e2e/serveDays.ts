// Serves the days of a worker's stories in one process, in turn and in parallel, so that start-up costs are paid once.
// Each day is the program's own verb with its own settings, folder and port.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { readSettings } from '../src/cli/settings.ts';
import type { Verb } from '../src/cli/verb.ts';
import { root } from '../tools/programs.ts';

/** Serve a day with these settings; without settings, end it. */
export interface DayRequest {
  readonly day: number;
  readonly environment?: NodeJS.ProcessEnv;
}

/** A line of output from a day's server, or its end. */
export interface DayReply {
  readonly day: number;
  readonly said?: string;
}

const built = (file: string): Promise<unknown> => import(pathToFileURL(join(root, 'dist/cli', file)).href);
const program = (await built('startVerb.js')) as { readonly startVerb: Verb };
const settings = (await built('settings.js')) as { readonly readSettings: typeof readSettings };

const ends = new Map<number, () => void>();
const tell = (told: DayReply): void => void process.send?.(told);

async function serve(day: number, environment: NodeJS.ProcessEnv): Promise<void> {
  const read = settings.readSettings(environment, environment['EVENTS_FOLDER']);
  if (!read.ok) throw new Error(read.problem);
  const say = (said: string) => tell({ day, said });
  const end = new Promise<void>((resolve) => ends.set(day, resolve));
  const { stdin: input, stdout: output } = process;
  await program.startVerb.run([], { settings: () => read.value, input, output, say, complain: say, end });
  ends.delete(day);
  tell({ day });
}

process.on('message', ({ day, environment }: DayRequest) => {
  if (environment === undefined) ends.get(day)?.();
  else void serve(day, environment);
});
// The worker is gone, and so are its stories.
process.on('disconnect', () => process.exit(0));
