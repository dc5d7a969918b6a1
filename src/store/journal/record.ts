export type { ByRecordKind, JournalRecord, RecordOf } from '../../schema/nodes/journal/records.ts';
