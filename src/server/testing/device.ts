import { deleteApp, initializeApp, setLogLevel, type FirebaseApp } from 'firebase/app';
import { connectAuthEmulator, inMemoryPersistence, initializeAuth, type Auth } from 'firebase/auth';
import { forceWebSockets, getDatabase, goOffline, type Database } from 'firebase/database';
import { API_KEY, NAMESPACE } from './server.ts';

export interface Device {
  readonly app: FirebaseApp;
  readonly auth: Auth;
  readonly database: Database;
  close(): Promise<void>;
}

// Must run before the first database is opened, because it sets the transport for all of them.
forceWebSockets();
// Refusals are expected, so don't log them.
setLogLevel('silent');

let count = 0;

/** A person's device with the official SDK, configured as the store does. */
export function createDevice(origin: string, namespace = NAMESPACE, apiKey = API_KEY): Device {
  count += 1;
  const app = initializeApp(
    { apiKey, projectId: namespace, databaseURL: `${origin}?ns=${namespace}` },
    `device ${count}`,
  );
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, origin, { disableWarnings: true });
  const database = getDatabase(app);
  return {
    app,
    auth,
    database,
    close: async () => {
      goOffline(database);
      await deleteApp(app);
    },
  };
}

const opened: Device[] = [];

/** A device that is closed after the test. */
export function openDevice(origin: string): Device {
  const made = createDevice(origin);
  opened.push(made);
  return made;
}

export async function closeDevices(): Promise<void> {
  for (const each of opened.splice(0)) await each.close();
}

/** The error code of an SDK call, or `done`. */
export const captureErrorCode = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) => Reflect.get(Object(error), 'code'),
  );
