import { toStoredTerm } from '../../../domain/event/storedTerm.ts';
import { parseDance, sortEventDances, type EventDance } from '../../../domain/event/dances.ts';
import {
  getPanel,
  findRound,
  type CompetitionEvent,
  type Judge,
  type Round,
} from '../../../domain/competition.ts';
import { buildPanels } from '../../../domain/floor/judging.ts';
import { pickFloorToShow } from '../../../domain/floor/floorToShow.ts';
import type { EventKey, JudgeKey } from '../../../domain/ids.ts';
import type { FloorPosition } from '../../floor/live.ts';
import type { CurrentSheet } from './currentSheet.ts';
import { createSheetPlace, type SheetPlace } from '../../sheets/sheetAt.ts';

export type RoundPlace = Pick<FloorPosition, 'event' | 'round'>;

/** open: empty; marked: begun, but not sent. */
export type SheetProgress = 'open' | 'marked' | 'sent';

export interface SheetOfDance {
  readonly dance: EventDance;
  readonly state: SheetProgress;
  readonly marks: number;
  /** True if the sheet was sent before, and is open again with its marks because the line-up changed. */
  readonly isAgain: boolean;
  /** True if the sheet was sent and received. */
  readonly isIn: boolean;
}

/** A round on the floor that this judge marks. */
export interface JudgesRound {
  readonly key: string;
  readonly event: CompetitionEvent;
  readonly round: Round;
  readonly onFloor: FloorPosition;
  /** Undefined unless two floors are in use. */
  readonly floor: number | undefined;
  readonly sheets: readonly SheetOfDance[];
}

export interface SheetOfRound {
  readonly round: JudgesRound;
  readonly dance: EventDance;
}

export interface FloorState {
  readonly judge: JudgeKey;
  readonly judges: readonly Judge[];
  readonly floor: readonly FloorPosition[];
  readonly eventOf: (event: EventKey) => CompetitionEvent | undefined;
  readonly sheetOf: (place: SheetPlace) => CurrentSheet;
}

export const buildJudgesRoundKey = ({ event, round }: RoundPlace): string => `${event}/${round}`;

export const buildSheetKey = ({ round, dance }: SheetOfRound): string =>
  `${round.key}/${toStoredTerm(dance)}`;

const stateOf = ({ sent, numbers, pencilled }: CurrentSheet): SheetProgress => {
  if (sent) return 'sent';
  return numbers.length + pencilled.length > 0 ? 'marked' : 'open';
};

export const isDue = ({ state }: SheetOfDance): boolean => state !== 'sent';
export const listDueSheets = ({ sheets }: JudgesRound): readonly SheetOfDance[] => sheets.filter(isDue);
export const isRoundDue = (round: JudgesRound): boolean => listDueSheets(round).length > 0;
export const findSheet = ({ sheets }: JudgesRound, dance: EventDance): SheetOfDance | undefined =>
  sheets.find((sheet) => sheet.dance === dance);

/** An event without dances has one dance without a name. */
export const listMarkedDances = (event: CompetitionEvent): readonly EventDance[] =>
  event.dances.length > 0 ? sortEventDances(event) : [parseDance('')];

/** The dance of a judge's only sheet in a round of several dances. */
export const findOnlyDance = ({
  event,
  sheets,
}: Pick<JudgesRound, 'event' | 'sheets'>): EventDance | undefined =>
  sheets.length === 1 && event.dances.length > 1 ? sheets[0]?.dance : undefined;

export const getDanceOnFloor = ({ event, onFloor }: JudgesRound): EventDance =>
  listMarkedDances(event)[onFloor.dance] ?? listMarkedDances(event)[0] ?? parseDance('');

/** Rounds on the floor in the order of their starts. */
export function sortByStart({
  floor,
  eventOf,
}: Pick<FloorState, 'floor' | 'eventOf'>): readonly FloorPosition[] {
  const startOf = ({ event, round }: FloorPosition): number => {
    const of = eventOf(event);
    return (of === undefined ? undefined : findRound(of, round)?.startedAt) ?? 0;
  };
  return floor.toSorted((a, b) => startOf(a) - startOf(b));
}

/** The judge's rounds on the floor, in the order of their starts. */
export function listJudgesRounds(hears: FloorState): readonly JudgesRound[] {
  const { judge, judges, eventOf, sheetOf } = hears;
  const floors = hears.floor.map(({ floor }) => floor);
  return sortByStart(hears).flatMap((onFloor) => {
    const event = eventOf(onFloor.event);
    const round = event === undefined ? undefined : findRound(event, onFloor.round);
    if (event === undefined || round?.state !== 'running') return [];
    if (!getPanel(round, judges).includes(judge)) return [];
    const panels = buildPanels(event, round, judges);
    // A judge and their substitute mark different dances.
    const dances = listMarkedDances(event).filter((dance) => panels.get(dance)?.includes(judge) ?? true);
    const sheets = dances.map((dance): SheetOfDance => {
      const sheet = sheetOf(createSheetPlace(event, round, { judge, dance }));
      const isIn = sheet.sent && sheet.delivery.kind === 'received';
      return {
        dance,
        state: stateOf(sheet),
        marks: sheet.numbers.length,
        isAgain: sheet.isOpenAgain && !sheet.sent,
        isIn,
      };
    });
    return [
      {
        key: buildJudgesRoundKey(onFloor),
        event,
        round,
        onFloor,
        floor: pickFloorToShow(onFloor.floor, floors),
        sheets,
      },
    ];
  });
}

/** The due sheet of the current dance, or else the next due one. */
export function findSheetToMark(round: JudgesRound): SheetOfRound {
  const danced = getDanceOnFloor(round);
  const due = listDueSheets(round);
  const later = due.find(({ dance }) => listMarkedDances(round.event).indexOf(dance) >= round.onFloor.dance);
  const isDanced = due.some(({ dance }) => dance === danced);
  // The current dance may be a substitute's.
  const inHand = findSheet(round, danced) ?? round.sheets.at(-1);
  return { round, dance: isDanced ? danced : ((later ?? due[0] ?? inHand)?.dance ?? danced) };
}
