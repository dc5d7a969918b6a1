import { isFinal } from '../../../domain/competition.ts';
import { findClashes } from '../../../domain/schedule/heats/draw.ts';
import { findPanelWarnings, type PanelWarning } from '../../../domain/schedule/plan/panels.ts';
import type { PlannedEvent, PlannedRound } from '../../../domain/schedule/plan/plan.ts';
import { isEveryoneRecalled, findUnevenHeats } from '../../../domain/schedule/plan/roundEdits.ts';
import { unreachable } from '../../../domain/unreachable.ts';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { planWords } from '../../kit/words/english/plan.ts';
import { scheduleWords } from '../../kit/words/english/schedule.ts';
import { useWords } from '../../kit/words/language.ts';
import type { Sentences } from '../../kit/words/translation.ts';
import type { PublishedPlan } from './usePlan.ts';

function describeWarnings(
  warning: PanelWarning,
  nameOf: (judge: string) => string,
  words: Sentences<'plan'>['warning'],
): string {
  switch (warning.kind) {
    case 'evenFinal':
      return words.evenFinal(warning.judges);
    case 'school':
      return words.school(nameOf(warning.judge), warning.school, warning.couples.length);
    case 'person':
      return words.person(nameOf(warning.judge), warning.person);
    default:
      return unreachable(warning);
  }
}

export interface RoundWarningsProps {
  readonly event: PlannedEvent;
  readonly round: PlannedRound;
  readonly published: PublishedPlan;
}

/** Advice before the round is danced. None of it blocks anything. */
export function RoundWarnings({ event, round, published: { judges, ties } }: RoundWarningsProps) {
  const words = useWords(planWords).warning;
  const { judge: letter } = useWords(scheduleWords).selected;
  const nameOf = (key: string): string => judges.find((judge) => judge.key === key)?.name ?? letter(key);
  const clashes = findClashes(event, round);
  const uneven = findUnevenHeats(round);
  const said = [
    !isFinal(round) && isEveryoneRecalled(round)
      ? words.everybodyRecalled(round.recallSize, round.entries.length)
      : undefined,
    uneven === undefined ? undefined : words.unevenHeats(uneven),
    clashes.length === 0 ? undefined : words.mustShare(clashes.length),
    ...findPanelWarnings(event, round, ties).map((warning) => describeWarnings(warning, nameOf, words)),
  ].filter((sentence) => sentence !== undefined);
  return said.map((sentence) => (
    <StateLabel key={sentence} tone="warn">
      {sentence}
    </StateLabel>
  ));
}
