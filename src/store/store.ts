import { resolveBackend, type Backend, type EventConfiguration } from './connection/eventConfiguration.ts';
import { Session } from './connection/session.ts';

/** This device's connections to the live tree. */
export interface Store {
  readonly eventName: string;
  readonly configuration: EventConfiguration;
  readonly backend: Backend;
  /** The public session: visitors, judges, registrants. Signs in anonymously, and only if needed. */
  readonly device: Session;
  /** The staff's session. */
  readonly staff: Session;
}

/** `origin` is where the page was served from; on the embedded backend that is also where the tree is. */
export const openStore = (eventName: string, configuration: EventConfiguration, origin: string): Store => ({
  eventName,
  configuration,
  backend: resolveBackend(configuration, origin),
  device: new Session('device', configuration, origin, false),
  staff: new Session('staff', configuration, origin, true),
});
