// Runs other programs for the tools: quietly, or with their output on this terminal.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * @typedef {object} Ended
 * @property {number} status 0 when all went well
 * @property {string} output what it said, unless it said it on this terminal
 */

const environment = {
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
};

/**
 * Runs a program, with those of node_modules/.bin in reach.
 * @param {readonly string[]} command
 * @param {{ shown?: boolean, env?: NodeJS.ProcessEnv }} [how]
 * @returns {Promise<Ended>}
 */
export function run([program = 'node', ...args], { shown = false, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...environment, ...env },
      stdio: ['ignore', shown ? 'inherit' : 'pipe', shown ? 'inherit' : 'pipe'],
      // The programs of node_modules/.bin are .cmd files there.
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => (output += text));
    child.stderr?.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', (error) => resolve({ status: 1, output: `${output}${program}: ${error.message}` }));
    child.on('close', (code, signal) => {
      if (signal !== null) output += `\n${program} was ended by ${signal}.`;
      resolve({ status: code ?? 1, output });
    });
  });
}

/** Whether a tool was started by itself, and not taken in by another. @param {string} url */
export const isProgram = (url) => process.argv[1] === fileURLToPath(url);
