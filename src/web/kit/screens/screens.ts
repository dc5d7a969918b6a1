import type { StaffRole } from '../../../store/people/roles.ts';
import type { ScreenQueries } from './screenQueries.ts';
import { buildAddress, type LinkTo, type AddressValues } from './address.ts';

/** All facts about a screen; everything else that knows screens reads this. */
interface About {
  /**
   * The component, in a file of its name below src/web. Without folders, because every page loads this table.
   */
  readonly opens: `${string}Screen`;
  /** The roles that may enter; undefined: everyone. */
  readonly roles?: readonly StaffRole[];
  /** The bars around it: the public pages' top bar and footer, the footer alone, or none. */
  readonly bars: 'both' | 'footer' | 'none';
  /** Listed in the top bar's menu of the public pages. */
  readonly inMenu?: true;
  /** Listed in the menu of staff with access, and in the list that `G` opens, under this letter. */
  readonly menuKey?: string;
  /** Opens offline on a device that has opened it before. */
  readonly offline?: true;
  /** True if it has a help card, under its own name in `words/english/help.ts`. */
  readonly help?: true;
  /** The budget for its first load, unless `roles` decides between staff and public. */
  readonly weighedFor?: 'judge';
}

type QueryOf<Path extends string> = Path extends keyof ScreenQueries ? ScreenQueries[Path] : never;

type Row<Path extends string, Its extends About> = Its & {
  readonly path: Path;
  readonly link: LinkTo<Path, QueryOf<Path>>;
};

const row = <const Path extends string, const Its extends About>(path: Path, about: Its): Row<Path, Its> => ({
  ...about,
  path,
  link: (values?: AddressValues) => buildAddress(path, values),
});

const ALL_STAFF = ['admin', 'scrutineer', 'chairman', 'mc', 'deckcaptain'] as const;

/**
 * Every address (SPEC 2). A new screen is a row here, a folder with its component, and its words. The dashboard and
 * both menus show them in this order.
 */
export const screens = {
  home: row('/', { opens: 'HomeScreen', bars: 'both', inMenu: true }),
  details: row('/details', { opens: 'ReadingScreen', bars: 'both', inMenu: true }),
  rules: row('/rules', { opens: 'ReadingScreen', bars: 'both', inMenu: true }),
  venue: row('/venue', { opens: 'ReadingScreen', bars: 'both', inMenu: true }),
  contact: row('/contact', { opens: 'ReadingScreen', bars: 'both', inMenu: true }),
  about: row('/about', { opens: 'ReadingScreen', bars: 'both', inMenu: true }),
  register: row('/register', { opens: 'RegisterScreen', bars: 'footer' }),
  entries: row('/entries', { opens: 'EntriesScreen', bars: 'both' }),
  updateEntries: row('/updateEntries', { opens: 'UpdateEntriesScreen', bars: 'footer' }),
  competitors: row('/competitors', { opens: 'CompetitorsScreen', bars: 'both' }),
  competitorDetails: row('/competitors/:id', {
    opens: 'CompetitorScreen',
    bars: 'both',
    offline: true,
  }),
  partnerSearch: row('/TBAList', { opens: 'PartnersScreen', bars: 'both' }),
  results: row('/results', {
    opens: 'ResultsScreen',
    bars: 'both',
  }),
  resultDetails: row('/results/:event', {
    opens: 'ResultDetailsScreen',
    bars: 'none',
  }),
  live: row('/live', { opens: 'LiveScreen', bars: 'none', offline: true }),
  liveRound: row('/live/:event/:round', {
    opens: 'LiveRoundScreen',
    bars: 'none',
    offline: true,
  }),
  jumbotron: row('/jumbotron', {
    opens: 'JumbotronScreen',
    bars: 'none',
    offline: true,
  }),
  judge: row('/judges/:judge', {
    opens: 'JudgeScreen',
    bars: 'none',
    offline: true,
    help: true,
    weighedFor: 'judge',
  }),
  login: row('/login', { opens: 'LoginScreen', bars: 'footer' }),
  firstAccount: row('/first-account', { opens: 'FirstAccountScreen', bars: 'none' }),
  invitation: row('/invitation', { opens: 'FirstAccountScreen', bars: 'none' }),

  dashboard: row('/admin', { opens: 'DashboardScreen', roles: ALL_STAFF, bars: 'none' }),
  schedule: row('/admin/eventschedule', {
    opens: 'ScheduleScreen',
    roles: ALL_STAFF,
    bars: 'none',
    menuKey: 's',
    help: true,
  }),
  deck: row('/admin/deckcaptain', {
    opens: 'DeckScreen',
    roles: ['deckcaptain', 'admin'],
    bars: 'none',
    menuKey: 'd',
    offline: true,
    help: true,
  }),
  scrutineer: row('/admin/scrutineer', {
    opens: 'ScrutineerScreen',
    roles: ['scrutineer', 'admin'],
    bars: 'none',
    menuKey: 't',
    help: true,
  }),
  chairman: row('/admin/chairman', {
    opens: 'ChairmanScreen',
    roles: ['chairman', 'admin'],
    bars: 'none',
    menuKey: 'c',
    help: true,
  }),
  mc: row('/admin/mc', {
    opens: 'McScreen',
    roles: ['mc', 'admin'],
    bars: 'none',
    menuKey: 'm',
    help: true,
  }),
  jumbotronController: row('/jumbotroncontroller', {
    opens: 'JumbotronControllerScreen',
    roles: ['mc', 'admin'],
    bars: 'none',
    menuKey: 'b',
    help: true,
  }),
  help: row('/admin/help', {
    opens: 'HelpScreen',
    roles: ALL_STAFF,
    bars: 'none',
  }),
  manageCompetitors: row('/admin/competitors', {
    opens: 'CompetitorsDeskScreen',
    roles: ['admin'],
    bars: 'none',
    menuKey: 'p',
    help: true,
  }),
  floods: row('/admin/floods', {
    opens: 'FloodsScreen',
    roles: ['admin'],
    bars: 'none',
    help: true,
  }),
  addCompetitor: row('/admin/competitors/add-competitor', {
    opens: 'AddCompetitorScreen',
    roles: ['admin'],
    bars: 'none',
  }),
  officials: row('/admin/officials', {
    opens: 'OfficialsScreen',
    roles: ['admin'],
    bars: 'none',
    menuKey: 'o',
    help: true,
  }),
  manageResults: row('/admin/results', {
    opens: 'PublishedScreen',
    roles: ['admin', 'scrutineer', 'chairman'],
    bars: 'none',
    menuKey: 'r',
    help: true,
  }),
  setup: row('/admin/setup', {
    opens: 'SetupScreen',
    roles: ['admin'],
    bars: 'none',
    menuKey: 'u',
    help: true,
  }),
  settings: row('/admin/settings', {
    opens: 'SettingsScreen',
    roles: ['admin', 'scrutineer'],
    bars: 'none',
    menuKey: 'e',
    help: true,
  }),
  printSheets: row('/print-sheets', {
    opens: 'PrintSheetsScreen',
    roles: ['scrutineer', 'admin'],
    bars: 'none',
    menuKey: 'n',
    help: true,
  }),
  printInvoices: row('/print-invoices', {
    opens: 'InvoicesScreen',
    roles: ['admin'],
    bars: 'none',
    menuKey: 'i',
    help: true,
  }),
} as const;

type Screens = typeof screens;
export type ScreenName = keyof Screens;

export type ScreenQuery<Name extends ScreenName> = QueryOf<Screens[Name]['path']>;

type NamesWith<Its> = { [Name in ScreenName]: Screens[Name] extends Its ? Name : never }[ScreenName];

export type MenuPageName = NamesWith<{ readonly inMenu: true }>;

/** Screens that require a role. */
export type StaffScreenName = NamesWith<{ readonly roles: unknown }>;

export type StaffMenuName = NamesWith<{ readonly menuKey: string }>;

export type OfflineScreenName = NamesWith<{ readonly offline: true }>;

export type HelpName = NamesWith<{ readonly help: true }>;

type Named<Name extends ScreenName> = About & { readonly name: Name; readonly path: string };

export type Screen = Named<ScreenName>;

export const ALL_SCREENS: readonly Screen[] = Object.entries(screens).map(
  // Each entry has its own key as its name, so the pair is a Screen.
  // eslint-disable-next-line typescript/no-unsafe-type-assertion
  ([name, screen]) => ({ ...screen, name }) as Screen,
);

export const isInMenu = (screen: Screen): screen is Screen & { readonly name: MenuPageName } =>
  screen.inMenu === true;

export type StaffScreen = Screen & { readonly name: StaffScreenName; readonly roles: readonly StaffRole[] };

export const isForStaff = (screen: Screen): screen is StaffScreen => screen.roles !== undefined;

export type StaffMenuScreen = StaffScreen & { readonly name: StaffMenuName; readonly menuKey: string };

export const isInStaffMenu = (screen: Screen): screen is StaffMenuScreen => screen.menuKey !== undefined;

export type HelpedScreen = Screen & { readonly name: HelpName };

export const hasHelp = (screen: Screen): screen is HelpedScreen => screen.help === true;
