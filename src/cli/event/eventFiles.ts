import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createEmbeddedConfiguration } from '../../store/connection/eventConfiguration.ts';
import { formatCommand } from '../../server/local/formatCommand.ts';
import { loadConfiguration, eventFilePath, listEventNames, parseEventFile } from '../eventFile.ts';
import { isClone, startCommand } from '../installation.ts';
import type { ExitCode, VerbContext } from '../verb.ts';

/** The JSON schema, with which editors complete and check the fields of an event file. */
const SCHEMA = isClone() ? '../docs/event.schema.json' : undefined;

type Spoken = Pick<VerbContext, 'say' | 'complain'>;

/** Lists the event files and each event's backend. */
export function listEvents(folder: string, { say }: Spoken): ExitCode {
  for (const name of listEventNames(folder)) {
    const read = loadConfiguration(name, folder);
    if (!read.ok) say(`${name}\thas mistakes: ${formatCommand(`event check ${name}`)}`);
    else if (read.value.emulatorHosts !== undefined) say(`${name}\ton Firebase’s emulators`);
    else if (read.value.databaseURL === undefined) say(`${name}\ton this server`);
    else say(`${name}\t${read.value.databaseURL}`);
  }
  say(`Any other name runs on this server as well: ${startCommand('theirschool26')}`);
  return 0;
}

interface Wishes {
  readonly color?: string | undefined;
  readonly community?: string | undefined;
}

/** Writes the file of a new event on the embedded backend. */
export function makeEvent(
  folder: string,
  name: string,
  { color, community }: Wishes,
  { say, complain }: Spoken,
): ExitCode {
  const file = eventFilePath(folder, name);
  const text = `${JSON.stringify({ $schema: SCHEMA, ...createEmbeddedConfiguration(name), primaryColor: color, community }, undefined, 2)}\n`;
  const read = parseEventFile(text);
  if (!read.ok) {
    for (const problem of read.problem) complain(problem);
    return 2;
  }
  if (existsSync(file)) {
    complain(`There is already a file ${file}.`);
    return 1;
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, text, { flag: 'wx' });
  say(`${file} created. Start it with ${startCommand(name)}`);
  say('To use your own Firebase project, put the fields of its web app and its databaseURL in the file.');
  return 0;
}

/** Reports the problems in the files of these events. */
export function checkEvents(folder: string, names: readonly string[], { say, complain }: Spoken): ExitCode {
  let problems = 0;
  for (const name of names) {
    const read = loadConfiguration(name, folder);
    if (read.ok) continue;
    problems += read.problem.length;
    for (const problem of read.problem) complain(`${eventFilePath(folder, name)}: ${problem}`);
  }
  if (problems > 0) return 1;
  say(`${names.join(', ')}: no mistakes.`);
  return 0;
}
