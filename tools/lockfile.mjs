// The lock file installs the same everywhere: every optional package of every platform has its entry, no entry is
// bound to one registry, and package.json asks for exact versions.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isProgram, root } from './programs.mjs';

/** @typedef {Readonly<Record<string, string>>} Versions */
/** @typedef {{ dependencies?: Versions, devDependencies?: Versions, overrides?: Versions }} Manifest */
/** @typedef {{ resolved?: string, integrity?: string, optionalDependencies?: Versions }} LockedPackage */
/** @typedef {{ lockfileVersion: number, packages: Readonly<Record<string, LockedPackage>> }} Lock */

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** Where Node would look for a package that the one at `from` asks for. @param {string} from @param {string} name */
function placesOf(from, name) {
  const folders = [from === '' ? '' : `${from}/`];
  for (let at = from; at.includes('node_modules/');) {
    at = at.slice(0, at.lastIndexOf('node_modules/'));
    folders.push(at);
  }
  return folders.map((folder) => `${folder}node_modules/${name}`);
}

/** @param {Manifest} manifest @param {Lock} lock @returns {string[]} */
export function lockProblems(manifest, lock) {
  const problems = [];
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
    if (at !== '' && locked.integrity === undefined) problems.push(`${at} has no integrity`);
  }
  const { dependencies, devDependencies, overrides } = manifest;
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies, ...overrides }))
    if (!EXACT.test(version))
      problems.push(`package.json asks for ${name} ${version}, not for one exact version`);
  return problems;
}

if (isProgram(import.meta.url)) {
  /** @param {string} file */
  const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const problems = lockProblems(read('package.json'), read('package-lock.json'));
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
