/** What selects and reaches the backend project of one event (SPEC 1). */
export interface EventConfiguration {
  readonly apiKey: string;
  readonly authDomain: string;
  /** Absent, or the own origin: the embedded backend. Anything else: that Firebase project. */
  readonly databaseURL?: string;
  readonly projectId: string;
  readonly storageBucket: string;
  readonly messagingSenderId: string;
  readonly appId: string;
  readonly measurementId: string;
  /** Shown on a first visit, before the tree's own primaryColor has arrived: '#rrggbb'. */
  readonly primaryColor?: string;
  /** Where visitors put their questions to a community. Without it the footer invites to none. */
  readonly community?: string;
}

/** An event on the embedded backend needs no account anywhere: its keys are names and open nothing by themselves. */
const embedded = (projectId: string, primaryColor: string): EventConfiguration => ({
  apiKey: `${projectId}-embedded`,
  authDomain: `${projectId}.invalid`,
  projectId,
  storageBucket: `${projectId}.invalid`,
  messagingSenderId: '0',
  appId: `1:0:web:${projectId}`,
  measurementId: '',
  primaryColor,
});

const configurations = {
  development: embedded('development', '#8a1538'),
  demo: { ...embedded('demo', '#e87722'), community: 'https://example.org/chat' },
  princeton25: embedded('princeton25', '#e87722'),
} as const satisfies Record<string, EventConfiguration>;

export type EventName = keyof typeof configurations;

export const EVENT_NAMES: readonly EventName[] = ['development', 'demo', 'princeton25'];

const isEventName = (text: string): text is EventName => EVENT_NAMES.some((name) => name === text);

/** The configuration of that name; undefined when there is none. */
export function eventConfiguration(name: string): EventConfiguration | undefined {
  return isEventName(name) ? configurations[name] : undefined;
}

export type Backend =
  | { readonly kind: 'embedded'; readonly origin: string; readonly databaseURL: string }
  | { readonly kind: 'firebase'; readonly databaseURL: string };

/**
 * Where the tree of an event lies, for a page or program that was served from `origin`. The namespace goes into the
 * URL: without it the SDK would make one out of the host name ('127', '192') or refuse.
 */
export function backendOf(configuration: EventConfiguration, origin: string): Backend {
  const { databaseURL, projectId } = configuration;
  if (databaseURL === undefined || new URL(databaseURL).origin === new URL(origin).origin)
    return { kind: 'embedded', origin, databaseURL: `${origin}?ns=${projectId}` };
  return { kind: 'firebase', databaseURL };
}
