import {
  EACH_WITH_SOME,
  FIRST_WITH_EVERY,
  meeting,
  type Cases,
  type Look,
  type Named,
} from './testing/everyCell.ts';
import * as http from './testing/httpVerbs.ts';
import { READS } from './testing/matrix/matrix.ts';
import { pathOf } from './testing/matrix/rows.ts';
import * as socket from './testing/socketVerbs.ts';

// Every row of the matrix, by everybody, with everything that shows what is at a place.

const PLACES = READS.map(([place, able]) => ({
  name: pathOf(place, 'anon', (who) => `<${who}>`),
  place,
  able,
}));

function readsEverywhere(way: string, verbs: Named<Look>, which: Cases): void {
  meeting(way, verbs, { cases: PLACES, which }, (hall, read, { place }) => {
    const { person, uid } = hall;
    return hall.whoReads((who) => read(person(who), pathOf(place, who, uid)));
  });
}

readsEverywhere('with the SDK', socket.READ, FIRST_WITH_EVERY);
readsEverywhere('over HTTP', http.READ, EACH_WITH_SOME);
