import type { Judge } from '../../src/domain/competition.ts';
import type { Author } from '../../src/domain/journal/record.ts';
import type { ScheduledRound } from '../../src/domain/round/day.ts';
import type { Release } from '../../src/domain/round/release.ts';
import type { Change } from '../../src/store/delivery/operation.ts';
import type { OnTheFloor } from '../../src/store/floor/live.ts';
import type { Approval } from '../../src/store/results/approvals.ts';
import type { DeskRound } from '../../src/store/models/round/roundSheets.ts';
import type { Chairman } from '../../src/web/floor/scrutineer/useChairman.ts';
import type { StaffMember } from '../people/staff.ts';

/** The desk of one round as a screen shows it. */
export interface DeskOfRound extends DeskRound {
  readonly judges: readonly Judge[];
  readonly approval: Approval;
}

/** Who sits at it. */
export interface AtTheDesk extends StaffMember {
  /** A press that is one patch with its records. */
  act: (changesBy: (by: Author) => readonly Change[]) => () => unknown;
  /** Puts a question into the chairman's inbox. */
  ask: (desk: DeskOfRound, question: Parameters<Chairman['ask']>[0]) => void;
  floorNow: () => { readonly day: readonly ScheduledRound[]; readonly floor: readonly OnTheFloor[] };
  /** When the places of finals are for everybody that do not say it, as far as this screen has heard. */
  usualRelease: () => Release | undefined;
  /** Below how many rungs the cut of a round was picked here. */
  readonly picked: Map<string, number>;
}

/** Why anything is done that asks for a reason. */
export const WHY = 'a hand slipped';
