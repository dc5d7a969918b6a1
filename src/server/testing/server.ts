import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerSettings } from '../settings.ts';
import { startServer, type RunningServer } from '../start.ts';

export const NAMESPACE = 'floorcraft-test';
export const API_KEY = 'test-key';

/** Allows everything: for tests not about rules. */
const OPEN_RULES = '{"rules": {".read": true, ".write": true}}';

export interface TestServer extends RunningServer {
  readonly dataFolder: string;
  remove(): Promise<void>;
}

/** A real server on a free port with its own folder. */
export async function startTestServer(settings: Partial<ServerSettings> = {}): Promise<TestServer> {
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
    // Many servers share this process's memory.
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
