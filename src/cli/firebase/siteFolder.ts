import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openScreenFiles } from '../../server/http/screenFiles.ts';
import { buildPageHeaders } from '../../server/http/securityHeaders.ts';
import type { EventConfiguration } from '../../store/connection/eventConfiguration.ts';
import { listOutsideSources } from '../start/outsideSources.ts';
import { createPageFiller } from '../start/page.ts';

const YEAR_S = 31_536_000;
const NO_CACHE = { key: 'Cache-Control', value: 'no-cache' };

/** Hosting compresses files itself. */
const isCompressedCopy = (file: string): boolean => /\.(?:br|gz)$/.test(file);

/** `firebase.json`: the screens with the same rewrites and headers as on our own server, and the access rules. */
async function hostingConfiguration(configuration: EventConfiguration): Promise<object> {
  const headers = Object.entries(await buildPageHeaders(listOutsideSources(configuration))).map(
    ([key, value]) => ({
      key,
      value,
    }),
  );
  return {
    database: { rules: 'database.rules.json' },
    hosting: {
      public: 'public',
      ignore: ['firebase.json', '**/.*'],
      // A removed file of an older build must not be answered with a page: the browser would run it.
      rewrites: [{ source: '!/assets/**', destination: '/index.html' }],
      headers: [
        { source: '**', headers: [...headers, NO_CACHE] },
        {
          source: '/assets/**',
          headers: [{ key: 'Cache-Control', value: `public, max-age=${YEAR_S}, immutable` }],
        },
      ],
    },
  };
}

interface Site {
  readonly event: string;
  readonly configuration: EventConfiguration;
  /** The folder of this program, with the built screens and the rules. */
  readonly root: string;
}

const json = (value: object): string => `${JSON.stringify(value, undefined, 2)}\n`;

/** Writes a folder for `firebase deploy`. @returns a problem, or undefined */
export async function writeSite(
  folder: string,
  { event, configuration, root }: Site,
): Promise<string | undefined> {
  if (existsSync(folder) && readdirSync(folder).some((file) => !['.firebaserc', '.firebase'].includes(file)))
    return `${folder} is not empty. Name a new folder.`;
  const files = openScreenFiles(join(root, 'dist/web'));
  for (const name of files.names().filter((file) => !isCompressedCopy(file))) {
    const built = (await files.read(name)) ?? '';
    const file = join(folder, 'public', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      name === 'index.html' ? createPageFiller(event, configuration)(built.toString()) : built,
    );
  }
  writeFileSync(join(folder, 'database.rules.json'), readFileSync(join(root, 'database.rules.json'), 'utf8'));
  writeFileSync(join(folder, 'firebase.json'), json(await hostingConfiguration(configuration)));
  writeFileSync(join(folder, '.firebaserc'), json({ projects: { default: configuration.projectId } }));
  return undefined;
}
