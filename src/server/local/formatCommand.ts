import { resolve } from 'node:path';

const PLAIN = /^[\w./:@%+=,-]+$/;

const quoted = (text: string): string =>
  PLAIN.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The command that starts this installation's program, and the data folder that it uses by default. */
export interface Invocation {
  readonly command: string;
  readonly usualFolder: string;
}

let invocation: Invocation = { command: 'npm run -s floorcraft --', usualFolder: 'data' };

/** Set once, by the program: it knows its own installation. */
export function setInvocation(own: Invocation): void {
  invocation = own;
}

/**
 * A command as typed in a terminal.
 * @param dataFolder prefixed unless it is the default; omit it where strangers read the text, since it is a
 * private path
 */
export function formatCommand(words: string, dataFolder?: string): string {
  const isUsual = dataFolder === undefined || resolve(dataFolder) === resolve(invocation.usualFolder);
  const setting = isUsual ? '' : `FLOORCRAFT_DATA=${quoted(resolve(dataFolder))} `;
  return `${setting}${invocation.command} ${words}`;
}
