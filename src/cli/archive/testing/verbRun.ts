import { PassThrough } from 'node:stream';
import { openAdministrator } from '../../../server/start/openAdministrator.ts';
import type { Json } from '../../../store/tree/patch.ts';
import { readSettings, type Settings } from '../../settings.ts';
import type { ExitCode, Verb } from '../../verb.ts';

export function testSettings(dataFolder: string): Settings {
  const read = readSettings({ EVENT: 'development', FLOORCRAFT_DATA: dataFolder });
  if (!read.ok) throw new Error(read.problem);
  return read.value;
}

export const openTestAdministrator = (dataFolder: string) =>
  openAdministrator({ dataFolder, namespace: testSettings(dataFolder).configuration.projectId });

interface Ran {
  readonly code: ExitCode;
  readonly said: readonly string[];
}

/** Runs a verb with these settings. */
export async function runVerbWithSettings(
  verb: Verb,
  settings: Settings,
  args: readonly string[],
  end: Promise<void> = new Promise(() => undefined),
): Promise<Ran> {
  const said: string[] = [];
  const code = await verb.run(args, {
    settings: () => settings,
    input: new PassThrough(),
    output: new PassThrough(),
    say: (line) => said.push(line),
    complain: (line) => said.push(line),
    end,
  });
  return { code, said };
}

/** Runs a verb on a data folder. */
export const runTestVerb = (verb: Verb, dataFolder: string, ...args: readonly string[]): Promise<Ran> =>
  runVerbWithSettings(verb, testSettings(dataFolder), args);

export async function writeTestPatch(
  dataFolder: string,
  patch: Readonly<Record<string, Json>>,
): Promise<void> {
  const administrator = await openTestAdministrator(dataFolder);
  await administrator.update(patch);
  await administrator.close();
}

export async function readTestTree(dataFolder: string): Promise<Json> {
  const administrator = await openTestAdministrator(dataFolder);
  const tree = await administrator.read('/');
  await administrator.close();
  return tree;
}
