import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { findInvalidReason } from '../../server/database/writes.ts';
import type { Administrator } from '../../server/local/administrator.ts';
import { formatClockTime } from '../../server/standby/role.ts';
import type { Json } from '../../server/tree/json.ts';
import { parseAloneLine, formatValue, type AloneLine } from './aloneLine.ts';
import { formatCount } from '../formatCount.ts';
import { runOnExistingFolder } from '../existingData.ts';
import type { ExitCode, VerbContext, Verb } from '../verb.ts';

/** Result of comparing one place of the list. */
type Found =
  | { readonly kind: 'alike' | 'missing' }
  | { readonly kind: 'different'; readonly here: unknown }
  | { readonly kind: 'by hand' };

async function look(
  administrator: Administrator,
  known: ReadonlySet<string>,
  { path, account = '', uid = '', value = null }: AloneLine,
): Promise<Found> {
  if (path === undefined) return { kind: known.has(uid) || known.has(account) ? 'alike' : 'by hand' };
  const here = await administrator.read(path);
  if (isDeepStrictEqual(here, value)) return { kind: 'alike' };
  // The value was removed there but may have been changed here since, so people must decide.
  return here === null ? { kind: 'missing' } : { kind: 'different', here };
}

function readLines(file: string, { settings, complain }: VerbContext): readonly AloneLine[] | undefined {
  const { event } = settings();
  const lines: AloneLine[] = [];
  for (const [at, text] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (text === '') continue;
    const line = parseAloneLine(text);
    let problem: string | undefined;
    if (line === undefined) problem = 'this line is not from a list that “alone” wrote';
    else if (line.event !== event) problem = `this line is of ${line.event}, and not of ${event}`;
    else if (line.path !== undefined) problem = findInvalidReason(line.path, line.value ?? null);
    if (line === undefined || problem !== undefined) {
      complain(`${file}, line ${at + 1}: ${problem}. Nothing was changed.`);
      return undefined;
    }
    lines.push(line);
  }
  return lines;
}

/**
 * Branches that grant rights: with them, the author of the list could give anyone access to the competition.
 */
const ACCESS: ReadonlySet<string> = new Set(['roles', 'judgeCodes', 'judgeClaims', 'codeClaims']);

/** True for branches that grant rights, and for the root, which contains them. */
function grantsAccess(path: string): boolean {
  const branch = path.split('/').find((key) => key !== '');
  return branch === undefined || ACCESS.has(branch);
}

/** Branches keyed by account uid. */
const OF_ACCOUNTS: ReadonlySet<string | undefined> = new Set(['roles', 'staff']);

/**
 * The missing account that owns a place. Once recreated here it has another uid, so the place would belong to no
 * account.
 */
function ownerOf(path: string, missing: ReadonlyMap<string, string>): string | undefined {
  const [branch, uid = ''] = path.split('/').filter((key) => key !== '');
  return OF_ACCOUNTS.has(branch) ? missing.get(uid) : undefined;
}

/** Codes are never shown. */
const shownAt = (path: string, value: unknown): string =>
  grantsAccess(path) && value !== null ? 'a value that is not shown' : formatValue(value);

/** Drops places inside another listed place: writing that one covers them. */
function outermost(values: ReadonlyMap<string, Json>): Readonly<Record<string, Json>> {
  const isBelowAnother = (path: string): boolean => {
    const keys = path.split('/');
    return keys.some((_, at) => at > 0 && values.has(keys.slice(0, at).join('/')));
  };
  return Object.fromEntries([...values].filter(([path]) => !isBelowAnother(path)));
}

interface Wanted {
  readonly write: boolean;
  /** True to also write the branches that grant rights. */
  readonly access: boolean;
}

async function merge(
  administrator: Administrator,
  lines: readonly AloneLine[],
  wanted: Wanted,
  { say }: Pick<VerbContext, 'say'>,
): Promise<ExitCode> {
  const count = { alike: 0, missing: 0, different: 0, 'by hand': 0 };
  const values = new Map<string, Json>();
  const sentences: string[] = [];
  let access = 0;
  const users = await administrator.listUsers();
  const known = new Set(users.flatMap(({ uid, email }) => (email === undefined ? [uid] : [uid, email])));
  const missing = new Map(
    lines.flatMap(({ uid, account = '' }) => (uid === undefined || known.has(uid) ? [] : [[uid, account]])),
  );
  for (const line of lines) {
    const { path = '', value = null } = line;
    const who = `${formatClockTime(Date.parse(line.at))}  ${line.by}`;
    const owner = ownerOf(path, missing);
    if (owner !== undefined) {
      sentences.push(
        `${who}  ${path}: not written, it goes with the account of ${owner}: ${formatValue(value)}`,
      );
      continue;
    }
    const found = await look(administrator, known, line);
    const isHeld = found.kind === 'missing' && grantsAccess(path) && !wanted.access;
    const writes = wanted.write && !isHeld;
    if (isHeld) access += 1;
    else count[found.kind] += 1;
    switch (found.kind) {
      case 'alike':
        if (line.path === undefined)
          sentences.push(
            `${who}  the account of ${line.account ?? ''}: exists here, without its changes there, such as a new password`,
          );
        break;
      case 'missing':
        if (writes) values.set(path, value);
        sentences.push(
          isHeld
            ? `${who}  ${path}: missing here, and not written: it decides who can do what`
            : `${who}  ${path}: ${writes ? 'written' : 'missing here'}: ${shownAt(path, value)}`,
        );
        break;
      case 'different':
        sentences.push(`${who}  ${path}: here ${shownAt(path, found.here)}; there ${shownAt(path, value)}`);
        break;
      case 'by hand':
        sentences.push(
          `${who}  the account of ${line.account ?? 'somebody'}: not here. Create it again with “user add” and its roles`,
        );
    }
  }
  // All values are written in one commit, and the report is printed only afterwards.
  if (values.size > 0) await administrator.update(outermost(values));
  for (const sentence of sentences) say(sentence);
  say(
    `${count.alike} alike, ${count.missing} missing here${wanted.write ? ' and written' : ''}, ${count.different} different (nothing was changed there), ${formatCount(count['by hand'], 'account')}.`,
  );
  if (access > 0)
    say(
      `${formatCount(access, 'place')} not written: roles, judges’ codes and shown codes. Look at each, and add --access to write them as well.`,
    );
  const left = count.different + count['by hand'] + access + (wanted.write ? 0 : count.missing);
  return left > 0 ? 1 : 0;
}

/** Merges another machine's writes wherever no decision is needed. */
export const mergeVerb: Verb = {
  use: 'merge FILE [--write] [--access]',
  help: [
    'Compares the changes that only another machine has (a FILE that “alone” wrote there) with the data here, path by path.',
    'With --write, everything missing here is written, or nothing is. Where the two differ, both values are shown and nothing',
    'is changed: enter the right one on the screens. Roles and codes are listed, but written only with --access, because',
    'they decide who can do what. The exit code is 1 while there is something left',
    'to do.',
  ].join('\n'),
  usesFolder: true,
  run: async (args, surroundings) => {
    const wanted: Wanted = { write: args.includes('--write'), access: args.includes('--access') };
    const [file, ...more] = args.filter((each) => each !== '--write' && each !== '--access');
    if (file === undefined || file.startsWith('-') || more.length > 0) {
      surroundings.complain('merge takes one FILE, --write and --access.');
      return 2;
    }
    return runOnExistingFolder(surroundings, async (administrator) => {
      const lines = readLines(file, surroundings);
      return lines === undefined ? 1 : merge(administrator, lines, wanted, surroundings);
    });
  },
};
