import type { StaffRole } from '../../store/people/roles.ts';
import type { AskedFor } from './askedFor.ts';
import { addressOf, type LinkTo, type Values } from './address.ts';

/** What is said of a screen here, once; everything else that knows screens reads it. */
interface About {
  /** The component's file below src/web. */
  readonly opens: `${string}/${string}Screen.tsx`;
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
  home: row('/', { opens: 'pages/HomeScreen.tsx', bars: 'both', inMenu: true }),
  details: row('/details', { opens: 'pages/ReadingScreen.tsx', bars: 'both', inMenu: true }),
  rules: row('/rules', { opens: 'pages/ReadingScreen.tsx', bars: 'both', inMenu: true }),
  venue: row('/venue', { opens: 'pages/ReadingScreen.tsx', bars: 'both', inMenu: true }),
  contact: row('/contact', { opens: 'pages/ReadingScreen.tsx', bars: 'both', inMenu: true }),
  about: row('/about', { opens: 'pages/ReadingScreen.tsx', bars: 'both', inMenu: true }),
  register: row('/register', { opens: 'register/RegisterScreen.tsx', bars: 'footer' }),
  entries: row('/entries', { opens: 'lists/EntriesScreen.tsx', bars: 'both' }),
  updateEntries: row('/updateEntries', { opens: 'register/UpdateEntriesScreen.tsx', bars: 'footer' }),
  competitors: row('/competitors', { opens: 'lists/CompetitorsScreen.tsx', bars: 'both' }),
  competitorDetails: row('/competitors/:id', {
    opens: 'dancersDay/CompetitorScreen.tsx',
    bars: 'both',
    offline: true,
  }),
  partnerSearch: row('/TBAList', { opens: 'partners/PartnersScreen.tsx', bars: 'both' }),
  results: row('/results', {
    opens: 'results/ResultsScreen.tsx',
    bars: 'both',
  }),
  resultDetails: row('/results/:event', {
    opens: 'results/ResultDetailsScreen.tsx',
    bars: 'none',
  }),
  live: row('/live', { opens: 'live/LiveScreen.tsx', bars: 'none', offline: true }),
  liveRound: row('/live/:event/:round', {
    opens: 'live/LiveRoundScreen.tsx',
    bars: 'none',
    offline: true,
  }),
  jumbotron: row('/jumbotron', {
    opens: 'jumbotron/JumbotronScreen.tsx',
    bars: 'none',
    offline: true,
  }),
  judge: row('/judges/:judge', {
    opens: 'judge/JudgeScreen.tsx',
    bars: 'none',
    offline: true,
    help: true,
    weighedFor: 'judge',
  }),
  login: row('/login', { opens: 'login/LoginScreen.tsx', bars: 'footer' }),

  dashboard: row('/admin', { opens: 'dashboard/DashboardScreen.tsx', roles: ALL_STAFF, bars: 'none' }),
  schedule: row('/admin/eventschedule', {
    opens: 'schedule/ScheduleScreen.tsx',
    roles: ALL_STAFF,
    bars: 'none',
    menuKey: 's',
    help: true,
  }),
  deck: row('/admin/deckcaptain', {
    opens: 'deck/DeckScreen.tsx',
    roles: ['deckcaptain', 'admin'],
    bars: 'none',
    menuKey: 'd',
    offline: true,
    help: true,
  }),
  scrutineer: row('/admin/scrutineer', {
    opens: 'scrutineer/ScrutineerScreen.tsx',
    roles: ['scrutineer', 'admin'],
    bars: 'none',
    menuKey: 't',
    help: true,
  }),
  chairman: row('/admin/chairman', {
    opens: 'chairman/ChairmanScreen.tsx',
    roles: ['chairman', 'admin'],
    bars: 'none',
    menuKey: 'c',
    help: true,
  }),
  mc: row('/admin/mc', {
    opens: 'mc/McScreen.tsx',
    roles: ['mc', 'admin'],
    bars: 'none',
    menuKey: 'm',
    help: true,
  }),
  jumbotronController: row('/jumbotroncontroller', {
    opens: 'jumbotronController/JumbotronControllerScreen.tsx',
    roles: ['mc', 'admin'],
    bars: 'none',
    menuKey: 'b',
    help: true,
  }),
  help: row('/admin/help', {
    opens: 'help/HelpScreen.tsx',
    roles: ALL_STAFF,
    bars: 'none',
  }),
  manageCompetitors: row('/admin/competitors', {
    opens: 'competitors/CompetitorsDeskScreen.tsx',
    roles: ['admin'],
    bars: 'none',
    menuKey: 'p',
    help: true,
  }),
  floods: row('/admin/floods', {
    opens: 'floods/FloodsScreen.tsx',
    roles: ['admin'],
    bars: 'none',
    help: true,
  }),
  addCompetitor: row('/admin/competitors/add-competitor', {
    opens: 'register/AddCompetitorScreen.tsx',
    roles: ['admin'],
    bars: 'none',
  }),
  officials: row('/admin/officials', {
    opens: 'officials/OfficialsScreen.tsx',
    roles: ['admin'],
    bars: 'none',
    menuKey: 'o',
    help: true,
  }),
  manageResults: row('/admin/results', {
    opens: 'published/PublishedScreen.tsx',
    roles: ['admin', 'scrutineer', 'chairman'],
    bars: 'none',
    menuKey: 'r',
    help: true,
  }),
  setup: row('/admin/setup', {
    opens: 'setup/SetupScreen.tsx',
    roles: ['admin'],
    bars: 'none',
    menuKey: 'u',
    help: true,
  }),
  settings: row('/admin/settings', {
    opens: 'settings/SettingsScreen.tsx',
    roles: ['admin', 'scrutineer'],
    bars: 'none',
    menuKey: 'e',
    help: true,
  }),
  printSheets: row('/print-sheets', {
    opens: 'prints/PrintSheetsScreen.tsx',
    roles: ['scrutineer', 'admin'],
    bars: 'none',
    menuKey: 'n',
    help: true,
  }),
  printInvoices: row('/print-invoices', {
    opens: 'invoices/InvoicesScreen.tsx',
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
