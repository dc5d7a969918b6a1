import { competitionBasics } from '../../store/competition/competition.ts';
import { allEvents } from '../../store/events/events.ts';
import { journalPath } from '../../store/journal/journal.ts';
import { competitors } from '../../store/people/competitors.ts';
import type { Branches } from './archiveText.ts';
import { formatCount } from '../formatCount.ts';

/** Sums up an archive in one line: '54 events, 812 entries, …'. */
export function summarizeArchive(branches: Branches): string {
  const all = allEvents.parse(branches.get(allEvents.at));
  const sum = (of: (event: (typeof all)[number]) => number): number =>
    all.reduce((before, event) => before + of(event), 0);
  const entries = sum((event) => event.entries.length);
  const officials = competitionBasics.parse(branches.get(competitionBasics.at)).officials.length;
  const records = journalPath.parse(branches.get(journalPath.at)).records.length;
  return [
    formatCount(all.length, 'event'),
    entries === 1 ? '1 entry' : `${entries} entries`,
    formatCount(
      sum((event) => event.rounds.length),
      'round',
    ),
    formatCount(competitors.parse(branches.get(competitors.at)).length, 'dancer'),
    formatCount(officials, 'official'),
    formatCount(records, 'record') + ' in the log',
  ].join(', ');
}
