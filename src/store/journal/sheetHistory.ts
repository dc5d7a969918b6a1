import { mapDefined } from '../../domain/mapDefined.ts';
import type { EventKey, JudgeKey } from '../../domain/ids.ts';
import type { JournalRecord } from './record.ts';
import type { StoredChainRecord } from './verifyChains.ts';

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

/** The history of one sheet in the journal. */
export interface SheetHistory {
  /** The first arrival, by the server's clock; undefined if the journal has none, for example after an import. */
  readonly sentAt: number | undefined;
  /** The later records; `at` by the server's clock. */
  readonly since: readonly { readonly at: number; readonly record: SheetRecord }[];
}

/** Expects records in order of arrival. */
export function findSheetHistory(records: readonly StoredChainRecord[], sheet: Sheet): SheetHistory {
  const own = mapDefined(records, ({ record, receivedAt }) =>
    isOfSheet(record) && isOn(sheet, record) ? { record, at: receivedAt } : undefined,
  );
  const first = own.find(({ record }) => record.kind === 'marks sent');
  return { sentAt: first?.at, since: own.filter((one) => one !== first) };
}
