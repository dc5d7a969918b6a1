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
import { copyData, LOG } from '../testing/damage.ts';
import { NAMESPACE, testServer } from '../testing/server.ts';
import { Leaf, type Tree } from '../tree/node.ts';
import { DATA_FILE, integrityProblems } from './copies.ts';
import { StorageRefused } from './rows.ts';
import { salvage } from './salvage.ts';
import { openStorage } from './sqlite.ts';
import type { Storage } from './storage.ts';

/** Commits in the data file, and commits in the log after it. */
const FOLDED = 10;
const LOGGED = 20;

let folder: string;
let whole: string;
let broken: string;

const keyOf = (n: number): string => `k${String(n).padStart(3, '0')}`;

function commit(storage: Storage, n: number): void {
  const node = new Leaf(`${n} ${'x'.repeat(300)}`);
  storage.commit([{ kind: 'tree', namespace: NAMESPACE, placed: [{ path: [keyOf(n)], node }] }]);
}

// A folder as kill -9 leaves it: a data file, and a log of what came after.
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
  for (const file of [DATA_FILE, LOG]) copyFileSync(join(folder, file), join(whole, file));
  second.close();
});
afterEach(() => {
  for (const each of [folder, whole, broken, beside()]) rmSync(each, { recursive: true, force: true });
});

/** Where `salvage` keeps the folder as it was. */
const beside = (): string => `${broken}-before-salvage`;

/** The whole folder again, to be broken in another way. */
const afresh = (): void => copyData(whole, broken);

interface Found {
  /** How many commits are there; each of them whole, and none missing before another. */
  readonly commits: number;
  readonly torn: number;
}

function prefixOf(tree: Tree): number {
  const keys = tree?.kind === 'branch' ? [...tree.children.forwards()].map(([key]) => key) : [];
  expect(keys).toEqual(keys.map((_, n) => keyOf(n)));
  return keys.length;
}

/** What is found in the broken folder, or the sentence with which it is refused. */
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

test('nothing torn: everything is there', () => {
  afresh();
  expect(opened()).toEqual({ commits: FOLDED + LOGGED, torn: 0 });
});

const FRAME = 24 + 4096;

test('the last record torn at every byte of its head and many of its body: all before it are there, and it is said', () => {
  const { length } = readFileSync(join(whole, LOG));
  for (let lost = 1; lost < FRAME; lost += lost < 30 || lost > FRAME - 30 ? 1 : 61) {
    afresh();
    truncateSync(join(broken, LOG), length - lost);
    expect({ lost, ...Object(opened()) }).toMatchObject({ lost, commits: FOLDED + LOGGED - 1 });
    afresh();
    truncateSync(join(broken, LOG), length - lost);
    const found = opened();
    if (typeof found !== 'string') expect(found.torn).toBeGreaterThan(0);
  }
});

test('the log cut anywhere: a whole beginning of what was acknowledged, the longer the more', () => {
  const { length } = readFileSync(join(whole, LOG));
  let before = FOLDED;
  for (let kept = 0; kept <= length; kept += 1733) {
    afresh();
    truncateSync(join(broken, LOG), kept);
    const found = opened();
    expect(found).toMatchObject({ commits: expect.any(Number) });
    if (typeof found === 'string') continue;
    expect(found.commits).toBeGreaterThanOrEqual(before);
    before = found.commits;
  }
});

/** A byte of the log is turned round. */
function flip(at: number): void {
  afresh();
  const bytes = readFileSync(join(whole, LOG));
  bytes[at] = (bytes[at] ?? 0) ^ 0x55;
  writeFileSync(join(broken, LOG), bytes);
}

describe('where nobody has noted what was confirmed', () => {
  test('a byte of the log turned round: refused where whole commits lie behind it, and of the last commit nothing is told', () => {
    const { length } = readFileSync(join(whole, LOG));
    const outcomes = { refused: 0, last: 0 };
    for (let at = 0; at < length; at += 2039) {
      flip(at);
      const found = opened();
      if (typeof found === 'string') {
        outcomes.refused += 1;
        expect(found).toMatch(
          /damaged, and at least \d+ writes after the damage were confirmed.*standby.*backup.*salvage/,
        );
        expect(readFileSync(join(broken, LOG)).equals(readFileSync(join(whole, LOG)))).toBe(false);
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
])('a byte turned round %s: every commit after the first is counted, each once', (_where, at) => {
  flip(at);
  expect(opened()).toContain(`at least ${LOGGED - 1} writes after the damage were confirmed`);
});

test('salvage where nobody has noted what was confirmed counts only damage with whole commits behind it as a loss', () => {
  afresh();
  truncateSync(join(broken, LOG), readFileSync(join(whole, LOG)).length - 100);
  expect(salvage(broken)).toBeUndefined();
  flip(60);
  expect(salvage(broken)).toEqual({ before: beside(), missing: undefined });
});

describe('where it was noted what was confirmed', () => {
  const CONFIRMED = 'confirmed';
  const afreshWithNote = (): void => copyFileSync(join(folder, CONFIRMED), join(broken, CONFIRMED));

  test('whatever byte of the log is turned round, and wherever it is cut: all of it is there, or it is said how much is missing', () => {
    const { length } = readFileSync(join(whole, LOG));
    const damages: (() => void)[] = [];
    for (let at = 0; at < length; at += 1531) damages.push(() => flip(at));
    for (let kept = 0; kept < length; kept += 3733)
      damages.push(() => {
        afresh();
        truncateSync(join(broken, LOG), kept);
      });
    damages.push(() => {
      afresh();
      rmSync(join(broken, LOG));
    });
    let refused = 0;
    for (const damage of damages) {
      damage();
      afreshWithNote();
      // Asked twice: a refusal leaves it as it was.
      const found = [opened(), opened()];
      expect(found[1]).toEqual(found[0]);
      if (typeof found[0] !== 'string') {
        expect(found[0]?.commits).toBe(FOLDED + LOGGED);
        continue;
      }
      refused += 1;
      const [, missing, last, confirmed] =
        /^(?!1 writes)(\d+) writes? that (?:was|were) confirmed (?:is|are) missing in .* number (\d+) of (\d+)\..*salvage/.exec(
          found[0],
        ) ?? [];
      expect(Number(missing) + Number(last)).toBe(Number(confirmed));
      expect(Number(confirmed)).toBe(FOLDED + LOGGED);
    }
    expect(refused).toBeGreaterThan(damages.length / 2);
  });

  test('the last commit torn before anybody was told of it: all is there', () => {
    afresh();
    const { length } = readFileSync(join(whole, LOG));
    // As a crash leaves it between the log and the note.
    const before = openStorage(folder);
    before.close();
    truncateSync(join(broken, LOG), length - 100);
    const digits = String(FOLDED + LOGGED - 1).padStart(16, '0');
    writeFileSync(join(broken, CONFIRMED), `${digits} ${crc32(digits).toString(16).padStart(8, '0')}\n`);
    expect(opened()).toMatchObject({ commits: FOLDED + LOGGED - 1 });
  });

  test('a note that nobody can read is none', () => {
    afresh();
    writeFileSync(join(broken, CONFIRMED), '0000000000000031 00000000\n');
    expect(opened()).toMatchObject({ commits: FOLDED + LOGGED });
  });

  test('where all of it is there, or it cannot be salvaged, salvage copies nothing', () => {
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

  test('salvage changes nothing where it cannot keep the folder, or would write over what it has kept', () => {
    afresh();
    afreshWithNote();
    truncateSync(join(broken, LOG), FRAME * 5);
    const refused = opened();
    mkdirSync(beside());
    writeFileSync(join(beside(), 'kept'), 'before');
    expect(() => salvage(broken)).toThrow(`${beside()}, so nothing was changed: something is in it already`);
    rmSync(beside(), { recursive: true });
    writeFileSync(beside(), 'a file');
    expect(() => salvage(broken)).toThrow('so nothing was changed: ');
    expect(opened()).toEqual(refused);
  });

  test('salvage goes on with what is there, says what is gone, and keeps the folder as it was beside it', () => {
    afresh();
    afreshWithNote();
    truncateSync(join(broken, LOG), FRAME * 5);
    const kept = readFileSync(join(broken, LOG));
    expect(opened()).toMatch(/missing/);
    const missing = salvage(broken)?.missing ?? 0;
    expect(missing).toBeGreaterThan(10);
    expect(readFileSync(join(beside(), LOG)).equals(kept)).toBe(true);
    expect(statSync(beside()).mode & 0o777).toBe(0o700);
    expect(readdirSync(beside()).toSorted()).toEqual(['confirmed', DATA_FILE, LOG]);
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
  'whatever a folder allows that was there before, the files in it are the owner’s alone',
  () => {
    const before = process.umask(0o022);
    try {
      chmodSync(broken, 0o755);
      const storage = openStorage(broken);
      commit(storage, 0);
      const open = readdirSync(broken).filter((file) => (statSync(join(broken, file)).mode & 0o077) !== 0);
      expect([readdirSync(broken).length, open]).toEqual([3, []]);
      storage.close();
      // And those that were more open before.
      afresh();
      for (const file of [DATA_FILE, LOG]) chmodSync(join(broken, file), 0o644);
      const again = openStorage(broken);
      for (const file of [DATA_FILE, LOG]) expect(statSync(join(broken, file)).mode & 0o077).toBe(0);
      again.close();
    } finally {
      process.umask(before);
    }
  },
);

describe('a data file that is spoiled, with a log beside it', () => {
  /** Accounts, which nobody asks for when a folder is opened, and a log of one commit behind them. */
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

  test('cut off: refused, whatever lay in the part that is missing', () => {
    afresh();
    truncateSync(join(broken, DATA_FILE), statSync(join(broken, DATA_FILE)).size - 4096);
    expect(opened()).toMatch(/^The data file is damaged: .* \(promote\), or restore the last backup/);
  });

  test('a byte of its last page turned round: refused where the engine sees it at a quick look', () => {
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
      expect(integrityProblems(engine, 'quick_check')).toEqual([]);
      engine.close();
    }
    expect(refused).toBeGreaterThan(0);
  });
});

test('the data file cut anywhere: refused in words, or all of it is there', () => {
  const { length } = readFileSync(join(whole, DATA_FILE));
  const outcomes = new Set<string>();
  for (let kept = 1; kept < length; kept += 509) {
    for (const hasLog of [true, false]) {
      afresh();
      if (!hasLog) rmSync(join(broken, LOG));
      truncateSync(join(broken, DATA_FILE), kept);
      const found = opened();
      if (typeof found === 'string') outcomes.add(found.replaceAll(broken, '<folder>'));
      else expect(found.commits).toBe(hasLog ? FOLDED + LOGGED : FOLDED);
    }
  }
  for (const sentence of outcomes) expect(sentence).toMatch(/^The data f(?:older|ile) .*\.$/);
});

test('a text that is none any more: refused in words, where the engine alone would end the process', () => {
  afresh();
  rmSync(join(broken, LOG));
  const bytes = readFileSync(join(broken, DATA_FILE));
  for (let at = bytes.indexOf('xxxx'); at !== -1; at = bytes.indexOf('xxxx', at)) bytes[at] = 0xff;
  writeFileSync(join(broken, DATA_FILE), bytes);
  expect(opened()).toContain(
    'The data file is damaged: a row of it is not as it was written. Let the standby',
  );
});

describe('what is not ours, or not all of it', () => {
  test.each([
    ['missing', () => rmSync(join(broken, DATA_FILE))],
    ['empty', () => truncateSync(join(broken, DATA_FILE), 0)],
  ])('a log whose data file is %s: refused, and the log is still there', (_what, damage) => {
    afresh();
    damage();
    expect(opened()).toContain('log');
    expect(readFileSync(join(broken, LOG)).equals(readFileSync(join(whole, LOG)))).toBe(true);
  });

  test('a data file without its log: as far as it goes', () => {
    afresh();
    rmSync(join(broken, LOG));
    expect(opened()).toEqual({ commits: FOLDED, torn: 0 });
  });

  test('an empty data file: refused', () => {
    writeFileSync(join(broken, DATA_FILE), '');
    expect(opened()).toContain('is empty');
  });

  test('the file of another program: refused, and it is as it was', () => {
    const text = 'Dear diary,\n'.repeat(1000);
    writeFileSync(join(broken, DATA_FILE), text);
    expect(opened()).toContain('not a database');
    expect(readFileSync(join(broken, DATA_FILE), 'utf8')).toBe(text);
  });

  test("another program's database: refused, and it is as it was", () => {
    const other = new Libsql(join(broken, DATA_FILE));
    other.exec('CREATE TABLE recipe (name TEXT)');
    other.close();
    const bytes = readFileSync(join(broken, DATA_FILE));
    expect(opened()).toContain('another program');
    expect(readFileSync(join(broken, DATA_FILE)).equals(bytes)).toBe(true);
  });

  test('a folder that is a file: refused', () => {
    writeFileSync(join(broken, 'file'), '');
    for (const dataFolder of [join(broken, 'file'), join(broken, 'file', 'data')])
      expect(() => openStorage(dataFolder)).toThrow(`The data folder ${dataFolder} cannot be opened: `);
  });

  test.skipIf(process.platform === 'win32' || process.getuid?.() !== 0)(
    'a folder without rights: refused',
    () => {
      afresh();
      // Who may do everything has no folder without rights, so for a moment somebody else looks.
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

test('the server and the administrator say the same of a damaged folder, in one sentence', async () => {
  afresh();
  const damage = (): void => {
    const bytes = readFileSync(join(whole, DATA_FILE));
    bytes.fill(0x55, 4096);
    rmSync(join(broken, DATA_FILE), { force: true });
    writeFileSync(join(broken, DATA_FILE), bytes);
    rmSync(join(broken, LOG), { force: true });
  };
  damage();
  const sentence = /^The data file is damaged: .*malformed\. Let the standby take over/;
  await expect(openAdministrator({ dataFolder: broken, namespace: NAMESPACE })).rejects.toThrow(sentence);
  damage();
  await expect(testServer({ dataFolder: broken })).rejects.toThrow(sentence);
});
