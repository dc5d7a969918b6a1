export type {
  PlanChangeCount,
  LoggedChange,
  LoggedItem,
  LoggedKind,
  LoggedRound,
} from '../../schema/nodes/journal/competition.ts';
export type { ByRecordKind, JournalRecord, RecordOf } from '../../schema/nodes/journal/records.ts';
