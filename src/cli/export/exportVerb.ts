import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Administrator } from '../../server/local/administrator.ts';
import { hasArchiveDecision } from '../../store/archive/decisions.ts';
import { competitionBasics } from '../../store/competition/competition.ts';
import { listRawChildren } from '../../store/tree/path.ts';
import { selectArchiveBranches } from '../archive/selectArchiveBranches.ts';
import { serializeArchive } from '../archive/archiveText.ts';
import { summarizeArchive } from '../archive/summarizeArchive.ts';
import { formatCount } from '../formatCount.ts';
import { runOnExistingFolder } from '../existingData.ts';
import type { ExitCode, VerbContext, Verb } from '../verb.ts';
import type { ListName } from '../../domain/journal/record.ts';
import { findFolderProblem, writeHtml } from './htmlFolder.ts';
import { buildDancerTable } from '../../domain/lists/dancerTable.ts';
import { buildEntryTable } from '../../domain/lists/entryTable.ts';
import { formatCsv } from '../../store/csv/csv.ts';
import { allEvents } from '../../store/events/events.ts';
import { registrationList } from '../../store/registrant/registrationList.ts';
import { competitors } from '../../store/people/competitors.ts';

/** A list as CSV, and its number of lines without the header. */
async function listWritten(
  administrator: Administrator,
  list: ListName,
): Promise<{ readonly text: string; readonly lines: number }> {
  const table =
    list === 'entries'
      ? buildEntryTable(allEvents.parse(await administrator.read(allEvents.at)))
      : buildDancerTable(
          competitors.parse(await administrator.read(competitors.at)),
          registrationList.parse(await administrator.read(registrationList.at)),
        );
  return { text: formatCsv(table), lines: table.length - 1 };
}

type Say = VerbContext['say'];

async function wroteArchive(
  administrator: Administrator,
  file: string,
  { settings, say, complain }: VerbContext,
): Promise<ExitCode> {
  // Reads everything at once: parts from different moments would not fit together.
  const tree = new Map(listRawChildren(await administrator.read('/')));
  const branches = selectArchiveBranches(tree);
  if (branches.size === 0) {
    const { event, dataFolder } = settings();
    complain(`There is no data of ${event} in ${dataFolder}.`);
    return 1;
  }
  const name = competitionBasics.parse(tree.get(competitionBasics.at)).fullName ?? '';
  writeGuarded(file, serializeArchive(name, branches));
  for (const stranger of [...tree.keys()].filter((branch) => !hasArchiveDecision(branch)))
    say(`“${stranger}” in the data folder is not part of a competition: it was left out.`);
  say(`${file}: ${summarizeArchive(branches)}.`);
  return 0;
}

/** Readable by the owner only: it holds personal data. */
function writeGuarded(file: string, text: string): void {
  writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
  chmodSync(file, 0o600);
}

async function wroteList(
  administrator: Administrator,
  list: ListName,
  file: string,
  say: Say,
): Promise<ExitCode> {
  const { text, lines } = await listWritten(administrator, list);
  writeGuarded(file, text);
  say(`${file}: ${formatCount(lines, 'line')}.`);
  return 0;
}

type Wanted =
  | { readonly kind: 'archive'; readonly file: string }
  | { readonly kind: 'list'; readonly file: string; readonly list: ListName }
  | { readonly kind: 'pages'; readonly file: string; readonly language: string };

/** Parses the arguments: one archive file, one list, or a folder of pages; undefined for none or several. */
function wantedIn(args: readonly string[]): Wanted | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        entries: { type: 'string' },
        dancers: { type: 'string' },
        html: { type: 'string' },
        language: { type: 'string' },
      },
    });
    const { entries, dancers, html, language } = values;
    const wanted: readonly Wanted[] = [
      ...positionals.map((file) => ({ kind: 'archive', file }) as const),
      ...(entries === undefined ? [] : [{ kind: 'list', file: entries, list: 'entries' } as const]),
      ...(dancers === undefined ? [] : [{ kind: 'list', file: dancers, list: 'dancers' } as const]),
      ...(html === undefined ? [] : [{ kind: 'pages', file: html, language: language ?? 'en' } as const]),
    ];
    // --language only applies to pages.
    if (language !== undefined && html === undefined) return undefined;
    return wanted.length === 1 ? wanted[0] : undefined;
  } catch {
    // Unknown option.
    return undefined;
  }
}

/** Exports the whole competition as one file, a list as CSV, or public pages. */
export const exportVerb: Verb = {
  use: 'export FILE | --entries FILE.csv | --dancers FILE.csv | --html FOLDER [--language TAG]',
  help: [
    'Writes the whole competition to a new FILE, as of one moment, whether or not the server is running: settings, pages,',
    'pictures, events, entries, rounds, marks, results, registrations, codes and the journal. `verify` and `import` read it.',
    '',
    'It leaves out accounts with their passwords and roles, and which device used which code. For a copy of everything, use',
    '`backup`. FILE contains dancers’ email addresses and codes: protect it like the data folder.',
    '',
    '--entries and --dancers write that list as CSV, for spreadsheets: cells that look like formulas start with an apostrophe.',
    'You can edit the file and `import` it again.',
    '',
    '--html writes the public results to a new FOLDER, as pages that need no server and open from a folder or any website:',
    'every posted round with its calculation, everybody who danced, CSV and JSON. Nothing private is in them, and no placing',
    'that waits for the awards. --language writes them in another language: es or zh.',
  ].join('\n'),
  usesFolder: true,
  run: async (args, surroundings) => {
    const { say, complain } = surroundings;
    const wanted = wantedIn(args);
    if (wanted === undefined) {
      complain('export takes one FILE, --entries FILE, --dancers FILE or --html FOLDER.');
      return 2;
    }
    const { file } = wanted;
    if (wanted.kind === 'pages') {
      const problem = findFolderProblem(file);
      if (problem !== undefined) {
        complain(problem);
        return 1;
      }
      return runOnExistingFolder(surroundings, async (administrator) => {
        const files = await writeHtml(administrator, file, wanted.language, Date.now());
        say(`${file}: ${formatCount(files, 'file')}. Open ${join(file, 'index.html')}.`);
        return 0;
      });
    }
    if (existsSync(file)) {
      complain(`There is already a file ${file}. Export overwrites nothing.`);
      return 1;
    }
    return runOnExistingFolder(surroundings, (administrator) =>
      wanted.kind === 'archive'
        ? wroteArchive(administrator, file, surroundings)
        : wroteList(administrator, wanted.list, file, say),
    );
  },
};
