import { readFileSync } from 'node:fs';
import { signInAnonymously, signInWithCustomToken } from 'firebase/auth';
import { ref, update } from 'firebase/database';
import { afterAll, beforeAll } from 'vitest';
import { createDevice, type Device } from '../src/server/testing/device.ts';
import { startTestServer, type TestServer } from '../src/server/testing/server.ts';
import type { Patch } from '../src/store/tree/patch.ts';

const RULES = readFileSync(new URL('../database.rules.json', import.meta.url), 'utf8');

/** A device, and the account signed in on it. */
export interface SignedIn {
  readonly device: Device;
  readonly uid: string;
}

interface RuledServer {
  readonly administrator: TestServer['administrator'];
  /** Adds a device; without an account it signs in anonymously. */
  signIn(account?: string): Promise<SignedIn>;
}

/** Runs the server with the product's rules for the tests of a file. `begin` runs before the first one. */
export function startRuledServer(begin: () => Promise<void>): RuledServer {
  let running: TestServer | undefined;
  const devices: Device[] = [];
  const started = (): TestServer => {
    if (running === undefined) throw new Error('the server has not started');
    return running;
  };
  beforeAll(async () => {
    running = await startTestServer({ rules: RULES });
    await begin();
  });
  afterAll(async () => {
    for (const one of devices) await one.close();
    await running?.remove();
  });
  return {
    get administrator() {
      return started().administrator;
    },
    signIn: async (account) => {
      const { origin, administrator } = started();
      const made = createDevice(origin);
      devices.push(made);
      const { user } = await (account === undefined
        ? signInAnonymously(made.auth)
        : signInWithCustomToken(made.auth, await administrator.customToken(account, {})));
      return { device: made, uid: user.uid };
    },
  };
}

/** Writes with the account of a device. False: the rules refused it. */
export async function isPatchAccepted({ device: { database } }: SignedIn, patch: Patch): Promise<boolean> {
  try {
    await update(ref(database), { ...patch });
    return true;
  } catch (error) {
    if (/permission.denied/i.test(String(error))) return false;
    throw error;
  }
}
