import type { Keying } from '../../../../domain/keying/keying.ts';
import type { FillState, PaperSheet, TypingProblem } from '../../../../domain/keying/paperSheet.ts';
import type { KeyedMark, SettleProblem } from '../../../../domain/keying/compareTypings.ts';
import { unreachable } from '../../../../domain/unreachable.ts';
import { section } from '../section.ts';
import { pluralize, formatCouples, formatPlace } from './count.ts';

/** The source of a sheet that arrived while its paper was typed. */
type From = 'phone' | 'other desk';

const steps: Readonly<Record<Keying['kind'], string>> = {
  first: 'Type the sheet.',
  second: 'Type it again from the paper. The first entry is hidden.',
  settle: 'Settle the differences.',
  'read back': 'Read it back.',
};

function problem(of: TypingProblem | SettleProblem): string {
  switch (of.kind) {
    case 'no number':
      return `${of.text} isn’t a number.`;
    case 'not in this round':
      return `${of.couple} isn’t in this round.`;
    case 'typed already':
      return `${of.couple} is already typed.`;
    case 'every place given':
      return 'Every couple already has a place.';
    case 'no such place':
      return `There is no place ${of.text}. Places are 1 to ${of.last}.`;
    case 'place given':
      return `${formatPlace(of.place)} is taken${of.couple === undefined ? '' : ` by ${of.couple}`}.`;
    case 'not settled':
      return `${of.couple} isn’t settled yet.`;
    case 'same place':
      return `Two couples are ${formatPlace(of.place)}. Check the paper again.`;
    default:
      return unreachable(of);
  }
}

/** Typing paper sheets, each twice. */
export const keyingWords = section('keying', {
  label: 'Keying paper',
  title: 'Key a paper sheet',
  sheet: (judge: string, dance: string) => `Judge ${judge}, ${dance}`,
  ofRound: (event: string, round: string) => `${event}, ${round}`,
  back: 'Back to the desk',
  whose: 'Whose sheet is it?',
  judge: (letter: string) => `Judge ${letter}`,
  noneOpen: 'No open sheets in this round.',
  noneOpenMore: 'A sheet that’s in has to be reopened first.',
  layout: 'The paper has',
  layouts: { 'in order': 'couples in order of place', places: 'a place next to each number' },
  step: (step: Keying['kind']) => steps[step],
  broughtBack: (time: string) => `You’re back where you left off at ${time}.`,
  startOver: 'Start over',
  startedOver: 'Started over',
  notKept: 'This browser can’t save anything: finish the sheet before you leave the page.',
  leaving: {
    question: (judge: string, dance: string) => `Leave Judge ${judge}’s ${dance} unfinished?`,
    means: (typed: number) =>
      `${pluralize(typed, { one: '1 number', other: `${typed} numbers` })} typed. They stay on this device and come back when you open the sheet again.`,
    loose: (typed: number) =>
      `${pluralize(typed, { one: '1 number', other: `${typed} numbers` })} typed. This browser can’t save anything, so they’d be lost.`,
    putAside: 'Leave, keep what’s typed',
    discard: 'Discard',
    goOn: 'Keep typing',
  },
  /** The sheet arrived while its paper was typed: from the judge's phone or another desk. */
  arrived: {
    label: 'The sheet is already in',
    isIn: (judge: string, from: From, kind: PaperSheet['kind'], marks: number) => {
      const on =
        kind === 'final'
          ? pluralize(marks, { one: '1 couple placed', other: `${marks} couples placed` })
          : pluralize(marks, { one: '1 mark', other: `${marks} marks` });
      return from === 'phone'
        ? `Judge ${judge}’s sheet has come in from the phone: ${on}.`
        : `Judge ${judge}’s sheet was keyed at another desk: ${on}.`;
    },
    compare: 'Compare',
    take: { phone: 'Count the phone’s', 'other desk': 'Count theirs' },
    goOn: 'Keep typing',
    sameSoFar: 'The same as far as you’ve typed.',
    same: 'Paper and sheet are the same.',
    differences: 'What doesn’t match',
    difference: (from: From, paper: string, isIn: string) =>
      `paper: ${paper}, ${from === 'phone' ? 'phone' : 'other desk'}: ${isIn}`,
    countPaper: 'Count the paper…',
    countThePaper: 'Count the paper',
    sure: (judge: string, dance: string, from: From) =>
      from === 'phone'
        ? `Count Judge ${judge}’s ${dance} from paper, not from the phone?`
        : `Count Judge ${judge}’s ${dance} as you’ve keyed it?`,
    means: 'The sheet that’s in is replaced. Both stay in the journal.',
    taken: (judge: string, dance: string) => `Judge ${judge}, ${dance}: the sheet that came in counts`,
  },
  done: (judge: string, dance: string) => `Judge ${judge}, ${dance}: keyed from paper`,

  /** The reason typed or chosen input is refused. */
  problem,
  /** A couple's mark or place in one of the two typings. */
  keyedAs: (said: KeyedMark) => (typeof said === 'number' ? formatPlace(said) : said),

  number: 'Number',
  placeOf: (couple: string) => `Place of ${couple}`,
  allPlaced: 'All placed',
  place: formatPlace,
  filled: (state: FillState, wanted: number) => {
    switch (state.kind) {
      case 'open':
        return `${state.missing} of ${wanted} to go`;
      case 'right':
        return `${wanted} of ${wanted}. Press Enter once more.`;
      case 'too many':
        return `${state.by} too many: recall is ${wanted}. Type what’s on the paper.`;
      default:
        return unreachable(state);
    }
  },
  /** The key as printed on the keyboard. */
  escape: 'Esc',
  keys: {
    next: 'next; on an empty field: done',
    undo: 'on an empty field: undo',
    back: 'back to the desk',
  },
  typed: 'Typed',
  everyCouplePlaced: 'Every couple needs a place in a final.',
  nothingTyped: 'Nothing typed yet.',

  differences: (differing: number) =>
    pluralize(differing, {
      one: '1 couple doesn’t match. Check the paper.',
      other: `${differing} couples don’t match. Check the paper.`,
    }),
  /** Before the typed text, for screen readers. */
  asTyped: (couple: string, time: 'first' | 'second') => `${couple}, as typed the ${time} time:`,

  readBack: 'Read back',
  readAloud: {
    final: 'From 1st down: read it aloud against the paper.',
    recall: (marked: number) => `${formatCouples(marked)}: read it aloud against the paper.`,
  },
  tooFew: (by: number, wanted: number) =>
    `${by} too few: recall is ${wanted}. The chairman decides on a short sheet.`,
  tooMany: (by: number, wanted: number) => `${by} too many: recall is ${wanted}.`,
  matches: 'Matches the paper',
  saving: 'Saving',
  again: 'Type again',
});
