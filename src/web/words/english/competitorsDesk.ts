import type { DeskFilter, DeskOrder, DeskRow } from '../../../domain/registrant/deskRows.ts';
import { section } from '../section.ts';
import { counted } from './count.ts';
import { lists } from './lists.ts';

const dancers = lists.english.dancers;

const roles: Readonly<Record<Exclude<DeskRow['role'], undefined>, string>> = {
  lead: 'Lead',
  follow: 'Follow',
  both: 'Both',
};

const filters: Readonly<Record<DeskFilter, string>> = {
  everyone: 'Everyone',
  'no number': 'No number',
  tba: 'TBA',
  twice: 'In here twice?',
  'no consent': 'No consent',
};

const orders: Readonly<Record<DeskOrder, string>> = {
  number: 'Number',
  name: 'Name',
  school: 'School',
  events: 'Events',
  signedUp: 'Signed up',
};

/** The organizer’s desk of everybody who dances. */
export const competitorsDesk = section('competitorsDesk', {
  loading: 'Loading everybody',
  notAvailable: 'Competitors',
  none: 'Nobody has registered yet.',
  noneMore: 'Whoever does appears here at once.',
  count: (n: number) => counted(n, { one: 'dancer', other: 'dancers' }),
  search: 'Name, school or number',
  nobody: 'Nobody like that.',
  nobodyMore: 'A part of a name, a school or a number is enough.',
  showEverybody: 'Show everyone',
  filterBy: 'Show',
  filters,
  order: 'Sort by',
  orders,
  columns: { pick: 'Pick', role: 'Dances as', partners: 'With' },
  table: 'Everybody who dances',
  roles,
  follows: 'follows',
  noNumber: 'no number',
  noSchool: 'no school',
  tba: 'TBA',
  withheld: 'Name withheld',
  andMore: (name: string, more: number) => (more === 0 ? name : `${name} and ${more} more`),
  twin: 'In here twice?',
  noConsent: 'No consent yet',
  notEntered: 'No event yet',
  pick: (name: string) => `Pick ${name}`,
  picked: 'picked',
  clear: 'Clear',
  edit: {
    name: (name: string) => `Name of ${name}`,
    school: (name: string) => `School of ${name}`,
    number: (name: string) => `Number of ${name}`,
    noName: 'Write a name',
    noNumber: 'A number is 1 to 9998',
    taken: (name: string | undefined) =>
      name === undefined ? 'Somebody else has this number' : `${name} has this number`,
    danced: (event: string) => `${event} has begun: this number stays`,
    kept: 'Saved on this device. It goes out when you’re back online.',
    changed: 'Somebody else changed this meanwhile. Look again, then press Enter.',
    saving: 'Saving',
  },
  numbers: {
    give: 'Give numbers',
    question: (n: number) => counted(n, { one: 'Give 1 lead a number?', other: `Give ${n} leads a number?` }),
    none: 'Everybody who leads has a number.',
    nonePicked: 'Nobody you picked needs a number.',
    random: (from: number, to: number, free: number) =>
      `At random from ${from} to ${to}: ${counted(free, { one: '1 is free', other: `${free} are free` })}.`,
    tooFew: 'Too few numbers are free. Setup has the range.',
    verb: 'Give numbers',
    giving: (done: number, all: number) => `${done} of ${all} given`,
    done: (n: number) => counted(n, { one: '1 number given', other: `${n} numbers given` }),
    rest: (n: number) => counted(n, { one: '1 lead still has none.', other: `${n} leads still have none.` }),
    kept: 'Saved on this device. They go out when you’re back online.',
  },
  mend: {
    count: (n: number) =>
      counted(n, {
        one: '1 dancer has an entry with another name or number.',
        other: `${n} dancers have entries with another name or number.`,
      }),
    verb: 'Put it right',
    done: (n: number) => `${dancers(n)} put right`,
  },
});
