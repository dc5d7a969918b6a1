#!/usr/bin/env node
import { aloneVerb } from './alone/aloneVerb.ts';
import { backupVerb } from './backup/backupVerb.ts';
import { checkVerb } from './check/checkVerb.ts';
import { copiesVerb } from './copies/copiesVerb.ts';
import { doctorVerb } from './doctor/doctorVerb.ts';
import { demoVerb } from './start/demoVerb.ts';
import { eventVerb } from './event/eventVerb.ts';
import { exportVerb } from './export/exportVerb.ts';
import { firebaseVerb } from './firebase/firebaseVerb.ts';
import { importVerb } from './import/importVerb.ts';
import { mergeVerb } from './alone/mergeVerb.ts';
import { promoteVerb } from './promote/promoteVerb.ts';
import { restoreVerb } from './restore/restoreVerb.ts';
import { salvageVerb } from './salvage/salvageVerb.ts';
import { scoreVerb } from './score/scoreVerb.ts';
import { getInvocation } from './installation.ts';
import { readSettings } from './settings.ts';
import { explainError } from './explainError.ts';
import { startVerb } from './start/startVerb.ts';
import { userVerb } from './user/userVerb.ts';
import { verifyVerb } from './verify/verifyVerb.ts';
import { runVerb, type ExitCode, type VerbContext, type Verb } from './verb.ts';
import { setInvocation, formatCommand } from '../server/local/formatCommand.ts';
import { escapeForTerminal, escapeLinesForTerminal } from './escapeForTerminal.ts';

const VERBS: Readonly<Record<string, Verb>> = {
  start: startVerb,
  demo: demoVerb,
  promote: promoteVerb,
  alone: aloneVerb,
  merge: mergeVerb,
  score: scoreVerb,
  import: importVerb,
  export: exportVerb,
  verify: verifyVerb,
  user: userVerb,
  event: eventVerb,
  firebase: firebaseVerb,
  backup: backupVerb,
  restore: restoreVerb,
  copies: copiesVerb,
  check: checkVerb,
  doctor: doctorVerb,
  salvage: salvageVerb,
};

class WrongSettings extends Error {}

const print = (text: string): void => void process.stdout.write(`${text}\n`);
const printProblem = (text: string): void => void process.stderr.write(`${text}\n`);

const surroundings: Omit<VerbContext, 'end'> = {
  settings: (others) => {
    const read = readSettings({ ...process.env, ...others });
    if (!read.ok) throw new WrongSettings(read.problem);
    return read.value;
  },
  input: process.stdin,
  output: process.stdout,
  // Output contains names and texts written by strangers.
  say: (line) => print(escapeForTerminal(line)),
  complain: (line) => printProblem(escapeForTerminal(line)),
};

/** Resolves at the first signal. A second one changes nothing: shutting down cleanly matters more than speed. */
const ended = (): Promise<void> =>
  new Promise((resolve) => {
    process.on('SIGINT', () => resolve());
    process.on('SIGTERM', () => resolve());
  });
const NEVER = new Promise<void>(() => undefined);

function overview(): string {
  const uses = Object.values(VERBS).map(({ use }) => `  ${use}`);
  return [
    'Floorcraft: website and floor tool of a ballroom competition.',
    '',
    `Commands, typed as ${formatCommand('COMMAND')}:`,
    ...uses,
    '',
    `More on each one: ${formatCommand('COMMAND --help')}`,
  ].join('\n');
}

async function main(args: readonly string[]): Promise<ExitCode> {
  const [name = '--help', ...rest] = args;
  if (name === '--help' || name === '-h') {
    print(overview());
    return 0;
  }
  const verb = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
  if (verb === undefined) {
    printProblem(`There is no command “${escapeForTerminal(name)}”.\n\n${overview()}`);
    return 2;
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    print(`${formatCommand(verb.use)}\n\n${verb.help}`);
    return 0;
  }
  // Without our handler a signal ends the process at once.
  return runVerb(verb, rest, { ...surroundings, end: verb.isReadOnly === true ? NEVER : ended() });
}

setInvocation(getInvocation());

// A closed pipe (`| head`) ends the program quietly.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    printProblem(escapeLinesForTerminal(explainError(error)));
    process.exit(error instanceof WrongSettings ? 2 : 1);
  },
);
