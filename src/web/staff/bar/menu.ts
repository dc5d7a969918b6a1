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

/** Links from this screen to the others. */
export interface MenuLinks {
  /** The screens of an account with several desks, in the order of the day. */
  readonly menu: readonly StaffMenuScreen[];
  /** The other screen of an account with one desk: the schedule, or back from it. */
  readonly other: StaffMenuScreen | undefined;
}

/** Places at the bottom of a phone. If there are more screens, the last place opens the full list. */
const AT_THE_FOOT = 5;

/** The bottom of a phone: all screens, or the first ones with the current one, and the full list. */
export function pickFootLinks(
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

const NOWHERE: MenuLinks = { menu: [], other: undefined };

/**
 * The links of these roles from a screen. Accounts with several desks, by one role or more, get a menu of all their
 * screens; accounts with one desk get none.
 */
export function buildMenuLinks(roles: readonly StaffRole[], here: StaffScreenName | undefined): MenuLinks {
  const open = IN_MENU.filter((screen) => screen.roles.some((role) => roles.includes(role)));
  const [desk, ...others] = open.filter(({ name }) => name !== 'schedule');
  if (desk === undefined) return NOWHERE;
  if (others.length > 0) return { menu: open, other: undefined };
  const schedule = open.find(({ name }) => name === 'schedule');
  return { menu: [], other: here === desk.name ? schedule : desk };
}

/** The address of a screen's help card, or of all cards if it has none. */
export const buildHelpAddress = (here: StaffScreenName | undefined): string =>
  screens.help.link(
    ALL_SCREENS.some((one) => one.name === here && hasHelp(one)) ? { card: here } : undefined,
  );
