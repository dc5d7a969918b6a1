// Runs other programs for the tools: quietly, or with their output on this terminal.
import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

export interface Ended {
  /** 0 when all went well. */
  readonly status: number;
  /** What it said, unless it said it on this terminal. */
  readonly output: string;
}

interface How {
  /** On this terminal, and not in the output. */
  readonly shown?: boolean;
  readonly env?: NodeJS.ProcessEnv;
}

// The Node that runs this one comes first: the programs of node_modules/.bin look for theirs there.
const environment = {
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), dirname(process.execPath), process.env['PATH']].join(delimiter),
};

/** Runs a program, with those of node_modules/.bin in reach. */
export function run(
  [program = 'node', ...args]: readonly string[],
  { shown = false, env = {} }: How = {},
): Promise<Ended> {
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

/** The command that runs another of the tools. */
export const tool = (name: string, ...args: readonly string[]): readonly string[] => [
  'node',
  'tools/run.mjs',
  name,
  ...args,
];

/** Whether a tool was started by itself, and not taken in by another. */
export const isProgram = (url: string): boolean => process.argv[1] === fileURLToPath(url);
