import {
  needsConfirmation,
  DEFAULT_START,
  findStartQuestions,
  type StartChoices,
} from '../../src/domain/floor/startQuestions.ts';
import type { ScheduledRound } from '../../src/domain/round/day.ts';
import type { FloorPosition } from '../../src/store/floor/live.ts';
import { undoStartChanges } from '../../src/store/floor/undoStart.ts';
import { program } from '../program.ts';
import { buildRoundText, formatRoundLabel } from '../story.ts';
import { press, type Press } from './press.ts';
import type { StaffMember } from './staff.ts';

interface Floor {
  readonly day: readonly ScheduledRound[];
  readonly floor: readonly FloorPosition[];
}

/** All answers to a start dialog; a single empty one if it does not ask. */
function answers(
  day: readonly ScheduledRound[],
  at: ScheduledRound,
): readonly { readonly key: string; readonly says: string; readonly chosen: StartChoices }[] {
  const offered = findStartQuestions(day, at);
  if (!needsConfirmation(offered)) return [{ key: '', says: '', chosen: DEFAULT_START }];
  const { lineUp, beside } = offered;
  const notHere = lineUp?.notHere ?? [];
  const someAreHere = lineUp !== undefined && notHere.length < lineUp.couples;
  const who = [
    { key: '', says: lineUp === undefined ? '' : ' with all', away: DEFAULT_START.away },
    ...(someAreHere
      ? [{ key: ' here', says: ' with those here', away: new Set(notHere.map(({ id }) => id)) }]
      : []),
  ];
  const [first] = beside;
  const others = [
    { key: '', says: first === undefined ? '' : `, both on the floor`, back: DEFAULT_START.back },
    ...(first === undefined
      ? []
      : [{ key: ' instead', says: ` and puts ${formatRoundLabel(first)} back`, back: [first] }]),
  ];
  return who.flatMap(({ key, says, away }) =>
    others.map((other) => ({
      key: `${key}${other.key}`,
      says: `${says}${other.says}`,
      chosen: { away, back: other.back, floor: DEFAULT_START.floor },
    })),
  );
}

/** All ways to start a round that the start dialog offers; right after the start, its undo. */
export const startPresses = (
  by: StaffMember,
  { day, floor }: Floor,
  at: ScheduledRound,
  weight = 1,
): readonly Press[] =>
  answers(day, at).map(({ key, says, chosen }) =>
    press(
      `start${key} ${buildRoundText(at)}`,
      `starts ${formatRoundLabel(at)}${says}`,
      () => {
        by.offersUndo(
          press(`undo start ${buildRoundText(at)}`, `undoes the start of ${formatRoundLabel(at)}`, () =>
            by.perform((author) => undoStartChanges(author, at, chosen, floor)),
          ),
        );
        return by.perform((author) => program.startChanges(author, at, chosen));
      },
      { weight: weight / (key === '' ? 1 : 2), undoKeys: [`put back ${buildRoundText(at)}`] },
    ),
  );

/** Puts back a round that was started by mistake. */
export const stopPress = (by: StaffMember, at: ScheduledRound): Press =>
  press(
    `put back ${buildRoundText(at)}`,
    `puts ${formatRoundLabel(at)} back to waiting`,
    () => by.perform((author) => [program.startTakenBack(author, at)]),
    {
      weight: 0.3,
      // A round without couples cannot start again.
      ...(at.round.entries.length === 0
        ? {}
        : {
            undoKeys: ['start', 'start here', 'start instead', 'start here instead'].map(
              (verb) => `${verb} ${buildRoundText(at)}`,
            ),
            // A draft of the schedule may put another round before it: then the other offices offer its start.
            undoOffices: ['schedule', 'MC', 'scrutineer'],
          }),
    },
  );
