import { mapDefined } from '../../domain/mapDefined.ts';
import { formatCount } from '../formatCount.ts';
import { describeMarksProblem } from '../marksProblemSentence.ts';
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { DancedEvent } from '../../domain/dancedEvent.ts';
import type { EnteredEvent } from '../../domain/enteredEvent.ts';
import { createEventKey } from '../../domain/ids.ts';
import { importEntered } from '../../store/import/importEntered.ts';
import { importEvent, type ImportDay } from '../../store/import/importEvent.ts';
import { allEvents } from '../../store/events/events.ts';
import type { Patch } from '../../store/tree/patch.ts';
import { addJudge, officialsAt } from '../../store/people/staff.ts';
import { formatCommand } from '../../server/local/formatCommand.ts';
import type { Administrator } from '../../server/local/administrator.ts';
import { runOnDataFolder } from '../existingData.ts';
import type { ExitCode, VerbContext, Verb } from '../verb.ts';
import { formatFileProblem } from '../resultsFile/jsonText.ts';
import { parseImportFile, type ImportedEvent } from '../resultsFile/parseImportFile.ts';
import { isArchive } from '../archive/archiveText.ts';
import { parsed, type Parsed } from '../../domain/parsed.ts';
import { decodeTableFile, type TableFileProblem } from '../../store/csv/fileText.ts';
import { listImportNotes } from './importNotes.ts';
import { importArchive } from './importArchive.ts';
import { importList } from './importList.ts';
import { FILE_PROBLEMS } from './listProblemSentence.ts';
import { RESULTS_EXAMPLE, ENTRIES_EXAMPLE } from './examples.ts';

const children = (raw: unknown): Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null ? Object.fromEntries(Object.entries(raw)) : {};

/** Puts a danced event after everything on the schedule. */
function danced(rounds: number, behind: number, now: number): ImportDay {
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

/** Adds unknown judges of the file as officials, named by their letter. */
function newJudges(event: DancedEvent, officials: unknown): Patch {
  const known = children(officials);
  const judges = new Set(event.rounds.flatMap(({ panel }) => panel));
  const missing = [...judges].filter((key) => !Object.hasOwn(known, key));
  return Object.assign({}, ...missing.map(addJudge));
}

interface Brought {
  readonly patch: Patch;
  /** A one-line summary. */
  readonly said: string;
}

function broughtDanced(event: DancedEvent, behind: number, now: number, officials: unknown): Brought {
  const imported = importEvent(event, danced(event.rounds.length, behind, now));
  if (!imported.ok)
    throw new Error(`${imported.problem.map(describeMarksProblem).join(' ')} Nothing was changed.`);
  const couples = new Set(event.rounds.flatMap((round) => round.couples)).size;
  return {
    patch: { ...newJudges(event, officials), ...imported.value.patch },
    said: `${event.name}: ${formatCount(couples, 'couple')}, ${formatCount(event.rounds.length, 'round')}, all marks and results.`,
  };
}

function broughtEntered(event: EnteredEvent, behind: number, now: number): Brought {
  const { patch } = importEntered(event, {
    registeredAt: now,
    scheduleIndex: (round) => behind + event.rounds.length - 1 - round,
  });
  return {
    patch,
    said: `${event.name}: ${formatCount(event.couples.length, 'couple')}, ${formatCount(event.rounds.length, 'round')} to dance, no marks yet.`,
  };
}

async function bring(administrator: Administrator, imported: ImportedEvent, now: number): Promise<string> {
  const key = createEventKey(imported.event.name);
  const here = await administrator.read(allEvents.at);
  if (Object.hasOwn(children(here), key))
    throw new Error(`There is already an event “${key}”. Nothing was changed.`);
  const behind = lastScheduleIndex(here) + 1;
  const { patch, said } =
    imported.kind === 'danced'
      ? broughtDanced(imported.event, behind, now, await administrator.read(officialsAt))
      : broughtEntered(imported.event, behind, now);
  await administrator.update(patch);
  return said;
}

async function importEventFile(file: string, text: string, surroundings: VerbContext): Promise<ExitCode> {
  const { say, complain } = surroundings;
  const read = parseImportFile(text);
  if (!read.ok) {
    for (const problem of read.problems) complain(`${file}: ${formatFileProblem(problem)}`);
    complain('Nothing was changed.');
    return 1;
  }
  const imported = read.value;
  return runOnDataFolder(surroundings, async (administrator) => {
    say(await bring(administrator, imported, Date.now()));
    if (imported.kind === 'danced') for (const note of listImportNotes(imported.event)) say(note);
    return 0;
  });
}

type Kind = 'archive' | 'event' | 'list';

const KINDS: Readonly<Record<Kind, string>> = {
  archive: 'an archive',
  event: 'an event file',
  list: 'a CSV list',
};

/** Options allowed for each kind of file. */
const SWITCHES: Readonly<Record<Kind, readonly string[]>> = {
  archive: ['without-people', 'replace'],
  event: [],
  list: ['map', 'event', 'preview', 'good-lines'],
};

const kindOf = (text: string): Kind => {
  if (isArchive(text)) return 'archive';
  return /^\uFEFF?\s*[{[]/.test(text) ? 'event' : 'list';
};

/** JSON may be of any size; anything else must be a list. */
function textOf(bytes: Buffer): Parsed<string, TableFileProblem> {
  const begins = bytes.subarray(0, 100).toString('utf8');
  return /^\uFEFF?\s*[{[]/.test(begins) ? parsed(bytes.toString('utf8')) : decodeTableFile(bytes);
}

/** Parses the arguments; undefined if invalid. */
function askedFor(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'without-people': { type: 'boolean', default: false },
        replace: { type: 'boolean', default: false },
        map: { type: 'string', multiple: true, default: [] },
        event: { type: 'string', multiple: true, default: [] },
        preview: { type: 'boolean', default: false },
        'good-lines': { type: 'boolean', default: false },
      },
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) return undefined;
    return {
      file,
      switches: mapDefined(Object.entries(values), ([name, value]) =>
        value === true || (Array.isArray(value) && value.length > 0) ? name : undefined,
      ),
      withoutPeople: values['without-people'],
      replace: values.replace,
      map: values.map,
      event: values.event,
      preview: values.preview,
      goodLines: values['good-lines'],
    };
  } catch {
    // An unknown option, or one without its value.
    return undefined;
  }
}

/** Imports a competition, a list, or an event (danced or not), after checking all of it. */
export const importVerb: Verb = {
  use: 'import FILE [--without-people] [--replace] [--map COLUMN=HEADING]… [--event TEXT=EVENT]… [--preview] [--good-lines]',
  help: [
    'Imports an archive that `export` wrote, into a data folder without a competition. It is verified part by part first, and',
    'imported completely or not at all. Accounts are not in it: create them with `user add`, before or after.',
    '--without-people makes next year’s competition from it: events, fees, eligibility, pages, consents, schools, colors and',
    'settings, without anybody who danced, judged or worked there, and without dates, rounds, results and codes.',
    '--replace deletes the competition in the data folder and puts this one in its place: `export` that one first.',
    '',
    'Or imports a CSV list of entries or of dancers. Its first line names the columns. Entries: event (or level, style and',
    'dances), lead, follow, school, number, and leadEmail, followEmail or email (of either one), which tell apart people with the',
    'same name. Dancers: name, school, number, email. --map lead="Name of leader" maps a column with another heading.',
    '--event "Br. Waltz=Bronze Standard Waltz" maps an event with another name; with nothing after the =, its lines are skipped.',
    'Both are remembered for the next list; --map nothing="Name of leader" forgets. A list removes nobody, and importing it',
    'twice changes nothing. If any line is wrong, it is printed with its number and nothing is changed; --good-lines imports',
    'the others. --preview changes nothing.',
    '',
    'Or imports one event from a JSON file. Everything is checked first: if anything is wrong, each problem is printed with its',
    'line and field, and nothing is changed. “order” counts rounds from the first one danced; couples are numbers, judges are',
    'letters.',
    '',
    'With marks: an event that has been danced. In a recall, 1 is recalled, and “mostMarked” is how many each judge was asked',
    'to recall; in a final, marks are places. “marks” has one mark for each judge, in the order of “judges”.',
    '',
    RESULTS_EXAMPLE,
    '',
    'Without marks: an event still to be danced. “entries” are its couples, “mostMarked” is how many each judge recalls. Couples',
    'are seeded past a round (byes) on the schedule, after the import.',
    '',
    ENTRIES_EXAMPLE,
  ].join('\n'),
  usesFolder: true,
  run: async (args, surroundings) => {
    const { complain } = surroundings;
    const asked = askedFor(args);
    if (asked === undefined) {
      complain(formatCommand(importVerb.use));
      return 2;
    }
    if (!existsSync(asked.file)) {
      complain(`There is no file ${asked.file}.`);
      return 2;
    }
    const text = textOf(readFileSync(asked.file));
    if (!text.ok) {
      complain(`${asked.file}: ${FILE_PROBLEMS[text.problem]}`);
      return 1;
    }
    const kind = kindOf(text.value);
    const strange = asked.switches.find((one) => !SWITCHES[kind].includes(one));
    if (strange !== undefined) {
      complain(`--${strange} does not work with ${KINDS[kind]}.`);
      return 2;
    }
    if (kind === 'archive') return importArchive(text.value, asked, surroundings);
    return kind === 'list'
      ? importList(text.value, asked, surroundings)
      : importEventFile(asked.file, text.value, surroundings);
  },
};
