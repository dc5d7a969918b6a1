import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openAdministrator } from '../server/start/openAdministrator.ts';
import type { Administrator } from '../server/local/administrator.ts';
import { rememberEvent } from './folderEvent.ts';
import { explainError } from './explainError.ts';
import type { ExitCode, VerbContext } from './verb.ts';

const hasData = (dataFolder: string): boolean => existsSync(join(dataFolder, 'floorcraft.db'));

/**
 * Runs work on the data folder, creating it if missing. The folder belongs to the active event from then on. A new one is
 * for an event that was named: without EVENT on a new machine, a competition would end up in the demo's folder.
 */
export async function runOnDataFolder(
  { settings, complain }: VerbContext,
  work: (administrator: Administrator) => Promise<ExitCode>,
): Promise<ExitCode> {
  const { dataFolder, event, configuration, isByDefault } = settings();
  if (isByDefault && !hasData(dataFolder)) {
    complain('Nothing was changed: set EVENT to the name of your event, such as EVENT=theirschool26.');
    return 2;
  }
  const administrator = await openAdministrator({
    dataFolder,
    namespace: configuration.projectId,
    tell: complain,
  });
  try {
    rememberEvent(dataFolder, event);
    return await work(administrator);
  } finally {
    await administrator.close();
  }
}

/** Runs work on the data folder if it exists; never creates it. Reports errors and returns exit code 1. */
export async function runOnExistingFolder(
  { settings, complain }: VerbContext,
  work: (administrator: Administrator) => Promise<ExitCode>,
): Promise<ExitCode> {
  const { dataFolder, configuration } = settings();
  if (!hasData(dataFolder)) {
    complain(`There is no competition in ${dataFolder}.`);
    return 1;
  }
  try {
    const administrator = await openAdministrator({
      dataFolder,
      namespace: configuration.projectId,
      tell: complain,
    });
    try {
      return await work(administrator);
    } finally {
      await administrator.close();
    }
  } catch (error) {
    complain(explainError(error));
    return 1;
  }
}
