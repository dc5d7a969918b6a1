import type { LeadNumber } from '../../src/domain/ids.ts';
import { buildRoundText, roundLabel } from '../story.ts';
import type { Law } from './laws.ts';
import { listRounds, readSheets } from './seen.ts';

const LAW = 'Who dances is one list';

/** A number that two couples share appears once. */
const same = (one: readonly LeadNumber[], other: readonly LeadNumber[]): boolean => {
  const numbers = new Set(one);
  return numbers.size === new Set(other).size && other.every((number) => numbers.has(number));
};

/** Judges, MC, deck and desk list the same couples of a round on the floor. */
export const lineUpIsTheSameEverywhere: Law = {
  name: LAW,
  breach: (hall) => {
    for (const seen of listRounds(hall)) {
      if (seen.round.state !== 'running') continue;
      const desk = [...readSheets(hall, seen).couples];
      const lists = [
        ...hall.judges
          .filter(({ device }) => device.isLive)
          .flatMap((judge) =>
            judge
              .couplesOn(buildRoundText(seen))
              .map((couples) => ({ of: `${judge.name}’s sheet`, couples })),
          ),
        ...(hall.mc.device.isLive
          ? hall.mc.couplesCalled(buildRoundText(seen)).map((couples) => ({ of: 'the MC’s script', couples }))
          : []),
        ...hall.decks
          .filter(({ device, queue }) => device.isLive && queue.onTheWay.now.length === 0)
          .flatMap((deck) =>
            deck
              .couplesLinedUp(buildRoundText(seen))
              .map((couples) => ({ of: `the tablet of ${deck.name}`, couples })),
          ),
      ];
      const other = lists.find(({ couples }) => !same(couples, desk));
      if (other !== undefined)
        return `in ${roundLabel(seen.event, seen.round)} ${other.of} has ${other.couples.join(' ')}, and the desk ${desk.join(' ')}`;
    }
    return undefined;
  },
};
