import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openAdministrator } from '../server/start/openAdministrator.ts';
import type { Administrator } from '../server/local/administrator.ts';
import { rememberEvent } from './folderEvent.ts';
import { explainError } from './explainError.ts';
import type { ExitCode, VerbContext } from './verb.ts';

/**
 * Runs work on the data folder, creating it if missing. The folder belongs to the active event from then on.
 */
export async function runOnDataFolder(
  { settings, complain }: VerbContext,
  work: (administrator: Administrator) => Promise<ExitCode>,
): Promise<ExitCode> {
  const { dataFolder, event, configuration } = settings();
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
  if (!existsSync(join(dataFolder, 'floorcraft.db'))) {
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
