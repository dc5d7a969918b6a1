export interface IdentityProvider {
  /** The provider's ID in the Firebase project: 'google.com', 'oidc.theirschool'. */
  readonly id: string;
  /** The name people know. */
  readonly name: string;
}

/** The backend of one event (SPEC 1), from `events/<name>.json`. */
export interface EventConfiguration {
  readonly apiKey: string;
  readonly authDomain: string;
  /** Missing or this page's origin: the embedded backend; otherwise a Firebase project. */
  readonly databaseURL?: string | undefined;
  readonly projectId: string;
  readonly storageBucket: string;
  readonly messagingSenderId: string;
  readonly appId: string;
  /** Google Analytics stream; empty: no analytics. */
  readonly measurementId: string;
  /** The Firebase project's identity provider for staff sign-in by popup. */
  readonly identityProvider?: IdentityProvider | undefined;
  /** True if staff can sign in by a mailed link. Set by the server on the embedded backend. */
  readonly emailLink?: boolean | undefined;
  /**
   * True if dancers get mails. Set by the server on the embedded backend; with Firebase, a separate mailer
   * sends them.
   */
  readonly mails?: boolean | undefined;
  /** The URL that returns the visitor's public address as JSON, `{"ip": "…"}`; only with Firebase. */
  readonly clientIpService?: string | undefined;
  /** True if a companion keeps `derived` up to date; only with Firebase. */
  readonly companion?: boolean | undefined;
  /** Color before primaryColor is loaded: '#rrggbb'. */
  readonly primaryColor?: string | undefined;
  /** Community link in the footer. */
  readonly community?: string | undefined;
  /** Firebase's emulators, each as 'host:port'. */
  readonly emulatorHosts?: { readonly auth: string; readonly database: string } | undefined;
}

/** The embedded backend needs no Firebase account: these keys are placeholders. */
export const createEmbeddedConfiguration = (projectId: string): EventConfiguration => ({
  apiKey: `${projectId}-embedded`,
  authDomain: `${projectId}.invalid`,
  projectId,
  storageBucket: `${projectId}.invalid`,
  messagingSenderId: '0',
  appId: `1:0:web:${projectId}`,
  measurementId: '',
});

/** The attribute of `<html>` with the configuration as JSON. */
export const CONFIGURATION_ATTRIBUTE = 'data-configuration';

export function readConfiguration(text: string | undefined): EventConfiguration | undefined {
  try {
    const raw: unknown = JSON.parse(text ?? '');
    // The server or the build has checked the other fields.
    if (typeof raw !== 'object' || raw === null || !('projectId' in raw)) return undefined;
    // eslint-disable-next-line typescript/no-unsafe-type-assertion
    return raw as EventConfiguration;
  } catch {
    return undefined;
  }
}

export type Backend =
  | { readonly kind: 'embedded'; readonly origin: string; readonly databaseURL: string }
  | {
      readonly kind: 'firebase';
      readonly databaseURL: string;
      /** Firebase's emulator of accounts. */
      readonly authEmulator?: string;
      /** A companion keeps `derived` up to date. */
      readonly isDerived?: boolean | undefined;
    };

/** True if `derived` can be read instead of whole events. */
export const hasDerivedNodes = (backend: Backend): boolean =>
  backend.kind === 'embedded' || backend.isDerived === true;

/** The database URL, with the namespace: the SDK would derive one from the host name ('127') or refuse. */
export function resolveBackend(configuration: EventConfiguration, origin: string): Backend {
  const { databaseURL, projectId, emulatorHosts } = configuration;
  const firebase = { kind: 'firebase', isDerived: configuration.companion } as const;
  if (emulatorHosts !== undefined)
    return {
      ...firebase,
      databaseURL: `http://${emulatorHosts.database}?ns=${projectId}`,
      authEmulator: `http://${emulatorHosts.auth}`,
    };
  if (databaseURL === undefined || new URL(databaseURL).origin === new URL(origin).origin)
    return { kind: 'embedded', origin, databaseURL: `${origin}?ns=${projectId}` };
  return { ...firebase, databaseURL };
}
