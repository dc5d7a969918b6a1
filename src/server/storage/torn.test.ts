import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
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
import { crc32 } from 'node:zlib';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openAdministrator } from '../start/openAdministrator.ts';
import { copyData, WAL_FILE } from '../testing/damage.ts';
import { NAMESPACE, startTestServer } from '../testing/server.ts';
import { LeafNode, type Tree } from '../tree/node.ts';
import { DATA_FILE, findIntegrityProblems } from './copies.ts';
import { StorageRefused } from './rows.ts';
import { salvage } from './salvage.ts';
import { openStorage } from './sqlite.ts';
import type { Storage } from './storage.ts';

/** Commits in the data file, and commits in the log. */
const FOLDED = 10;
const LOGGED = 20;

let folder: string;
let whole: string;
let broken: string;

const keyOf = (n: number): string => `k${String(n).padStart(3, '0')}`;

function commit(storage: Storage, n: number): void {
  const node = new LeafNode(`${n} ${'x'.repeat(300)}`);
  storage.commit([{ kind: 'tree', namespace: NAMESPACE, placed: [{ path: [keyOf(n)], node }] }]);
}

// A folder as kill -9 leaves it: a data file and a log of later commits.
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'floorcraft-torn-'));
  whole = mkdtempSync(join(tmpdir(), 'floorcraft-torn-'));
  broken = mkdtempSync(join(tmpdir(), 'floorcraft-torn-'));
  const first = openStorage(folder);
  for (let n = 0; n < FOLDED; n += 1) commit(first, n);
  first.compact(NAMESPACE, first.tree(NAMESPACE));
  first.close();
  const second = openStorage(folder);
  for (let n = FOLDED; n < FOLDED + LOGGED; n += 1) commit(second, n);
  for (const file of [DATA_FILE, WAL_FILE]) copyFileSync(join(folder, file), join(whole, file));
  second.close();
});
afterEach(() => {
  for (const each of [folder, whole, broken, beside()]) rmSync(each, { recursive: true, force: true });
});

/** The copy that `salvage` makes of the folder. */
const beside = (): string => `${broken}-before-salvage`;

/** Restores the whole folder for another kind of damage. */
const afresh = (): void => copyData(whole, broken);

interface Found {
  /** Number of commits, complete and without gaps. */
  readonly commits: number;
  readonly torn: number;
}

function prefixOf(tree: Tree): number {
  const keys = tree?.kind === 'branch' ? [...tree.children.forwards()].map(([key]) => key) : [];
  expect(keys).toEqual(keys.map((_, n) => keyOf(n)));
  return keys.length;
}

/** The commits in the damaged folder, or the refusal. */
function opened(): Found | string {
  let storage: Storage;
  try {
    storage = openStorage(broken);
  } catch (error) {
    expect(error).toBeInstanceOf(StorageRefused);
    return error instanceof Error ? error.message : '';
  }
  try {
    const { unflushed } = storage.recovery(NAMESPACE);
    return { commits: prefixOf(storage.tree(NAMESPACE)), torn: unflushed?.torn ?? 0 };
  } catch (error) {
    if (!(error instanceof StorageRefused)) throw error;
    return error.message;
  } finally {
    storage.close();
  }
}

test('an intact log keeps everything', () => {
  afresh();
  expect(opened()).toEqual({ commits: FOLDED + LOGGED, torn: 0 });
});

const FRAME = 24 + 4096;

test('a last record of the log torn at any byte keeps all earlier ones and is reported', () => {
  const { length } = readFileSync(join(whole, WAL_FILE));
  for (let lost = 1; lost < FRAME; lost += lost < 30 || lost > FRAME - 30 ? 1 : 61) {
    afresh();
    truncateSync(join(broken, WAL_FILE), length - lost);
    expect({ lost, ...Object(opened()) }).toMatchObject({ lost, commits: FOLDED + LOGGED - 1 });
    afresh();
    truncateSync(join(broken, WAL_FILE), length - lost);
    const found = opened();
    if (typeof found !== 'string') expect(found.torn).toBeGreaterThan(0);
  }
});

test('a log cut anywhere keeps a prefix of the commits, longer for a later cut', () => {
  const { length } = readFileSync(join(whole, WAL_FILE));
  let before = FOLDED;
  for (let kept = 0; kept <= length; kept += 1733) {
    afresh();
    truncateSync(join(broken, WAL_FILE), kept);
    const found = opened();
    expect(found).toMatchObject({ commits: expect.any(Number) });
    if (typeof found === 'string') continue;
    expect(found.commits).toBeGreaterThanOrEqual(before);
    before = found.commits;
  }
});

/** Flips bits of one byte of the log. */
function flip(at: number): void {
  afresh();
  const bytes = readFileSync(join(whole, WAL_FILE));
  bytes[at] = (bytes[at] ?? 0) ^ 0x55;
  writeFileSync(join(broken, WAL_FILE), bytes);
}

describe('without a confirmed count', () => {
  test('a flipped byte in a log without a confirmed count is refused if whole commits follow, and unnoticed in the last', () => {
    const { length } = readFileSync(join(whole, WAL_FILE));
    const outcomes = { refused: 0, last: 0 };
    for (let at = 0; at < length; at += 2039) {
      flip(at);
      const found = opened();
      if (typeof found === 'string') {
        outcomes.refused += 1;
        expect(found).toMatch(
          /damaged, and at least \d+ writes after the damage were confirmed.*standby.*backup.*salvage/,
        );
        expect(readFileSync(join(broken, WAL_FILE)).equals(readFileSync(join(whole, WAL_FILE)))).toBe(false);
      } else {
        outcomes.last += 1;
        expect(found.commits).toBeGreaterThanOrEqual(FOLDED + LOGGED - 2);
      }
    }
    expect(outcomes.refused).toBeGreaterThan(outcomes.last);
  });
});

test.each([
  ['in the first commit', 60],
  ['in what tells the rounds of the log apart', 18],
])('a flipped byte %s counts every commit after the first once', (_where, at) => {
  flip(at);
  expect(opened()).toContain(`at least ${LOGGED - 1} writes after the damage were confirmed`);
});

test('salvage without a confirmed count reports a loss only if whole commits follow the damage', () => {
  afresh();
  truncateSync(join(broken, WAL_FILE), readFileSync(join(whole, WAL_FILE)).length - 100);
  expect(salvage(broken)).toBeUndefined();
  flip(60);
  expect(salvage(broken)).toEqual({ before: beside(), missing: undefined });
});

describe('with a confirmed count', () => {
  const CONFIRMED = 'confirmed';
  const afreshWithNote = (): void => copyFileSync(join(folder, CONFIRMED), join(broken, CONFIRMED));

  test('with a confirmed count, any flipped byte or cut of the log keeps everything or reports the number of missing writes', () => {
    const { length } = readFileSync(join(whole, WAL_FILE));
    const damages: (() => void)[] = [];
    for (let at = 0; at < length; at += 1531) damages.push(() => flip(at));
    for (let kept = 0; kept < length; kept += 3733)
      damages.push(() => {
        afresh();
        truncateSync(join(broken, WAL_FILE), kept);
      });
    damages.push(() => {
      afresh();
      rmSync(join(broken, WAL_FILE));
    });
    let refused = 0;
    for (const damage of damages) {
      damage();
      afreshWithNote();
      // Opened twice: a refusal must not change the folder.
      const found = [opened(), opened()];
      expect(found[1]).toEqual(found[0]);
      if (typeof found[0] !== 'string') {
        expect(found[0]?.commits).toBe(FOLDED + LOGGED);
        continue;
      }
      refused += 1;
      const [, missing, last, confirmed] =
        /^(?!1 confirmed writes)(\d+) confirmed writes? (?:is|are) missing in .* number (\d+) of (\d+)\..*salvage/.exec(
          found[0],
        ) ?? [];
      expect(Number(missing) + Number(last)).toBe(Number(confirmed));
      expect(Number(confirmed)).toBe(FOLDED + LOGGED);
    }
    expect(refused).toBeGreaterThan(damages.length / 2);
  });

  test('a torn last commit that was never confirmed loses nothing', () => {
    afresh();
    const { length } = readFileSync(join(whole, WAL_FILE));
    // A folder as a crash between the log and the count leaves it.
    const before = openStorage(folder);
    before.close();
    truncateSync(join(broken, WAL_FILE), length - 100);
    const digits = String(FOLDED + LOGGED - 1).padStart(16, '0');
    writeFileSync(join(broken, CONFIRMED), `${digits} ${crc32(digits).toString(16).padStart(8, '0')}\n`);
    expect(opened()).toMatchObject({ commits: FOLDED + LOGGED - 1 });
  });

  test('an unreadable count of commits counts as missing', () => {
    afresh();
    writeFileSync(join(broken, CONFIRMED), '0000000000000031 00000000\n');
    expect(opened()).toMatchObject({ commits: FOLDED + LOGGED });
  });

  test('salvage copies nothing if all data is there or it can’t succeed', () => {
    afresh();
    afreshWithNote();
    expect(salvage(broken)).toBeUndefined();
    const bytes = readFileSync(join(whole, DATA_FILE));
    const oneLetter = Buffer.from(bytes.toString('latin1').replaceAll('xxxx', 'yxxx'), 'latin1');
    for (const damage of [bytes.fill(0x55, 4096), oneLetter]) {
      afresh();
      afreshWithNote();
      writeFileSync(join(broken, DATA_FILE), damage);
      expect(() => salvage(broken)).toThrow(/damaged: .* \(promote\), or restore the last backup/);
    }
    expect(existsSync(beside())).toBe(false);
  });

  test('salvage changes nothing if it can’t copy the folder or would overwrite a copy', () => {
    afresh();
    afreshWithNote();
    truncateSync(join(broken, WAL_FILE), FRAME * 5);
    const refused = opened();
    mkdirSync(beside());
    writeFileSync(join(beside(), 'kept'), 'before');
    expect(() => salvage(broken)).toThrow(`${beside()}, so nothing was changed: something is in it already`);
    rmSync(beside(), { recursive: true });
    writeFileSync(beside(), 'a file');
    expect(() => salvage(broken)).toThrow('so nothing was changed: ');
    expect(opened()).toEqual(refused);
  });

  test('salvage continues with the rest of the log, reports the loss, and copies the folder first', () => {
    afresh();
    afreshWithNote();
    truncateSync(join(broken, WAL_FILE), FRAME * 5);
    const kept = readFileSync(join(broken, WAL_FILE));
    expect(opened()).toMatch(/missing/);
    const missing = salvage(broken)?.missing ?? 0;
    expect(missing).toBeGreaterThan(10);
    expect(readFileSync(join(beside(), WAL_FILE)).equals(kept)).toBe(true);
    expect(statSync(beside()).mode & 0o777).toBe(0o700);
    expect(readdirSync(beside()).toSorted()).toEqual(['confirmed', DATA_FILE, WAL_FILE]);
    expect(readdirSync(broken).toSorted()).toEqual(['confirmed', DATA_FILE]);
    expect(opened()).toMatchObject({ commits: FOLDED + LOGGED - missing });
    const storage = openStorage(broken);
    expect(storage.commits).toBe(FOLDED + LOGGED - missing);
    commit(storage, storage.commits);
    storage.close();
    expect(opened()).toMatchObject({ commits: FOLDED + LOGGED - missing + 1 });
  });
});

test.skipIf(process.platform === 'win32')(
  'files in the folder are private, whatever the folder allows',
  () => {
    const before = process.umask(0o022);
    try {
      chmodSync(broken, 0o755);
      const storage = openStorage(broken);
      commit(storage, 0);
      const open = readdirSync(broken).filter((file) => (statSync(join(broken, file)).mode & 0o077) !== 0);
      expect([readdirSync(broken).length, open]).toEqual([3, []]);
      storage.close();
      // Also makes files private that others could read before.
      afresh();
      for (const file of [DATA_FILE, WAL_FILE]) chmodSync(join(broken, file), 0o644);
      const again = openStorage(broken);
      for (const file of [DATA_FILE, WAL_FILE]) expect(statSync(join(broken, file)).mode & 0o077).toBe(0);
      again.close();
    } finally {
      process.umask(before);
    }
  },
);

describe('a damaged data file with a log', () => {
  /** Accounts, which opening doesn't read, and a log of one commit after them. */
  beforeEach(() => {
    const first = openStorage(broken);
    for (let n = 0; n < 200; n += 1)
      first.commit([{ kind: 'account', namespace: 'n', uid: `u${n}`, record: { email: 'x'.repeat(300) } }]);
    first.close();
    const second = openStorage(broken);
    commit(second, 0);
    copyData(broken, whole);
    second.close();
  });

  test('a data file with a log is refused if it is cut off, whatever the missing part held', () => {
    afresh();
    truncateSync(join(broken, DATA_FILE), statSync(join(broken, DATA_FILE)).size - 4096);
    expect(opened()).toMatch(/^The data file is damaged: .* \(promote\), or restore the last backup/);
  });

  test('a data file with a flipped byte in its last page is refused if the quick check sees it', () => {
    const bytes = readFileSync(join(whole, DATA_FILE));
    let refused = 0;
    for (let at = bytes.length - 4096; at < bytes.length; at += 37) {
      afresh();
      const other = Buffer.from(bytes);
      other[at] = (other[at] ?? 0) ^ 0x55;
      writeFileSync(join(broken, DATA_FILE), other);
      if (typeof opened() === 'string') {
        refused += 1;
        continue;
      }
      const engine = new Libsql(join(broken, DATA_FILE));
      expect(findIntegrityProblems(engine, 'quick_check')).toEqual([]);
      engine.close();
    }
    expect(refused).toBeGreaterThan(0);
  });
});

test('a data file cut anywhere is refused with a sentence, or complete', () => {
  const { length } = readFileSync(join(whole, DATA_FILE));
  const outcomes = new Set<string>();
  for (let kept = 1; kept < length; kept += 509) {
    for (const hasLog of [true, false]) {
      afresh();
      if (!hasLog) rmSync(join(broken, WAL_FILE));
      truncateSync(join(broken, DATA_FILE), kept);
      const found = opened();
      if (typeof found === 'string') outcomes.add(found.replaceAll(broken, '<folder>'));
      else expect(found.commits).toBe(hasLog ? FOLDED + LOGGED : FOLDED);
    }
  }
  for (const sentence of outcomes) expect(sentence).toMatch(/^The data f(?:older|ile) .*\.$/);
});

test('invalid text in a data file is refused with a sentence, although the engine would crash the process', () => {
  afresh();
  rmSync(join(broken, WAL_FILE));
  const bytes = readFileSync(join(broken, DATA_FILE));
  for (let at = bytes.indexOf('xxxx'); at !== -1; at = bytes.indexOf('xxxx', at)) bytes[at] = 0xff;
  writeFileSync(join(broken, DATA_FILE), bytes);
  expect(opened()).toContain(
    'The data file is damaged: a row of it is not as it was written. Let the standby',
  );
});

describe('foreign or incomplete files', () => {
  test.each([
    ['missing', () => rmSync(join(broken, DATA_FILE))],
    ['empty', () => truncateSync(join(broken, DATA_FILE), 0)],
  ])('a log with a data file that is %s is refused, and the log stays', (_what, damage) => {
    afresh();
    damage();
    expect(opened()).toContain('log');
    expect(readFileSync(join(broken, WAL_FILE)).equals(readFileSync(join(whole, WAL_FILE)))).toBe(true);
  });

  test('a data file without its log opens with its own commits', () => {
    afresh();
    rmSync(join(broken, WAL_FILE));
    expect(opened()).toEqual({ commits: FOLDED, torn: 0 });
  });

  test('an empty data file is refused', () => {
    writeFileSync(join(broken, DATA_FILE), '');
    expect(opened()).toContain('is empty');
  });

  test('another program’s file is refused and stays unchanged', () => {
    const text = 'Dear diary,\n'.repeat(1000);
    writeFileSync(join(broken, DATA_FILE), text);
    expect(opened()).toContain('not a database');
    expect(readFileSync(join(broken, DATA_FILE), 'utf8')).toBe(text);
  });

  test('another program’s database is refused and stays unchanged', () => {
    const other = new Libsql(join(broken, DATA_FILE));
    other.exec('CREATE TABLE recipe (name TEXT)');
    other.close();
    const bytes = readFileSync(join(broken, DATA_FILE));
    expect(opened()).toContain('another program');
    expect(readFileSync(join(broken, DATA_FILE)).equals(bytes)).toBe(true);
  });

  test('a data folder that is a file is refused', () => {
    writeFileSync(join(broken, 'file'), '');
    for (const dataFolder of [join(broken, 'file'), join(broken, 'file', 'data')])
      expect(() => openStorage(dataFolder)).toThrow(`The data folder ${dataFolder} cannot be opened: `);
  });

  test.skipIf(process.platform === 'win32' || process.getuid?.() !== 0)(
    'a data folder without rights is refused',
    () => {
      afresh();
      // Root can access every folder, so act as another user briefly.
      process.seteuid?.(65_534);
      try {
        expect(() => openStorage(broken)).toThrow(`The data folder ${broken} cannot be opened: `);
      } finally {
        process.seteuid?.(0);
      }
      expect(opened()).toMatchObject({ commits: FOLDED + LOGGED });
    },
  );
});

test('the server and the administrator refuse a damaged folder with the same sentence', async () => {
  afresh();
  const damage = (): void => {
    const bytes = readFileSync(join(whole, DATA_FILE));
    bytes.fill(0x55, 4096);
    rmSync(join(broken, DATA_FILE), { force: true });
    writeFileSync(join(broken, DATA_FILE), bytes);
    rmSync(join(broken, WAL_FILE), { force: true });
  };
  damage();
  const sentence = /^The data file is damaged: .*malformed\. Let the standby take over/;
  await expect(openAdministrator({ dataFolder: broken, namespace: NAMESPACE })).rejects.toThrow(sentence);
  damage();
  await expect(startTestServer({ dataFolder: broken })).rejects.toThrow(sentence);
});
