import { initializeApp } from 'firebase/app';
import {
  initializeAnalytics,
  isSupported,
  logEvent,
  setAnalyticsCollectionEnabled,
  setDefaultEventParameters,
  type Analytics,
} from 'firebase/analytics';
import { getInstallations, getToken } from 'firebase/installations';
import { omitUndefined } from '../../domain/defined.ts';
import type { Backend, EventConfiguration } from './eventConfiguration.ts';

/** A screen as it is reported: never an address with a key, a code or a person in it. */
export interface Visit {
  readonly name: string;
  /** Its address with placeholders, as '/competitors/:id'. */
  readonly path: string;
}

/** The visitor's public address; undefined where no service tells it. */
async function lookUpIp(
  backend: Backend,
  { clientIpService }: EventConfiguration,
): Promise<string | undefined> {
  const service = backend.kind === 'embedded' ? `${backend.origin}/client-ip` : clientIpService;
  if (service === undefined) return undefined;
  try {
    const answer: unknown = await (await fetch(service, { credentials: 'omit' })).json();
    const ip: unknown = Object(answer) === answer ? Reflect.get(Object(answer), 'ip') : undefined;
    return typeof ip === 'string' && /^[\da-f.:]{2,45}$/i.test(ip) ? ip : undefined;
  } catch {
    return undefined;
  }
}

const reported = ({ name, path }: Visit, clientIp: string | undefined) => ({
  page_title: name,
  page_location: `${location.origin}${path}`,
  // The address before may hold a code.
  page_referrer: '',
  ...omitUndefined({ clientIp }),
});

/** Reports visits through the SDK's analytics. Loaded last of all, and only where visits are counted. */
export class VisitReports {
  private readonly analytics: Analytics;
  private readonly clientIp: string | undefined;

  private constructor(analytics: Analytics, clientIp: string | undefined) {
    this.analytics = analytics;
    this.clientIp = clientIp;
  }

  /** @throws Error where this browser or its network takes part in no analytics */
  static async open(configuration: EventConfiguration, backend: Backend): Promise<VisitReports> {
    if (!(await isSupported())) throw new Error('the browser keeps no cookies or no database');
    const app = initializeApp({ ...configuration, databaseURL: backend.databaseURL }, 'analytics');
    // Fails here once, where the SDK would say so again with every visit.
    await getToken(getInstallations(app));
    const clientIp = await lookUpIp(backend, configuration);
    const analytics = initializeAnalytics(app, {
      // Its own page view would hold the whole address.
      config: { send_page_view: false, ...reported({ name: '', path: '/' }, clientIp) },
    });
    return new VisitReports(analytics, clientIp);
  }

  report(visit: Visit): void {
    const parameters = reported(visit, this.clientIp);
    // For what Google's script sends by itself, too.
    setDefaultEventParameters(parameters);
    logEvent(this.analytics, 'page_view', parameters);
  }

  /** Switches the reports off, or on again. */
  enable(isEnabled: boolean): void {
    setAnalyticsCollectionEnabled(this.analytics, isEnabled);
  }
}
