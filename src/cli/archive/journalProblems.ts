import type { ChainProblem } from '../../store/journal/verifyChains.ts';
import { unreachable } from '../../domain/unreachable.ts';
import { journalEnds } from '../../store/journal/ends.ts';
import { journalPath } from '../../store/journal/journal.ts';
import { verifyJournal } from '../../store/journal/verify.ts';
import type { Branches } from './archiveText.ts';

/** How far (ms) a device's clock may jump: the network corrects it now and then. */
const TOLERANCE_MS = 5000;

/** A record, named by enough of its hash to be unique. */
const record = (hash: string): string => `record ${hash.slice(0, 12)}`;

function problemSentence(problem: ChainProblem): string {
  const of = `The log of device ${problem.device}:`;
  switch (problem.kind) {
    case 'altered':
      return `${of} ${record(problem.record.hash)} was altered.`;
    case 'fork':
      return `${of} ${problem.records.map(({ hash }) => record(hash)).join(' and ')} follow the same record.`;
    case 'gap':
      return `${of} the record before ${record(problem.record.hash)} is missing.`;
    case 'clock ran back':
      return `${of} its clock jumped back before ${record(problem.record.hash)}.`;
    case 'came in before':
      return `${of} ${record(problem.record.hash)} came in before the one it follows.`;
    case 'end is missing':
      return `${of} its end, ${record(problem.last)}, is missing.`;
    case 'not from the device':
      return `${of} ${record(problem.record.hash)} is not from the device.`;
    case 'no right':
      return `${of} ${record(problem.record.hash)}, “${problem.record.record.kind}”, was written by somebody who isn’t allowed to.`;
    default:
      return unreachable(problem);
  }
}

/** Verifies the log of an archive. Returns one sentence per problem. */
export async function findJournalProblems(branches: Branches): Promise<readonly string[]> {
  const { problems, unreadable } = await verifyJournal(journalPath.parse(branches.get(journalPath.at)), {
    tolerance: TOLERANCE_MS,
    ends: journalEnds.parse(branches.get(journalEnds.at)),
  });
  return [
    ...unreadable.map((hash) => `The log: ${record(hash)} cannot be read.`),
    ...problems.map(problemSentence),
  ];
}
