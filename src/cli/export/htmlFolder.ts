import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mapDefined } from '../../domain/mapDefined.ts';
import type { Administrator } from '../../server/local/administrator.ts';
import { journalPath } from '../../store/journal/journal.ts';
import { listRawChildren } from '../../store/tree/path.ts';
import { toJson } from '../../store/tree/toJson.ts';
import { loadDrawnModule } from '../drawnModules.ts';
import { findProjectRoot } from '../projectRoot.ts';
import { getValueInArchive } from '../archive/valueInArchive.ts';
import type { Branches } from '../archive/archiveText.ts';

/** Branches the pages are drawn from. All are public, or public once results are posted. */
const READ = ['competitionMetadata', 'settings', 'events', 'competitors', 'resultsSaved', 'marks'] as const;

/** Hashes of the last record of each chain; reveals nothing of the records. */
function lastLinks(raw: unknown): readonly string[] {
  const { records } = journalPath.parse(raw);
  const followed = new Set(records.map(({ previous }) => previous));
  return records
    .map(({ hash }) => hash)
    .filter((hash) => !followed.has(hash))
    .toSorted();
}

/** The reason a folder can't be written; undefined if it can. */
export function findFolderProblem(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  try {
    return readdirSync(folder).length === 0
      ? undefined
      : `${folder} is not empty. Export overwrites nothing.`;
  } catch {
    return `${folder} is not a folder.`;
  }
}

/** Writes the public results as plain files. Returns the number of files. */
export async function writeHtml(
  administrator: Administrator,
  folder: string,
  language: string,
  now: number,
): Promise<number> {
  // Reads everything at once: parts from different moments would not fit together.
  const tree = new Map(listRawChildren(await administrator.read('/')));
  const branches: Branches = new Map(
    mapDefined(READ, (name) => {
      const branch = toJson(tree.get(name));
      return branch === null ? undefined : ([name, branch] as const);
    }),
  );
  const root = findProjectRoot();
  const { drawArchive } = await loadDrawnModule(root, 'drawArchive');
  const files = await drawArchive({
    read: (at) => getValueInArchive(branches, at),
    language,
    now,
    links: lastLinks(tree.get(journalPath.at)),
  });
  for (const { path, text } of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, path.endsWith('.html') ? `<!doctype html>\n${text}\n` : text, { flag: 'wx' });
  }
  const beside = ['archive.css', 'archive.js'];
  for (const file of beside) copyFileSync(join(root, 'dist/archive', file), join(folder, file));
  return files.length + beside.length;
}
