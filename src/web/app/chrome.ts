import { matchPath } from 'react-router';

/** Screens that fill the window by themselves (SPEC 2): no top bar there. */
const WITHOUT_TOP_BAR = [
  '/judges/:judgeid',
  '/register',
  '/live',
  '/live/:eventKey/:roundNumber',
  '/results/:event',
  '/login',
  '/print-sheets',
  '/print-invoices',
  '/jumbotron',
  '/jumbotroncontroller',
];

const WITHOUT_FOOTER = [
  '/judges/:judgeid',
  '/live',
  '/live/:eventKey/:roundNumber',
  '/results/:event',
  '/print-sheets',
  '/print-invoices',
  '/jumbotron',
];

const isOneOf = (patterns: readonly string[], pathname: string): boolean =>
  pathname.includes('admin') || patterns.some((pattern) => matchPath(pattern, pathname) !== null);

export const showsTopBar = (pathname: string): boolean => !isOneOf(WITHOUT_TOP_BAR, pathname);

export const showsFooter = (pathname: string): boolean => !isOneOf(WITHOUT_FOOTER, pathname);
