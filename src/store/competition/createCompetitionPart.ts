import { getRawChild } from '../tree/path.ts';
import type { Json } from '../tree/patch.ts';
import { competitionBasics } from './competition.ts';
import type { CustomEditedRules } from './createEditedRules.ts';
import { parseEditionOf } from './editions.ts';

interface Its<Rules> {
  /** The path inside the public data of the competition. */
  readonly at: string;
  readonly read: (raw: unknown) => Rules;
  readonly stored: (rules: Rules) => Json;
}

/** Settings saved as a whole: of two simultaneous saves one is refused. */
export const createCompetitionPart = <Rules>(
  name: CustomEditedRules<Rules>['name'],
  { at, read, stored }: Its<Rules>,
): CustomEditedRules<Rules> => ({
  name,
  path: {
    at: competitionBasics.at,
    as: name,
    parse: (raw) => ({ kind: 'set', edition: parseEditionOf(raw, name), rules: read(getRawChild(raw, at)) }),
  },
  among: [at],
  stored: (rules, edition) => ({ [at]: stored(rules), editions: { [name]: edition } }),
});
