import { askedFor } from '../../domain/competition.ts';
import { useMemo } from 'react';
import { byNumber, type LeadNumber } from '../../domain/ids.ts';
import { couplesOnSheet, outOf, wornTwice, type CoupleOnSheet } from './couplesOnSheet.ts';
import { shake } from './haptics.ts';
import { newcomersOn } from './newcomers.ts';
import type { RecallSheetProps } from './sheetProps.ts';
import { useSeen } from './useSeen.ts';
import { sheetPlace } from '../../store/sheets/sheetAt.ts';

export interface Recall {
  readonly couples: readonly CoupleOnSheet[];
  /** How many are recalled, and how many the round asks for: never more than there are on the floor. */
  readonly chosen: number;
  readonly wanted: number;
  /** Recalled, and out of the round since. */
  readonly out: readonly LeadNumber[];
  /** Recalled, and nobody's number in this event. */
  readonly gone: readonly LeadNumber[];
  /** Have come since the sheet was sent last. */
  readonly newcomers: readonly CoupleOnSheet[];
  /** Worn by two couples. */
  readonly twice: readonly LeadNumber[];
  readonly tap: (number: LeadNumber) => void;
  readonly pencil: (number: LeadNumber) => void;
  /** `reason`: said when it is another number than the one asked for. */
  readonly send: (reason?: string) => void;
}

const without = (numbers: readonly LeadNumber[], one: LeadNumber) =>
  numbers.filter((number) => number !== one);

/** A judge's recalls in one dance of a preliminary round, and what a thumb does to them. */
export function useRecall({
  event,
  round,
  judge,
  dance,
  sheet,
  onChange,
}: Pick<RecallSheetProps, 'event' | 'round' | 'judge' | 'dance' | 'sheet' | 'onChange'>): Recall {
  const place = sheetPlace(event, round, { judge, dance });
  const [seen, keepSeen] = useSeen(place, sheet.sent);
  const couples = useMemo(() => couplesOnSheet(event, round, dance), [event, round, dance]);
  const twice = useMemo(() => wornTwice(event, round), [event, round]);
  const isOnSheet = (number: LeadNumber) => couples.some((couple) => couple.number === number);
  // Who was scratched, or never was in this round, does not count; on a sheet that is sent it stands as it was sent.
  const numbers = sheet.sent ? sheet.numbers : sheet.numbers.filter((number) => isOnSheet(number));
  const chosen = numbers.length;
  const wanted = askedFor(round, couples.length);

  const out = outOf(event, couples, sheet.numbers);

  const keep = (next: readonly LeadNumber[], pencilled: readonly LeadNumber[]) =>
    onChange({ numbers: next.toSorted(byNumber), pencilled, sent: false });
  return {
    couples,
    chosen,
    wanted,
    newcomers: newcomersOn(couples, sheet, seen),
    out,
    gone: sheet.numbers.filter((number) => !isOnSheet(number) && !out.includes(number)),
    twice,
    tap: (number) => {
      if (sheet.sent) return;
      if (numbers.includes(number)) keep(without(numbers, number), sheet.pencilled);
      else {
        shake(chosen + 1 === wanted ? 'complete' : 'chosen');
        keep([...numbers, number], without(sheet.pencilled, number));
      }
    },
    pencil: (number) => {
      if (sheet.sent) return;
      shake('pencilled');
      if (sheet.pencilled.includes(number)) keep(numbers, without(sheet.pencilled, number));
      else keep(without(numbers, number), [...sheet.pencilled, number]);
    },
    send: (reason) => {
      shake('sent');
      keepSeen(couples.map(({ number }) => number));
      onChange({ numbers, pencilled: [], sent: true, reason });
    },
  };
}
