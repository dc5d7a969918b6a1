import type { CompetitionEvent, Round } from '../../../domain/competition.ts';
import type { EventDance } from '../../../domain/event/dances.ts';
import type { LeadNumber } from '../../../domain/ids.ts';
import type { MarkedSheet } from '../../sheets/judgesSheets.ts';
import { listCouplesOnSheet, findCouplesOutOnSheet, type CoupleOnSheet } from './couplesOnSheet.ts';
import {
  findLateCouple,
  toFinalOrder,
  insertAtPlace,
  placeNext,
  swapCouples,
  removeFromOrder,
  type FinalOrder,
} from './finalOrder.ts';
import type { CurrentSheet } from './currentSheet.ts';

export type SwapState =
  | { readonly kind: 'no' }
  | { readonly kind: 'first' }
  | { readonly kind: 'second'; readonly first: LeadNumber };

export const NO_SWAP: SwapState = { kind: 'no' };

export interface FinalInputs {
  readonly event: CompetitionEvent;
  readonly round: Round;
  readonly dance: EventDance;
  readonly sheet: CurrentSheet;
  readonly swapping: SwapState;
}

/** The sheet after a press. Without `marked`, the sheet is unchanged. */
export interface PressResult {
  readonly swapping: SwapState;
  readonly marked?: MarkedSheet | undefined;
}

/** A judge's order in one dance of a final, and the effect of each press. */
export interface FinalModel {
  readonly inFinal: readonly CoupleOnSheet[];
  readonly couples: readonly LeadNumber[];
  readonly order: FinalOrder;
  readonly places: number;
  readonly open: number;
  /** Numbers with a place that are not in this final. */
  readonly gone: readonly LeadNumber[];
  /** Couples with a place that have left the round. */
  readonly out: readonly LeadNumber[];
  /** A late couple that is the only one without a place: it can go between others. */
  readonly late: LeadNumber | undefined;
  readonly toggleSwap: () => PressResult;
  readonly tap: (number: LeadNumber) => PressResult;
  readonly insert: (place: number) => PressResult;
  readonly remove: (number: LeadNumber) => PressResult;
  readonly send: () => PressResult;
}

export function buildFinalModel({ event, round, dance, sheet, swapping }: FinalInputs): FinalModel {
  const inFinal = listCouplesOnSheet(event, round, dance);
  const order = toFinalOrder(sheet.numbers, inFinal);
  const couples = inFinal.map(({ number }) => number);
  // A late couple gets a place only on unsent sheets.
  const places = sheet.sent ? order.length : couples.length;
  const late = sheet.sent ? undefined : findLateCouple(order, inFinal);
  const out = findCouplesOutOnSheet(event, inFinal, sheet.numbers);
  const keep = (numbers: FinalOrder, sent = false): PressResult => ({
    swapping: NO_SWAP,
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
    toggleSwap: () => ({ swapping: swapping.kind === 'no' ? { kind: 'first' } : NO_SWAP }),
    tap: (number) => {
      if (sheet.sent) return { swapping };
      if (swapping.kind === 'second')
        // The couple tapped first may have left the round.
        return swapping.first !== number && order.includes(swapping.first)
          ? keep(swapCouples(order, swapping.first, number))
          : { swapping: NO_SWAP };
      if (order.includes(number)) return { swapping: { kind: 'second', first: number } };
      return swapping.kind === 'no' ? keep(placeNext(order, number)) : { swapping };
    },
    insert: (place) => (late === undefined ? { swapping: NO_SWAP } : keep(insertAtPlace(order, late, place))),
    remove: (number) => keep(removeFromOrder(order, number)),
    send: () => keep(order, true),
  };
}
