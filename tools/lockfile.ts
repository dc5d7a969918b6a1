// The lock file must install the same everywhere: every optional package of every platform has an entry, no entry is
// bound to one registry, every package runs on the oldest supported Node, and package.json has exact versions.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minVersion, satisfies } from 'semver';
import { isProgram, root } from './programs.ts';

type Versions = Readonly<Record<string, string>>;

interface Manifest {
  readonly engines?: { readonly node: string };
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
  readonly overrides?: Versions;
}

interface LockedPackage {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly engines?: { readonly node?: string };
  readonly optionalDependencies?: Versions;
}

interface Lock {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** Folders in which Node looks for a package required by the one at `from`. */
function placesOf(from: string, name: string): string[] {
  const folders = [from === '' ? '' : `${from}/`];
  for (let at = from; at.includes('node_modules/');) {
    at = at.slice(0, at.lastIndexOf('node_modules/'));
    folders.push(at);
  }
  return folders.map((folder) => `${folder}node_modules/${name}`);
}

export function findLockProblems(manifest: Manifest, lock: Lock): string[] {
  const problems = [];
  const oldest = minVersion(manifest.engines?.node ?? '*');
  if (lock.lockfileVersion !== 3)
    problems.push(`package-lock.json has version ${lock.lockfileVersion}, not 3`);
  for (const [at, locked] of Object.entries(lock.packages)) {
    for (const name of Object.keys(locked.optionalDependencies ?? {}))
      if (!placesOf(at, name).some((place) => Object.hasOwn(lock.packages, place)))
        problems.push(
          `${at} asks for ${name}, which has no entry: npm ci would leave it out on other platforms`,
        );
    if (locked.resolved !== undefined)
      problems.push(
        `${at} is bound to ${locked.resolved}: npm install --omit-lockfile-registry-resolved leaves that out`,
      );
    const { node } = locked.engines ?? {};
    if (oldest !== null && node !== undefined && !satisfies(oldest, node))
      problems.push(
        `${at} asks for Node ${node}: stay on a version that runs on ${oldest.version} (decision 22)`,
      );
    if (at !== '' && locked.integrity === undefined) problems.push(`${at} has no integrity`);
  }
  const { dependencies, devDependencies, overrides } = manifest;
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies, ...overrides }))
    if (!EXACT.test(version))
      problems.push(`package.json asks for ${name} ${version}, not for one exact version`);
  return problems;
}

if (isProgram(import.meta.url)) {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const problems = findLockProblems(read('package.json'), read('package-lock.json'));
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
