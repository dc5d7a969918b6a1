import type { StaffRole } from '../../../store/people/roles.ts';
import {
  ALL_SCREENS,
  hasHelp,
  isInStaffMenu,
  screens,
  type StaffMenuScreen,
  type StaffScreenName,
} from '../../kit/screens/screens.ts';

const IN_MENU = ALL_SCREENS.filter(isInStaffMenu);

/** Where the bar leads to from here. */
export interface WaysOn {
  /** The screens of somebody who works at several desks, in the order of the day. */
  readonly menu: readonly StaffMenuScreen[];
  /** The one other screen of somebody who has one desk: no menu, but the schedule and the way back from it. */
  readonly beside: StaffMenuScreen | undefined;
}

/** A phone's foot has room for so many names, the last of them for the whole list where there are more. */
const AT_THE_FOOT = 5;

/** What stands at the foot of a phone: all, or the first ones with the one that is open, and the way to the others. */
export function atTheFoot(
  menu: readonly StaffMenuScreen[],
  here: StaffScreenName | undefined,
): { readonly shown: readonly StaffMenuScreen[]; readonly areAll: boolean } {
  if (menu.length <= AT_THE_FOOT) return { shown: menu, areAll: true };
  const first = menu.slice(0, AT_THE_FOOT - 1);
  const open = menu.find(({ name }) => name === here);
  return {
    shown: open === undefined || first.includes(open) ? first : [...first.slice(0, -1), open],
    areAll: false,
  };
}

const NOWHERE: WaysOn = { menu: [], beside: undefined };

/**
 * Where somebody with these roles can go from a screen in one move. Who works at several desks, with one role or with
 * more, has a menu of all the screens that are open to them. Who works at one sees no menu.
 */
export function waysOn(roles: readonly StaffRole[], here: StaffScreenName | undefined): WaysOn {
  const open = IN_MENU.filter((screen) => screen.roles.some((role) => roles.includes(role)));
  const [desk, ...others] = open.filter(({ name }) => name !== 'schedule');
  if (desk === undefined) return NOWHERE;
  if (others.length > 0) return { menu: open, beside: undefined };
  const schedule = open.find(({ name }) => name === 'schedule');
  return { menu: [], beside: here === desk.name ? schedule : desk };
}

/** The card of help about a screen; where it has none, all of them. */
export const helpAbout = (here: StaffScreenName | undefined): string =>
  screens.help.link(
    ALL_SCREENS.some((one) => one.name === here && hasHelp(one)) ? { card: here } : undefined,
  );
