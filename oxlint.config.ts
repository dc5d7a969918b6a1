// The linter's rules. tools/rooms.ts lists which room and folder may import which; tools/boundaries.ts checks the rest.
import { defineConfig, type OxlintOverride } from 'oxlint';
import { IMPORT_RULES } from './tools/rooms.ts';

const TIMES =
  'Times are formatted in src/web/kit/words/times.ts and read by src/domain/registration/clock.ts, with a time zone.';

/** Parts of a time that depend on the machine's time zone. */
const OF_THE_MACHINE = [
  'getHours',
  'getMinutes',
  'getDate',
  'getDay',
  'getMonth',
  'getFullYear',
  'getTimezoneOffset',
  'setHours',
  'setMinutes',
  'toLocaleDateString',
  'toLocaleTimeString',
  'toLocaleString',
];

const clockProperties = [
  { object: 'Intl', property: 'DateTimeFormat', message: TIMES },
  ...OF_THE_MACHINE.map((property) => ({ property, message: TIMES })),
];

const TESTS = ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'];
const BESIDE_THE_PRODUCT = ['e2e/**', 'hands/**', 'bench/**', 'tools/**'];

/** Attributes that are shown or read aloud. */
const SPOKEN = [
  'label',
  'title',
  'alt',
  'placeholder',
  'heading',
  'hint',
  'note',
  'question',
  'verb',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
];

/** Punctuation between words, and key caps. */
const SIGNS = ['', ',', '.', ':', '–', '+', '⌫', '↵', '0', '−'];

/** Identifiers that are too vague for plain American English (decision 23). */
const VAGUE_NAMES = [
  'stuff',
  'things',
  'helper',
  'helpers',
  'util',
  'utils',
  'manager',
  'whoever',
  'whatever',
  'whether',
];
/** More such identifiers, banned only in the folders that are already free of them. */
const CLAUSE_NAMES = [
  'whom',
  'whose',
  'such',
  'those',
  'still',
  'anew',
  'meanwhile',
  'afterwards',
  'anybody',
  'thing',
];
const BRITISH_NAMES = ['behaviour', 'colour', 'favourite', 'neighbour', 'neighbours', 'optimiser'];
const VAGUE_LIMITS = ['PATIENCE', 'AFTERWARDS', 'FARTHEST', 'DEEPEST'];

/** A part whose file fails to load must not take down the screen around it. */
const NO_LAZY = {
  name: 'react',
  importNames: ['lazy'],
  message:
    'Use lazyScreen or lazyOptional (src/web/kit/lazy/lazyScreen.ts): they show words when the file fails to load.',
};

export default defineConfig({
  plugins: ['typescript', 'react', 'react-perf', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  env: { es2024: true },
  ignorePatterns: ['dist', '.cache', 'data', 'data-demo', 'node_modules'],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    eqeqeq: 'error',
    'no-console': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-unassigned-import': 'off',
    'react/react-in-jsx-scope': 'off',
    'react-perf/jsx-no-new-function-as-prop': 'off',
    'react-perf/jsx-no-new-object-as-prop': 'off',
    'react-perf/jsx-no-new-array-as-prop': 'off',
    'react-perf/jsx-no-jsx-as-prop': 'off',
    'no-await-in-loop': 'off',
    'unicorn/no-array-sort': 'error',
    'no-shadow': 'off',
    'typescript/consistent-return': 'off',
    'import/no-named-as-default-member': 'off',
    'vitest/no-conditional-expect': 'off',
    'promise/always-return': 'off',
    'promise/valid-params': 'off',
    'vitest/require-mock-type-parameters': 'off',
    'oxc/no-map-spread': 'off',
    'unicorn/consistent-function-scoping': ['error', { checkArrowFunctions: false }],
    'typescript/no-misused-spread': ['error', { allow: ['string'] }],
    'no-restricted-properties': ['error', ...clockProperties],
    'id-denylist': ['error', ...VAGUE_NAMES],
    'max-params': ['error', { max: 4 }],
    'no-nested-ternary': 'error',
    // A comment with this tag would hide an unused export.
    'no-warning-comments': ['error', { terms: ['@public'], location: 'anywhere' }],
  },
  overrides: [
    ...IMPORT_RULES.map(({ files, patterns }): OxlintOverride => ({
      files: [...files],
      excludeFiles: TESTS,
      rules: { 'no-restricted-imports': ['error', { paths: [NO_LAZY], patterns: [...patterns] }] },
    })),
    {
      files: ['src/**'],
      excludeFiles: [...TESTS, 'src/cli/drawnModules.ts'],
      rules: { 'import/no-dynamic-require': ['error', { esmodule: true }] },
    },
    {
      files: ['src/web/**/*.tsx'],
      excludeFiles: [...TESTS, 'src/web/kit/words/**'],
      rules: { 'react/jsx-no-literals': ['error', { restrictedAttributes: SPOKEN, allowedStrings: SIGNS }] },
    },
    {
      files: ['src/domain/**'],
      rules: {
        'no-restricted-globals': ['error', 'Date'],
        'no-restricted-properties': [
          'error',
          ...clockProperties,
          { object: 'Math', property: 'random', message: 'Chance comes in as an argument.' },
        ],
      },
    },
    {
      files: ['src/{domain,server,cli}/**', 'e2e/**', 'bench/**', 'tools/*.ts', 'tools/mutants/**'],
      excludeFiles: ['src/server/{access,rules}/**'],
      rules: { 'id-denylist': ['error', ...VAGUE_NAMES, ...CLAUSE_NAMES, ...BRITISH_NAMES, ...VAGUE_LIMITS] },
    },
    {
      files: [...TESTS, ...BESIDE_THE_PRODUCT],
      rules: {
        'no-console': 'off',
        'no-restricted-globals': 'off',
        'typescript/no-unsafe-type-assertion': 'off',
        'no-restricted-properties': 'off',
      },
    },
    { files: ['src/cli/**'], rules: { 'no-console': 'off' } },
    {
      files: [
        'src/web/kit/words/times.ts',
        'src/web/kit/words/days.ts',
        'src/web/kit/words/numbers.ts',
        'src/store/competition/dates.ts',
        'src/server/auth/mailText.ts',
        'src/server/auth/codeMails.ts',
        'src/server/standby/role.ts',
      ],
      rules: { 'no-restricted-properties': 'off' },
    },
  ],
});
