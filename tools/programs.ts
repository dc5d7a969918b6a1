// Runs other programs for the tools: quietly, or with their output on this terminal.
import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

export interface ProgramResult {
  /** 0 for success. */
  readonly status: number;
  /** The output, unless it went to the terminal. */
  readonly output: string;
}

interface How {
  /** Print to the terminal instead of collecting the output. */
  readonly shown?: boolean;
  readonly env?: NodeJS.ProcessEnv;
}

// This Node comes first in the PATH: programs of node_modules/.bin use it too.
const environment = {
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), dirname(process.execPath), process.env['PATH']].join(delimiter),
};

/** Runs a program; those of node_modules/.bin are in the PATH. */
export function run(
  [program = 'node', ...args]: readonly string[],
  { shown = false, env = {} }: How = {},
): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...environment, ...env },
      stdio: ['ignore', shown ? 'inherit' : 'pipe', shown ? 'inherit' : 'pipe'],
      // Programs of node_modules/.bin are .cmd files on Windows.
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

/** The command that runs another tool. */
export const tool = (name: string, ...args: readonly string[]): readonly string[] => [
  'node',
  'tools/run.mjs',
  name,
  ...args,
];

/** True if this module is the program that was started, not an import. */
export const isProgram = (url: string): boolean => process.argv[1] === fileURLToPath(url);
