import { backendOf, type Backend, type EventConfiguration } from './connection/eventConfiguration.ts';
import { Session } from './connection/session.ts';

/** The live tree as this device reaches it. */
export interface Store {
  readonly eventName: string;
  readonly configuration: EventConfiguration;
  readonly backend: Backend;
  /** The public side: visitors, judges, registrants. Signs in without a name, and only when it must. */
  readonly device: Session;
  /** The staff's side. */
  readonly staff: Session;
}

/** `origin` is where the page was served from; on the embedded backend that is also where the tree is. */
export const openStore = (eventName: string, configuration: EventConfiguration, origin: string): Store => ({
  eventName,
  configuration,
  backend: backendOf(configuration, origin),
  device: new Session('device', configuration, origin, false),
  staff: new Session('staff', configuration, origin, true),
});
