import { marksProblemSentence } from '../marksProblemSentence.ts';
import { existsSync, readFileSync } from 'node:fs';
import { openAdministrator } from '../../server/start/openAdministrator.ts';
import type { DancedEvent } from '../../domain/dancedEvent.ts';
import { eventKeyFromName } from '../../domain/ids.ts';
import { importEvent, type DayOfImport } from '../../store/import/importEvent.ts';
import { events } from '../../store/events/events.ts';
import type { Patch } from '../../store/tree/patch.ts';
import { addJudge, officialsAt } from '../../store/people/staff.ts';
import type { Administrator } from '../../server/local/administrator.ts';
import type { Verb } from '../verb.ts';
import { problemSentence } from '../resultsFile/jsonText.ts';
import { parseResultsFile } from '../resultsFile/parseResultsFile.ts';

const children = (raw: unknown): Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null ? Object.fromEntries(Object.entries(raw)) : {};

/** A danced event stands behind everything that is on the schedule already. */
function danced(rounds: number, behind: number, now: number): DayOfImport {
  return {
    posted: () => true,
    scheduleIndex: (round) => behind + rounds - 1 - round,
    startTime: () => now,
    registeredAt: now,
  };
}

function lastScheduleIndex(events: unknown): number {
  const indexes = Object.values(children(events)).flatMap((event) =>
    Object.values(children(children(event)['rounds'])).map((round) =>
      Number(children(round)['scheduleIndex']),
    ),
  );
  return Math.max(-1, ...indexes.filter(Number.isFinite));
}

/** Judges of the file whom the competition does not know yet become officials by their letter. */
function newJudges(event: DancedEvent, officials: unknown): Patch {
  const known = children(officials);
  const judges = new Set(event.rounds.flatMap(({ panel }) => panel));
  const missing = [...judges].filter((key) => !Object.hasOwn(known, key));
  return Object.assign({}, ...missing.map(addJudge));
}

async function bring(administrator: Administrator, event: DancedEvent, now: number): Promise<string> {
  const key = eventKeyFromName(event.name);
  const here = await administrator.read(events.at);
  if (Object.hasOwn(children(here), key))
    throw new Error(`There is an event “${key}” already. Nothing was changed.`);
  const imported = importEvent(event, danced(event.rounds.length, lastScheduleIndex(here) + 1, now));
  if (!imported.ok)
    throw new Error(`${imported.problem.map(marksProblemSentence).join(' ')} Nothing was changed.`);
  const officials = await administrator.read(officialsAt);
  await administrator.update({ ...newJudges(event, officials), ...imported.value.patch });
  const couples = new Set(event.rounds.flatMap((round) => round.couples)).size;
  return `${event.name}: ${couples} couples, ${event.rounds.length} rounds, all marks and results.`;
}

/** Brings a published result into the competition, after all of it has been checked. */
export const importVerb: Verb = {
  use: 'import FILE',
  help: [
    'Imports a results file: one event with every mark of every round, couples by number, judges by letter.',
    'Everything is checked first. What is wrong is said with its line and field, and then nothing is changed.',
  ].join('\n'),
  run: async ([file, ...more], { settings, say, complain }) => {
    if (file === undefined || more.length > 0) {
      complain('import takes one FILE.');
      return 2;
    }
    if (!existsSync(file)) {
      complain(`There is no file ${file}.`);
      return 2;
    }
    const read = parseResultsFile(readFileSync(file, 'utf8'));
    if (!read.ok) {
      for (const problem of read.problems) complain(`${file}: ${problemSentence(problem)}`);
      complain('Nothing was changed.');
      return 1;
    }
    const { dataFolder, configuration } = settings();
    const administrator = await openAdministrator({ dataFolder, namespace: configuration.projectId });
    try {
      say(await bring(administrator, read.value, Date.now()));
      return 0;
    } finally {
      await administrator.close();
    }
  },
};
