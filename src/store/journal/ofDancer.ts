import { OF_SEVERAL } from './toldOf.ts';
import type { KeptRecord } from './verifyChains.ts';
import { childrenWith, type Path } from '../tree/path.ts';
import { journal } from './journal.ts';

const asked = (name: string, text: string): Path<readonly KeptRecord[]> => ({
  at: childrenWith(journal.at, name, text),
  parse: (raw) => journal.parse(raw).records,
});

/**
 * Where all records of a dancer are found: a day’s journal has ten thousand others. Those of several dancers at once are few,
 * and come as a whole.
 * @param keys theirs, and those under which they were in the list as well
 */
export const recordsOf = (keys: readonly string[]): readonly Path<readonly KeptRecord[]>[] => [
  ...keys.map((key) => asked('competitor', key)),
  ...OF_SEVERAL.map((kind) => asked('kind', kind)),
];
