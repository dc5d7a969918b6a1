import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerSettings } from '../settings.ts';
import { startServer, type RunningServer } from '../start.ts';

export const NAMESPACE = 'floorcraft-test';
export const API_KEY = 'test-key';

/** Anybody may do anything: for tests that are not about rules. */
const OPEN_RULES = '{"rules": {".read": true, ".write": true}}';

export interface TestServer extends RunningServer {
  readonly dataFolder: string;
  /** Closes the server and removes its folder. */
  remove(): Promise<void>;
}

/** A real server on a free port with a folder of its own. */
export async function testServer(settings: Partial<ServerSettings> = {}): Promise<TestServer> {
  const dataFolder = settings.dataFolder ?? mkdtempSync(join(tmpdir(), 'floorcraft-'));
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    dataFolder,
    namespace: NAMESPACE,
    apiKey: API_KEY,
    rules: OPEN_RULES,
    logLevel: 'error',
    trustProxy: false,
    emulator: false,
    // Many servers, one after the other, in one process: what it holds is not one server's.
    memoryShare: 1,
    ...settings,
  });
  return {
    ...server,
    dataFolder,
    remove: async () => {
      await server.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
