import type { DeskFilter } from '../../../domain/registrant/deskRows.ts';
import type { StaffRole } from '../../../store/people/roles.ts';
import { FILTER_IN_ADDRESS } from '../../kit/screens/deskFilters.ts';
import { screens } from '../../kit/screens/screens.ts';

export interface FixLink {
  readonly to: string;
  /** The roles that can fix the problem at the link; others do not see it. */
  readonly roles: readonly StaffRole[];
}

export const linkToDancers = (filter: Exclude<DeskFilter, 'everyone'>): FixLink => ({
  to: screens.manageCompetitors.link({ show: FILTER_IN_ADDRESS[filter] }),
  roles: screens.manageCompetitors.roles,
});

/** The public list of dancers looking for a partner. */
export const SEEKERS_LINK: FixLink = { to: screens.partnerSearch.link(), roles: screens.schedule.roles };

/** The first link open to these roles. */
export const pickFixLink = (ways: readonly FixLink[], roles: readonly StaffRole[]): string | undefined =>
  ways.find((way) => way.roles.some((role) => roles.includes(role)))?.to;
