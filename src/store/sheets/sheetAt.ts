import type { EventKey, JudgeKey } from '../../domain/ids.ts';

/** Which sheet: one judge, one dance of one round. */
export interface SheetPlace {
  readonly event: EventKey;
  readonly round: number;
  readonly judge: JudgeKey;
  readonly dance: string;
}

type Below = readonly [event?: EventKey, round?: number, judge?: JudgeKey, dance?: string];

/** Where marks stand: of all events, or of one event, one round, one judge, one dance. */
export const marksAt = (...below: Below): string => ['marks', ...below].join('/');

/** Where the state of sheets stands, as deep as it is asked for. */
export const sheetsAt = (...below: Below): string => ['sheets', ...below].join('/');

export const sheetMarksAt = ({ event, round, judge, dance }: SheetPlace): string =>
  marksAt(event, round, judge, dance);

export const sheetAt = ({ event, round, judge, dance }: SheetPlace): string =>
  sheetsAt(event, round, judge, dance);
