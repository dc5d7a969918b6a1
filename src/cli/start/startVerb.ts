import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from '../../server/start.ts';
import { seedDemo } from '../demo/seedDemo.ts';
import { projectRoot } from '../projectRoot.ts';
import type { Verb } from '../verb.ts';
import { welcome } from './welcome.ts';
import { pageOf } from './page.ts';

/** Serves the active event until it is told to end: screens, tree and accounts in one process. */
export const startVerb: Verb = {
  use: 'start',
  help: [
    'Serves the active event configuration (EVENT, default demo) until Ctrl+C.',
    'Settings come from the environment: EVENT PORT HOST FLOORCRAFT_DATA LOG_LEVEL TLS_CERT TLS_KEY TRUST_PROXY',
    'FLOORCRAFT_ADMIN_SECRET FLOORCRAFT_EMULATOR. For a venue: HOST=0.0.0.0.',
  ].join('\n'),
  run: async (args, { settings, say, complain, end }) => {
    if (args.length > 0) {
      complain(`start takes no “${args[0]}”.`);
      return 2;
    }
    const { event, configuration, ...set } = settings();
    const root = projectRoot();
    const server = await startServer({
      host: set.host,
      port: set.port,
      dataFolder: set.dataFolder,
      namespace: configuration.projectId,
      apiKey: configuration.apiKey,
      rules: readFileSync(join(root, 'database.rules.json'), 'utf8'),
      screens: { folder: join(root, 'dist/web'), page: pageOf(event, configuration) },
      logLevel: set.logLevel,
      trustProxy: set.trustProxy,
      ...(set.tls === undefined ? {} : { tls: set.tls }),
      ...(set.adminSecret === undefined ? {} : { adminSecret: set.adminSecret }),
      emulator: set.emulator,
    });
    const demo = event === 'demo' ? await seedDemo(server.administrator, Date.now()) : undefined;
    for (const line of welcome(event, server, set, demo)) say(line);
    await end;
    await server.close();
    return 0;
  },
};
