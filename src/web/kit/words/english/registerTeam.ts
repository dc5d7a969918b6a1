import type { EventKey } from '../../../../domain/ids.ts';
import type { RosterProblem } from '../../../../domain/registrant/roster.ts';
import { unreachable } from '../../../../domain/unreachable.ts';
import { section } from '../section.ts';
import { counted } from './count.ts';

/** The problem of a line of a team. @param eventName of an event by its key */
function rosterProblem(problem: RosterProblem, eventName: (key: EventKey) => string): string {
  switch (problem.kind) {
    case 'no name':
      return 'there’s no name.';
    case 'no email':
      return 'there’s no email address.';
    case 'named twice':
      return 'this dancer is already listed above.';
    case 'too long':
      return 'a name or address is longer than 80 characters.';
    case 'too many dancers':
      return 'more than 100 dancers. Register the others as another team.';
    case 'too many entries':
      return 'more than 600 entries. Register the others as another team.';
    case 'unknown price group':
      return `“${problem.text}” isn’t a price group: newcomer, junior, student or adult.`;
    case 'unknown role':
      return `“${problem.text}” is neither lead nor follow.`;
    case 'unknown event':
      return `there’s no event “${problem.text}”.`;
    case 'twice in event':
      return `already in ${eventName(problem.event)} in this role, listed above.`;
    case 'entered already':
      return `this couple is already in ${eventName(problem.event)}.`;
    default:
      return unreachable(problem);
  }
}

/** A captain registers a team. */
export const registerTeam = section('registerTeam', {
  label: 'Dancers',
  help: 'Name, email, price group, guardian, lead or follow, partner, events. Put ; between events. To change the order, add a first line with the column names.',
  example: 'Ann, ann@example.edu, student, , lead, Bo, Gold Latin Rumba',
  file: 'Open a CSV file',
  found: (dancers: number, entries: number) =>
    `${counted(dancers, { one: '1 dancer', other: `${dancers} dancers` })}, ${counted(entries, { one: '1 entry', other: `${entries} entries` })}`,
  wrong: (lines: number) =>
    counted(lines, { one: '1 line isn’t right yet', other: `${lines} lines aren’t right yet` }),
  line: (line: number, problem: string) => `Line ${line}: ${problem}`,
  problem: rosterProblem,
  unreadable: 'This file can’t be read. Paste its lines instead.',
});
