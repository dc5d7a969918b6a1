import type { MarksPolicy } from '../../../../domain/round/release.ts';
import { section } from '../section.ts';
import { pluralize, formatCouples, formatHeats, formatMarks, formatSheets } from './count.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

const judgesIn = (missing: readonly string[]): string => `Waiting on ${missing.join(', ')}.`;

/** The task a round has for the scrutineer. */
export type QueueKind = 'needs you' | 'on the floor' | 'up next' | 'done';

const queue: Readonly<Record<QueueKind, string>> = {
  'needs you': 'Needs you',
  'on the floor': 'On the floor',
  'up next': 'Up next',
  done: 'Done',
};

const policies: Readonly<Record<MarksPolicy, string>> = {
  'at once': 'Right away',
  'after the awards': 'After the awards',
  never: 'Never',
};

/** Writes figures, not words: they are compared with figures. */
function against(more: number): string {
  if (more === 0) return 'as asked';
  return more > 0 ? `${more} more than asked` : `${-more} fewer than asked`;
}

/**
 * The scrutineer's screen: rounds, sheets, cuts and finals, with their actions.
 * Events, rounds and dances are passed as display names: 'Bronze Cha Cha', 'semi-final'.
 */
export const scrutineerWords = section('scrutineer', {
  notAvailable: 'Not available',
  noAccess: 'Your account can’t open this. Ask the organizer for the scrutineer’s role.',
  loadingRounds: 'Loading the rounds',
  loadingSheets: 'Loading the sheets',
  noRounds: 'No rounds yet.',
  noRoundsMore: 'They show here as soon as the organizer adds events.',
  gone: 'This round isn’t on the schedule anymore.',
  goneMore:
    'It was removed after the sheet was printed or the link was made. The sheet’s heading says which one it was.',
  rounds: 'Rounds',
  allRounds: 'All rounds',
  desk: 'Desk',
  queue: (kind: QueueKind) => queue[kind],

  savedHere: (operations: number) => `${operations} saved on this device, not received yet`,

  marksShown: {
    label: 'What everybody sees',
    choose: 'Show judges’ marks to everybody',
    policy: (policy: MarksPolicy) => policies[policy],
    showNow: 'Awards are over: show marks',
    hideNow: 'Hide the marks again',
    saving: 'Saving',
  },

  head: {
    /** The text after the round's name. */
    about: (entered: number, recallSize: number | undefined) =>
      recallSize === undefined ? formatCouples(entered) : `${formatCouples(entered)}, recall ${recallSize}`,
    sheets: 'Sheets',
    opensAtStart: (judges: readonly string[]) =>
      `Sheets open for ${judges.join(', ')} when the round starts.`,
    marks: formatMarks,
    allSheets: 'All sheets',
    out: (numbers: readonly string[]) => `Scratched: ${numbers.join(', ')}`,
    check: 'Check these',
    paper: 'paper',
    /** `unsent`: undelivered sheets in the phone's last report. */
    offline: (judge: string, unsent: number) =>
      unsent === 0
        ? `${judge} is offline.`
        : `${judge} is offline, ${formatSheets(unsent)} saved on the phone.`,
    /** The text after a judge's letter, while sheets are missing. */
    sent: (sent: number, all: number) => `${sent} of ${all}`,
  },

  actions: {
    label: 'Actions',
    start: 'Start',
    starting: 'Starting',
    noCouples: 'No couples yet',
    close: 'Close judging',
    closing: 'Closing',
    ask: 'Ask the chairman',
    askAboutCut: 'Ask about this cut',
    askAboutFinal: 'Ask about the final',
    keyPaper: 'Key a paper sheet',
    withdraw: 'Withdraw the question',
    withdrawn: 'The question is withdrawn',
    publicPage: 'Public page',
    callbackSheet: 'Callback sheet',
    placingsSheet: 'Placings on paper',
    unpost: 'Undo posting',
    takeBackStart: 'Stop',
    reopen: 'Reopen judging',
    scratch: 'Scratch a couple',
    replaceJudge: 'Replace a judge',
    savedResult: 'Saved result',
    allSheets: 'All sheets',
    hideSheets: 'Hide sheets',
    find: 'Find',
    next: 'Next for me',
    nextIs: (event: string, round: string) => `Next: ${event}, ${round}`,
    allKeys: 'All keys',
    sendToChairman: 'Send to chairman',
    sending: 'Sending',
    waitingForChairman: 'Waiting for the chairman',
    postCallbacks: (recalled: number) =>
      pluralize(recalled, { one: 'Post 1 callback', other: `Post ${recalled} callbacks` }),
    postNone: 'Post callbacks',
    cutFirst: 'Choose a cut first',
    postFinal: 'Post the final',
    posting: 'Posting',
  },
  keys: {
    title: 'Keys',
    now: 'Now',
    otherTimes: 'At other times',
  },
  reopening: {
    question: 'Reopen judging for this round?',
    verb: 'Reopen',
  },
  unposting: {
    question: 'Undo this posting?',
    verb: 'Undo posting',
    means:
      'The result leaves the public page, and the couples leave the next round. Nothing that was counted is lost.',
    meansFinal: 'The placings leave the public page. Nothing that was counted is lost.',
    signed: 'Signed: the chairman has to remove the signature first',
    nextHasBegun: (next: string) => `The ${next} has already started`,
  },
  closing: {
    question: (judges: readonly string[]) => `Close judging without ${list.format(judges)}?`,
    keepWaiting: 'Keep waiting',
    /** The missing sheets of one judge; a draft is an unsent one. */
    open: (
      judge: string,
      dances: readonly { readonly dance: string; readonly draft: boolean | 'reopened' }[],
    ) =>
      `${judge}: ${dances
        .map(({ dance, draft }) => {
          if (draft === 'reopened') return `${dance} (reopened)`;
          return draft ? `${dance} (draft)` : dance;
        })
        .join(', ')}`,
    stillOpen: 'Sheets still open',
    means: 'Nobody can send after this. A draft doesn’t count until it’s sent or keyed.',
  },
  posting: {
    question: 'Post without the chairman’s answer?',
    /** @param about the subject of the question, inside a sentence @param time as a clock shows it */
    means: (about: string, time: string) =>
      `You asked about ${about} at ${time}, and there’s no answer yet. Posting withdraws the question; the chairman sees that.`,
    verb: 'Post and withdraw',
    keepWaiting: 'Keep waiting',
  },
  saved: {
    title: 'Saved result',
    post: 'Post as saved',
    posted: 'Posted as saved',
    none: 'No saved result',
    explained:
      'This round’s last posted result is saved but not public. Post it again without counting, or discard it: the next posting counts from scratch.',
    /** The reason it can't be posted now, and the next step. @param open sheets by judge and dance */
    openAgain: (open: readonly { readonly judge: string; readonly dance: string }[]) =>
      `Open again: ${open.map(({ judge, dance }) => `Judge ${judge}, ${dance}`).join('; ')}. Key ${open.length === 1 ? 'it' : 'them'}, or reopen judging and have ${open.length === 1 ? 'it' : 'them'} sent.`,
    sheetsOpen: (sheets: number) =>
      pluralize(sheets, { one: 'A sheet is open again', other: 'Sheets are open again' }),
    couplesOut: (couples: number) => pluralize(couples, { one: 'A couple is out', other: 'Couples are out' }),
    outSince: (numbers: readonly string[]) =>
      `${list.format(numbers)} ${pluralize(numbers.length, { one: 'is', other: 'are' })} out of this round. Post from the sheets instead.`,
    discard: 'Discard',
    discarded: 'Saved result discarded',
  },

  recall: {
    posted: (recalled: number, into: string) =>
      `${pluralize(recalled, { one: 'couple', other: 'couples' })} recalled to the ${into}.`,
    perJudge: 'to recall for each judge.',
    sheetsIn: (all: number) => `of ${formatSheets(all)} in. The cut comes when all are in.`,
    clear: (through: number, recallSize: number) =>
      `${pluralize(through, { one: 'couple is', other: 'couples are' })} clearly through. Recall is ${recallSize}.`,
    /** @param more than asked; below 0: fewer */
    atThisCut: (recalled: number, more: number) =>
      `${pluralize(recalled, { one: 'couple', other: 'couples' })} recalled at this cut, ${against(more)}.`,
    tooBigForFinal: 'A final this big usually needs another round.',
    cut: (recalled: number, ofTie: 'none' | 'all' | undefined) =>
      ofTie === undefined ? formatCouples(recalled) : `${formatCouples(recalled)}, ${ofTie} of the tie`,
    /** The cost of a cut in the round `next`. */
    cutCosts: (cut: string, next: string, heatsOfNext: number, minutes: number) =>
      `${cut}. ${next}: ${formatHeats(heatsOfNext)}, ${minutes} min`,
    recalled: (numbers: number) => `${numbers} recalled`,
    tie: (tied: number, votes: number, recallSize: number) =>
      `${formatCouples(tied)} tie on ${formatMarks(votes)} at the cut of ${recallSize}. Take all of them, or none: the chairman decides.`,
    done: (recalled: number, into: string) => `Callbacks posted: ${formatCouples(recalled)} in the ${into}`,
    nextRound: 'next round',
  },
  final: {
    notYet: 'The calculation appears once all sheets are in.',
    waitingOn: judgesIn,
    notStarted: 'Not started',
    sheetsIn: (all: number) => `of ${formatSheets(all)} in.`,
    invalid:
      'This final can’t be calculated: every judge places every couple once. Reopen the sheets of the judges named above.',
    placings: 'Placings',
    shared: 'tied',
    rule: (rule: string) => `Rule ${rule}`,
    loadingEarlier: 'Loading earlier results',
    notIn: 'All sheets must be in and valid',
    notAgreed: 'The two counts disagree',
    done: (event: string) => `Final posted: ${event}`,
  },
});
