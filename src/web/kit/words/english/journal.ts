import type { RecordKind } from '../../../../domain/journal/kinds.ts';
import type { ByRecordKind, RecordOf, JournalRecord } from '../../../../store/journal/record.ts';
import type { SheetRecord, SheetRecordKind } from '../../../../store/journal/sheetHistory.ts';
import type { SavedSetting, WithdrawalReason } from '../../../../domain/journal/record.ts';
import type { RoundState } from '../../../../domain/round/rounds.ts';
import { isSharedPlace } from '../../../../domain/skating/sharedPlace.ts';
import { unreachable } from '../../../../domain/unreachable.ts';
import type { JournalNames } from '../journalNames.ts';
import { section } from '../section.ts';
import { pluralize } from './count.ts';
import { planWords } from './plan.ts';
import { termsWords } from './terms.ts';

const { danceName, ordinal, roundState } = termsWords.english;

/** Default names, for callers that have only the records: a test, or a note about an unsent change. */
export const STORED_JOURNAL_NAMES: JournalNames = {
  event: (key) => key,
  round: (_, round) => (round === 0 ? 'final' : `round ${round}`),
};

interface InRound {
  readonly event: string;
  readonly round: number;
}
interface OnSheet extends InRound {
  readonly judge: string;
  readonly dance: string;
}

const list = new Intl.ListFormat('en');
const marks = (numbers: readonly string[]): string => (numbers.length === 0 ? 'none' : numbers.join(', '));
const couple = (of: { readonly couple?: string; readonly entry: string }): string =>
  of.couple ?? `the couple with entry ${of.entry}`;
const place = (at: InRound, names: JournalNames): string =>
  `${names.event(at.event)}, ${names.round(at.event, at.round)}`;
/** Names a judge in full, so that a search for 'Judge B' finds the record. */
const whose = ({ judge, dance }: OnSheet): string => `Judge ${judge}’s ${danceName(dance)}`;
const judges = (panel: readonly string[]): string =>
  `${pluralize(panel.length, { one: 'Judge', other: 'Judges' })} ${panel.join(', ')}`;
function placed(placings: readonly { readonly couple: string; readonly place: number }[]): string {
  const places = placings.map(({ place: its }) => its);
  return placings
    .map((one) => `${one.couple} ${isSharedPlace(places, one.place) ? one.place : ordinal(one.place)}`)
    .join(', ');
}
const because = (why: string | undefined): string =>
  why === undefined || why.trim() === '' ? '' : ` Why: ${why}`;

function stateChanged(from: RoundState, to: RoundState, at: string): string {
  if (to === 'running') return `started ${at}`;
  if (to === 'marked' && from === 'running') return `closed judging in ${at}`;
  if (to === 'initialized' && from === 'running') return `stopped ${at}`;
  if (to === 'skipped') return `skipped ${at}`;
  return `changed ${at} from “${roundState(from)}” to “${roundState(to)}”`;
}

const withdrawn: Readonly<Record<WithdrawalReason, string>> = {
  'taken back': 'withdrew',
  posted: 'posted without an answer, and withdrew',
  'judging reopened': 'reopened judging, and withdrew',
  'put back': 'stopped the round, and withdrew',
  'other line-up': 'changed the line-up, and withdrew',
  skipped: 'skipped the round, and withdrew',
};

/** The subject of a question to the chairman: 'the cut to 12 couples'. */
function askedAbout({ question, count, couples = [], sheet }: RecordOf<'chairman asked'>): string {
  switch (question) {
    case 'cut':
      return `the cut to ${pluralize(couples.length, { one: '1 couple', other: `${couples.length} couples` })}`;
    case 'tie':
      return `the tie of ${marks(couples)}`;
    case 'final':
      return 'the final';
    case 'short sheet':
      return sheet === undefined
        ? 'a short sheet'
        : `Judge ${sheet.judge}’s ${danceName(sheet.dance)} sheet, ${pluralize(count ?? 1, { one: '1 mark', other: `${count} marks` })} short,`;
    case 'disqualification':
      return `disqualifying ${marks(couples)}`;
    default:
      return unreachable(question);
  }
}

const inEvents = (events: readonly string[], names: JournalNames): string =>
  events.map((key) => names.event(key)).join(', ');

/** '37 registrations, 1 dancer, and 92 entries'. */
const countsOf = (
  one: Pick<RecordOf<'registrations thrown out'>, 'registrations' | 'dancers' | 'entries'>,
): string =>
  list.format([
    ...(one.registrations === 0
      ? []
      : [
          pluralize(one.registrations, {
            one: '1 registration',
            other: `${one.registrations} registrations`,
          }),
        ]),
    ...(one.dancers === 0
      ? []
      : [pluralize(one.dancers, { one: '1 dancer', other: `${one.dancers} dancers` })]),
    ...(one.entries === 0
      ? []
      : [pluralize(one.entries, { one: '1 entry', other: `${one.entries} entries` })]),
  ]);

/** The edit of a dancer: 'renamed Jose Alvarez to José Álvarez and gave them 214'. */
function editedDancer({ name, from, to }: RecordOf<'competitor edited'>): string {
  const said = [
    ...(to.name === undefined ? [] : [`renamed ${from.name ?? name} to ${to.name}`]),
    ...(to.school === undefined
      ? []
      : [
          `set ${name}’s school to ${to.school === '' ? 'none' : to.school}${from.school === '' || from.school === undefined ? '' : `, not ${from.school}`}`,
        ]),
    ...(to.number === undefined && from.number !== undefined
      ? [`took number ${from.number} back from ${name}`]
      : []),
    ...(to.number === undefined
      ? []
      : [
          `gave ${name} number ${to.number}${from.number === undefined ? '' : ` in place of ${from.number}`}`,
        ]),
  ];
  return said.length === 0 ? `fixed the entries of ${name}` : said.join(', ');
}
const undoneOf: Readonly<Record<RecordOf<'change undone'>['what'], (name: string) => string>> = {
  'competitors merged': (name) => `a merge: ${name} is two dancers again`,
  'partner changed': (name) => `the new partner of ${name}`,
  'dropped out': (name) => `${name} dropping out`,
  'entries transferred': (name) => `the hand-over of ${name}’s entries`,
};
const entries = (n: number): string => pluralize(n, { one: '1 new entry', other: `${n} new entries` });
const dancers = (n: number): string => pluralize(n, { one: '1 new dancer', other: `${n} new dancers` });

const settings: Readonly<Record<SavedSetting, string>> = {
  basics: 'name, place and dates',
  color: 'the color',
  events: 'the events',
  numberRange: 'the number range',
  consents: 'the consent texts',
  schools: 'the list of schools',
  lists: 'the columns of imports',
  officials: 'officials and organizers',
  timing: 'the timing',
  fees: 'the fees',
  payment: 'the ways to pay',
  eligibility: 'the eligibility rules',
  home: 'the text on the home page',
  details: 'the page “Details”',
  rules: 'the page “Rules”',
  venue: 'the page “Venue”',
  contact: 'the page “Contact”',
  about: 'the page “About”',
};

const PAID: Readonly<Record<'in' | 'back' | 'kept', (name: string) => string>> = {
  in: (name) => `recorded a payment from ${name}`,
  back: (name) => `recorded a refund to ${name}`,
  kept: (name) => `kept part of what ${name} paid before dropping out`,
};

/** The action after its author's name: 'Ann closed judging in Bronze Waltz, final'. */
const did: ByRecordKind<RecordKind, [names: JournalNames]> = {
  'marks sent': (one, names) =>
    `sent ${danceName(one.dance)} marks in ${place(one, names)}: ${marks(one.marks)}`,
  'marks keyed from paper': (one, names) =>
    `keyed ${whose(one)} sheet from paper in ${place(one, names)}: ${marks(one.marks)}`,
  'marks changed': (one, names) =>
    `changed ${whose(one)} marks from ${marks(one.from)} to ${marks(one.to)} in ${place(one, names)}`,
  'late marks': (one, names) =>
    `sent ${danceName(one.dance)} marks after judging closed in ${place(one, names)}, saved but not counted: ${marks(one.marks)}`,
  'change requested': (one, names) => `requested a change in ${danceName(one.dance)}, ${place(one, names)}`,
  'sheet reopened': (one, names) => `reopened ${whose(one)} sheet in ${place(one, names)}`,
  'change refused': (one, names) => `left ${whose(one)} sheet as sent in ${place(one, names)}`,
  'short sheet accepted': (one, names) =>
    `accepted ${whose(one)} sheet with ${one.marks} of ${one.asked} marks in ${place(one, names)}`,
  'state changed': (one, names) =>
    `${stateChanged(one.from, one.to, place(one, names))}${
      one.without === undefined || one.without.length === 0 ? '' : ` without ${marks(one.without)}`
    }`,
  reopened: (one, names) => `reopened judging in ${place(one, names)}`,
  'check-in': (one, names) => {
    if (one.late === true)
      return one.presence === 'present'
        ? `added ${couple(one)} late to ${place(one, names)}`
        : `removed ${couple(one)}, who came late, from ${place(one, names)} again`;
    switch (one.presence) {
      case 'present':
        return `checked in ${couple(one)} for ${place(one, names)}`;
      case 'missing':
        return `marked ${couple(one)} missing from ${place(one, names)}`;
      case 'not called':
        return `undid the check-in of ${couple(one)} for ${place(one, names)}`;
      default:
        return unreachable(one.presence);
    }
  },
  scratch: (one, names) => `scratched ${couple(one)} from ${place(one, names)}`,
  'heat asked': (one, names) => `requested heat ${one.heat} for ${couple(one)} in ${place(one, names)}`,
  'walk-on': (one, names) => `added ${couple(one)} as a walk-on to ${place(one, names)}`,
  'walk-on named': (one, names) =>
    `named walk-on ${couple(one)} in ${place(one, names)}: ${one.lead} and ${one.follow}`,
  'result posted': (one, names) => {
    const result = one.recalled ? `recalled ${marks(one.recalled)}` : placed(one.placings ?? []);
    return `posted ${place(one, names)}${result === '' ? '' : `: ${result}`}`;
  },
  'saved result scratched': (one, names) => `discarded the saved result of ${place(one, names)}`,
  'result taken back': (one, names) => `undid the posting of ${place(one, names)}`,
  'release chosen': (one, names) =>
    one.release === 'awards'
      ? `set the placings of ${place(one, names)} to wait for the awards`
      : `set the placings of ${place(one, names)} to be released when posted`,
  'placings released': (one, names) => `released the placings of ${place(one, names)}`,
  'release taken back': (one, names) => `hid the placings of ${place(one, names)} again`,
  'chairman asked': (one, names) => `asked the chairman about ${askedAbout(one)} in ${place(one, names)}`,
  'question withdrawn': (one, names) =>
    `${withdrawn[one.because]} the question about the ${one.question} in ${place(one, names)}`,
  'result signed off': (one, names) => `signed ${place(one, names)}`,
  'signature taken back': (one, names) => `removed the signature from ${place(one, names)}`,
  decided: (one, names) =>
    `${one.verdict === 'approved' ? 'approved' : 'sent back'} the ${one.question} in ${place(one, names)}${
      one.count === undefined
        ? ''
        : `: ${pluralize(one.count, { one: '1 couple', other: `${one.count} couples` })} recalled`
    }`,
  'round changed': (one, names) =>
    `changed ${place(one, names)}: ${[
      ...(one.recallSize === undefined ? [] : [`recall ${one.recallSize}`]),
      ...(one.numHeats === undefined
        ? []
        : [pluralize(one.numHeats, { one: '1 heat', other: `${one.numHeats} heats` })]),
    ].join(', ')}`,
  'panel seated': (one, names) => `seated ${judges(one.panel)} on the panel of ${place(one, names)}`,
  'judge replaced': (one, names) =>
    `replaced Judge ${one.judge} with Judge ${one.by} in ${place(one, names)}`,
  disqualified: (one, names) => `disqualified ${couple(one)} in ${place(one, names)}`,
  withdrawn: (one, names) => `scratched ${couple(one)} from ${place(one, names)}: withdrew`,
  'no-show': (one, names) => `scratched ${couple(one)} from ${place(one, names)}: no-show`,
  'competitor edited': editedDancer,
  'competitors merged': ({ name, was }) =>
    name === was ? `merged two dancers named ${name}` : `merged ${was} into ${name}`,
  'partner changed': ({ name, partner, events }, names) =>
    partner === undefined
      ? `left ${name} without a partner in ${inEvents(events, names)}`
      : `paired ${name} with ${partner} in ${inEvents(events, names)}`,
  'dropped out': ({ name, events }, names) => `took ${name} out of ${inEvents(events, names)}`,
  'entries transferred': ({ name, to, events }, names) =>
    `replaced ${name} with ${to} in ${inEvents(events, names)}`,
  'change undone': ({ name, what }) => `undid ${undoneOf[what](name)}`,
  'entry ruled on': ({ events, names: couple, outcome, out }, names) =>
    `decided that ${couple} ${outcome} ${inEvents(events, names)}${
      out === undefined
        ? ''
        : `, and removed ${{ both: 'them', lead: 'the lead', follow: 'the follow' }[out]}`
    }`,
  'ruling taken back': ({ events, names: couple, isBack }, names) =>
    isBack
      ? `withdrew the decision on ${couple}, and restored them in ${inEvents(events, names)}`
      : `withdrew the decision on ${couple} in ${inEvents(events, names)}`,
  'numbers given': ({ given }) =>
    `gave out ${pluralize(given.length, { one: 'the number', other: `${given.length} numbers:` })} ${marks(given.map(({ number }) => number))}`,
  'ticked at the door': ({ name, what, isSo }) => {
    if (what === 'arrived')
      return isSo ? `checked in ${name} at the desk` : `undid the check-in of ${name} at the desk`;
    return isSo ? `gave ${name} their number` : `took back the number of ${name}`;
  },
  'payment written down': ({ name, way }) => PAID[way](name),
  'price agreed': ({ name, isSo }) =>
    isSo ? `set a custom price for ${name}` : `removed the custom price for ${name}`,
  'discount saved': ({ discount, isOff, isRemoved }) => {
    if (isRemoved) return `removed the discount code “${discount}”`;
    return isOff ? `turned off the discount code “${discount}”` : `saved the discount code “${discount}”`;
  },
  'discount given': ({ name, discount, isSo }) =>
    isSo ? `gave ${name} the discount “${discount}”` : `took the discount “${discount}” off ${name}’s bill`,
  'competitor added': ({ name, entries: count }) => `registered ${name} at the desk, ${entries(count)}`,
  'message written': ({ subject, dancers }) =>
    `wrote to ${pluralize(dancers, { one: '1 dancer', other: `${dancers} dancers` })}: ${subject}`,
  'mail sent again': ({ name }) => `sent a mail to ${name} again`,
  'registrations thrown out': (one) => `removed ${countsOf(one)} as spam`,
  'registrations put back': (one) => `restored ${countsOf(one)} removed as spam`,
  'usual release chosen': ({ release }) =>
    release === 'awards'
      ? 'set placings of finals to wait for the awards'
      : 'set placings of finals to be released when posted',
  'marks policy chosen': ({ policy }) => {
    switch (policy) {
      case 'at once':
        return 'set the judges’ marks to be public once posted';
      case 'after the awards':
        return 'set the judges’ marks to wait for the awards';
      case 'never':
        return 'set the judges’ marks to stay with the staff';
      default:
        return unreachable(policy);
    }
  },
  'marks shown': () => 'made the judges’ marks public: the awards are over',
  'settings saved': ({ what, edition }) => `saved ${settings[what]}, version ${edition}`,
  'board changed': ({ did: what, name, was }) =>
    what === 'renamed' && was !== undefined
      ? `renamed the board ${was} to ${name}`
      : `${what} the board ${name}`,
  'list brought in': ({ list, added, changed }) => {
    const lines = list === 'entries' ? entries(added) : dancers(added);
    return `imported a list: ${lines}, ${changed} changed`;
  },
  'plan published': ({ revision, did: changes = [], isUndo }) => {
    const what = changes.length === 0 ? '' : `: ${planWords.english.counts(changes)}`;
    return isUndo === true
      ? `undid a publication of the schedule, now version ${revision}${what}`
      : `published the schedule, version ${revision}${what}`;
  },
};

const didIn = <Kind extends RecordKind>(one: RecordOf<Kind>, names: JournalNames): string =>
  did[one.kind](one, names);

/** 'Ann closed judging in Bronze Waltz, final. Why: …' The time is shown beside it. */
const record = (one: JournalRecord, names: JournalNames = STORED_JOURNAL_NAMES): string =>
  `${one.who} ${didIn(one, names)}.${because(one.why)}`;

/**
 * Changes to a sheet after it was first sent, for the judge who signs the printed marks. The sheet is shown
 * beside them.
 */
const corrected: ByRecordKind<SheetRecordKind, []> = {
  'marks sent': (one) => `Sent again: ${marks(one.marks)}.`,
  'marks keyed from paper': (one) => `Keyed from paper by ${one.who}: ${marks(one.marks)}.`,
  'marks changed': (one) => `Changed by ${one.who} from ${marks(one.from)} to ${marks(one.to)}.`,
  'late marks': (one) => `Came in after judging closed, not counted: ${marks(one.marks)}.`,
  'change requested': () => 'Change requested.',
  'sheet reopened': (one) => `Reopened by ${one.who}.`,
  'change refused': (one) => `${one.who} left it as sent.`,
  'short sheet accepted': (one) => `Accepted by ${one.who} with ${one.marks} of ${one.asked} marks.`,
};

const correctedIn = <Kind extends SheetRecordKind>(one: RecordOf<Kind>): string => corrected[one.kind](one);

/** The journal of all changes. */
export const journalWords = section('journal', {
  record,
  corrected: (one: SheetRecord): string => correctedIn(one) + because(one.why),
});
