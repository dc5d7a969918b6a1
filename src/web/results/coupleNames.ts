import type { Entry } from '../../domain/competition.ts';

/** The names of a couple, a line each; a couple known by its number only has a sentence instead. */
export function coupleNames(entry: Entry | undefined): readonly string[] {
  if (entry === undefined || entry.placeholder) return ['Names not written down'];
  return [entry.leadName, entry.followName].filter((name) => name !== '');
}
