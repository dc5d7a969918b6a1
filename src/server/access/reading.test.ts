import { meeting, type Look, type Named } from './testing/everyCell.ts';
import { httpVerbs } from './testing/httpVerbs.ts';
import { READS } from './testing/matrix/matrix.ts';
import { pathOf } from './testing/matrix/rows.ts';
import { socketVerbs } from './testing/socketVerbs.ts';

// Every read of the matrix, by every person, with every verb that reads.

const PLACES = READS.map(([place, able]) => ({
  name: pathOf(place, 'anon', (who) => `<${who}>`),
  place,
  able,
}));

function readsEverywhere(way: string, verbs: Named<Look>): void {
  meeting(way, verbs, PLACES, (hall, read, { place }) => {
    const { person, uid } = hall;
    return hall.whoReads((who) => read(person(who), pathOf(place, who, uid)));
  });
}

readsEverywhere('with the SDK', socketVerbs.READ);
readsEverywhere('over HTTP', httpVerbs.READ);
