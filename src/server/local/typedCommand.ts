import { resolve } from 'node:path';

const PLAIN = /^[\w./:@%+=,-]+$/;

const quoted = (text: string): string =>
  PLAIN.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;

/**
 * A command as typed in a terminal in the project folder.
 * @param dataFolder prefixed unless it is the default; omit it where strangers read the text, since it is a
 * private path
 */
export function typedCommand(words: string, dataFolder?: string): string {
  const isUsual = dataFolder === undefined || resolve(dataFolder) === resolve('data');
  const setting = isUsual ? '' : `FLOORCRAFT_DATA=${quoted(resolve(dataFolder))} `;
  return `${setting}npm run -s floorcraft -- ${words}`;
}
