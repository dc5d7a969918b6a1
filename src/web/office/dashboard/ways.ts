import type { DeskFilter } from '../../../domain/registrant/deskRows.ts';
import type { StaffRole } from '../../../store/people/roles.ts';
import { SHOWN_AS } from '../../kit/screens/deskFilters.ts';
import { screens } from '../../kit/screens/screens.ts';

/** Where something is put right. */
export interface Way {
  readonly to: string;
  /** Who can put it right there; nobody else is told. */
  readonly roles: readonly StaffRole[];
}

/** The desk of competitors with those alone whom it is about. */
export const dancersWho = (filter: Exclude<DeskFilter, 'everyone'>): Way => ({
  to: screens.manageCompetitors.link({ show: SHOWN_AS[filter] }),
  roles: screens.manageCompetitors.roles,
});

/** Who looks for a partner, as everybody sees it. */
export const SEEKERS: Way = { to: screens.partnerSearch.link(), roles: screens.schedule.roles };

/** The first way that is open to somebody with these roles. */
export const wayOf = (ways: readonly Way[], roles: readonly StaffRole[]): string | undefined =>
  ways.find((way) => way.roles.some((role) => roles.includes(role)))?.to;
