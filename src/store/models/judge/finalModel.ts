import type { CompetitionEvent, Round } from '../../../domain/competition.ts';
import type { EventDance } from '../../../domain/event/dances.ts';
import type { LeadNumber } from '../../../domain/ids.ts';
import type { Marked } from '../../sheets/judgesSheets.ts';
import { couplesOnSheet, couplesOutOfSheet, type CoupleOnSheet } from './couplesOnSheet.ts';
import {
  lateWithoutPlace,
  orderOfSheet,
  insertAtPlace,
  placeNext,
  swap,
  takeOut,
  type FinalOrder,
} from './finalOrder.ts';
import type { CurrentSheet } from './sheetNow.ts';

export type Swapping =
  | { readonly kind: 'no' }
  | { readonly kind: 'first' }
  | { readonly kind: 'second'; readonly first: LeadNumber };

export const NOT_SWAPPING: Swapping = { kind: 'no' };

export interface FinalInputs {
  readonly event: CompetitionEvent;
  readonly round: Round;
  readonly dance: EventDance;
  readonly sheet: CurrentSheet;
  readonly swapping: Swapping;
}

/** The sheet after a press. Without `marked`, the sheet is unchanged. */
export interface AfterPress {
  readonly swapping: Swapping;
  readonly marked?: Marked | undefined;
}

/** A judge's order in one dance of a final, and the effect of each press. */
export interface FinalModel {
  readonly inFinal: readonly CoupleOnSheet[];
  readonly couples: readonly LeadNumber[];
  readonly order: FinalOrder;
  readonly places: number;
  readonly open: number;
  /** Placed, and not in this final. */
  readonly gone: readonly LeadNumber[];
  /** Couples with a place that left the round. */
  readonly out: readonly LeadNumber[];
  /** A late couple that is the only one without a place: it can go between others. */
  readonly late: LeadNumber | undefined;
  readonly toggleSwap: () => AfterPress;
  readonly tap: (number: LeadNumber) => AfterPress;
  readonly insert: (place: number) => AfterPress;
  readonly remove: (number: LeadNumber) => AfterPress;
  readonly send: () => AfterPress;
}

export function finalModel({ event, round, dance, sheet, swapping }: FinalInputs): FinalModel {
  const inFinal = couplesOnSheet(event, round, dance);
  const order = orderOfSheet(sheet.numbers, inFinal);
  const couples = inFinal.map(({ number }) => number);
  // A late couple gets a place only on unsent sheets.
  const places = sheet.sent ? order.length : couples.length;
  const late = sheet.sent ? undefined : lateWithoutPlace(order, inFinal);
  const out = couplesOutOfSheet(event, inFinal, sheet.numbers);
  const keep = (numbers: FinalOrder, sent = false): AfterPress => ({
    swapping: NOT_SWAPPING,
    marked: { numbers, pencilled: [], sent },
  });
  return {
    inFinal,
    couples,
    order,
    places,
    open: places - order.length,
    gone: sheet.numbers.filter((number) => !order.includes(number) && !out.includes(number)),

    out,
    late,
    toggleSwap: () => ({ swapping: swapping.kind === 'no' ? { kind: 'first' } : NOT_SWAPPING }),
    tap: (number) => {
      if (sheet.sent) return { swapping };
      if (swapping.kind === 'second')
        // The couple tapped first may have left the round.
        return swapping.first !== number && order.includes(swapping.first)
          ? keep(swap(order, swapping.first, number))
          : { swapping: NOT_SWAPPING };
      if (order.includes(number)) return { swapping: { kind: 'second', first: number } };
      return swapping.kind === 'no' ? keep(placeNext(order, number)) : { swapping };
    },
    insert: (place) =>
      late === undefined ? { swapping: NOT_SWAPPING } : keep(insertAtPlace(order, late, place)),
    remove: (number) => keep(takeOut(order, number)),
    send: () => keep(order, true),
  };
}
