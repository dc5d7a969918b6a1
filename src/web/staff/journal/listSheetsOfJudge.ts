import { mapDefined } from '../../../domain/mapDefined.ts';
import { toStoredTerm } from '../../../domain/event/storedTerm.ts';
import type { Judge, Round } from '../../../domain/competition.ts';
import { sortEventDances, type EventDance } from '../../../domain/event/dances.ts';
import { findSheetHistory, type SheetHistory } from '../../../store/journal/sheetHistory.ts';
import type { StoredChainRecord } from '../../../store/journal/verifyChains.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import type { JudgesMarks, RoundMarks } from '../../../store/sheets/marks.ts';
import { findCurrentRoundNumber } from '../../../store/rounds/roundNumbers.ts';

export interface RecordedSheet {
  readonly dance: EventDance;
  /** Undefined without marks: no couple was recalled, or the marks were deleted. */
  readonly marks: JudgesMarks | undefined;
  readonly story: SheetHistory;
}

const isOver = ({ state }: Round): boolean => state === 'marked' || state === 'posted';

/**
 * The judge's sheets of a round in the order danced: all marks of a finished round, and all that the journal mentions.
 * `records` are those about this judge.
 */
export function listSheetsOfJudge(
  { event, round }: ScheduledRound,
  { key }: Judge,
  roundMarks: RoundMarks | undefined,
  records: readonly StoredChainRecord[],
): readonly RecordedSheet[] {
  const own = roundMarks?.get(key);
  return mapDefined(sortEventDances(event), (dance) => {
    const marks = own?.get(dance);
    const story = findSheetHistory(records, {
      ...findCurrentRoundNumber(event, round),
      judge: key,
      dance: toStoredTerm(dance),
    });
    const isKnown = story.sentAt !== undefined || story.since.length > 0;
    return isKnown || (marks !== undefined && isOver(round)) ? { dance, marks, story } : undefined;
  });
}
