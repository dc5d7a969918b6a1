import { findJudgeOfDevice } from '../hall/day.ts';
import { buildDancingCouples } from '../../src/domain/floor/dancingCouples.ts';
import type { LeadNumber } from '../../src/domain/ids.ts';
import { isFinal } from '../../src/domain/competition.ts';
import { getNode } from '../../src/server/tree/node.ts';
import { parsePath } from '../../src/server/tree/paths.ts';
import { byeAt, couplesOutOfRoundAt, placesAt } from '../../src/store/rounds/roundAt.ts';
import { roundMarksPath } from '../../src/store/sheets/marks.ts';
import { marksAt } from '../../src/store/sheets/sheetAt.ts';
import { listMarkedNumbers } from '../../src/store/models/round/judgesSheet.ts';
import { readValue, type AcceptedPatch } from '../hall/embedded.ts';
import type { Hall } from '../hall/hall.ts';
import { couplesOut, savedResult } from '../hall/paths.ts';
import { roundLabel } from '../story.ts';
import type { Law } from './laws.ts';
import { listRounds, listAcceptedSince, type RoundState } from './seen.ts';

/**
 * Returns a couple that is still in the round, but lost its place on a sheet that its judge has just changed.
 */
function displaced(
  hall: Hall,
  { event, round }: RoundState,
  { patch, uid, before }: AcceptedPatch,
): LeadNumber | undefined {
  const judge = findJudgeOfDevice(uid);
  const path = roundMarksPath(event.key, round.number);
  if (judge === undefined || !Object.keys(patch).some((place) => place.startsWith(`${path.at}/${judge}/`)))
    return undefined;
  const then = path.parse(readValue(getNode(before, parsePath(path.at))));
  const now = hall.see(path);
  const dancing = new Set(buildDancingCouples(event, round).map(({ number }) => number));
  for (const [key, dances] of then) {
    if (key !== judge) continue;
    for (const [dance, marks] of dances) {
      const left = listMarkedNumbers(now.get(key)?.get(dance));
      const lost = listMarkedNumbers(marks).find((number) => dancing.has(number) && !left.includes(number));
      if (lost !== undefined) return lost;
    }
  }
  return undefined;
}

/** A couple inserted late moves the couples behind it down. */
export const lateCouplesReplaceNoOther: Law = {
  name: 'A late couple is placed between the others, and no couple loses its place',
  breach: (hall, after) => {
    const fresh = listAcceptedSince(lateCouplesReplaceNoOther, hall);
    if (after === undefined || !after.press.key.startsWith('insert ')) return undefined;
    for (const one of listRounds(hall).filter(({ round }) => isFinal(round)))
      for (const change of fresh.filter(({ patch }) =>
        Object.keys(patch).some((place) => place.startsWith(marksAt())),
      )) {
        const lost = displaced(hall, one, change);
        if (lost !== undefined)
          return `${lost} has lost its place in ${roundLabel(one.event, one.round)} to a couple that came late`;
      }
    return undefined;
  },
};

/**
 * All couples of a posted final have a place. A couple that withdrew has one only if the decision was to keep
 * the dances it danced. The places have no gap, unless a withdrawn couple's place stays empty.
 */
export const postedFinalsPlaceAllCouples: Law = {
  name: 'A posted final places all its couples, and withdrawn ones as decided',
  breach: (hall) => {
    for (const { event, round } of listRounds(hall)) {
      if (!isFinal(round) || round.state !== 'posted') continue;
      const saved = hall.see(savedResult(event.key, 0));
      if (saved?.kind !== 'final') continue;
      const said = roundLabel(event, round);
      const { placings } = saved.result;
      const placed = new Set(placings.map(({ couple }) => couple));
      const dancing = buildDancingCouples(event, round).map(({ number }) => number);
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

/** Each posting draws the couples of the next round again, and unposting removes them. */
export const redrawnRoundsAreComplete: Law = {
  name: 'A round that is drawn again has no withdrawn couples',
  breach: (hall) => {
    const fresh = listAcceptedSince(redrawnRoundsAreComplete, hall);
    for (const { event, round } of listRounds(hall)) {
      const out = couplesOutOfRoundAt(event.key, round.number);
      const anew = fresh.findLastIndex(({ patch }) => placesAt(event.key, round.number) in patch);
      const taken = fresh.findLastIndex(({ patch }) =>
        Object.keys(patch).some((at) => at.startsWith(`${out}/`)),
      );
      if (anew === -1 || taken > anew) continue;
      const [couple] = hall.see(couplesOut(event.key, round.number)).keys();
      if (couple !== undefined)
        return `${couple} is out of ${roundLabel(event, round)}, whose couples were drawn again`;
    }
    return undefined;
  },
};

/** A couple with a bye has a place in its first round, whatever is posted, unposted or renumbered before it. */
export const seededCouplesHavePlaces: Law = {
  name: 'A couple with a bye has a place in its first round',
  breach: (hall) => {
    const { root } = hall.server.database;
    for (const { event, round } of listRounds(hall))
      for (const { id, number } of event.entries) {
        const isSeeded = readValue(getNode(root, parsePath(byeAt(event.key, round.number, id)))) === true;
        if (isSeeded && !round.entries.some((place) => place.id === id))
          return `${number} is seeded into ${roundLabel(event, round)}, and has no place there`;
      }
    return undefined;
  },
};
