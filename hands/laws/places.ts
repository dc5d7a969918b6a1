import { judgeOfDevice } from '../hall/day.ts';
import { whoDances } from '../../src/domain/floor/whoDances.ts';
import type { LeadNumber } from '../../src/domain/ids.ts';
import { isFinal } from '../../src/domain/competition.ts';
import { at } from '../../src/server/tree/node.ts';
import { parsePath } from '../../src/server/tree/paths.ts';
import { byeAt, outOfRoundAt, placesAt } from '../../src/store/rounds/roundAt.ts';
import { marksOfRound } from '../../src/store/sheets/marks.ts';
import { marksAt } from '../../src/store/sheets/sheetAt.ts';
import { numbersOn } from '../../src/store/models/round/judgesSheet.ts';
import { valueOf, type Taken } from '../hall/embedded.ts';
import type { Hall } from '../hall/hall.ts';
import { couplesOut, savedResult } from '../hall/paths.ts';
import { roundSaid } from '../story.ts';
import type { Law } from './laws.ts';
import { roundsSeen, takenSince, type RoundSeen } from './seen.ts';

/** Who lost the place on a sheet that a judge has just changed, though still in the round. */
function displaced(
  hall: Hall,
  { event, round }: RoundSeen,
  { patch, uid, before }: Taken,
): LeadNumber | undefined {
  const judge = judgeOfDevice(uid);
  const path = marksOfRound(event.key, round.number);
  if (judge === undefined || !Object.keys(patch).some((place) => place.startsWith(`${path.at}/${judge}/`)))
    return undefined;
  const then = path.parse(valueOf(at(before, parsePath(path.at))));
  const now = hall.see(path);
  const dancing = new Set(whoDances(event, round).map(({ number }) => number));
  for (const [key, dances] of then) {
    if (key !== judge) continue;
    for (const [dance, marks] of dances) {
      const left = numbersOn(now.get(key)?.get(dance));
      const lost = numbersOn(marks).find((number) => dancing.has(number) && !left.includes(number));
      if (lost !== undefined) return lost;
    }
  }
  return undefined;
}

/** Those behind it move down. */
export const whoComesLateTakesNobodysPlace: Law = {
  name: 'A couple that comes late into a final goes between the others, and nobody loses a place by it',
  breach: (hall, after) => {
    const fresh = takenSince(whoComesLateTakesNobodysPlace, hall);
    if (after === undefined || !after.press.key.startsWith('insert ')) return undefined;
    for (const one of roundsSeen(hall).filter(({ round }) => isFinal(round)))
      for (const change of fresh.filter(({ patch }) =>
        Object.keys(patch).some((place) => place.startsWith(marksAt())),
      )) {
        const lost = displaced(hall, one, change);
        if (lost !== undefined)
          return `${lost} has lost its place in ${roundSaid(one.event, one.round)} to a couple that came late`;
      }
    return undefined;
  },
};

/**
 * Whoever dances a posted final has a place in it. Of those who are out, one keeps the dances it has danced and is placed,
 * and of the others nobody is; where no place stays empty, the places add up as if nobody had been taken out.
 */
export const aPostedFinalPlacesWhoIsInIt: Law = {
  name: 'A posted final places everybody who dances it, and who is out as it was decided',
  breach: (hall) => {
    for (const { event, round } of roundsSeen(hall)) {
      if (!isFinal(round) || round.state !== 'posted') continue;
      const saved = hall.see(savedResult(event.key, 0));
      if (saved?.kind !== 'final') continue;
      const said = roundSaid(event, round);
      const { placings } = saved.result;
      const placed = new Set(placings.map(({ couple }) => couple));
      const dancing = whoDances(event, round).map(({ number }) => number);
      const without = dancing.find((number) => !placed.has(number));
      if (without !== undefined) return `${without} dances ${said}, which is posted, and has no place`;
      const out = [...hall.see(couplesOut(event.key, 0))].filter(([couple]) => !dancing.includes(couple));
      for (const [couple, { kind }] of out) {
        const isDue = kind === 'last in the dances not danced';
        if (placed.has(couple) !== isDue)
          return `${couple} is out of ${said} (${kind}), and is ${isDue ? 'not ' : ''}placed`;
      }
      if (out.some(([, { kind }]) => kind === 'place stays empty')) continue;
      const sum = placings.reduce((all, { place }) => all + place, 0);
      if (sum !== (placings.length * (placings.length + 1)) / 2) return `the places of ${said} leave one out`;
    }
    return undefined;
  },
};

/** The couples of a round come anew with every posting of the one before it, and go when that is taken back. */
export const nobodyIsOutOfARoundThatComesAnew: Law = {
  name: 'Nobody is out of a round that has got its couples anew',
  breach: (hall) => {
    const fresh = takenSince(nobodyIsOutOfARoundThatComesAnew, hall);
    for (const { event, round } of roundsSeen(hall)) {
      const out = outOfRoundAt(event.key, round.number);
      const anew = fresh.findLastIndex(({ patch }) => placesAt(event.key, round.number) in patch);
      const taken = fresh.findLastIndex(({ patch }) =>
        Object.keys(patch).some((at) => at.startsWith(`${out}/`)),
      );
      if (anew === -1 || taken > anew) continue;
      const [couple] = hall.see(couplesOut(event.key, round.number)).keys();
      if (couple !== undefined)
        return `${couple} is out of ${roundSaid(event, round)}, whose couples have come anew`;
    }
    return undefined;
  },
};

/** Whatever is posted, taken back or renumbered before it: a couple that begins with a round has its place there. */
export const seededCouplesHaveTheirPlace: Law = {
  name: 'A seeded couple has its place in the round it begins with',
  breach: (hall) => {
    const { root } = hall.server.database;
    for (const { event, round } of roundsSeen(hall))
      for (const { id, number } of event.entries) {
        const isSeeded = valueOf(at(root, parsePath(byeAt(event.key, round.number, id)))) === true;
        if (isSeeded && !round.entries.some((place) => place.id === id))
          return `${number} is seeded into ${roundSaid(event, round)}, and has no place there`;
      }
    return undefined;
  },
};
