import type { Administrator } from '../../server/local/administrator.ts';
import { ARCHIVED_BRANCHES } from '../../store/archive/decisions.ts';
import { prepareNextYear } from '../../store/archive/nextYear.ts';
import { competitionBasics } from '../../store/competition/competition.ts';
import { nameCompetition } from '../archive/nameCompetition.ts';
import { summarizeArchive } from '../archive/summarizeArchive.ts';
import { readArchive, type Branches } from '../archive/archiveText.ts';
import { runOnDataFolder } from '../existingData.ts';
import type { ExitCode, VerbContext } from '../verb.ts';

/** True if competition data exists. Accounts and roles don't count: they may be created first. */
async function holdsCompetition(administrator: Administrator): Promise<boolean> {
  for (const branch of ARCHIVED_BRANCHES) if ((await administrator.read(branch)) !== null) return true;
  return false;
}

/** Writes all branches at once; those missing in the archive are removed. */
const patchOf = (branches: Branches) =>
  Object.fromEntries(ARCHIVED_BRANCHES.map((name) => [name, branches.get(name) ?? null]));

const NEXT_YEAR = 'Dates, officials and organizers are not set: set them under Setup.';

/** Imports the competition of an archive, or next year's based on it. */
export async function importArchive(
  text: string,
  { withoutPeople, replace }: { readonly withoutPeople: boolean; readonly replace: boolean },
  surroundings: VerbContext,
): Promise<ExitCode> {
  const { settings, say, complain } = surroundings;
  const archive = readArchive(text);
  for (const problem of archive.problems) complain(problem);
  if (archive.problems.length > 0) {
    complain('Nothing was changed.');
    return 1;
  }
  const branches = withoutPeople ? prepareNextYear(archive.branches) : archive.branches;
  const { dataFolder } = settings();
  return runOnDataFolder(surroundings, async (administrator) => {
    if (!replace && (await holdsCompetition(administrator))) {
      const here = nameCompetition(await administrator.read(competitionBasics.at));
      complain(
        `There is ${here} in ${dataFolder}. Nothing was changed. To replace it with this one, add --replace.`,
      );
      return 1;
    }
    await administrator.update(patchOf(branches));
    say(`${dataFolder} holds ${summarizeArchive(branches)}.`);
    if (withoutPeople) say(NEXT_YEAR);
    return 0;
  });
}
