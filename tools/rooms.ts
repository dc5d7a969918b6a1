// The rooms of src and their folders: allowed imports, packages, and addresses of the tree. See docs/ARCHITECTURE.md.
import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { root } from './programs.ts';

interface Room {
  readonly rooms: readonly string[];
  readonly packages: readonly string[];
  /** Folders from the lowest up. Folders in one line are independent of each other. */
  readonly floors: readonly string[];
  /** Files of the room itself that combine its folders: folders may import only types from them. */
  readonly tops: readonly string[];
}

/** Root nodes of the live tree, by the folder of src/store that may spell their addresses (besides src/schema). */
export const NODES: Readonly<Record<string, string>> = {
  competition: 'competitionMetadata pages photos settings',
  delivery: 'receipts',
  events: 'events entered derived',
  floor: 'announcement deck live jumbotron',
  journal: 'incidents journal journalEnds',
  people:
    'codeClaims competitors judgeClaims judgeCodes owners pronunciations registrations roles staff staffInvitations tba numberHolds numbers registeredFrom numberedFrom online',
  plan: 'blocks planning',
  registrant:
    'asked requests invitations mails payments agreedPrices discounts discountUses discountsShown deskNotes evidence objections rulingReasons rulings setAside',
  results: 'approvals readOut resultsSaved',
  rounds: 'couplesOut',
  sheets: 'marks sheets',
};
/** Nodes below an event, the competition or a value that have their own folder. */
export const NODES_BELOW: Readonly<Record<string, string>> = {
  rounds: 'rounds roundState recallSize numHeats panel roundActualStartTime roundPostedTime',
  'events or src/store/rounds or src/store/people': 'entries',
  events: 'checkedIn',
  people: 'officials',
  floor: 'calls missingCalled',
  results: 'finalResults decided',
  plan: 'revision',
};

const ROOMS: Readonly<Record<string, Room>> = {
  domain: {
    rooms: [],
    packages: ['@date-fns/tz'],
    floors: [
      'people',
      'event round registration',
      'skating fees eligibility',
      'recall registrant',
      'keying secondCount journal lists',
      'floor schedule',
      'dancersDay madeUp mail setup',
    ],
    tops: [],
  },
  schema: {
    rooms: ['domain'],
    packages: [],
    floors: ['codec', 'nodes'],
    tops: [],
  },
  store: {
    rooms: ['domain', 'schema'],
    packages: ['firebase', 'idb', '@noble/hashes', 'zod', 'papaparse'],
    floors: [
      'tree',
      'connection',
      'journal',
      'delivery',
      'competition',
      'people',
      'events',
      'registrant',
      'rounds',
      'dancers',
      'sheets',
      'results',
      'floor',
      'models',
      'plan',
      'import archive csv',
    ],
    tops: ['store', 'staffQueue'],
  },
  web: {
    rooms: ['domain', 'store'],
    packages: ['react', 'react-dom', 'wouter', 'lucide-react', 'marked', 'dompurify', 'uqr'],
    // All other folders of the web rooms serve one audience each and are above these.
    floors: [
      'kit/look kit/screens',
      'kit/words kit/worker',
      'kit/parts kit/lazy',
      'kit/cache',
      'kit/clock',
      'kit/shell',
      'kit/pay',
      'staff',
      'dancers/requests dancers/pinned hall/board',
    ],
    tops: ['main', 'head'],
  },
  server: {
    rooms: [],
    packages: [
      'node',
      'fastify',
      '@fastify/helmet',
      'ws',
      'pino',
      'nodemailer',
      'prom-client',
      'libsql',
      's3mini',
      'zod',
      'jsonc-parser',
    ],
    floors: [
      'tree throttle',
      'rules storage derived',
      'database',
      'auth',
      'operations',
      'protocol',
      'http',
      'local',
      'standby',
      'start',
    ],
    tops: ['start'],
  },
  cli: {
    rooms: ['domain', 'schema', 'store', 'server'],
    packages: ['node', 'zod', 'jsonc-parser', 'firebase-admin'],
    floors: [
      'resultsFile archive mailer',
      'demo',
      'alone backup check copies doctor export import promote restore salvage event score start user verify',
      'firebase',
    ],
    tops: ['floorcraft'],
  },
};

/** Folders for tests and for static files have no floor. */
const FOR_TESTS = new Set(['testing', 'fixtures', 'access', 'attacks', 'public']);

/** Rooms of src/web whose folders are above the listed ones. */
const WEB_ROOMS = new Set(['floor', 'office', 'dancers', 'visitors', 'hall']);

const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly dependencies: object;
  readonly devDependencies: object;
};
const ALL_PACKAGES = ['node', ...builtinModules, ...Object.keys({ ...dependencies, ...devDependencies })];

/** A refused import, by its specifier. */
interface Refused {
  readonly regex: string;
  readonly message: string;
  readonly allowTypeImports?: boolean;
}

interface ImportRule {
  readonly files: readonly string[];
  readonly patterns: readonly Refused[];
}

/**
 * A pattern of imports that reach one of these folders from a folder beside them or deeper, in the same room
 * or another one.
 */
const inOneOf = (folders: readonly string[], from = ''): string => {
  const room = `${from.split('/')[0]}/`;
  const seen = folders.map((folder) => (folder.startsWith(room) ? folder.slice(room.length) : folder));
  return `^(?:\\.\\./)+(?:${seen.join('|')})/`;
};

function refusedInRoom(room: string, { rooms, packages }: Room): readonly Refused[] {
  const all = [...Object.keys(ROOMS), 'tools', 'hands', 'bench', 'e2e'];
  const forbidden = all.filter((other) => other !== room && !rooms.includes(other));
  return [
    {
      regex: inOneOf(forbidden),
      message: `src/${room} imports only ${[...rooms, 'itself'].join(', ')}: move what is needed into one of these, or hand it in.`,
    },
    {
      regex: `^(?:${ALL_PACKAGES.filter((name) => !packages.includes(name)).join('|')})(?:[:/]|$)`,
      message: `src/${room} does not use this package: use it in another room, or add it to tools/rooms.ts.`,
    },
    { regex: '/testing/', message: 'Only tests import from testing: move it out of there.' },
  ];
}

/** The folders of a room by floor. @throws Error for a folder without a floor */
function floorsOf(room: string, { floors }: Room): readonly (readonly string[])[] {
  const placed = floors.map((floor) => floor.split(' '));
  const known = new Set(placed.flat());
  const foldersIn = (...path: readonly string[]) =>
    readdirSync(join(root, 'src', ...path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !FOR_TESTS.has(entry.name))
      .map(({ name }) => name);
  const isOneOfWeb = (folder: string) => WEB_ROOMS.has(folder);
  const folders = foldersIn(room).flatMap((folder) =>
    room === 'web' && (folder === 'kit' || isOneOfWeb(folder))
      ? foldersIn(room, folder).map((inner) => `${folder}/${inner}`)
      : [folder],
  );
  const others = folders.filter((folder) => !known.has(folder));
  const lost = others.filter((folder) => !isOneOfWeb(folder.split('/')[0] ?? ''));
  if (lost.length > 0)
    throw new Error(
      `src/${room}/${lost.join(', ')} has no place in its room: give it one in tools/rooms.ts.`,
    );
  return [...placed, others];
}

function rulesOf([room, about]: readonly [string, Room]): readonly ImportRule[] {
  const inRoom = refusedInRoom(room, about);
  const floors = floorsOf(room, about);
  const tops = about.tops.map((name) => `src/${room}/${name}.ts`);
  const fromTops: Refused = {
    regex: `^(?:\\.\\./)+(?:${about.tops.join('|')})\\.ts$`,
    message: 'This file puts the folders together: import its types only.',
    allowTypeImports: true,
  };
  const fromFolders: Refused = {
    regex: '^\\./\\w+/',
    message:
      'Folders import this file: it imports types of folders only, so that nobody goes around the floors.',
    allowTypeImports: true,
  };
  const inFolders = floors.flatMap((floor, height) =>
    floor.map((folder): ImportRule => {
      const forbidden = [...floor.filter((other) => other !== folder), ...floors.slice(height + 1).flat()];
      const fromAbove: Refused = {
        regex: inOneOf(forbidden, folder),
        message: `This folder stands above ${folder} or beside it: move what both need below them (tools/rooms.ts).`,
      };
      return {
        files: [`src/${room}/${folder}/**`],
        patterns: [
          ...inRoom,
          ...(forbidden.length === 0 ? [] : [fromAbove]),
          ...(about.tops.length === 0 ? [] : [fromTops]),
          ...(folder === 'secondCount' ? [FROM_FIRST_COUNT] : []),
        ],
      };
    }),
  );
  return [
    { files: [`src/${room}/*`], patterns: [...inRoom, fromFolders] },
    ...tops.map((top) => ({ files: [top], patterns: inRoom })),
    ...inFolders,
  ];
}

/** The second count catches a mistake in the first only if the two share no code. */
const FROM_FIRST_COUNT: Refused = {
  regex: '^(?:\\.\\./)+skating/',
  message: 'The second count takes nothing but types from the first one: write it anew.',
  allowTypeImports: true,
};

/** The imports that the linter refuses, by files. The last rule that matches a file applies. */
export const IMPORT_RULES: readonly ImportRule[] = Object.entries(ROOMS).flatMap(rulesOf);
