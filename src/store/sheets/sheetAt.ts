import { asWritten } from '../../domain/event/asWritten.ts';
import type { EventDance } from '../../domain/event/dances.ts';
import type { EventKey, JudgeKey } from '../../domain/ids.ts';

/** Which sheet: one judge, one dance of one round. */
export interface SheetPlace {
  readonly event: EventKey;
  readonly round: number;
  readonly judge: JudgeKey;
  readonly dance: EventDance;
}

/** Kept on the device alone. */
export const SEEN = 'seen';

type Below = readonly [event?: EventKey, round?: number, judge?: JudgeKey, dance?: EventDance];

const at = (root: string, [event, round, judge, dance]: Below): string =>
  [root, event, round, judge, dance === undefined ? undefined : asWritten(dance)]
    .filter((part) => part !== undefined)
    .join('/');

/** Where marks stand: of all events, or of one event, one round, one judge, one dance. */
export const marksAt = (...below: Below): string => at('marks', below);

/** Where the state of sheets stands, as deep as it is asked for. */
export const sheetsAt = (...below: Below): string => at('sheets', below);

export const sheetMarksAt = ({ event, round, judge, dance }: SheetPlace): string =>
  marksAt(event, round, judge, dance);

/** Under what name a device keeps who was on a sheet that it has sent; nothing in the tree. */
export const seenAt = ({ event, round, judge, dance }: SheetPlace): string =>
  at(SEEN, [event, round, judge, dance]);

export const sheetAt = ({ event, round, judge, dance }: SheetPlace): string =>
  sheetsAt(event, round, judge, dance);

/** Which sheet, as the journal writes it down. */
export const onSheet = ({ event, round, judge, dance }: SheetPlace) => ({
  event,
  round,
  judge,
  dance: asWritten(dance),
});
