import type { StaffRole } from '../../../store/people/roles.ts';
import type { AskedFor } from './askedFor.ts';
import { addressOf, type LinkTo, type Values } from './address.ts';

/** What is said of a screen here, once; everything else that knows screens reads it. */
interface About {
  /** The component, in a file of its name below src/web: every page carries this table, and no folders. */
  readonly opens: `${string}Screen`;
  /** Who is let in; without it anybody. */
  readonly roles?: readonly StaffRole[];
  /** What stands around it: the public pages' top bar and footer, the footer alone, or nothing. */
  readonly bars: 'both' | 'footer' | 'none';
  /** Stands in the top bar's menu of the public pages. */
  readonly inMenu?: true;
  /** Stands in the staff's menu of those who are let in, and in the list that `G` opens under this letter. */
  readonly menuKey?: string;
  /** Opens without network on a device that has had it open. */
  readonly offline?: true;
  /** Its card of help, under its own name in `words/english/help.ts`. */
  readonly help?: true;
  /** Whose first visit it is weighed for, unless that is clear from `roles`: staff or public. */
  readonly weighedFor?: 'judge';
}

/** What the address of a path can ask for. */
type QueryOf<Path extends string> = Path extends keyof AskedFor ? AskedFor[Path] : never;

type Row<Path extends string, Its extends About> = Its & {
  readonly path: Path;
  readonly link: LinkTo<Path, QueryOf<Path>>;
};

const row = <const Path extends string, const Its extends About>(path: Path, its: Its): Row<Path, Its> => ({
  ...its,
  path,
  link: (values?: Values) => addressOf(path, values),
});

const ALL_STAFF = ['admin', 'scrutineer', 'chairman', 'mc', 'deckcaptain'] as const;

/**
 * Every address (SPEC 2). Adding a screen is a row here, a folder with its component, and its words. The dashboard, the
 * staff's menu and the top bar's menu show them in this order.
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

/** What the address of a screen can ask for. */
export type AskedOf<Name extends ScreenName> = QueryOf<Screens[Name]['path']>;

type NamesWith<Its> = { [Name in ScreenName]: Screens[Name] extends Its ? Name : never }[ScreenName];

/** The pages in the top bar's menu. */
export type MenuPageName = NamesWith<{ readonly inMenu: true }>;

/** The staff's screens: who is let in depends on a role. */
export type StaffScreenName = NamesWith<{ readonly roles: unknown }>;

/** The staff's screens that stand in the menu of their bar. */
export type StaffMenuName = NamesWith<{ readonly menuKey: string }>;

/** The screens that open without network. */
export type OfflineScreenName = NamesWith<{ readonly offline: true }>;

/** The screens that have a card of help. */
export type HelpName = NamesWith<{ readonly help: true }>;

type Named<Name extends ScreenName> = About & { readonly name: Name; readonly path: string };

/** What is known of any screen. */
export type Screen = Named<ScreenName>;

/** All of them, in their order. */
export const ALL_SCREENS: readonly Screen[] = Object.entries(screens).map(
  // Each entry of the table goes by its own key: the two belong together.
  // eslint-disable-next-line typescript/no-unsafe-type-assertion
  ([name, screen]) => ({ ...screen, name }) as Screen,
);

/** Whether it stands in the top bar's menu. */
export const inMenu = (screen: Screen): screen is Screen & { readonly name: MenuPageName } =>
  screen.inMenu === true;

/** A screen that is opened by role. */
export type StaffScreen = Screen & { readonly name: StaffScreenName; readonly roles: readonly StaffRole[] };

export const isForStaff = (screen: Screen): screen is StaffScreen => screen.roles !== undefined;

/** A screen in the staff's menu. */
export type StaffMenuScreen = StaffScreen & { readonly name: StaffMenuName; readonly menuKey: string };

export const isInStaffMenu = (screen: Screen): screen is StaffMenuScreen => screen.menuKey !== undefined;

/** A screen with a card of help. */
export type HelpedScreen = Screen & { readonly name: HelpName };

export const hasHelp = (screen: Screen): screen is HelpedScreen => screen.help === true;
