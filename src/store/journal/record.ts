export type {
  PlanChangeCount,
  ToldChange,
  ToldItem,
  ToldKind,
  ToldRound,
} from '../../schema/nodes/journal/competition.ts';
export type { ByRecordKind, JournalRecord, RecordOf } from '../../schema/nodes/journal/records.ts';
