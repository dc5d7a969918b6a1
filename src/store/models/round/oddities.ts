import { isFinal, type CompetitionEvent, type Round } from '../../../domain/competition.ts';
import { mapDefined } from '../../../domain/mapDefined.ts';
import type { EventDance } from '../../../domain/event/dances.ts';
import type { PanelByDance } from '../../../domain/panels.ts';
import { listDuplicateNumbers } from '../../../domain/floor/walkOn.ts';
import type { JudgeKey, LeadNumber } from '../../../domain/ids.ts';
import { listPublicNames } from '../../../domain/people/people.ts';
import { isKnownNumber } from '../../../domain/people/placeholder.ts';
import {
  findRecallMarksProblems,
  findFinalMarksProblems,
  type JudgesMarksProblem,
} from '../../../domain/recall/judgesMarks.ts';
import type { CouplesOut } from '../../rounds/couplesOut.ts';
import type { RoundMarks } from '../../sheets/marks.ts';
import { listMarkedNumbers, type JudgesSheet } from './judgesSheet.ts';

interface OnSheet {
  readonly judge: JudgeKey;
  readonly dance: EventDance;
}

/** Problems a scrutineer must look at before the round is counted. */
export type Oddity =
  /** `remark`: the judge's, if there is one. */
  | { readonly kind: 'marks'; readonly problem: JudgesMarksProblem; readonly remark: string | undefined }
  /** `found`: the malformed data as JSON. */
  | (OnSheet & { readonly kind: 'unreadable'; readonly found: string })
  | (OnSheet & { readonly kind: 'off the panel' })
  | (OnSheet & { readonly kind: 'not danced' })
  | (OnSheet & { readonly kind: 'another judge' })
  | { readonly kind: 'without number'; readonly couples: number }
  /** The names of each couple with the number; none if hidden. */
  | {
      readonly kind: 'worn twice';
      readonly number: LeadNumber;
      readonly wearers: readonly (readonly string[])[];
    };

/** Ambiguous numbers. */
export const findDuplicateNumbers = (event: CompetitionEvent, round: Round): readonly Oddity[] =>
  listDuplicateNumbers(event, round).map(({ number, entries }) =>
    isKnownNumber(number)
      ? { kind: 'worn twice', number, wearers: entries.map(listPublicNames) }
      : { kind: 'without number', couples: entries.length },
  );

/** Marks of a judge off the panel, or of an unknown dance. */
export function findStrayMarks(marks: RoundMarks, panels: PanelByDance): readonly Oddity[] {
  const judges = new Set([...panels.values()].flat());
  return [...marks].flatMap(([judge, byDance]) =>
    mapDefined(byDance.keys(), (dance): Oddity | undefined => {
      if (!judges.has(judge)) return { kind: 'off the panel', judge, dance };
      const panel = panels.get(dance);
      if (panel === undefined) return { kind: 'not danced', judge, dance };
      return panel.includes(judge) ? undefined : { kind: 'another judge', judge, dance };
    }),
  );
}

function problemsOf(
  { judge, dance, marks, seat }: JudgesSheet,
  round: Round,
  couples: readonly LeadNumber[],
  out: CouplesOut,
): readonly JudgesMarksProblem[] {
  const numbers = listMarkedNumbers(marks);
  const all = isFinal(round)
    ? findFinalMarksProblems(couples, { judge, dance, placed: numbers })
    : findRecallMarksProblems(couples, { judge, dance, recalled: numbers }, round.recallSize);
  // A draft is unfinished, not wrong.
  const unfinished = seat !== 'in';
  return all.filter(
    (problem) =>
      !(unfinished && (problem.kind === 'short' || problem.kind === 'missing')) &&
      !(problem.kind === 'stranger' && out.has(problem.couple)),
  );
}

/** @param out couples out of the round */
export function findOddities(
  one: JudgesSheet,
  round: Round,
  couples: readonly LeadNumber[],
  out: CouplesOut,
): readonly Oddity[] {
  const { judge, dance, marks, sheet } = one;
  if (marks?.kind === 'unreadable') return [{ kind: 'unreadable', judge, dance, found: marks.found }];
  return problemsOf(one, round, couples, out).map((problem) => ({
    kind: 'marks',
    problem,
    remark: problem.kind === 'short' || problem.kind === 'long' ? sheet?.reason : undefined,
  }));
}
