import { asWritten } from '../../src/domain/event/asWritten.ts';
import { live } from '../../src/store/floor/live.ts';
import { roundKey } from '../../src/web/judge/judgesRounds.ts';
import { roundSaid } from '../story.ts';
import type { Law } from './laws.ts';
import { ofRound, roundsSeen, sheetsSeen } from './seen.ts';

const LAW = 'A running round is on the phone of every judge who has not sent all sheets of it';

/** Also with several rounds on the floor; the phone has the one that began first first. */
export const runningRoundsAreOnThePhones: Law = {
  name: LAW,
  breach: (hall) => {
    const stray = hall
      .see(live)
      .find(
        (on) =>
          !roundsSeen(hall).some((seen) => ofRound(seen) === roundKey(on) && seen.round.state === 'running'),
      );
    if (stray !== undefined) return `${roundKey(stray)} is on the floor, and does not run`;
    for (const seen of roundsSeen(hall)) {
      if (seen.round.state !== 'running' || seen.round.entries.length === 0) continue;
      const open = new Set(sheetsSeen(hall, seen).missing.map(({ judge }) => judge));
      for (const phone of hall.judges) {
        if (!open.has(phone.judge) || !phone.device.isLive) continue;
        if (!phone.rounds().some(({ key }) => key === ofRound(seen)))
          return `${roundSaid(seen.event, seen.round)} runs, and is not on the phone of ${phone.name}`;
        const shown = phone.rounds().find(({ key }) => key === ofRound(seen));
        const missing = sheetsSeen(hall, seen).missing.find(
          ({ judge, dance }) =>
            judge === phone.judge && shown?.sheets.some((one) => one.dance === dance && one.isIn),
        );
        if (missing !== undefined && hall.scrutineer.device.isLive)
          return `${phone.name} believes ${asWritten(missing.dance)} of ${roundSaid(seen.event, seen.round)} is in, and it is not`;
        if (!phone.roundsInReach().some(({ key }) => key === ofRound(seen)))
          return `${phone.name} cannot get to ${roundSaid(seen.event, seen.round)}`;
      }
    }
    for (const phone of hall.judges) {
      const starts = phone.rounds().map(({ round }) => round.startedAt ?? 0);
      if (starts.some((start, at) => start < (starts[at - 1] ?? 0)))
        return `the phone of ${phone.name} has a later round before an earlier one`;
    }
    return undefined;
  },
};
