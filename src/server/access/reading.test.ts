import { testVerbs, type RemoveVerb, type NamedVerbs } from './testing/everyCell.ts';
import { httpVerbs } from './testing/httpVerbs.ts';
import { MATRIX_READS } from './testing/matrix/matrix.ts';
import { resolvePath } from './testing/matrix/rows.ts';
import { socketVerbs } from './testing/socketVerbs.ts';

// Every read of the matrix, by every person, with every verb that reads.

const PLACES = MATRIX_READS.map(([place, able]) => ({
  name: resolvePath(place, 'anon', (who) => `<${who}>`),
  place,
  able,
}));

function readsEverywhere(way: string, verbs: NamedVerbs<RemoveVerb>): void {
  testVerbs(way, verbs, PLACES, (hall, read, { place }) => {
    const { person, uid } = hall;
    return hall.whoReads((who) => read(person(who), resolvePath(place, who, uid)));
  });
}

readsEverywhere('with the SDK', socketVerbs.READ);
readsEverywhere('over HTTP', httpVerbs.READ);
