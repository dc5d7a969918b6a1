/** Screens that fill the window by themselves (SPEC 2): no top bar there. */
const WITHOUT_TOP_BAR: readonly RegExp[] = [
  /^\/judges\/[^/]+$/,
  /^\/register$/,
  /^\/live$/,
  /^\/live\/[^/]+\/[^/]+$/,
  /^\/results\/[^/]+$/,
  /^\/login$/,
  /^\/print-sheets$/,
  /^\/print-invoices$/,
  /^\/jumbotron$/,
  /^\/jumbotroncontroller$/,
];

const WITHOUT_FOOTER: readonly RegExp[] = [
  /^\/judges\/[^/]+$/,
  /^\/live$/,
  /^\/live\/[^/]+\/[^/]+$/,
  /^\/results\/[^/]+$/,
  /^\/print-sheets$/,
  /^\/print-invoices$/,
  /^\/jumbotron$/,
];

const isOneOf = (patterns: readonly RegExp[], path: string): boolean =>
  path.includes('admin') || patterns.some((pattern) => pattern.test(path));

export const showsTopBar = (path: string): boolean => !isOneOf(WITHOUT_TOP_BAR, path);

export const showsFooter = (path: string): boolean => !isOneOf(WITHOUT_FOOTER, path);
