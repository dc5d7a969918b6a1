import type { Visit, VisitReports } from '../../../store/connection/visitReports.ts';
import type { Observable } from '../../../store/connection/observed.ts';
import type { Store } from '../../../store/store.ts';
import { findScreen } from '../screens/findScreen.ts';
import { isCountingDeclined, isPrivacyRequested } from './visitChoice.ts';

/** Router events on the window when the address changes. */
const MOVES = ['popstate', 'pushState', 'replaceState'] as const;

/** Screens without a role that are not for visitors. */
const UNCOUNTED: ReadonlySet<string> = new Set(['judge', 'jumbotron', 'login', 'parts']);

function visitAt(pathname: string): Visit | undefined {
  const screen = findScreen(pathname);
  return screen === undefined || screen.roles !== undefined || UNCOUNTED.has(screen.name)
    ? undefined
    : { name: screen.name, path: screen.path };
}

const untilConnected = ({ connection }: { readonly connection: Observable<{ readonly kind: string }> }) =>
  new Promise<void>((resolve) => {
    const look = (): void => {
      if (connection.now.kind === 'live') resolve();
    };
    connection.observe(look);
    look();
  });

const untilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve);
  });

async function open({ configuration, backend }: Store): Promise<VisitReports | undefined> {
  try {
    const { VisitReports } = await import('../../../store/connection/visitReports.ts');
    return await VisitReports.open(configuration, backend);
  } catch (thrown) {
    // eslint-disable-next-line no-console -- for whoever set the event up; no visitor is disturbed
    console.warn('analytics did not start; visits of this page are not counted:', String(thrown));
    return undefined;
  }
}

/**
 * Reports each screen that a visitor opens. Starts once the page is loaded, connected and idle. Loads nothing if the
 * browser asks not to be tracked or the visitor declined.
 */
export async function countVisits(store: Store): Promise<void> {
  if (isPrivacyRequested(window)) return;
  await untilConnected(store.device);
  await untilIdle();
  let reports: Promise<VisitReports | undefined> | undefined;
  let last: string | undefined;
  const look = async (): Promise<void> => {
    const { pathname } = location;
    const visit = visitAt(pathname);
    if (visit === undefined || pathname === last || isCountingDeclined.now) return;
    last = pathname;
    reports ??= open(store);
    const opened = await reports;
    if (!isCountingDeclined.now) opened?.report(visit);
  };
  isCountingDeclined.observe(() => {
    void reports?.then((opened) => opened?.enable(!isCountingDeclined.now));
    void look();
  });
  for (const move of MOVES) addEventListener(move, () => void look());
  await look();
}
