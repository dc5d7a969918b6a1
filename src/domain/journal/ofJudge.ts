import { mapDefined } from '../defined.ts';
import type { EventKey, JudgeKey } from '../ids.ts';
import type { JournalRecord } from './record.ts';
import type { KeptRecord } from './verifyChains.ts';

/** A record about the sheet of one judge in one dance. */
export type SheetRecord = Extract<JournalRecord, { readonly dance: string; readonly judge: JudgeKey }>;
export type SheetRecordKind = SheetRecord['kind'];

interface Sheet {
  readonly event: EventKey;
  readonly round: number;
  readonly renumbered: number | undefined;
  readonly judge: JudgeKey;
  readonly dance: string;
}

const isOfSheet = (record: JournalRecord): record is SheetRecord => 'dance' in record && 'judge' in record;

const isOn = (sheet: Sheet, record: SheetRecord): boolean =>
  record.event === sheet.event &&
  record.round === sheet.round &&
  record.renumbered === sheet.renumbered &&
  record.judge === sheet.judge &&
  record.dance === sheet.dance;

/** What the journal knows of one sheet. */
export interface SheetStory {
  /** When it first came in, by the server's clock; undefined where the journal has none of it, as after an import. */
  readonly sentAt: number | undefined;
  /** What was done to it after that; `at` by the server's clock. */
  readonly since: readonly { readonly at: number; readonly record: SheetRecord }[];
}

/** The story of one sheet, from records in the order in which they came in. */
export function storyOf(records: readonly KeptRecord[], sheet: Sheet): SheetStory {
  const own = mapDefined(records, ({ record, receivedAt }) =>
    isOfSheet(record) && isOn(sheet, record) ? { record, at: receivedAt } : undefined,
  );
  const first = own.find(({ record }) => record.kind === 'marks sent');
  return { sentAt: first?.at, since: own.filter((one) => one !== first) };
}
