import { section } from '../section.ts';
import { pluralize, formatPlace } from './count.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** A judge's text that can load later: the access code, the final, notes, waiting. */
export const judgeWords = section('judge', {
  notFound: 'No judge found',
  noSuchJudge: (name: string, competition: string | undefined) =>
    `${competition ?? 'This competition'} has no judge “${name}”. Ask the organizer for your own link.`,

  codeIntro: 'Scan your QR code, or enter the code below it. This device is yours for the day.',
  code: 'Access code',
  codeMissing: 'Enter the code below your QR code',
  codeWrong: 'This code doesn’t open your sheets. Ask the organizer for the current one.',
  openSheets: 'Open my sheets',
  codeChanged: 'Your access code has changed. Your marks are saved on this phone.',
  enterNewCode: 'Enter the new code',

  places: {
    yours: 'Your order',
    insert: (couple: string) => `${couple} came late: tap their place.`,
    put: (couple: string, place: number) => `Put ${couple} ${formatPlace(place)}`,
    tapNext: (place: number) => `Tap your ${formatPlace(place)}`,
    remove: (couple: string, place: number) => `Remove ${couple} from ${formatPlace(place)}`,
    open: (places: number) => pluralize(places, { one: '1 place open', other: `${places} places open` }),
  },
  outOfFinal: (numbers: readonly string[]) =>
    `${numbers.join(', ')} ${pluralize(numbers.length, { one: 'is', other: 'are' })} out. Those behind move up.`,
  couples: (couples: number) => pluralize(couples, { one: '1 couple', other: `${couples} couples` }),
  swap: {
    verb: 'Swap',
    hint: 'tap to swap',
    tapTwo: 'Tap two couples to swap them.',
    tapOther: (couple: string) => `Tap the couple to swap with ${couple}.`,
  },

  moved: {
    now: (dance: string) => `Now: ${dance}.`,
    unfinished: (dances: readonly string[]) =>
      `${list.format(dances)} ${pluralize(dances.length, { one: 'isn’t', other: 'aren’t' })} finished.`,
    marksStay: (marks: number, dance: string) =>
      marks === 0
        ? `You can finish ${dance} until the round closes.`
        : `${pluralize(marks, { one: 'Your mark stays', other: `Your ${marks} marks stay` })}. You can finish ${dance} until the round closes.`,
    judge: (dance: string) => `Judge ${dance}`,
  },

  keyed: (number: string) => `${number}, then Enter`,
  notOnSheet: (number: string) => `${number} isn’t on this sheet.`,

  notInRound: (numbers: readonly string[]) =>
    pluralize(numbers.length, {
      one: `${numbers.join()} isn’t in this round and doesn’t count.`,
      other: `${numbers.join(', ')} aren’t in this round and don’t count.`,
    }),
  wornTwice: (numbers: readonly string[]) =>
    `Two couples wear ${numbers.join(', ')}. Tell the scrutineer which one you mean.`,
  notReceived: (why: string) => `${why} Your marks are saved on this phone.`,
  /** @param by who reopened the sheet: 'Sam (chairman)' */
  reopened: (by: string | undefined, why: string | undefined) =>
    `Reopened${by === undefined ? '' : ` by ${by}`}${why === undefined ? '' : `: ${why.replace(/\.$/, '')}`}. Send it again.`,
  lateButOpen: 'These marks came in after judging closed and don’t count. Judging is open again: send them.',
  tryAgain: 'Try again',

  sendOther: {
    open: 'Send a different number',
    question: (chosen: number, wanted: number) => `Send ${chosen} instead of ${wanted}?`,
    told: (chosen: number, wanted: number) =>
      `This round recalls ${wanted}. The scrutineer will see that you meant to send ${chosen}.`,
    keepJudging: 'Keep judging',
  },

  sentReceived: 'Sent. The scrutineer has it.',
  sentAnd: (about: string) => `Sent. ${about}.`,
  sentBefore: 'Another sheet of yours was already in.',
  sentSavedHere: 'Saved on this phone, not sent yet. It sends when you’re back online.',
  savedHere: 'Saved on this phone, not sent yet.',

  change: {
    request: 'Request a change',
    question: (dance: string) => `Ask the chairman to reopen ${dance}?`,
    meanwhile: 'Your sheet counts as sent until the chairman reopens it.',
    ask: 'Ask the chairman',
    asking: 'Asking',
    cancel: 'Cancel',
    requestedShort: 'Change requested',
    requested: 'Change requested. The chairman decides.',
    refused: 'The chairman left your sheet as sent.',
    noConnection: 'No connection. Ask again when you’re back online.',
  },

  /** Sheets of an earlier round. `sheet` names them: 'Cha Cha, Bronze Rhythm'. */
  notSaving:
    'This browser can’t save anything. Your marks go straight to the server: keep this page open until they’re sent.',
  stillHere: (sheet: string) => `${sheet}: saved on this phone, not received yet.`,
  cameLate: (sheet: string) =>
    `${sheet}: judging closed before your marks came in. They don’t count; the scrutineer can see them.`,
  /** `sheet` as above. This sheet can never be sent. */
  roundsChanged: (sheet: string) =>
    `${sheet}: the schedule changed the rounds before your marks came in, so they don’t count.`,
  plainHttp:
    'This address isn’t secure (http): the page can’t open offline, and the screen may go dark. Your marks are still saved on this phone.',
  stopped: (event: string, round: string) =>
    `${event}, ${round}: stopped. Your marks are saved, and they’ll be here when it starts again.`,
  /**
   * The dances after a replacement. `lost`: dances of another judge now. `marked`: those with marks. `kept`: dances
   * the judge keeps.
   */
  handedOver: (
    event: string,
    round: string,
    {
      lost,
      by,
      marked,
      kept,
    }: {
      readonly lost: readonly string[];
      readonly by: string | undefined;
      readonly marked: readonly string[];
      readonly kept: readonly string[];
    },
  ) =>
    [
      `${event}, ${round}: you’re no longer judging ${lost.length === 0 ? 'it' : list.format(lost)}.`,
      ...(by === undefined ? [] : [`Judge ${by} is.`]),
      ...(marked.length === 0 ? [] : [`Your marks in ${list.format(marked)} don’t count.`]),
      ...(kept.length === 0
        ? []
        : [`${list.format(kept)} ${pluralize(kept.length, { one: 'is', other: 'are' })} still yours.`]),
    ].join(' '),
  understood: 'Got it',

  /** Replaces the claims that marks are saved on this phone, if its browser saves nothing. */
  unsaved: {
    sheet: {
      tabSaved: 'not sent',
      allSavedHere: (event: string) => `${event}: not sent yet`,
      notSentYet: 'Not sent yet. Keep this page open',
      offlineSavedHere: 'Offline, not sent',
      ofSavedHere: (wanted: number) => `of ${wanted}, not sent`,
      delivery: {
        saving: 'Sending',
        here: 'Not sent',
        received: 'Received',
        draft: 'Received',
        late: 'Too late',
        refused: 'Not received',
      },
    },
    notes: {
      codeChanged: 'Your access code has changed. Keep this page open, or your marks are lost.',
      notReceived: (why: string) => `${why} Keep this page open: your marks aren’t saved anywhere else.`,
      sentSavedHere: 'Not sent yet. Keep this page open: it sends when you’re back online.',
      savedHere: 'Not sent yet. Keep this page open.',
      stillHere: (sheet: string) => `${sheet}: not received yet. Keep this page open.`,
      plainHttp: 'This address isn’t secure (http): the page can’t open offline, and the screen may go dark.',
    },
    waiting: {
      onTheirWay: (dances: string) =>
        `${dances}: not received yet. It sends automatically; keep this page open.`,
      refused: (dances: string) => `${dances}: not received. Keep this page open, or your marks are lost.`,
    },
  },

  waiting: {
    who: (name: string | undefined, letter: string) =>
      name === undefined ? `Judge ${letter}` : `${name}, Judge ${letter}`,
    floorIsClear: 'Nothing on the floor yet',
    clearAgain: 'Floor is clear',
    onTheirWay: (dances: string) =>
      `${dances}: saved on this phone, not received yet. It sends automatically; keep this page open.`,
    refused: (dances: string) => `${dances}: not received. Your marks are saved on this phone.`,
    late: (dance: string, marks: readonly string[]) =>
      `${dance}: judging closed before your marks came in. They don’t count; the scrutineer can see them: ${
        marks.length === 0 ? 'none' : marks.join(', ')
      }.`,
    lastRound: 'That was your last round. Thank you.',
    lastToday: (next: string | undefined) =>
      `That was your last round today. ${next === undefined ? 'Thank you' : `Next: ${next}`}.`,
    firstRound: 'The first round will open here.',
    nextRound: 'Your next round will open here.',
    notOnPanel: 'You’re not on this panel. Your next round will open here.',
  },
});
