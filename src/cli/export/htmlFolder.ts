import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mapDefined } from '../../domain/defined.ts';
import type { Administrator } from '../../server/local/administrator.ts';
import { journal } from '../../store/journal/journal.ts';
import { childrenOf } from '../../store/tree/path.ts';
import { asJson } from '../../store/tree/asJson.ts';
import { archiveDrawing } from '../archive/archivePages.ts';
import { projectRoot } from '../projectRoot.ts';
import { lying } from '../archive/lying.ts';
import type { Branches } from '../archive/archiveText.ts';

/** All that the pages may be drawn from. Each of them is open to everybody, or as far as something is posted. */
const READ = ['competitionMetadata', 'settings', 'events', 'competitors', 'resultsSaved', 'marks'] as const;

/** The last record of each chain, by its hash: nothing of what the records say. */
function lastLinks(raw: unknown): readonly string[] {
  const { records } = journal.parse(raw);
  const followed = new Set(records.map(({ previous }) => previous));
  return records
    .map(({ hash }) => hash)
    .filter((hash) => !followed.has(hash))
    .toSorted();
}

/** Why a folder cannot be written; undefined where it can. */
export function folderProblem(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  try {
    return readdirSync(folder).length === 0
      ? undefined
      : `There is something in ${folder} already: export overwrites nothing.`;
  } catch {
    return `${folder} is no folder.`;
  }
}

/** The public results of a competition as plain files in a folder. How many were written. */
export async function wroteHtml(
  administrator: Administrator,
  folder: string,
  language: string,
  now: number,
): Promise<number> {
  // One reading of everything: parts of two moments would not fit each other.
  const tree = new Map(childrenOf(await administrator.read('/')));
  const branches: Branches = new Map(
    mapDefined(READ, (name) => {
      const branch = asJson(tree.get(name));
      return branch === null ? undefined : ([name, branch] as const);
    }),
  );
  const root = projectRoot();
  const { drawArchive } = await archiveDrawing(root);
  const files = await drawArchive({
    read: (at) => lying(branches, at),
    language,
    now,
    links: lastLinks(tree.get(journal.at)),
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
