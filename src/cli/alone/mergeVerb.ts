import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { Administrator } from '../../server/local/administrator.ts';
import { clockTime } from '../../server/standby/role.ts';
import { readAloneLine, shown, type AloneLine } from './aloneLine.ts';
import { counted } from '../counted.ts';
import { withExistingData } from '../existingData.ts';
import type { ExitCode, Surroundings, Verb } from '../verb.ts';

/** What becomes of one place of the list. */
type Found =
  | { readonly kind: 'alike' | 'missing' }
  | { readonly kind: 'different'; readonly here: unknown }
  | { readonly kind: 'by hand' };

async function look(administrator: Administrator, { path, value = null }: AloneLine): Promise<Found> {
  if (path === undefined) return { kind: 'by hand' };
  const here = await administrator.read(path);
  if (isDeepStrictEqual(here, value)) return { kind: 'alike' };
  // What was removed there may have been changed here since: whether it goes is for people to say.
  return here === null ? { kind: 'missing' } : { kind: 'different', here };
}

function readLines(file: string, complain: (line: string) => void): readonly AloneLine[] | undefined {
  const lines: AloneLine[] = [];
  for (const [at, text] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (text === '') continue;
    const line = readAloneLine(text);
    if (line === undefined) {
      complain(
        `${file}, line ${at + 1}: this is no line of a list that “alone” has written. Nothing was changed.`,
      );
      return undefined;
    }
    lines.push(line);
  }
  return lines;
}

async function merge(
  administrator: Administrator,
  lines: readonly AloneLine[],
  writes: boolean,
  { say }: Pick<Surroundings, 'say'>,
): Promise<ExitCode> {
  const count = { alike: 0, missing: 0, different: 0, 'by hand': 0 };
  for (const line of lines) {
    const found = await look(administrator, line);
    count[found.kind] += 1;
    const who = `${clockTime(Date.parse(line.at))}  ${line.by}`;
    switch (found.kind) {
      case 'alike':
        break;
      case 'missing':
        if (writes && line.path !== undefined)
          await administrator.update({ [line.path]: line.value ?? null });
        say(`${who}  ${line.path}: ${writes ? 'written' : 'missing here'}: ${shown(line.value)}`);
        break;
      case 'different':
        say(`${who}  ${line.path}: here ${shown(found.here)}; there ${shown(line.value)}`);
        break;
      case 'by hand':
        say(
          `${who}  the account of ${line.account ?? 'somebody'}: see that it is here (user list, user add)`,
        );
    }
  }
  say(
    `${count.alike} alike, ${count.missing} missing here${writes ? ' and written' : ''}, ${count.different} different (nothing was changed there), ${counted(count['by hand'], 'account')}.`,
  );
  return count.different + count['by hand'] > 0 || (count.missing > 0 && !writes) ? 1 : 0;
}

/** Brings over what another machine took alone, as far as nobody has to decide. */
export const mergeVerb: Verb = {
  use: 'merge FILE [--write]',
  help: [
    'Compares what another machine took alone (a FILE that “alone” has written there) with what is here, place by place.',
    'With --write, what is missing here is written. Where both have something, and not the same, both are shown and nothing',
    'is changed: enter on the screens what is right. The exit code is 1 while there is something left to do.',
  ].join('\n'),
  run: async (args, surroundings) => {
    const writes = args.includes('--write');
    const [file, ...more] = args.filter((each) => each !== '--write');
    if (file === undefined || file.startsWith('-') || more.length > 0) {
      surroundings.complain('merge takes one FILE, and --write.');
      return 2;
    }
    return withExistingData(surroundings, async (administrator) => {
      const lines = readLines(file, surroundings.complain);
      return lines === undefined ? 1 : merge(administrator, lines, writes, surroundings);
    });
  },
};
