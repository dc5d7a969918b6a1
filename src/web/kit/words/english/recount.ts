import type { RecallDifference } from '../../../../domain/floor/recount.ts';
import type { PlaceTreatment } from '../../../../domain/floor/coupleOut.ts';
import type { LeadNumber } from '../../../../domain/ids.ts';
import { unreachable } from '../../../../domain/unreachable.ts';
import { section } from '../section.ts';
import { pluralize, formatMarks } from './count.ts';

const place = (given: number | undefined): string => (given === undefined ? 'no place' : `place ${given}`);

const dances = (n: number): string => pluralize(n, { one: '1 dance', other: `${n} dances` });

function out(couple: LeadNumber, what: PlaceTreatment): string {
  switch (what.kind) {
    case 'couples behind move up':
      return `${couple} left this final; the couples behind moved up.`;
    case 'place stays empty':
      return `${couple} left this final; their place stays empty.`;
    case 'last in the dances not danced':
      return what.danced === 0
        ? `${couple} left this final and counts as last.`
        : `${couple} left after ${dances(what.danced)} and counts as last in the others.`;
    default:
      return unreachable(what);
  }
}

/** A recount of a posted round in the reader's browser. */
export const recountWords = section('recount', {
  title: 'Don’t take our word for it',
  more: 'Count this round again from the judges’ marks, here in your browser.',
  moreFinal:
    'Count this final again from the judges’ marks, here in your browser, with two programs that share nothing.',
  verb: 'Count it again',
  busy: 'Counting',
  agrees: (n: number) => `Counted again from ${formatMarks(n)}: every sum agrees with what’s posted.`,
  agreesTwice: (n: number) =>
    `Counted again from ${formatMarks(n)}, twice: both counts agree with what’s posted, couple by couple.`,
  out,
  differs: (couples: number) =>
    `Counted again, ${pluralize(couples, { one: '1 couple comes', other: `${couples} couples come` })} out differently. Show this to the scrutineer.`,
  sum: ({ couple, posted, counted: now }: RecallDifference) =>
    `${couple}: ${formatMarks(posted)} posted, ${now} counted.`,
  /** @param dance its display name; undefined for the result of all dances */
  place: (
    couple: LeadNumber,
    dance: string | undefined,
    posted: number | undefined,
    now: number | undefined,
  ) =>
    `${couple}${dance === undefined ? '' : ` in ${dance}`}: posted ${place(posted)}, counted ${place(now)}.`,
  working: (couple: LeadNumber, dance: string | undefined) =>
    `${couple}${dance === undefined ? '' : ` in ${dance}`}: the same place, reached by another rule.`,
  cannot: 'You can’t recount this result: some of the marks are missing here.',
  hidden: 'You can’t recount this result here: the judges’ marks aren’t public.',
  failed: 'The recount didn’t load. Check your connection and try again.',
});
