import { storedTerm } from '../../src/domain/event/storedTerm.ts';
import { replaced } from '../../src/domain/floor/judgeReplaced.ts';
import { mayLeave, availableSubstitutes } from '../../src/domain/floor/judgesOffered.ts';
import { judgeExchanged } from '../../src/store/rounds/outAndReplaced.ts';
import { press, type Press } from '../people/press.ts';
import { pickSome } from '../rendezvous.ts';
import { REASON, type AtTheDesk, type DeskOfRound } from './desk.ts';
import { keyOf, labelOf } from '../story.ts';

/** The dialog behind J. */
export function standInPresses(by: AtTheDesk, desk: DeskOfRound): readonly Press[] {
  const { event, round, sheets, judges } = desk;
  const of = keyOf(desk);
  return event.dances.flatMap((from) => {
    const [free] = availableSubstitutes(sheets.panels, from, judges);
    const [leaves] = pickSome(`leaves ${of}`, mayLeave(sheets.panels, from), 1);
    if (free === undefined || leaves === undefined) return [];
    const change = { judge: leaves, by: free.key, from, why: REASON };
    const after = replaced(sheets.panels, change);
    if (!after.ok) return [];
    return [
      press(
        `stand-in ${storedTerm(from)} ${of}`,
        `has judge ${free.key} stand in for ${leaves} from ${storedTerm(from)} of ${labelOf(desk)} on`,
        by.act((author) => [judgeExchanged(author, { event, round }, after.value, change)]),
        { weight: 0.25 },
      ),
    ];
  });
}
