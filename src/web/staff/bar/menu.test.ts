import { expect, test } from 'vitest';
import { STAFF_ROLES, type StaffRole } from '../../../store/people/roles.ts';
import { ALL_SCREENS, isInStaffMenu, type StaffScreenName } from '../../kit/screens/screens.ts';
import { pickFootLinks, buildHelpAddress, buildMenuLinks } from './menu.ts';

const menuOf = (roles: readonly StaffRole[], here: StaffScreenName = 'schedule') =>
  buildMenuLinks(roles, here).menu.map(({ name }) => name);
const besideOf = (role: StaffRole, here: StaffScreenName) => buildMenuLinks([role], here).other?.name;

test('an organizer reaches every desk in one move, in the order of the day', () => {
  expect(menuOf(['admin'])).toEqual([
    'schedule',
    'deck',
    'scrutineer',
    'chairman',
    'mc',
    'jumbotronController',
    'manageCompetitors',
    'officials',
    'manageResults',
    'setup',
    'settings',
    'printSheets',
    'printInvoices',
  ]);
});

test('an account with two roles sees the screens of both, and no others', () => {
  expect(menuOf(['scrutineer', 'mc'])).toEqual([
    'schedule',
    'scrutineer',
    'mc',
    'jumbotronController',
    'manageResults',
    'settings',
    'printSheets',
  ]);
  expect(menuOf(['deckcaptain', 'chairman'])).toEqual(['schedule', 'deck', 'chairman', 'manageResults']);
});

test('an account with one role and several desks sees each of them', () => {
  expect(menuOf(['scrutineer'])).toEqual([
    'schedule',
    'scrutineer',
    'manageResults',
    'settings',
    'printSheets',
  ]);
  expect(menuOf(['chairman'])).toEqual(['schedule', 'chairman', 'manageResults']);
});

test('an account with one desk sees no menu', () => expect(menuOf(['deckcaptain'])).toEqual([]));

test('the MC’s menu has the boards as well', () =>
  expect(menuOf(['mc'])).toEqual(['schedule', 'mc', 'jumbotronController']));

test.each(STAFF_ROLES)(
  'an account with the role %s goes from any screen to every other one in one move',
  (role) => {
    const open = ALL_SCREENS.filter(isInStaffMenu).filter(({ roles }) => roles.includes(role));
    for (const { name: here } of open) {
      const { menu, other } = buildMenuLinks([role], here);
      const reached = [...menu, ...(other === undefined ? [] : [other])].map(({ name }) => name);
      expect([here, ...reached]).toEqual(expect.arrayContaining(open.map(({ name }) => name)));
    }
  },
);

test.each([
  ['deckcaptain', 'deck', 'schedule'],
  ['deckcaptain', 'schedule', 'deck'],
  ['deckcaptain', 'dashboard', 'deck'],
] as const)(
  'the schedule is one step from a single desk: a %s at the %s goes to the %s',
  (role, here, there) => {
    expect(besideOf(role, here)).toBe(there);
  },
);

test('only an account with one desk has a single link, and one without a role has no menu either', () => {
  expect(buildMenuLinks(['admin'], 'deck').other).toBeUndefined();
  expect(buildMenuLinks([], 'dashboard')).toEqual({ menu: [], beside: undefined });
});

test('every screen has its own shortcut letter, and none uses that of the list', () => {
  const letters = ALL_SCREENS.filter(isInStaffMenu).map(({ menuKey }) => menuKey);
  expect(new Set(letters).size).toBe(letters.length);
  expect(letters).not.toContain('g');
});

test('the bar of a phone has room for five: all screens, or four with the current one and the list', () => {
  const foot = (roles: readonly StaffRole[], here: StaffScreenName) => {
    const { shown, areAll } = pickFootLinks(buildMenuLinks(roles, here).menu, here);
    return [...shown.map(({ name }) => name), ...(areAll ? [] : ['all'])];
  };
  expect(foot(['scrutineer'], 'printSheets')).toEqual([
    'schedule',
    'scrutineer',
    'manageResults',
    'settings',
    'printSheets',
  ]);
  expect(foot(['scrutineer', 'mc'], 'mc')).toEqual([
    'schedule',
    'scrutineer',
    'mc',
    'jumbotronController',
    'all',
  ]);
  expect(foot(['admin'], 'deck')).toEqual(['schedule', 'deck', 'scrutineer', 'chairman', 'all']);
  expect(foot(['admin'], 'mc')).toEqual(['schedule', 'deck', 'scrutineer', 'mc', 'all']);
  expect(foot(['admin'], 'dashboard')).toEqual(['schedule', 'deck', 'scrutineer', 'chairman', 'all']);
});

test('help is about the current screen, or about all if that has no card', () => {
  expect(buildHelpAddress('scrutineer')).toBe('/admin/help?card=scrutineer');
  expect(buildHelpAddress('dashboard')).toBe('/admin/help');
});
