import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { tempFolder } from './tools/tempFolder.ts';

/** Against hanging polls only: vitest's default of one second is too short for a busy machine. */
const POLL = { timeout: 60_000, interval: 10 } as const;

/** One seed for all random tests. */
const FIXED_SEED = 'src/domain/testing/fixedSeed.ts';

/** Mock modules, or share password hashing with a server in another process. */
const BY_THEMSELVES = [
  'src/server/storage/full.test.ts',
  'src/store/connection/sdk.test.ts',
  'src/store/delivery/queue.model.test.ts',
  'src/server/standby/disk.test.ts',
  'src/server/standby/takeover.test.ts',
  // They count running timers, and a test before them may leave one.
  'src/server/standby/beats.test.ts',
  'src/server/standby/notice.test.ts',
  'src/server/standby/primary.test.ts',
  'src/server/storage/confirmedCommits.test.ts',
];

/** Need a page's APIs, such as its storage or its head. */
const ON_A_PAGE = [
  'src/web/**/*.test.tsx',
  'src/web/kit/lazy/failedPreload.test.ts',
  'src/web/kit/look/earlyPresses.test.ts',
  'src/web/kit/look/firstPaint.test.ts',
  'src/web/kit/parts/prose/renderProse.test.ts',
  'src/web/kit/screens/firstLoad.test.ts',
  'src/web/office/schedule/keptDraft.test.ts',
  'src/web/kit/words/visitorsLanguage.test.ts',
];

/** Mock modules on a page: an already loaded real module would win. */
const ALONE_ON_A_PAGE = [
  'src/web/floor/chairman/RoundChangeDialog.test.tsx',
  'src/web/floor/chairman/SeatPanelDialog.test.tsx',
];

/** Tests in one process. Reloading the modules for each file would take a third of the time; the tests clean up. */
const together = (
  name: string,
  about: {
    readonly tests: readonly string[];
    readonly without?: readonly string[];
    readonly page?: boolean;
    readonly setup?: string;
    readonly alone?: boolean;
  },
) => ({
  define: { FLOORCRAFT_VERSION: '"0.0.0"' },
  test: {
    name,
    include: [...about.tests],
    exclude: [...(about.without ?? [])],
    environment: about.page === true ? 'jsdom' : 'node',
    env: { TMPDIR: tempFolder() },
    // Against hanging tests only.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: POLL },
    isolate: about.alone === true,
    setupFiles: [FIXED_SEED, ...(about.setup === undefined ? [] : [about.setup])],
  },
});

export default defineConfig({
  test: {
    // One more worker than cores: tests of the server spend much of their time waiting.
    maxWorkers: availableParallelism() + 1,
    projects: [
      // One project for everything without special needs: each further project would load all modules again.
      together('plain', {
        tests: ['src/{domain,store,cli,web}/**/*.test.ts', 'tools/**/*.test.ts'],
        without: [...ON_A_PAGE, ...BY_THEMSELVES],
      }),
      together('server', {
        tests: ['src/server/**/*.test.ts'],
        without: BY_THEMSELVES,
        setup: 'src/server/testing/cheapHashes.ts',
      }),
      // Its name sorts first: tests that mostly wait run beside the others.
      together('alone', { tests: BY_THEMSELVES, alone: true }),
      together('on a page', {
        tests: ON_A_PAGE,
        without: ALONE_ON_A_PAGE,
        page: true,
        setup: 'src/web/kit/testing/setup.ts',
      }),
      together('alone on a page', {
        tests: ALONE_ON_A_PAGE,
        page: true,
        alone: true,
        setup: 'src/web/kit/testing/setup.ts',
      }),
      // By themselves: their hall has its own clock, which must not affect other tests.
      {
        test: {
          name: 'hands',
          environment: 'node',
          setupFiles: FIXED_SEED,
          include: ['hands/**/*.test.ts'],
          testTimeout: 120_000,
          expect: { poll: POLL },
          isolate: true,
        },
      },
    ],
  },
});
