import { toStoredTerm } from '../../domain/event/storedTerm.ts';
import type { CompetitionEvent, Round } from '../../domain/competition.ts';
import type { EventDance } from '../../domain/event/dances.ts';
import type { EventKey, JudgeKey } from '../../domain/ids.ts';
import { toRoundNumbered, findCurrentRoundNumber, type RoundNumbered } from '../rounds/roundNumbers.ts';

/** Identifies a sheet: one judge, one dance of one round. */
export interface SheetPlace extends RoundNumbered {
  readonly judge: JudgeKey;
  readonly dance: EventDance;
}

/** A judge's sheet of one dance of a round. */
export const createSheetPlace = (
  event: CompetitionEvent,
  round: Round,
  { judge, dance }: Pick<SheetPlace, 'judge' | 'dance'>,
): SheetPlace => ({ ...findCurrentRoundNumber(event, round), judge, dance });

/** Stored only on the device. */
export const SEEN_KEY = 'seen';

type Below = readonly [event?: EventKey, round?: number, judge?: JudgeKey, dance?: EventDance];

const at = (root: string, [event, round, judge, dance]: Below): string =>
  [root, event, round, judge, dance === undefined ? undefined : toStoredTerm(dance)]
    .filter((part) => part !== undefined)
    .join('/');

/** The path of marks: of all events, or of one event, round, judge or dance. */
export const marksAt = (...below: Below): string => at('marks', below);

/** The path of sheet states, down to the given level. */
export const sheetsAt = (...below: Below): string => at('sheets', below);

export const sheetMarksAt = ({ event, round, judge, dance }: SheetPlace): string =>
  marksAt(event, round, judge, dance);

/** The storage name for the couples on a sheet this device has sent. Not a path in the tree. */
export const buildLineUpCacheKey = ({ event, round, judge, dance, renumbered }: SheetPlace): string =>
  at(SEEN_KEY, [event, round, judge, dance]) + (renumbered === undefined ? '' : `/${renumbered}`);

export const sheetAt = ({ event, round, judge, dance }: SheetPlace): string =>
  sheetsAt(event, round, judge, dance);

/** The sheet's fields in a journal record. */
export const toSheetFields = ({ judge, dance, ...round }: SheetPlace) => ({
  ...toRoundNumbered(round),
  judge,
  dance: toStoredTerm(dance),
});
