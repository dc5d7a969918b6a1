import { countMarksNeeded, type CompetitionEvent, type RecallRound } from '../../../domain/competition.ts';
import type { EventDance } from '../../../domain/event/dances.ts';
import { compareNumbers, type LeadNumber } from '../../../domain/ids.ts';
import type { MarkedSheet } from '../../sheets/judgesSheets.ts';
import { listCouplesOnSheet, findCouplesOutOnSheet, type CoupleOnSheet } from './couplesOnSheet.ts';
import { findNewcomers } from './newcomers.ts';
import type { CurrentSheet } from './currentSheet.ts';

export interface RecallInputs {
  readonly event: CompetitionEvent;
  readonly round: RecallRound;
  readonly dance: EventDance;
  readonly sheet: CurrentSheet;
  /** The couples on the sheet when this device sent it last. */
  readonly seen: ReadonlySet<LeadNumber> | undefined;
}

/** A judge's recalls in one dance, and the effect of each press. */
export interface RecallModel {
  readonly couples: readonly CoupleOnSheet[];
  readonly chosen: number;
  /** The number of couples to recall: at most those on the floor. */
  readonly wanted: number;
  /** True if as many couples are recalled as asked for. Any other number must be sent on purpose. */
  readonly isComplete: boolean;
  /** Recalled couples that left the round. */
  readonly out: readonly LeadNumber[];
  /** Recalled, but unknown in this event. */
  readonly gone: readonly LeadNumber[];
  /** Joined after the sheet was sent last. */
  readonly newcomers: readonly CoupleOnSheet[];
  readonly tap: (number: LeadNumber) => MarkedSheet | undefined;
  readonly pencil: (number: LeadNumber) => MarkedSheet | undefined;
  /** Sends the sheet. `reason`: why it recalls another number than asked for. */
  readonly send: (reason?: string) => MarkedSheet;
}

const without = (numbers: readonly LeadNumber[], one: LeadNumber) =>
  numbers.filter((number) => number !== one);

const toggled = (numbers: readonly LeadNumber[], one: LeadNumber) =>
  numbers.includes(one) ? without(numbers, one) : [...numbers, one];

export function buildRecallModel({ event, round, dance, sheet, seen }: RecallInputs): RecallModel {
  const couples = listCouplesOnSheet(event, round, dance);
  const isOnSheet = (number: LeadNumber) => couples.some((couple) => couple.number === number);
  // Numbers out of the round don't count, except on a sent sheet.
  const numbers = sheet.sent ? sheet.numbers : sheet.numbers.filter(isOnSheet);
  const out = findCouplesOutOnSheet(event, couples, sheet.numbers);
  const keep = (next: readonly LeadNumber[], pencilled: readonly LeadNumber[]): MarkedSheet | undefined =>
    sheet.sent ? undefined : { numbers: next.toSorted(compareNumbers), pencilled, sent: false };
  const [chosen, wanted] = [numbers.length, countMarksNeeded(round, couples.length)];
  return {
    couples,
    chosen,
    wanted,
    isComplete: chosen === wanted,
    out,
    gone: sheet.numbers.filter((number) => !isOnSheet(number) && !out.includes(number)),
    newcomers: findNewcomers(couples, sheet, seen),

    tap: (number) => keep(toggled(numbers, number), without(sheet.pencilled, number)),
    pencil: (number) => keep(without(numbers, number), toggled(sheet.pencilled, number)),
    send: (reason) => ({ numbers, pencilled: [], sent: true, reason }),
  };
}
