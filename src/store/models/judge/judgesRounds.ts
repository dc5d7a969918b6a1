import { storedTerm } from '../../../domain/event/storedTerm.ts';
import { danceOf, dancesInOrder, type EventDance } from '../../../domain/event/dances.ts';
import {
  panelOf,
  roundOf,
  type CompetitionEvent,
  type Judge,
  type Round,
} from '../../../domain/competition.ts';
import { panelsOf } from '../../../domain/floor/judging.ts';
import { floorToShow } from '../../../domain/floor/floorToShow.ts';
import type { EventKey, JudgeKey } from '../../../domain/ids.ts';
import type { FloorPosition } from '../../floor/live.ts';
import type { CurrentSheet } from './sheetNow.ts';
import { sheetPlace, type SheetPlace } from '../../sheets/sheetAt.ts';

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
  /** With two floors. */
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

export const judgesRoundKey = ({ event, round }: RoundPlace): string => `${event}/${round}`;

export const sheetKey = ({ round, dance }: SheetOfRound): string => `${round.key}/${storedTerm(dance)}`;

const stateOf = ({ sent, numbers, pencilled }: CurrentSheet): SheetProgress => {
  if (sent) return 'sent';
  return numbers.length + pencilled.length > 0 ? 'marked' : 'open';
};

export const isDue = ({ state }: SheetOfDance): boolean => state !== 'sent';
export const dueSheets = ({ sheets }: JudgesRound): readonly SheetOfDance[] => sheets.filter(isDue);
export const isRoundDue = (round: JudgesRound): boolean => dueSheets(round).length > 0;
export const findSheet = ({ sheets }: JudgesRound, dance: EventDance): SheetOfDance | undefined =>
  sheets.find((sheet) => sheet.dance === dance);

/** An event without dances has one dance without a name. */
export const dancesMarked = (event: CompetitionEvent): readonly EventDance[] =>
  event.dances.length > 0 ? dancesInOrder(event) : [danceOf('')];

/** The dance of a judge's only sheet in a round of several dances. */
export const onlyDance = ({ event, sheets }: Pick<JudgesRound, 'event' | 'sheets'>): EventDance | undefined =>
  sheets.length === 1 && event.dances.length > 1 ? sheets[0]?.dance : undefined;

export const danceOnFloor = ({ event, onFloor }: JudgesRound): EventDance =>
  dancesMarked(event)[onFloor.dance] ?? dancesMarked(event)[0] ?? danceOf('');

/** Rounds on the floor in the order of their starts. */
export function sortByStart({
  floor,
  eventOf,
}: Pick<FloorState, 'floor' | 'eventOf'>): readonly FloorPosition[] {
  const startOf = ({ event, round }: FloorPosition): number => {
    const of = eventOf(event);
    return (of === undefined ? undefined : roundOf(of, round)?.startedAt) ?? 0;
  };
  return floor.toSorted((a, b) => startOf(a) - startOf(b));
}

/** The judge's rounds on the floor, in the order of their starts. */
export function roundsOf(hears: FloorState): readonly JudgesRound[] {
  const { judge, judges, eventOf, sheetOf } = hears;
  const floors = hears.floor.map(({ floor }) => floor);
  return sortByStart(hears).flatMap((onFloor) => {
    const event = eventOf(onFloor.event);
    const round = event === undefined ? undefined : roundOf(event, onFloor.round);
    if (event === undefined || round?.state !== 'running') return [];
    if (!panelOf(round, judges).includes(judge)) return [];
    const panels = panelsOf(event, round, judges);
    // A judge and their substitute have dances of their own.
    const dances = dancesMarked(event).filter((dance) => panels.get(dance)?.includes(judge) ?? true);
    const sheets = dances.map((dance): SheetOfDance => {
      const sheet = sheetOf(sheetPlace(event, round, { judge, dance }));
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
        key: judgesRoundKey(onFloor),
        event,
        round,
        onFloor,
        floor: floorToShow(onFloor.floor, floors),
        sheets,
      },
    ];
  });
}

/** The due sheet of the current dance, or else the next due one. */
export function sheetToMark(round: JudgesRound): SheetOfRound {
  const danced = danceOnFloor(round);
  const due = dueSheets(round);
  const later = due.find(({ dance }) => dancesMarked(round.event).indexOf(dance) >= round.onFloor.dance);
  const isDanced = due.some(({ dance }) => dance === danced);
  // The current dance may be a substitute's.
  const inHand = findSheet(round, danced) ?? round.sheets.at(-1);
  return { round, dance: isDanced ? danced : ((later ?? due[0] ?? inHand)?.dance ?? danced) };
}
