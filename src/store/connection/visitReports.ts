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
import { omitUndefined } from '../../domain/mapDefined.ts';
import type { Backend, EventConfiguration } from './eventConfiguration.ts';

/** A reported screen: never an address with a key, a code or a person. */
export interface Visit {
  readonly name: string;
  /** '/competitors/:id' */
  readonly path: string;
}

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
  // The previous address may contain a code.
  page_referrer: '',
  ...omitUndefined({ clientIp }),
});

/** Reports visits with the SDK's analytics, loaded last and only where configured. */
export class VisitReports {
  private readonly analytics: Analytics;
  private readonly clientIp: string | undefined;

  private constructor(analytics: Analytics, clientIp: string | undefined) {
    this.analytics = analytics;
    this.clientIp = clientIp;
  }

  /** @throws Error if the browser or network blocks analytics */
  static async open(configuration: EventConfiguration, backend: Backend): Promise<VisitReports> {
    if (!(await isSupported())) throw new Error('the browser keeps no cookies or no database');
    const app = initializeApp({ ...configuration, databaseURL: backend.databaseURL }, 'analytics');
    // If this is blocked, fail here once; the SDK would fail with every visit.
    await getToken(getInstallations(app));
    const clientIp = await lookUpIp(backend, configuration);
    const analytics = initializeAnalytics(app, {
      // Google's own page view would have the whole address.
      config: { send_page_view: false, ...reported({ name: '', path: '/' }, clientIp) },
    });
    return new VisitReports(analytics, clientIp);
  }

  report(visit: Visit): void {
    const parameters = reported(visit, this.clientIp);
    // These parameters also apply to events of Google's script.
    setDefaultEventParameters(parameters);
    logEvent(this.analytics, 'page_view', parameters);
  }

  enable(isEnabled: boolean): void {
    setAnalyticsCollectionEnabled(this.analytics, isEnabled);
  }
}
