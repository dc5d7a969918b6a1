// The supported versions of Node on this machine: from NODE_20, NODE_22, NODE_24 and NODE_26, or from the PATH as node or
// node20, node22, node24, node26.
import { spawnSync } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';

export const MAJORS = [20, 22, 24, 26] as const;

/** Version of a program, if it is a Node. */
function versionOf(program: string): string | undefined {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return status === 0 ? /^v(\d+\.\d+\.\d+)/.exec(stdout)?.[1] : undefined;
}

interface Node {
  readonly program: string;
  readonly version: string;
}

/** A Node of this major version, with its full version. */
export function findNode(major: number): Node | undefined {
  const named = process.env[`NODE_${major}`];
  const inPath = [`node${major}`, 'node'].flatMap((name) =>
    (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name)),
  );
  for (const program of named === undefined ? [process.execPath, ...inPath] : [named]) {
    const version = versionOf(program);
    if (version?.startsWith(`${major}.`) === true) return { program, version };
  }
  return undefined;
}

/** An environment whose programs run on this Node. */
export const buildNodePath = ({ program }: Node): string =>
  [dirname(program), process.env['PATH']].join(delimiter);

export const explainMissingNode = (major: number): string =>
  `✗ Node ${major}: not found. Set NODE_${major} to its program.`;
