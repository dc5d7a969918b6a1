import type { LateMarksComparison } from '../../../../domain/floor/lateMarks.ts';
import { unreachable } from '../../../../domain/unreachable.ts';
import type { SheetStatus } from '../../../../store/models/round/sheetStanding.ts';
import { section } from '../section.ts';
import { pluralize, formatMarks } from './count.ts';

const standings: Readonly<Record<SheetStatus, string>> = {
  missing: 'missing',
  'on device': 'draft',
  reopened: 'reopened, send again',
  sent: 'sent',
  paper: 'paper',
  short: 'short',
  long: 'long',
  accepted: 'short, accepted',
  'wants to change': 'change requested',
};

const on = (judge: string, dance: string): string => `Judge ${judge} in ${dance}`;

/** Problems of a sheet or a number, in sentences that name judge and couple. */
const odd = {
  tooFew: (judge: string, dance: string, by: number) => `${on(judge, dance)}: ${formatMarks(by)} too few.`,
  tooMany: (judge: string, dance: string, by: number) => `${on(judge, dance)}: ${formatMarks(by)} too many.`,
  onPurpose: 'The judge did this on purpose.',
  remark: (remark: string) => `Why: ${remark}`,
  stranger: (judge: string, dance: string, couple: string) =>
    `${on(judge, dance)}: ${couple} isn’t in this round.`,
  double: (judge: string, dance: string, couple: string) => `${on(judge, dance)}: ${couple} is listed twice.`,
  withoutPlace: (judge: string, dance: string, couple: string) =>
    `${on(judge, dance)}: ${couple} has no place.`,
  unreadable: (judge: string, dance: string, found: string) =>
    `${on(judge, dance)}: ${found} isn’t a list of couples. Not counted.`,
  offThePanel: (judge: string, dance: string) => `${on(judge, dance)}: not on this panel. Not counted.`,
  notDanced: (judge: string, dance: string) =>
    `Judge ${judge}: ${dance} isn’t danced in this event. Not counted.`,
  anotherJudge: (judge: string, dance: string) =>
    `${on(judge, dance)}: another judge has this dance. Not counted.`,
  withoutNumber: (couples: number) =>
    pluralize(couples, {
      one: '1 couple has no number. Give them one before they’re judged.',
      other: `${couples} couples have no number. Give each of them one before they’re judged.`,
    }),
  wornTwice: (number: string, wearers: readonly (readonly string[])[]) =>
    `${number} is worn by ${wearers.length} couples: ${wearers
      .map((names) => (names.length === 0 ? 'no names' : names.join(' and ')))
      .join('; ')}. Give one of them another number before they’re judged.`,
};

/** The sheets of a round with their states, problems and actions. */
export const sheetsWords = section('sheets', {
  all: 'All sheets',
  caption: 'Sheets by judge and dance',
  judge: 'Judge',
  anotherJudge: 'another judge',
  /** The text for screen readers before the sheet's state. */
  sheet: (judge: string, dance: string) => `Judge ${judge}, ${dance}: `,
  standing: (standing: SheetStatus, count: number) =>
    standing === 'missing' ? standings[standing] : `${standings[standing]}, ${count}`,
  waitingOn: (judges: readonly string[]) => `Waiting on ${judges.join(', ')}.`,
  odd,

  title: (judge: string, dance: string) => `Judge ${judge}, ${dance}`,
  /** Under the title: 'short, 6 of 7 marks, keyed from paper: Called away.' */
  about: (
    standing: SheetStatus,
    on: { readonly count: number; readonly asked: number; readonly kind: 'marks' | 'couples placed' },
    fromPaper: boolean,
    remark: string | undefined,
  ) =>
    `${standings[standing]}, ${on.count} of ${on.asked} ${on.kind}${fromPaper ? ', keyed from paper' : ''}${
      remark === undefined ? '' : `: ${remark}`
    }`,
  onSheet: 'On the sheet',
  keyFromPaper: 'Key from paper',
  ask: 'Ask the chairman',
  countIt: 'Accept it',
  reopen: 'Reopen for the judge',
  sureReopen: (judge: string, dance: string) => `Reopen ${dance} for Judge ${judge}?`,
  reopenVerb: 'Reopen',
  reopened: (judge: string, dance: string) => `${dance} is open again for Judge ${judge}`,
  sureCount: (judge: string, count: number, asked: number) =>
    `Accept Judge ${judge}’s sheet with ${count} of ${formatMarks(asked)}?`,
  counted: (judge: string) => `Judge ${judge}’s short sheet is accepted`,

  late: (judge: string, dance: string) =>
    `Judge ${judge}’s ${dance} came in after judging closed: saved, not counted.`,
  /** The comparison of late marks with the counted ones. */
  lateAgainst: (late: LateMarksComparison) => {
    switch (late.kind) {
      case 'the same':
        return 'They’re the marks that already count.';
      case 'nothing counted':
        return 'No other sheet of theirs counts in this dance.';
      case 'another order':
        return 'They place the same couples in a different order than the sheet that counts.';
      case 'other marks':
        return [
          ...(late.more.length === 0 ? [] : [`They add ${late.more.join(', ')}.`]),
          ...(late.less.length === 0 ? [] : [`They leave out ${late.less.join(', ')}.`]),
        ].join(' ');
      default:
        return unreachable(late);
    }
  },
});
