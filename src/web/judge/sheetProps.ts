import type { CompetitionEvent, Round } from '../../domain/competition.ts';
import type { JudgeKey } from '../../domain/ids.ts';
import type { Change } from '../../store/judge/outbox.ts';
import type { SheetNow } from './useSheet.ts';

/** What a sheet of either kind is shown with. */
export interface SheetProps {
  readonly event: CompetitionEvent;
  readonly round: Round;
  readonly judge: JudgeKey;
  readonly dance: string;
  readonly dances: readonly { readonly name: string; readonly sent: boolean }[];
  readonly onDance: (dance: string) => void;
  readonly sheet: SheetNow;
  readonly onChange: (change: Change) => void;
}
