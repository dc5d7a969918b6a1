export interface IdentityProvider {
  /** As the project calls it: 'google.com', 'oidc.theirschool'. */
  readonly id: string;
  /** As people call it. */
  readonly name: string;
}

/** Selects and reaches the backend project of one event (SPEC 1): what `events/<name>.json` holds. */
export interface EventConfiguration {
  readonly apiKey: string;
  readonly authDomain: string;
  /** Absent, or the own origin: the embedded backend. Anything else: that Firebase project. */
  readonly databaseURL?: string | undefined;
  readonly projectId: string;
  readonly storageBucket: string;
  readonly messagingSenderId: string;
  readonly appId: string;
  /** Of the Google Analytics stream that counts visits; empty: nothing is counted, and nothing is sent. */
  readonly measurementId: string;
  /** Lets the staff sign in through a window of an identity provider of the Firebase project. */
  readonly identityProvider?: IdentityProvider | undefined;
  /** The staff can ask for a mail with a link to sign in. On the embedded backend its server says so. */
  readonly emailLink?: boolean | undefined;
  /** Answers with a visitor's public address as JSON, `{"ip": "…"}`, where the backend is a Firebase project. */
  readonly clientIpService?: string | undefined;
  /** Shown on a first visit, before the tree's own primaryColor has arrived: '#rrggbb'. */
  readonly primaryColor?: string | undefined;
  /** The address of a community to which the footer invites. Without it the footer invites to none. */
  readonly community?: string | undefined;
  /** Firebase's own emulators in the place of the project, each as 'host:port'. */
  readonly emulatorHosts?: { readonly auth: string; readonly database: string } | undefined;
}

/** An event on the embedded backend needs no account anywhere: its keys are names and open nothing by themselves. */
export const embeddedConfiguration = (projectId: string): EventConfiguration => ({
  apiKey: `${projectId}-embedded`,
  authDomain: `${projectId}.invalid`,
  projectId,
  storageBucket: `${projectId}.invalid`,
  messagingSenderId: '0',
  appId: `1:0:web:${projectId}`,
  measurementId: '',
});

/** The attribute of the page's `<html>` in which its server, or its build, writes the configuration as JSON. */
export const CONFIGURATION_ATTRIBUTE = 'data-configuration';

/** The configuration that a page was served with; undefined where it was served with none. */
export function readConfiguration(text: string | undefined): EventConfiguration | undefined {
  try {
    const raw: unknown = JSON.parse(text ?? '');
    // Whoever served the page has checked each field of the file before it did.
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
      /** Of Firebase's emulator of accounts, where that stands in for the service. */
      readonly authEmulator?: string;
    };

/**
 * Where the tree of an event lies, for a page or program that was served from `origin`. The namespace goes into the
 * URL: without it the SDK would make one out of the host name ('127', '192') or refuse.
 */
export function backendOf(configuration: EventConfiguration, origin: string): Backend {
  const { databaseURL, projectId, emulatorHosts } = configuration;
  if (emulatorHosts !== undefined)
    return {
      kind: 'firebase',
      databaseURL: `http://${emulatorHosts.database}?ns=${projectId}`,
      authEmulator: `http://${emulatorHosts.auth}`,
    };
  if (databaseURL === undefined || new URL(databaseURL).origin === new URL(origin).origin)
    return { kind: 'embedded', origin, databaseURL: `${origin}?ns=${projectId}` };
  return { kind: 'firebase', databaseURL };
}
