import { describe, expect, test } from 'vitest';
import { ownHall, type Look, type Named, type Opens } from './testing/everyCell.ts';
import * as http from './testing/httpVerbs.ts';
import { pathOf, READS } from './testing/matrix.ts';
import * as socket from './testing/socketVerbs.ts';

// Every row of the matrix, by everybody, with everything that shows what is at a place.

const PLACES = READS.map(([place, readers]) => ({
  name: pathOf(place, 'anon', (who) => `<${who}>`),
  place,
  readers,
}));

function readsEverywhere(verbs: Named<Look>, opens: Opens): void {
  describe.each(verbs)('%s', (_name, read) => {
    const hall = opens();
    test.each(PLACES)('$name', async ({ place, readers }) => {
      const { person, uid } = hall();
      const able = await hall().whoReads((who) => read(person(who), pathOf(place, who, uid)));
      expect(able).toEqual(readers);
    });
  });
}

// One hall does over HTTP: there everybody comes from an address of his own.
const hall = ownHall();
readsEverywhere(http.READ, () => hall);
readsEverywhere(socket.READ, ownHall);
