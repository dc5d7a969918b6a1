import { section } from '../section.ts';
import { formatAlone, formatField, pluralize } from './count.ts';

const list = new Intl.ListFormat('en');

const UP_TO_TEN = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

const couples = (n: number): string => pluralize(n, { one: '1 couple', other: `${n} couples` });

/** The staff's start page: open tasks before the day, its progress on the day. */
export const dashboardWords = section('dashboard', {
  loading: 'Loading...',
  notAvailable: 'Not available',
  needs: {
    title: (n: number) => {
      if (n === 0) return 'Nothing needs you';
      return n === 1 ? 'One thing needs you' : `${UP_TO_TEN[n] ?? n} things need you`;
    },
    none: 'No duplicates, no open partner searches, no broken rules.',
    /** After the count: '11 are looking for a partner'. */
    head: {
      floods: (n: number) => (n === 1 ? 'looks like spam' : 'look like spam'),
      unpaid: (n: number) => (n === 1 ? 'hasn’t paid' : 'haven’t paid'),
      looking: (n: number) => (n === 1 ? 'is looking for a partner' : 'are looking for a partner'),
      twice: (n: number) => (n === 1 ? 'may be a duplicate' : 'may be duplicates'),
      rules: (n: number) => (n === 1 ? 'entry breaks a rule' : 'entries break a rule'),
      small: (few: number) => (n: number) =>
        `${n === 1 ? 'event has' : 'events have'} fewer than ${few} couples`,
      schools: (n: number) => (n === 1 ? 'school isn’t on the list' : 'schools aren’t on the list'),
      consents: (n: number) => (n === 1 ? 'hasn’t given consent' : 'haven’t given consent'),
      'numbers low': (n: number) => (n === 1 ? 'lead number is free' : 'lead numbers are free'),
      numbers: (n: number) => (n === 1 ? 'lead has no number' : 'leads have no number'),
      conflicts: (n: number) => (n === 1 ? 'conflict in the schedule' : 'conflicts in the schedule'),
    },
    more: {
      'numbers low': (from: number, to: number) =>
        `The range is ${from} to ${to}. Widen it, or remove sign-ups that are spam.`,
      floods: 'Many from one device, or sent without the form. Review them.',
      unpaid: (open: string) => `${open} open.`,
      looking: (leads: number, follows: number) =>
        [
          ...(leads === 0 ? [] : [pluralize(leads, { one: '1 lead', other: `${leads} leads` })]),
          ...(follows === 0 ? [] : [pluralize(follows, { one: '1 follow', other: `${follows} follows` })]),
        ].join(', '),
      twice: (names: readonly string[]) => list.format(names),
      rules: (names: readonly string[], event: string) =>
        names.length === 0 ? event : `${list.format(names)}, ${event}`,
      small: (event: string, couples: number, alone: number) =>
        `${event} has ${formatField(couples, alone)}. Combine it, keep it, or cancel it.`,
      schools: (school: string, n: number) =>
        `${pluralize(n, { one: '1 dancer', other: `${n} dancers` })} typed “${school}”.`,
      consents: 'Somebody else registered them. They agree with their own code.',
      numbers: 'Registration is over: every lead should have one.',
      conflicts: 'Somebody is in two places, or has no time to change.',
    },
    verb: {
      'numbers low': 'Number range',
      floods: 'See them',
      unpaid: 'Show',
      looking: 'Partners',
      twice: 'Compare',
      rules: 'Review',
      small: 'Decide',
      schools: 'Match it',
      consents: 'Show',
      numbers: 'Give numbers',
      conflicts: 'Schedule',
    },
    numbersLater: (n: number) =>
      `${pluralize(n, { one: '1 lead gets a number', other: `${n} leads get a number` })} when registration closes.`,
  },
  days: {
    toGo: (n: number) => (n === 1 ? 'day to the first dance,' : 'days to the first dance,'),
    noDate: 'No date set yet.',
    setDate: 'Name and dates',
    over: 'The competition is over.',
    price: { early: 'Early', normal: 'Regular', late: 'Late' },
    till: (day: string) => `till ${day}`,
  },
  signedUp: {
    title: 'Sign-ups',
    none: 'Nobody has registered yet.',
    /** The alternative text of the chart. */
    label: (all: number, from: string, to: string) => `${all} registered from ${from} to ${to}.`,
    asTable: 'Week by week',
    week: 'Week from',
    registered: 'Registered',
  },
  money: { title: 'Money', paid: 'Paid', open: 'Open' },
  schools: {
    title: (n: number) => pluralize(n, { one: 'From 1 school', other: `From ${n} schools` }),
    more: (n: number) => pluralize(n, { one: '1 more school', other: `${n} more schools` }),
    unsaid: 'No school',
  },
  fields: {
    title: 'Event sizes',
    about: (few: number) =>
      `Couples in each event, not counting dancers without a partner. Fewer than ${few} are highlighted.`,
    none: 'No events yet.',
    few: 'few',
    couples,
    level: 'Level',
    style: 'Style',
  },
  day: {
    late: (n: number) => (n === 1 ? 'minute late' : 'minutes late'),
    early: (n: number) => (n === 1 ? 'minute early' : 'minutes early'),
    onTime: 'On time',
    doneAt: (time: string) => `We’re done at ${time}`,
    noPlan: 'No planned times yet',
    over: 'All rounds are done',
    floor: 'On the floor',
    clear: 'Floor is clear',
    round: (round: string, couples: string, dance: string | undefined, recall: number | undefined) =>
      [
        round,
        couples,
        ...(dance === undefined ? [] : [dance]),
        ...(recall === undefined ? [] : [`recall ${recall}`]),
      ].join(', '),
    couples,
    heat: (heat: number, of: number) => `Heat ${heat} of ${of}`,
    sheetsIn: (n: number, of: number) => `${n} of ${of} sheets in`,
    next: 'Next',
    none: 'No rounds left',
    planned: 'Planned',
    expected: 'Expected',
    eventAndRound: 'Event and round',
    couplesHead: 'Couples',
    alone: (round: string, n: number) => `${round}, ${formatAlone(n)}`,
    checkedIn: 'Checked in',
    of: (n: number, of: number) => `${n} of ${of}`,
    more: (n: number) => `and ${n} more`,
    waiting: 'After callbacks',
    needs: 'Needs you',
    nothing: 'Nothing right now.',
    need: {
      chairman: (n: number) => (n === 1 ? 'question for the chairman' : 'questions for the chairman'),
      scrutineer: (n: number) => (n === 1 ? 'round to count' : 'rounds to count'),
      sign: (n: number) => (n === 1 ? 'result to sign' : 'results to sign'),
      phones: (n: number) => (n === 1 ? 'judge’s phone isn’t connected' : 'judges’ phones aren’t connected'),
      sheets: (n: number) => (n === 1 ? 'sheet is missing' : 'sheets are missing'),
      deck: (n: number) => (n === 1 ? 'isn’t here' : 'aren’t here'),
      looking: (n: number) => (n === 1 ? 'still has no partner' : 'still have no partner'),
      unpaid: (n: number) => (n === 1 ? 'hasn’t paid' : 'haven’t paid'),
    },
    waitingOn: (judges: readonly string[]) => `Waiting on ${judges.join(', ')}`,
    verb: {
      chairman: 'Chairman',
      sign: 'Sign',
      phones: 'Devices',
      scrutineer: 'Scrutineer',
      sheets: 'Sheets',
      deck: 'Deck',
      looking: 'Partners',
      unpaid: 'Show',
    },
    devices: 'Devices',
    phones: 'Judges’ phones',
    connected: (n: number, of: number) => `${n} of ${of} connected`,
    desks: 'Desks',
    asOf: (time: string) => `As of ${time}. This screen has no connection.`,
    judge: (key: string, name: string | undefined) =>
      name === undefined ? `Judge ${key}` : `${key}, ${name}`,
    /** The warning for a judge whose phone is offline. */
    marksNow: (event: string, round: string) => `Judging ${event}, ${round}, but no phone is connected.`,
    savedOnPhone: (n: number) =>
      `${pluralize(n, { one: '1 sheet', other: `${n} sheets` })} saved on the phone.`,
    since: (time: string) => `Since ${time}`,
    lastSeen: (time: string) => `Last seen ${time}`,
    notYet: 'Not seen yet',
    notLinked: 'Not linked',
    counts: {
      arrived: 'dancers have arrived',
      rounds: 'rounds are done',
      results: 'events have a result',
      of: (n: number) => `of ${n}`,
    },
  },
});
