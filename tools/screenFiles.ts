import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './programs.ts';

const nameOf = (file: string): string => basename(file, '.tsx');

/** The screens' files below src/web, by the name that the table of screens gives them. */
const FILES: ReadonlyMap<string, string> = new Map(
  readdirSync(join(root, 'src/web'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('Screen.tsx'))
    .map((file) => [nameOf(file), file]),
);

/** The file of a screen below src/web. @throws Error where there is none */
export function screenFile(opens: string): string {
  const file = FILES.get(opens);
  if (file === undefined)
    throw new Error(`There is no ${opens}.tsx below src/web: the table of screens names it.`);
  return file;
}
