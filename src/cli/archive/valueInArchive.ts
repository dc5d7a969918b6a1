import { getRawChild } from '../../store/tree/path.ts';
import type { Branches } from './archiveText.ts';

/** The value at a path of an archive. */
export function getValueInArchive(branches: Branches, at: string): unknown {
  const [first = '', ...more] = at.split('/');
  return more.reduce<unknown>((raw, name) => getRawChild(raw, name), branches.get(first));
}
