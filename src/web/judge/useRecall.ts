import { sheetPlace } from '../../store/sheets/sheetAt.ts';
import type { LeadNumber } from '../../domain/ids.ts';
import { recallModel } from '../../store/models/judge/recallModel.ts';
import type { Marked } from '../../store/sheets/judgesSheets.ts';
import { shake } from './haptics.ts';
import type { RecallSheetProps } from './sheetProps.ts';
import { useSeen } from './useSeen.ts';

/** The sheet of a preliminary round as it is shown: its thumb feels what it does. */
export function useRecall({
  event,
  round,
  judge,
  dance,
  sheet,
  onChange,
}: Pick<RecallSheetProps, 'event' | 'round' | 'judge' | 'dance' | 'sheet' | 'onChange'>) {
  const [seen, keepSeen] = useSeen(sheetPlace(event, round, { judge, dance }), sheet.sent);
  const recall = recallModel({ event, round, dance, sheet, seen });
  const take = (marked: Marked | undefined, felt?: 'pencilled' | 'sent'): void => {
    if (marked === undefined) return;
    const { length } = marked.numbers;
    if (felt !== undefined) shake(felt);
    else if (length > recall.chosen) shake(length === recall.wanted ? 'complete' : 'chosen');
    onChange(marked);
  };
  return {
    ...recall,
    tap: (number: LeadNumber) => take(recall.tap(number)),
    pencil: (number: LeadNumber) => take(recall.pencil(number), 'pencilled'),
    send: (reason?: string) => {
      keepSeen(recall.couples.map(({ number }) => number));
      take(recall.send(reason), 'sent');
    },
  };
}
