import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openAdministrator } from '../../src/server/start/openAdministrator.ts';
import { DATA_FILE } from '../../src/server/storage/copies.ts';
import type { SeededRandom } from '../../src/server/testing/chance.ts';
import { cutFile, runOnCopy, WAL_FILE } from '../../src/server/testing/damage.ts';
import { NAMESPACE } from './kills.ts';

/** Opens a folder: does it hold half a write? Returns the error when it is refused. */
async function open(folder: string): Promise<{ readonly hasHalves: boolean } | string> {
  try {
    const administrator = await openAdministrator({ dataFolder: folder, namespace: NAMESPACE });
    try {
      const tree = (await administrator.read('pairs')) as unknown;
      const keys = new Set(Object.values(Object(tree)).flatMap((pairs) => Object.keys(Object(pairs))));
      const hasHalves = [...keys].some(
        (key) => !keys.has(key.endsWith('a') ? `${key.slice(0, -1)}b` : `${key.slice(0, -1)}a`),
      );
      return { hasHalves };
    } finally {
      await administrator.close();
    }
  } catch (error) {
    return error instanceof Error ? error.message.replaceAll(folder, '<folder>') : String(error);
  }
}

/**
 * Truncates a copy of the data at random and opens it: either a complete prefix of the writes, or an error with a
 * reason.
 */
export async function benchCutCopies(
  dataFolder: string,
  count: number,
  chance: SeededRandom,
): Promise<string> {
  let opened = 0;
  let halves = 0;
  const reasons = new Map<string, number>();
  const files = [DATA_FILE, WAL_FILE].filter((file) => existsSync(join(dataFolder, file)));
  for (let time = 0; time < count; time += 1)
    await runOnCopy(dataFolder, async (copy) => {
      cutFile(join(copy, files[time % files.length] ?? DATA_FILE), chance);
      const found = await open(copy);
      if (typeof found === 'string') {
        const reason = found.replaceAll(/\d+/g, 'n');
        reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
      } else {
        opened += 1;
        if (found.hasHalves) halves += 1;
      }
    });
  return [
    `${count} cut copies: ${opened} opened with a whole prefix, ${halves} half-applied, the others refused:`,
    ...[...reasons].map(([reason, times]) => `  ${times} x ${reason}`),
  ].join('\n');
}
