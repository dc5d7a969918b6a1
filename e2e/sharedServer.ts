import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../tools/programs.ts';
import type { DayRequest, DayReply } from './serveDays.ts';

/** A day served by this worker's shared process. */
export interface ServedDay {
  /** Output up to the awaited text. */
  readonly said: string;
  readonly stop: () => Promise<void>;
}

let server: ChildProcess | undefined;
let days = 0;

/** Ends with this worker, and is replaced after a crash. */
function sharedServer(): ChildProcess {
  if (server?.connected !== true)
    server = fork(join(root, 'tools/run.mjs'), ['../e2e/serveDays'], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  return server;
}

/** Serves a day with these settings, and waits for this text in its output. */
export async function serveDay(environment: NodeJS.ProcessEnv, until: string): Promise<ServedDay> {
  const process = sharedServer();
  days += 1;
  const day = days;
  const ask = (asked: DayRequest): void => void process.send(asked);
  let [said, isOver, onTold] = ['', false, (): void => undefined];
  const hear = (told: DayReply): void => {
    if (told.day !== day) return;
    if (told.said === undefined) over();
    else said += `${told.said}\n`;
    onTold();
  };
  const over = (): void => {
    isOver = true;
    process.off('message', hear);
    process.off('exit', over);
    onTold();
  };
  process.on('message', hear);
  process.on('exit', over);
  const told = (isEnough: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      onTold = () => {
        if (isOver || isEnough()) resolve();
      };
      onTold();
    });

  ask({ day, environment });
  await told(() => said.includes(until));
  if (isOver) throw new Error(`The server ended before it was ready:\n${said}`);
  return {
    said,
    stop: async () => {
      if (!isOver) ask({ day });
      await told(() => false);
    },
  };
}
