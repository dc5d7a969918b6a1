import { expect, test } from 'vitest';
import { STAFF_ROLES, type StaffRole } from '../../../store/people/roles.ts';
import { ALL_SCREENS, isInStaffMenu, type StaffScreenName } from '../../kit/screens/screens.ts';
import { atTheFoot, helpAbout, waysOn } from './menu.ts';

const menuOf = (roles: readonly StaffRole[], here: StaffScreenName = 'schedule') =>
  waysOn(roles, here).menu.map(({ name }) => name);
const besideOf = (role: StaffRole, here: StaffScreenName) => waysOn([role], here).beside?.name;

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

test('who has two roles sees the screens of both, and nothing that is not open to them', () => {
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

test('who has one role and several desks sees each of them', () => {
  expect(menuOf(['scrutineer'])).toEqual([
    'schedule',
    'scrutineer',
    'manageResults',
    'settings',
    'printSheets',
  ]);
  expect(menuOf(['chairman'])).toEqual(['schedule', 'chairman', 'manageResults']);
});

test('who has one desk sees no menu', () => expect(menuOf(['deckcaptain'])).toEqual([]));

test('an MC has the boards beside the microphone', () =>
  expect(menuOf(['mc'])).toEqual(['schedule', 'mc', 'jumbotronController']));

test.each(STAFF_ROLES)('a %s goes from any screen to every other one in one move', (role) => {
  const open = ALL_SCREENS.filter(isInStaffMenu).filter(({ roles }) => roles.includes(role));
  for (const { name: here } of open) {
    const { menu, beside } = waysOn([role], here);
    const reached = [...menu, ...(beside === undefined ? [] : [beside])].map(({ name }) => name);
    expect([here, ...reached]).toEqual(expect.arrayContaining(open.map(({ name }) => name)));
  }
});

test.each([
  ['deckcaptain', 'deck', 'schedule'],
  ['deckcaptain', 'schedule', 'deck'],
  ['deckcaptain', 'dashboard', 'deck'],
] as const)(
  'the one desk and the schedule are one move apart: a %s at the %s goes to the %s',
  (role, here, there) => {
    expect(besideOf(role, here)).toBe(there);
  },
);

test('a menu needs no second way, and nobody without a role goes anywhere', () => {
  expect(waysOn(['admin'], 'deck').beside).toBeUndefined();
  expect(waysOn([], 'dashboard')).toEqual({ menu: [], beside: undefined });
});

test('no two screens have one letter, and none has the one that opens the list', () => {
  const letters = ALL_SCREENS.filter(isInStaffMenu).map(({ menuKey }) => menuKey);
  expect(new Set(letters).size).toBe(letters.length);
  expect(letters).not.toContain('g');
});

test('a phone has five places at its foot: all screens, or four with the one that is open, and the list', () => {
  const foot = (roles: readonly StaffRole[], here: StaffScreenName) => {
    const { shown, areAll } = atTheFoot(waysOn(roles, here).menu, here);
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

test('help is about the screen it is asked for on; where that has no card, about all of them', () => {
  expect(helpAbout('scrutineer')).toBe('/admin/help?card=scrutineer');
  expect(helpAbout('dashboard')).toBe('/admin/help');
});
