import { toStoredTerm } from '../../src/domain/event/storedTerm.ts';
import { allEvents } from '../../src/store/events/events.ts';
import { livePath } from '../../src/store/floor/live.ts';
import { buildJudgesRoundKey } from '../../src/store/models/judge/judgesRounds.ts';
import { buildRoundText, roundLabel } from '../story.ts';
import type { Law } from './laws.ts';
import type { EventDance } from '../../src/domain/event/dances.ts';
import type { Hall } from '../hall/hall.ts';
import type { JudgeAtFloor } from '../people/judge.ts';
import { listRounds, readSheets, type RoundState } from './seen.ts';

const LAW = 'A running round is on the phone of every judge who has not sent all sheets of it';

/** A dance whose sheet the phone shows as received while it is missing; undefined if none. */
function believedIn(hall: Hall, seen: RoundState, phone: JudgeAtFloor): EventDance | undefined {
  if (!phone.hasHeardOf(seen.event, seen.round)) return undefined;
  const shown = phone.rounds().find(({ key }) => key === buildRoundText(seen));
  return readSheets(hall, seen).missing.find(
    ({ judge, dance }) =>
      judge === phone.judge && shown?.sheets.some((one) => one.dance === dance && one.isIn) === true,
  )?.dance;
}

/** With several rounds on the floor, the phone puts the earliest start first. */
export const phonesShowRunningRounds: Law = {
  name: LAW,
  breach: (hall) => {
    const stray = hall
      .see(livePath)
      .find(
        (on) =>
          !listRounds(hall).some(
            (seen) => buildRoundText(seen) === buildJudgesRoundKey(on) && seen.round.state === 'running',
          ),
      );
    if (stray !== undefined) return `${buildJudgesRoundKey(stray)} is on the floor, but is not running`;
    for (const seen of listRounds(hall)) {
      if (seen.round.state !== 'running' || seen.round.entries.length === 0) continue;
      const open = new Set(readSheets(hall, seen).missing.map(({ judge }) => judge));
      for (const phone of hall.judges) {
        if (!open.has(phone.judge) || !phone.device.isLive) continue;
        if (!phone.rounds().some(({ key }) => key === buildRoundText(seen)))
          return `${roundLabel(seen.event, seen.round)} is running, but is not on the phone of ${phone.name}`;
        const believed = believedIn(hall, seen, phone);
        if (believed !== undefined)
          return `${phone.name} shows ${toStoredTerm(believed)} of ${roundLabel(seen.event, seen.round)} as received, but it is missing`;
        if (!phone.roundsInReach().some(({ key }) => key === buildRoundText(seen)))
          return `${phone.name} cannot get to ${roundLabel(seen.event, seen.round)}`;
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

/**
 * Each sheet is only on the phone of the judge who has the seat, even if a stand-in takes over from a later
 * dance on.
 */
export const phonesShowOwnSheetsOnly: Law = {
  name: 'A phone shows only sheets of its own judge',
  breach: (hall) => {
    const seen = new Map(listRounds(hall).map((one) => [buildRoundText(one), one]));
    for (const phone of hall.judges) {
      if (!phone.device.isLive) continue;
      for (const { key, event, round, sheets } of phone.rounds()) {
        const at = seen.get(key);
        const panels = at === undefined ? undefined : readSheets(hall, at).panels;
        const stray = sheets.find(({ dance }) => panels?.get(dance)?.includes(phone.judge) === false);
        if (stray !== undefined)
          return `${phone.name} is asked for ${toStoredTerm(stray.dance)} of ${roundLabel(event, round)}, which others mark`;
      }
    }
    return undefined;
  },
};

/** A phone that is online does not show marks as pending for a round that has a new number. */
export const phonesNeverWaitForever: Law = {
  name: 'A judge is told of marks that can never be sent',
  breach: (hall) => {
    const now = new Map(hall.see(allEvents).map(({ key, renumbered }) => [key, renumbered]));
    for (const phone of hall.judges) {
      if (!phone.device.isLive) continue;
      const waits = phone
        .unsettled()
        .find(({ place, delivery }) => delivery.kind === 'here' && now.get(place.event) !== place.renumbered);
      if (waits !== undefined)
        return `${phone.name} waits for ${toStoredTerm(waits.place.dance)} of ${waits.place.event}, whose rounds have other numbers`;
    }
    return undefined;
  },
};
