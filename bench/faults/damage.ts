import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAdministrator } from '../../src/server/start/openAdministrator.ts';
import type { Chance } from '../../src/server/testing/chance.ts';
import { NAMESPACE } from './kills.ts';

const FILES = ['floorcraft.db', 'floorcraft.db-wal'];

interface Opened {
  readonly tree: string;
  readonly isWhole: boolean;
  readonly hasHalves: boolean;
}

/** What a folder holds, and whether `check` finds it whole; or the sentence with which it is refused. */
async function open(folder: string): Promise<Opened | string> {
  try {
    const administrator = await openAdministrator({ dataFolder: folder, namespace: NAMESPACE });
    try {
      const tree = (await administrator.read('pairs')) as unknown;
      const problems = await administrator.check();
      const keys = new Set(Object.values(Object(tree)).flatMap((pairs) => Object.keys(Object(pairs))));
      const hasHalves = [...keys].some(
        (key) => !keys.has(key.endsWith('a') ? `${key.slice(0, -1)}b` : `${key.slice(0, -1)}a`),
      );
      return { tree: JSON.stringify(tree), isWhole: problems.length === 0, hasHalves };
    } finally {
      await administrator.close();
    }
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message.replaceAll(folder, '<folder>') : String(thrown);
  }
}

async function inCopy<T>(dataFolder: string, work: (folder: string) => Promise<T>): Promise<T> {
  const copy = mkdtempSync(join(tmpdir(), 'floorcraft-damage-'));
  try {
    cpSync(dataFolder, copy, {
      recursive: true,
      filter: (path) => !path.endsWith('.sock') && !path.includes('backups'),
    });
    return await work(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Cuts a copy of the data somewhere and opens it: a whole prefix of the writes, or a refusal with its reason. */
export async function cutCopies(dataFolder: string, count: number, chance: Chance): Promise<string> {
  let opened = 0;
  let halves = 0;
  const reasons = new Map<string, number>();
  const files = readdirSync(dataFolder).filter((file) => FILES.includes(file));
  for (let time = 0; time < count; time += 1)
    await inCopy(dataFolder, async (copy) => {
      const file = join(copy, files[time % files.length] ?? 'floorcraft.db');
      if (existsSync(file)) truncateSync(file, chance.below(statSync(file).size));
      const found = await open(copy);
      if (typeof found === 'string') {
        const reason = found.replaceAll(/\d+ of \d+/g, 'n of m');
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

/** Turns bytes of the data file round, one in each copy: found at once, found by `check`, harmless, or not noticed. */
export async function flippedCopies(dataFolder: string, count: number, chance: Chance): Promise<string> {
  const right = await inCopy(dataFolder, open);
  if (typeof right === 'string') throw new Error(right);
  const found = { refused: 0, 'found by check': 0, harmless: 0, 'NOT NOTICED': 0 };
  for (let time = 0; time < count; time += 1)
    await inCopy(dataFolder, async (copy) => {
      const file = join(copy, FILES[0] ?? '');
      const bytes = readFileSync(file);
      const at = chance.below(bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << chance.below(8));
      writeFileSync(file, bytes);
      const opened = await open(copy);
      if (typeof opened === 'string') found.refused += 1;
      else if (!opened.isWhole) found['found by check'] += 1;
      else if (opened.tree === right.tree) found.harmless += 1;
      else found['NOT NOTICED'] += 1;
    });
  return `${count} copies with one bit of the data file turned: ${Object.entries(found)
    .map(([what, times]) => `${times} ${what}`)
    .join(', ')}`;
}
