import { resolve } from 'node:path';

/** Needs no quotation marks in a shell. */
const PLAIN = /^[\w./:@%+=,-]+$/;

const quoted = (text: string): string =>
  PLAIN.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;

/**
 * A command as it is typed in a terminal, in the folder of the project.
 * @param dataFolder goes before it, unless it is the usual one; undefined where strangers read it: a path is not for them
 */
export function typedCommand(words: string, dataFolder?: string): string {
  const isUsual = dataFolder === undefined || resolve(dataFolder) === resolve('data');
  const setting = isUsual ? '' : `FLOORCRAFT_DATA=${quoted(resolve(dataFolder))} `;
  return `${setting}npm run -s floorcraft -- ${words}`;
}
