import { existsSync, readFileSync } from 'node:fs';
import { summarizeArchive } from '../archive/summarizeArchive.ts';
import { readArchive } from '../archive/archiveText.ts';
import { findJournalProblems } from '../archive/journalProblems.ts';
import { recountArchive } from '../archive/recountArchive.ts';
import { findUnreadable } from '../archive/findUnreadable.ts';
import { formatCount } from '../formatCount.ts';
import type { Verb } from '../verb.ts';

/** Checks that an archive is complete and its results match its marks. */
export const verifyVerb: Verb = {
  isReadOnly: true,
  use: 'verify FILE',
  help: [
    'Checks an archive that `export` wrote: the checksum of every part, everything that the screens read, each device’s log',
    'record by record, and every posted result, counted again from its marks. Each problem is printed on one line, and the',
    'exit code is 1. It needs no data folder and changes nothing.',
    '',
    'Checksums show damage. Anyone who alters a file on purpose can make new ones; then only a device or another copy of the',
    'archive can show the difference.',
  ].join('\n'),
  run: async ([file, ...more], { say, complain }) => {
    if (file === undefined || file.startsWith('-') || more.length > 0) {
      complain('verify takes one FILE.');
      return 2;
    }
    if (!existsSync(file)) {
      complain(`There is no file ${file}.`);
      return 2;
    }
    const archive = readArchive(readFileSync(file, 'utf8'));
    const { branches } = archive;
    const results = recountArchive(branches);
    const problems = [
      ...archive.problems,
      ...findUnreadable(branches),
      ...(await findJournalProblems(branches)),
      ...results.problems,
    ];
    for (const problem of problems) complain(problem);
    if (branches.size > 0) {
      say(`${archive.competition === '' ? file : archive.competition}: ${summarizeArchive(branches)}.`);
      say(`${formatCount(results.saved, 'posted result')}, ${results.again} counted again from the marks.`);
    }
    if (problems.length > 0) {
      complain(`${formatCount(problems.length, 'problem')}.`);
      return 1;
    }
    say('Nothing is missing, and nothing was altered.');
    return 0;
  },
};
