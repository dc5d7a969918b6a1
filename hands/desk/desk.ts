import type { Judge } from '../../src/domain/competition.ts';
import type { Author } from '../../src/domain/journal/record.ts';
import type { ScheduledRound } from '../../src/domain/round/day.ts';
import type { ReleaseTime } from '../../src/domain/round/release.ts';
import type { Change } from '../../src/store/delivery/operation.ts';
import type { FloorPosition } from '../../src/store/floor/live.ts';
import type { Approval } from '../../src/store/results/approvals.ts';
import type { DeskRound } from '../../src/store/models/round/roundSheets.ts';
import type { ChairmanActions } from '../../src/web/floor/scrutineer/useChairman.ts';
import type { StaffMember } from '../people/staff.ts';

/** The desk of one round, as a screen shows it. */
export interface DeskRoundState extends DeskRound {
  readonly judges: readonly Judge[];
  readonly approval: Approval;
}

/** The person at the desk. */
export interface DeskOperator extends StaffMember {
  /** Makes an action that writes one patch with its records. */
  act: (changesBy: (by: Author) => readonly Change[]) => () => unknown;
  /** Sends a question to the chairman. */
  ask: (desk: DeskRoundState, question: Parameters<ChairmanActions['ask']>[0]) => void;
  floorNow: () => { readonly day: readonly ScheduledRound[]; readonly floor: readonly FloorPosition[] };
  /** The default release of finals, as far as this screen has loaded it. */
  usualRelease: () => ReleaseTime | undefined;
  /** The position of the cut picked here for a round, counted from the top. */
  readonly picked: Map<string, number>;
}

/** The reason given in every dialog that needs one. */
export const REASON = 'a hand slipped';
