import { childOf } from '../tree/path.ts';
import type { Json } from '../tree/patch.ts';
import { competitionBasics } from './competition.ts';
import type { WrittenByHand } from './editedWhole.ts';
import { editionAmong } from './editions.ts';

interface Its<Rules> {
  /** The path inside the public data of the competition. */
  readonly at: string;
  readonly read: (raw: unknown) => Rules;
  readonly stored: (rules: Rules) => Json;
}

/** Settings saved as a whole: of two simultaneous saves one is refused. */
export const amongCompetition = <Rules>(
  name: WrittenByHand<Rules>['name'],
  { at, read, stored }: Its<Rules>,
): WrittenByHand<Rules> => ({
  name,
  path: {
    at: competitionBasics.at,
    as: name,
    parse: (raw) => ({ kind: 'set', edition: editionAmong(raw, name), rules: read(childOf(raw, at)) }),
  },
  among: [at],
  stored: (rules, edition) => ({ [at]: stored(rules), editions: { [name]: edition } }),
});
