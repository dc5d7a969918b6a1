import type { DeskFilter } from '../../../domain/registrant/deskRows.ts';
import type { StaffRole } from '../../../store/people/roles.ts';
import { SHOWN_AS } from '../../kit/screens/deskFilters.ts';
import { screens } from '../../kit/screens/screens.ts';

export interface Way {
  readonly to: string;
  /** The roles that can fix it there; others do not see it. */
  readonly roles: readonly StaffRole[];
}

export const dancersWho = (filter: Exclude<DeskFilter, 'everyone'>): Way => ({
  to: screens.manageCompetitors.link({ show: SHOWN_AS[filter] }),
  roles: screens.manageCompetitors.roles,
});

/** The public list of dancers looking for a partner. */
export const SEEKERS: Way = { to: screens.partnerSearch.link(), roles: screens.schedule.roles };

/** The first link open to these roles. */
export const wayOf = (ways: readonly Way[], roles: readonly StaffRole[]): string | undefined =>
  ways.find((way) => way.roles.some((role) => roles.includes(role)))?.to;
