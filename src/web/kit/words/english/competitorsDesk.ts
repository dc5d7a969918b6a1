import type { DeskFilter, DeskOrder, DeskRow } from '../../../../domain/registrant/deskRows.ts';
import type { MailKind } from '../../../../domain/mail/kinds.ts';
import type { MailState } from '../../../../domain/mail/states.ts';
import { section } from '../section.ts';
import { pluralize } from './count.ts';
import { listsWords } from './lists.ts';

const dancers = listsWords.english.dancers;
const allOf = new Intl.ListFormat('en');

const roles: Readonly<Record<Exclude<DeskRow['role'], undefined>, string>> = {
  lead: 'Lead',
  follow: 'Follow',
  both: 'Both',
};

const filters: Readonly<Record<DeskFilter, string>> = {
  everyone: 'Everyone',
  owes: 'Owe money',
  'no number': 'No number',
  tba: 'TBA',
  twice: 'Duplicates?',
  'no consent': 'No consent',
  'not here': 'Not arrived',
};

const orders: Readonly<Record<DeskOrder, string>> = {
  number: 'Number',
  name: 'Name',
  school: 'School',
  events: 'Events',
  money: 'Money',
  signedUp: 'Signed up',
};

/** Isolates a right-to-left name from the numbers after it. */
const apart = (name: string): string => `\u2068${name}\u2069`;

/** The organizer’s desk of all dancers. */
export const competitorsDeskWords = section('competitorsDesk', {
  loading: 'Loading the dancers',
  notAvailable: 'Not available',
  none: 'Nobody has registered yet.',
  noneMore: 'Dancers appear here as they register.',
  count: (n: number) => pluralize(n, { one: 'dancer', other: 'dancers' }),
  search: 'Name, school or number',
  nobody: 'Nobody found.',
  nobodyMore: 'Try part of a name, a school or a number.',
  showEverybody: 'Show everyone',
  filterBy: 'Show',
  filters,
  order: 'Sort by',
  orders,
  columns: {
    pick: 'Pick',
    role: 'Dances as',
    partners: 'With',
    choose: 'Columns',
    question: 'Which columns?',
    help: 'Saved on this device. Name and events always show.',
    usual: 'Use the defaults',
    of: {
      number: orders.number,
      school: orders.school,
      role: 'Dances as',
      with: 'With',
      money: orders.money,
      signedUp: orders.signedUp,
    },
  },
  table: 'All dancers',
  roles,
  follows: 'follows',
  noNumber: 'no number',
  noSchool: 'no school',
  tba: 'TBA',
  withheld: 'Name withheld',
  andMore: (name: string, more: number) => (more === 0 ? name : `${name} and ${more} more`),
  twin: 'Duplicate?',
  noConsent: 'No consent yet',
  notEntered: 'No events yet',
  add: 'Add a dancer',
  lists: 'Import or export',
  pick: (name: string) => `Pick ${name}`,
  picked: 'picked',
  clear: 'Clear',
  edit: {
    name: (name: string) => `Name of ${name}`,
    nameOf: (name: string) => `Edit name of ${name}`,
    school: (name: string) => `School of ${name}`,
    number: (name: string) => `Number of ${name}`,
    noName: 'Enter a name',
    noNumber: 'Use a number from 1 to 9998',
    taken: (name: string | undefined) =>
      name === undefined ? 'Somebody else has this number' : `${name} has this number`,
    danced: (event: string) => `${event} has started: this number stays`,
    saidAlong: (name: string, say: string) => `The MC still says ${name} as ${say}`,
    saidOtherwise: 'Remove pronunciation',
    changed: 'Somebody else just changed this. Check it, then press Enter.',
    saving: 'Saving',
    correct: (name: string) => `Correct ${name} in the results?`,
    correctVerb: 'Correct',
    correctMeans: 'Their results are posted. The journal keeps the old value, the new one and why.',
  },
  numbers: {
    give: 'Give numbers',
    question: (n: number) =>
      pluralize(n, { one: 'Give 1 lead a number?', other: `Give ${n} leads a number?` }),
    none: 'Everybody who leads has a number.',
    nonePicked: 'Nobody you picked needs a number.',
    random: (from: number, to: number, free: number) =>
      `At random from ${from} to ${to}: ${pluralize(free, { one: '1 is free', other: `${free} are free` })}.`,
    tooFew: 'Not enough free numbers. Widen the range in Setup.',
    verb: 'Give numbers',
    giving: (done: number, all: number) => `${done} of ${all} given`,
    done: (n: number) => pluralize(n, { one: '1 number given', other: `${n} numbers given` }),
    rest: (n: number) =>
      pluralize(n, { one: '1 lead still has none.', other: `${n} leads still have none.` }),
    kept: 'Saved on this device. They send when you’re back online.',
  },
  person: {
    open: (name: string, events: number) =>
      `${name}: ${pluralize(events, { one: '1 event', other: `${events} events` })}`,
    parts: 'About them',
    eventsPart: 'Events',
    noEvents: 'They aren’t in any events.',
    events: 'In these events',
    begun: 'Has started: ask the scrutineer',
    alone: 'looking for a partner',
    what: 'What changes',
    whats: { partner: 'New partner', tba: 'No partner yet', out: 'Drop out', transfer: 'Hand over' },
    who: { partner: 'Who with', transfer: 'Who dances in their place' },
    partnerHelp: 'Pick from the list, or type any name.',
    why: 'Why',
    whyHelp: 'An injury, or entered by mistake. It shows in the history.',
    noWhy: 'Say why',
    several: 'Several dancers have that name. Pick one.',
    noPartner: { partner: 'Enter who they dance with', transfer: 'Enter who dances in their place' },
    none: 'Pick an event first',
    verbs: {
      partner: (n: number) =>
        pluralize(n, { one: 'Change the partner', other: `Change the partner in ${n} events` }),
      tba: (n: number) => pluralize(n, { one: 'Leave 1 event open', other: `Leave ${n} events open` }),
      out: (n: number) => pluralize(n, { one: 'Drop out', other: `Drop out of ${n} events` }),
      transfer: (n: number) => pluralize(n, { one: 'Hand over 1 event', other: `Hand over ${n} events` }),
    },
    effect: {
      partner: 'Their current partners are out of these events.',
      tba: 'Their current partners are out of these events.',
      out: 'Their partners stay in and look for a new partner.',
      transfer: 'Their partners stay in and dance with the new person.',
    },
    preview: {
      title: 'What changes',
      dances: (event: string, partner: string | undefined) =>
        partner === undefined ? `${event}: looking for a partner` : `${event} with ${partner}`,
      number: (was: string | undefined, is: string | undefined) => {
        if (is === undefined) return 'no number yet';
        return was === undefined ? `number ${is}` : `number ${is}, not ${was}`;
      },
      waited: 'Their entry without a partner is removed.',
      price: (name: string, was: string, is: string) => `${apart(name)}: was ${was}, now ${is}`,
    },
    not: {
      begun: (event: string) => `${event} has started and can’t be changed.`,
      'has a partner': (event: string, name: string) => `${name} already has a partner in ${event}.`,
      'dances it': (event: string, name: string) => `${name} is already in ${event}.`,
      'with each other': (event: string, name: string) => `${name} is their partner in ${event}.`,
    },
    done: {
      partner: (name: string, partner: string) => `${name} dances with ${partner}`,
      tba: (name: string) => `${name} is looking for a partner`,
      transfer: (name: string, to: string) => `${to} replaces ${name}`,
      out: (name: string, n: number) =>
        `${name} is out of ${pluralize(n, { one: '1 event', other: `${n} events` })}`,
    },
  },
  undo: {
    verb: 'Undo',
    of: (sentence: string) => `Undo: ${sentence}`,
    done: 'Undone',
    offline: 'No connection. Undo it when you’re back online.',
    meanwhile: 'Somebody else changed this first. Check it again.',
    not: {
      begun: (event: string) => `${event} has started: this can’t be undone.`,
      'entry changed': (event: string) => `${event} has changed since.`,
      'dancer changed': (name: string | undefined) =>
        name === undefined ? 'One of them has changed since.' : `${name} has changed since.`,
      'number changed': (number: string) => `Number ${number} has changed since.`,
      changed: 'Something else has changed since.',
      'not kept': 'The earlier version wasn’t saved.',
    },
  },
  discount: 'Discount',
  history: {
    title: 'History',
    loading: 'Loading the history',
    none: 'No changes yet.',
    noneMore: 'Changes by organizers show here, with who made them and when.',
  },
  mails: {
    title: 'Mail',
    loading: 'Loading the mails',
    none: 'No mails yet.',
    noneMore: 'Confirmations, partner news and receipts show here once they’re sent.',
    noReminders: 'They stopped reminders. Confirmations, receipts and your messages still come.',
    kinds: {
      registered: 'Registration confirmed',
      'partner asks': 'Partner request',
      'partner says yes': 'Partner said yes',
      'partner says no': 'Partner said no',
      'partner found': 'Partner found',
      'place taken': 'Place taken',
      'changed by desk': 'Changed by the desk',
      payment: 'Payment',
      objection: 'Objection received',
      decision: 'Decision',
      closing: 'Reminder to pay',
      tomorrow: 'First round tomorrow',
      results: 'Results',
      message: 'Your message',
    } satisfies Record<MailKind, string>,
    to: (address: string) => `to ${address}`,
    states: {
      sending: 'Sending',
      sent: 'Sent',
      failed: 'Not accepted yet. We’ll keep trying',
      bounced: 'Bounced. Check the address',
    } satisfies Record<MailState, string>,
    again: 'Send again',
    againOf: (kind: string) => `Send again: ${kind}`,
    goesAgain: 'Goes out again shortly',
    done: (name: string) => `The mail to ${name} goes out again`,
  },
  message: {
    open: (n: number) => pluralize(n, { one: 'Write to 1 dancer', other: `Write to ${n} dancers` }),
    write: 'Write to them',
    to: (names: readonly string[], more: number) =>
      more === 0 ? `To ${allOf.format(names)}` : `To ${names.join(', ')} and ${more} more`,
    noAddress: (n: number) =>
      pluralize(n, {
        one: '1 of them has no email address and gets nothing.',
        other: `${n} of them have no email address and get nothing.`,
      }),
    slow: (hours: number) =>
      `That many emails take about ${pluralize(hours, { one: '1 hour', other: `${hours} hours` })}.`,
    subject: 'Subject',
    text: 'Message',
    noSubject: 'Enter a subject',
    noText: 'Enter a message',
    nobody: 'None of them has an email address',
    preview: 'Preview',
    asTyped: 'Everyone gets it in your words: it isn’t translated.',
    send: (n: number) => pluralize(n, { one: 'Send 1 mail', other: `Send ${n} mails` }),
    sending: 'Sending',
    done: (n: number) =>
      pluralize(n, { one: 'Your message goes to 1 dancer', other: `Your message goes to ${n} dancers` }),
  },
  merge: {
    compare: 'Compare and merge',
    two: 'Pick two to merge them',
    question: 'Is this one person?',
    more: 'They become one dancer, with the entries, requests and payments of both.',
    name: 'Name',
    school: 'School',
    code: 'Code to keep',
    codeHelp: 'The other code still opens its registration, but can’t change entries.',
    number: 'Number',
    events: 'Events',
    signedUp: 'Signed up',
    consent: 'Consent',
    agreed: 'agreed',
    notAgreed: 'not yet',
    nothing: '–',
    result: (name: string, number: string | undefined, events: number) =>
      `${apart(name)}${number === undefined ? '' : `, ${number}`}: ${pluralize(events, { one: '1 event', other: `${events} events` })}.`,
    dropped: (n: number) =>
      pluralize(n, {
        one: '1 duplicate entry is removed.',
        other: `${n} duplicate entries are removed.`,
      }),
    partner: (partner: string, name: string, events: readonly string[]) =>
      `${apart(partner)} dances ${allOf.format(events)} with ${apart(name)}.`,
    partnersKeep: 'Their codes, entries and bills don’t change.',
    problems: {
      'both dance': (event: string) =>
        `Both dance ${event} with a partner. If it’s the same partner spelled two ways, fix the name first. If not, drop one of the two from it.`,
      'with each other': (event: string) => `They dance ${event} with each other: they’re two people.`,
      'two numbers': (one: string, other: string) =>
        `${one} and ${other} have both danced. The results use those numbers.`,
    },
    noKey: 'Neither has registered. Give both the same name to merge them.',
    blocked: 'Not yet',
    forGood: 'No connection: this can’t be undone.',
    undoable: 'You can undo this until something else changes.',
    verb: 'Merge into one',
    done: (name: string) => `${name} is one dancer now`,
  },
  money: {
    owes: (sum: string) => `Owes ${sum}`,
    invoiceOf: (owes: string, name: string) => `${owes}: invoice of ${name}`,
    paid: (sum: string) => `Paid ${sum}`,
    nothing: 'Nothing to pay',
  },
  door: {
    open: 'Check-in desk',
    walkIn: 'Add a walk-in',
    back: 'All dancers',
    here: (all: number) => pluralize(all, { one: 'of 1 is here', other: `of ${all} are here` }),
    field: 'Type a number or a name',
    help: 'Esc clears. Enter picks the first one.',
    nobody: 'Nobody found.',
    begin: 'Who’s checking in?',
    arrived: 'Here',
    arrive: 'They’re here',
    given: 'Number given',
    give: 'Give number',
    giveNumber: (number: string) => `Give number ${number}`,
    noNumber: 'They lead and have no number yet. Use “Give numbers” in the list of all dancers.',
    take: (sum: string) => `Take ${sum}`,
    invoice: 'Invoice',
    events: (n: number) => pluralize(n, { one: '1 event', other: `${n} events` }),
    justNow: 'Just now',
    undo: 'Undo',
    undoOf: (name: string) => `Undo for ${name}`,
    offline: 'No connection. Your check-ins are saved on this device.',
  },
  mend: {
    count: (n: number) =>
      pluralize(n, {
        one: '1 dancer has an entry under a different name or number.',
        other: `${n} dancers have entries under a different name or number.`,
      }),
    verb: 'Fix the entries',
    /** The reason, in the journal. */
    why: 'To match the list of competitors',
    done: (n: number) => `${dancers(n)} fixed`,
  },
});
