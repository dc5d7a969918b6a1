import { PassThrough } from 'node:stream';
import { openAdministrator } from '../../../server/start/openAdministrator.ts';
import type { Json } from '../../../store/tree/patch.ts';
import { readSettings } from '../../settings.ts';
import type { ExitCode, Verb } from '../../verb.ts';

function settingsOf(dataFolder: string) {
  const read = readSettings({ EVENT: 'development', FLOORCRAFT_DATA: dataFolder });
  if (!read.ok) throw new Error(read.problem);
  return read.value;
}

export const administratorOf = (dataFolder: string) =>
  openAdministrator({ dataFolder, namespace: settingsOf(dataFolder).configuration.projectId });

/** Runs a verb on a data folder. */
export async function run(
  verb: Verb,
  dataFolder: string,
  ...args: readonly string[]
): Promise<{ readonly code: ExitCode; readonly said: readonly string[] }> {
  const said: string[] = [];
  const code = await verb.run(args, {
    settings: () => settingsOf(dataFolder),
    input: new PassThrough(),
    output: new PassThrough(),
    say: (line) => said.push(line),
    complain: (line) => said.push(line),
    end: new Promise(() => undefined),
  });
  return { code, said };
}

export async function writePatch(dataFolder: string, patch: Readonly<Record<string, Json>>): Promise<void> {
  const administrator = await administratorOf(dataFolder);
  await administrator.update(patch);
  await administrator.close();
}

export async function treeIn(dataFolder: string): Promise<Json> {
  const administrator = await administratorOf(dataFolder);
  const tree = await administrator.read('/');
  await administrator.close();
  return tree;
}
