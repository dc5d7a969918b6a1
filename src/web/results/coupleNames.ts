import type { Entry } from '../../domain/competition.ts';

/** The names of a couple, a line each; none for a couple that is known by its number only. */
export function coupleNames(entry: Entry | undefined): readonly string[] {
  if (entry === undefined || entry.placeholder) return [];
  return [entry.leadName, entry.followName].filter((name) => name !== '');
}
