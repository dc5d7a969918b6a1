import { toStoredTerm } from '../../src/domain/event/storedTerm.ts';
import { replaceJudge } from '../../src/domain/floor/judgeReplacement.ts';
import { listJudgesAbleToLeave, listAvailableSubstitutes } from '../../src/domain/floor/judgeChoices.ts';
import { exchangeJudges } from '../../src/store/rounds/coupleAndJudgeChanges.ts';
import { press, type Press } from '../people/press.ts';
import { drawSubset } from '../rendezvous.ts';
import { REASON, type DeskOperator, type DeskRoundState } from './desk.ts';
import { buildRoundText, formatRoundLabel } from '../story.ts';

/** The dialog that the J key opens. */
export function standInPresses(by: DeskOperator, desk: DeskRoundState): readonly Press[] {
  const { event, round, sheets, judges } = desk;
  const of = buildRoundText(desk);
  return event.dances.flatMap((from) => {
    const [free] = listAvailableSubstitutes(sheets.panels, from, judges);
    const [leaves] = drawSubset(`leaves ${of}`, listJudgesAbleToLeave(sheets.panels, from), 1);
    if (free === undefined || leaves === undefined) return [];
    const change = { judge: leaves, by: free.key, from, why: REASON };
    const after = replaceJudge(sheets.panels, change);
    if (!after.ok) return [];
    return [
      press(
        `stand-in ${toStoredTerm(from)} ${of}`,
        `has judge ${free.key} stand in for ${leaves} from ${toStoredTerm(from)} of ${formatRoundLabel(desk)} on`,
        by.act((author) => [exchangeJudges(author, { event, round }, after.value, change)]),
        { weight: 0.25 },
      ),
    ];
  });
}
