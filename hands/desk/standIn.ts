import { asWritten } from '../../src/domain/event/asWritten.ts';
import { replaced } from '../../src/domain/floor/judgeReplaced.ts';
import { judgeExchanged } from '../../src/store/rounds/outAndReplaced.ts';
import { press, type Press } from '../people/press.ts';
import { picked } from '../rendezvous.ts';
import { keyOf, saidOf, WHY, type AtTheDesk, type DeskOfRound } from './desk.ts';

/** The dialog behind J. */
export function standIn(by: AtTheDesk, desk: DeskOfRound): readonly Press[] {
  const { event, round, sheets, judges } = desk;
  const of = keyOf(desk);
  const free = judges.find(({ key }) => !sheets.judges.includes(key));
  const [leaves] = picked(`leaves ${of}`, sheets.judges, 1);
  if (free === undefined || leaves === undefined) return [];
  return event.dances.flatMap((from) => {
    const change = { judge: leaves, by: free.key, from, why: WHY };
    if (!replaced(sheets.panels, change).ok) return [];
    return [
      press(
        `stand-in ${asWritten(from)} ${of}`,
        `has judge ${free.key} stand in for ${leaves} from ${asWritten(from)} of ${saidOf(desk)} on`,
        by.act((author) => [judgeExchanged(author, event, round, sheets.judges, change)]),
        { weight: 0.25 },
      ),
    ];
  });
}
