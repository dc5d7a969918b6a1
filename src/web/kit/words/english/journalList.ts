import type { ChainProblem, ChainReport, StoredChainRecord } from '../../../../store/journal/verifyChains.ts';
import { unreachable } from '../../../../domain/unreachable.ts';
import type { JournalNames } from '../journalNames.ts';
import { section } from '../section.ts';
import { pluralize } from './count.ts';
import { STORED_JOURNAL_NAMES, journalWords } from './journal.ts';

function chainProblem(problem: ChainProblem, names: JournalNames): string {
  const of = `Device ${problem.device}:`;
  const told = (kept: StoredChainRecord): string => journalWords.english.record(kept.record, names);
  switch (problem.kind) {
    case 'altered':
      return `${of} this record was altered after it was written. ${told(problem.record)}`;
    case 'fork':
      return `${of} ${problem.records.length} records follow the same one. ${problem.records.map(told).join(' / ')}`;
    case 'gap':
      return `${of} the record before this one is missing. ${told(problem.record)}`;
    case 'clock ran back':
      return `${of} the clock jumped back ${Math.ceil(problem.by / 1000)} s before this record. ${told(problem.record)}`;
    case 'came in before':
      return `${of} this record came in before the one it follows. ${told(problem.record)}`;
    case 'end is missing':
      return `${of} its last record isn’t in the journal.`;
    case 'not from the device':
      return `${of} this record didn’t come from the device. ${told(problem.record)}`;
    case 'no right':
      return `${of} its author isn’t allowed to write a record like this. ${told(problem.record)}`;
    default:
      return unreachable(problem);
  }
}

/** The journal as a list, with the result of its verification. */
export const journalListWords = section('journalList', {
  /** The result of verifying the chains: one sentence, and another for each problem. */
  verified: (
    { records, devices, problems }: ChainReport,
    names: JournalNames = STORED_JOURNAL_NAMES,
  ): readonly string[] => {
    const looked = `${pluralize(records, { one: '1 record', other: `${records} records` })} from ${pluralize(
      devices,
      { one: '1 device', other: `${devices} devices` },
    )}`;
    return problems.length === 0
      ? [`Journal checked, nothing missing or altered: ${looked}.`]
      : [
          `${looked}: ${pluralize(problems.length, { one: '1 problem', other: `${problems.length} problems` })}.`,
          ...problems.map((problem) => chainProblem(problem, names)),
        ];
  },
  unreadable: (key: string) => `Record ${key} can’t be read.`,

  loading: 'Loading the journal',
  list: 'Journal',
  find: 'Find',
  findHelp: 'A number, judge, event or word: 614 Waltz',
  noneFound: 'No records match.',
  earlier: (records: number) =>
    pluralize(records, { one: '1 earlier record', other: `${records} earlier records` }),
  empty: 'Nothing has happened yet.',
  emptyMore: 'The first check-in or mark starts the journal.',
});
