import { danceOf, inFloorOrder, type EventDance } from '../../domain/event/dances.ts';
import { panelOf, roundOf, type CompetitionEvent, type Judge, type Round } from '../../domain/competition.ts';
import type { EventKey, JudgeKey } from '../../domain/ids.ts';
import type { OnTheFloor } from '../../store/floor/live.ts';
import type { SheetPlace } from '../../store/sheets/sheetAt.ts';
import type { SheetNow } from './sheetNow.ts';

/** open: nothing is on it yet; marked: begun and not sent; sent: the judge's part is done. */
export type SheetState = 'open' | 'marked' | 'sent';

/** A dance of a round, as the judge's tab of it shows it. */
export interface SheetOfDance {
  readonly dance: EventDance;
  readonly state: SheetState;
  readonly marks: number;
  /** Sent, and received. */
  readonly isIn: boolean;
}

/** A round on the floor that this judge marks. */
export interface JudgesRound {
  readonly key: string;
  readonly event: CompetitionEvent;
  readonly round: Round;
  readonly onFloor: OnTheFloor;
  /** In the order of the dances. */
  readonly sheets: readonly SheetOfDance[];
}

/** One of the judge's sheets. */
export interface SheetOfRound {
  readonly round: JudgesRound;
  readonly dance: EventDance;
}

/** Where the judge's own thumb has gone, and how the floor stood then: it holds until the floor has moved on. */
export interface Looked {
  readonly round: string;
  readonly dance: EventDance;
  readonly during: { readonly dance: number; readonly rounds: readonly string[] };
}

/** How the sheet that is shown stands to the dance that is danced. */
export type Step =
  | { readonly kind: 'together' }
  /** `floor`: the dance that is danced. */
  | { readonly kind: 'ahead' | 'behind'; readonly floor: EventDance };

/** What comes after the sheet that is shown. */
export type Next =
  | { readonly kind: 'dance'; readonly at: SheetOfRound }
  | { readonly kind: 'round'; readonly at: SheetOfRound }
  /** All of this judge's sheets are sent. */
  | { readonly kind: 'end' };

/** The sheet that is open on the phone, and the ways from it. */
export interface Shown extends SheetOfRound {
  readonly step: Step;
  readonly next: Next;
  /** Another round that waits for this judge: the next in order of their starts, and from the last the first. */
  readonly other: SheetOfRound | undefined;
}

export interface JudgesDay {
  /** The rounds on the floor that this judge marks, the one that was started first at the head. */
  readonly rounds: readonly JudgesRound[];
  readonly shown: Shown | undefined;
  /** What has gone on the floor last, whoever marks it. */
  readonly lastStarted: { readonly event: CompetitionEvent; readonly round: Round | undefined } | undefined;
}

/** All that a judge's phone has heard and holds. */
export interface JudgeHears {
  readonly judge: JudgeKey;
  readonly judges: readonly Judge[];
  readonly floor: readonly OnTheFloor[];
  readonly eventOf: (event: EventKey) => CompetitionEvent | undefined;
  readonly sheetOf: (place: SheetPlace) => SheetNow;
  readonly looked: Looked | undefined;
}

export const roundKey = ({ event, round }: Pick<OnTheFloor, 'event' | 'round'>): string =>
  `${event}/${round}`;

const stateOf = ({ sent, numbers, pencilled }: SheetNow): SheetState => {
  if (sent) return 'sent';
  return numbers.length + pencilled.length > 0 ? 'marked' : 'open';
};

const isDue = ({ state }: SheetOfDance): boolean => state !== 'sent';
const dueIn = ({ sheets }: JudgesRound): readonly SheetOfDance[] => sheets.filter(isDue);
const isRoundDue = (round: JudgesRound): boolean => dueIn(round).length > 0;
const sheetIn = ({ sheets }: JudgesRound, dance: EventDance): SheetOfDance | undefined =>
  sheets.find((sheet) => sheet.dance === dance);

/** The dances of an event as they come on the floor; one without a name where none is written down. */
const dancesOf = ({ style, dances }: CompetitionEvent): readonly EventDance[] =>
  dances.length > 0 ? inFloorOrder(style, dances) : [danceOf('')];

/** The dance of a round that is danced. */
export const danceOnFloor = ({ event, onFloor }: JudgesRound): EventDance =>
  dancesOf(event)[onFloor.dance] ?? dancesOf(event)[0] ?? danceOf('');

/** The round that was started first at the head. When its music plays is another matter: that begins with each heat. */
function inOrder({ floor, eventOf }: JudgeHears): readonly OnTheFloor[] {
  const startOf = ({ event, round }: OnTheFloor): number => {
    const of = eventOf(event);
    return (of === undefined ? undefined : roundOf(of, round)?.startedAt) ?? 0;
  };
  return floor.toSorted((a, b) => startOf(a) - startOf(b));
}

function lastStartedOf(hears: JudgeHears): JudgesDay['lastStarted'] {
  const { eventOf } = hears;
  const last = inOrder(hears).at(-1);
  const event = last === undefined ? undefined : eventOf(last.event);
  return last === undefined || event === undefined ? undefined : { event, round: roundOf(event, last.round) };
}

function roundsOf(hears: JudgeHears): readonly JudgesRound[] {
  const { judge, judges, eventOf, sheetOf } = hears;
  return inOrder(hears).flatMap((onFloor) => {
    const event = eventOf(onFloor.event);
    const round = event === undefined ? undefined : roundOf(event, onFloor.round);
    if (event === undefined || round?.state !== 'running') return [];
    if (!panelOf(round, judges).includes(judge)) return [];
    const sheets = dancesOf(event).map((dance): SheetOfDance => {
      const sheet = sheetOf({ event: event.key, round: round.number, judge, dance });
      const isIn = sheet.sent && sheet.delivery.kind === 'received';
      return { dance, state: stateOf(sheet), marks: sheet.numbers.length, isIn };
    });
    return [{ key: roundKey(onFloor), event, round, onFloor, sheets }];
  });
}

/** A sheet that is begun is never taken away; any other stays until the floor moves, or a round starts after the last sheet. */
function stays({ round, dance }: SheetOfRound, { during }: Looked, rounds: readonly JudgesRound[]): boolean {
  if (sheetIn(round, dance)?.state === 'marked') return true;
  if (round.onFloor.dance !== during.dance) return false;
  return isRoundDue(round) || !rounds.some((one) => isRoundDue(one) && !during.rounds.includes(one.key));
}

/** The sheet to mark in a round: of the dance that is danced if it is due, else the next that is. */
function sheetToMark(round: JudgesRound): SheetOfRound {
  const danced = danceOnFloor(round);
  const due = dueIn(round);
  const later = due.find(({ dance }) => dancesOf(round.event).indexOf(dance) >= round.onFloor.dance);
  const isDanced = due.some(({ dance }) => dance === danced);
  return { round, dance: isDanced ? danced : ((later ?? due[0])?.dance ?? danced) };
}

/** Where the floor takes the phone: only ever to a sheet that is due. */
function followed(
  rounds: readonly JudgesRound[],
  looked: SheetOfRound | undefined,
): SheetOfRound | undefined {
  const round =
    looked !== undefined && isRoundDue(looked.round)
      ? looked.round
      : (rounds.find(isRoundDue) ?? looked?.round ?? rounds.at(-1));
  if (round === undefined) return undefined;
  const onFloor = sheetIn(round, danceOnFloor(round));
  const isThere = looked?.round === round && !(onFloor !== undefined && isDue(onFloor));
  return isThere ? looked : sheetToMark(round);
}

function sheetShown(rounds: readonly JudgesRound[], looked: Looked | undefined): SheetOfRound | undefined {
  const at = rounds.find(({ key }) => key === looked?.round);
  if (looked === undefined) {
    // The page was loaded anew: what the judge was at is where the thumb goes on.
    const begun = rounds.flatMap((round) =>
      round.sheets.flatMap(({ dance, state }) => (state === 'marked' ? [{ round, dance }] : [])),
    );
    return (
      begun.find(({ round, dance }) => dance === danceOnFloor(round)) ??
      begun[0] ??
      followed(rounds, undefined)
    );
  }
  const there =
    at === undefined || sheetIn(at, looked.dance) === undefined
      ? undefined
      : { round: at, dance: looked.dance };
  return there !== undefined && stays(there, looked, rounds) ? there : followed(rounds, there);
}

function stepOf({ round, dance }: SheetOfRound): Step {
  const floor = danceOnFloor(round);
  if (dance === floor) return { kind: 'together' };
  const dances = dancesOf(round.event);
  return { kind: dances.indexOf(dance) > dances.indexOf(floor) ? 'ahead' : 'behind', floor };
}

/** What was danced and is still due, then the dances to come, then the other rounds, the oldest first. */
function nextOf({ round, dance }: SheetOfRound, rounds: readonly JudgesRound[]): Next {
  const dances = dancesOf(round.event);
  const due = dueIn(round).filter((sheet) => sheet.dance !== dance);
  const sheet =
    due.find((one) => dances.indexOf(one.dance) <= round.onFloor.dance) ??
    due.find((one) => dances.indexOf(one.dance) > dances.indexOf(dance)) ??
    due[0];
  if (sheet !== undefined) return { kind: 'dance', at: { round, dance: sheet.dance } };
  const other = rounds.find((one) => one !== round && isRoundDue(one));
  return other === undefined ? { kind: 'end' } : { kind: 'round', at: sheetToMark(other) };
}

function otherOf({ round }: SheetOfRound, rounds: readonly JudgesRound[]): SheetOfRound | undefined {
  const at = rounds.indexOf(round);
  const other = [...rounds.slice(at + 1), ...rounds.slice(0, at)].find(isRoundDue);
  return other === undefined ? undefined : sheetToMark(other);
}

/** What a judge's phone shows: which rounds and sheets this judge has, in which order, and which of them is open. */
export function judgesDay(hears: JudgeHears): JudgesDay {
  const rounds = roundsOf(hears);
  const shown = sheetShown(rounds, hears.looked);
  const lastStarted = lastStartedOf(hears);
  if (shown === undefined) return { rounds, shown, lastStarted };
  const ways = { step: stepOf(shown), next: nextOf(shown, rounds), other: otherOf(shown, rounds) };
  return { rounds, shown: { ...shown, ...ways }, lastStarted };
}

/** The judge has gone to a sheet, or marked it: it stays until the floor moves on. */
export const lookedAt = ({ rounds }: JudgesDay, { round, dance }: SheetOfRound): Looked => ({
  round: round.key,
  dance,
  during: { dance: round.onFloor.dance, rounds: rounds.map(({ key }) => key) },
});
