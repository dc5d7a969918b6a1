import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { tempFolder } from './tools/tempFolder.ts';

/** The tests of a room, told apart where they need a page around them, or a process whose modules nobody else has. */
const room = (
  name: string,
  about: {
    readonly named?: string;
    readonly tests?: readonly string[];
    readonly without?: readonly string[];
    readonly page?: boolean;
    readonly setup?: string;
    readonly alone?: boolean;
  } = {},
) => ({
  test: {
    name: about.named ?? name,
    include: about.tests?.map((each) => `src/${name}/${each}`) ?? [`src/${name}/**/*.test.ts`],
    exclude: about.without?.map((each) => `src/${name}/${each}`) ?? [],
    environment: about.page === true ? 'jsdom' : 'node',
    env: { TMPDIR: tempFolder() },
    // Nothing here is timed: this is only against a test that hangs.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Loading the modules anew for each file would take a third of the time; the tests clean up after themselves.
    isolate: about.alone === true,
    setupFiles: about.setup ?? [],
  },
});

/** Puts a module in the place of another; shares passwords with a server in a process of its own. */
const BY_THEMSELVES = ['storage/full.test.ts', 'standby/takeover.test.ts'];

/** Asks for what only a page has, as its storage or its head. */
const ON_A_PAGE = [
  '**/*.test.tsx',
  'app/failedPreload.test.ts',
  'look/firstPaint.test.ts',
  'screens/firstLoad.test.ts',
  'schedule/keptDraft.test.ts',
  'words/visitorsLanguage.test.ts',
];

export default defineConfig({
  test: {
    // One more than there are cores: now and then each waits, for a line that is cut or for a standby that is given up.
    maxWorkers: availableParallelism() + 1,
    projects: [
      room('domain'),
      room('store'),
      room('server', { without: BY_THEMSELVES, setup: 'src/server/testing/cheapHashes.ts' }),
      room('server', { named: 'server, alone', tests: BY_THEMSELVES, alone: true }),
      room('cli'),
      room('web', { without: ON_A_PAGE }),
      room('web', {
        named: 'web, on a page',
        tests: ON_A_PAGE,
        page: true,
        setup: 'src/web/testing/setup.ts',
      }),
      // By themselves: their hall has a clock of its own, and nobody else shall go by it.
      {
        test: {
          name: 'hands',
          environment: 'node',
          include: ['hands/**/*.test.ts'],
          testTimeout: 120_000,
          isolate: true,
        },
      },
      { test: { name: 'tools', environment: 'node', include: ['tools/**/*.test.ts'], isolate: false } },
    ],
  },
});
