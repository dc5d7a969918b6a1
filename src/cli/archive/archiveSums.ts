import { competition } from '../../store/competition/competition.ts';
import { events } from '../../store/events/events.ts';
import { journal } from '../../store/journal/journal.ts';
import { competitors } from '../../store/people/competitors.ts';
import type { Branches } from './archiveText.ts';
import { counted } from '../counted.ts';

/** Sums up an archive in one line: '54 events, 812 entries, …'. */
export function archiveSums(branches: Branches): string {
  const all = events.parse(branches.get(events.at));
  const sum = (of: (event: (typeof all)[number]) => number): number =>
    all.reduce((before, event) => before + of(event), 0);
  const entries = sum((event) => event.entries.length);
  const officials = competition.parse(branches.get(competition.at)).officials.length;
  const records = journal.parse(branches.get(journal.at)).records.length;
  return [
    counted(all.length, 'event'),
    entries === 1 ? '1 entry' : `${entries} entries`,
    counted(
      sum((event) => event.rounds.length),
      'round',
    ),
    counted(competitors.parse(branches.get(competitors.at)).length, 'dancer'),
    counted(officials, 'official'),
    counted(records, 'record') + ' in the log',
  ].join(', ');
}
