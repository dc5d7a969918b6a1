import type { EventKey } from '../../../../domain/ids.ts';
import type { RosterProblem } from '../../../../domain/registrant/roster.ts';
import type { RosterColumn } from '../../../../domain/registrant/rosterColumns.ts';
import { unreachable } from '../../../../domain/unreachable.ts';
import { section } from '../section.ts';
import { pluralize } from './count.ts';

/** The problem of a line of a team. @param eventName of an event by its key */
function rosterProblem(problem: RosterProblem, eventName: (key: EventKey) => string): string {
  switch (problem.kind) {
    case 'no name':
      return 'The name is missing.';
    case 'no email':
      return 'There’s no email address.';
    case 'invalid email':
      return `“${problem.text}” isn’t an email address.`;
    case 'named twice':
      return 'This dancer is already listed above.';
    case 'too long':
      return 'This is longer than 80 characters.';
    case 'too many dancers':
      return 'A team has up to 100 dancers. Register the others as another team.';
    case 'too many entries':
      return 'A team has up to 600 entries. Register the others as another team.';
    case 'unknown price group':
      return `“${problem.text}” isn’t a price group.`;
    case 'unknown role':
      return `“${problem.text}” is neither lead nor follow.`;
    case 'unknown event':
      return `There’s no event “${problem.text}”.`;
    case 'role unclear':
      return `Lead or follow in ${eventName(problem.event)}?`;
    case 'same role':
      return `${problem.partner} has the same role in ${eventName(problem.event)}. This dancer is`;
    case 'partner unclear':
      return `Who is the partner in ${eventName(problem.event)}?`;
    case 'twice in event':
      return `Already in ${eventName(problem.event)} in this role, listed above.`;
    case 'entered already':
      return `This couple is already in ${eventName(problem.event)}.`;
    default:
      return unreachable(problem);
  }
}

const COLUMNS: Readonly<Record<RosterColumn, string>> = {
  name: 'Name',
  email: 'Email',
  role: 'Role',
  events: 'Events',
  partner: 'Partner',
  school: 'School',
  'price group': 'Price group',
  guardian: 'Guardian',
};

const dancers = (n: number): string => pluralize(n, { one: '1 dancer', other: `${n} dancers` });

/** A captain registers a team. */
export const registerTeamWords = section('registerTeam', {
  label: 'Dancers',
  help: 'One line for each dancer: name, email, price group, guardian, role, partner, events. Other orders work too: you choose the columns next.',
  /** @param events names of two events that are offered */
  example: (events: readonly string[]) =>
    `Ann Lee, ann@example.edu, student, , lead, Bo Park, ${events.join('; ')}\nBo Park, bo@example.edu, student, , follow, Ann Lee,`,
  file: 'Open a CSV file',
  found: (people: number, entries: number) =>
    `${dancers(people)}, ${pluralize(entries, { one: '1 entry', other: `${entries} entries` })}`,
  ready: (n: number) => `of ${dancers(n)} ${n === 1 ? 'is' : 'are'} ready`,
  show: 'Show',
  filters: { all: 'All', fix: 'To fix', ready: 'Ready' },
  hasHead: 'Line 1 is used as headings.',
  noHead: 'Line 1 is a dancer.',
  itIsADancer: 'Use it as a dancer',
  itIsAHead: 'Use it as headings',
  column: (at: number) => `Column ${at}`,
  columnOf: (heading: string) => `Column “${heading}”`,
  columns: COLUMNS,
  skip: 'Skip',
  table: 'Your team',
  line: 'Line',
  state: 'State',
  states: { ready: 'Ready', fix: 'To fix', waits: 'Waits' },
  waits: (name: string) =>
    name === ''
      ? 'Registered with the partner once that line is fixed.'
      : `Registered with ${name} once that line is fixed.`,
  problem: rosterProblem,
  didYouMean: (name: string) => `Did you mean ${name}?`,
  didYouMeanOne: 'Did you mean one of these?',
  here: 'Use it here',
  inAll: (lines: number) => `Use it in all ${lines} lines`,
  chooseEvent: 'Choose an event',
  partnerLike: (written: string) => `“${written}” isn’t on this list.`,
  schoolLike: (written: string) => `“${written}” isn’t a school we know.`,
  choose: (value: string) => `Use ${value}`,
  leaveOutEvent: 'Leave this event out',
  leaveOut: 'Leave this line out',
  save: 'Save',
  roles: { lead: 'Lead', follow: 'Follow', both: 'Both' },
  asText: 'Edit the list as text',
  startOver: 'Start over with another list',
  rest: (n: number) =>
    pluralize(n, { one: '1 line waits until you fix it.', other: `${n} lines wait until you fix them.` }),
  registerRest: (n: number) =>
    pluralize(n, { one: 'Fix and register the other one', other: `Fix and register the other ${n}` }),
  unreadable: 'This file can’t be read. Paste its lines instead.',
});
