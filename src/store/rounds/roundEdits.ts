import type { CompetitionEvent, Round } from '../../domain/competition.ts';
import type { JudgeKey } from '../../domain/ids.ts';
import type { Author } from '../../domain/journal/record.ts';
import type { Change } from '../delivery/operation.ts';
import type { Patch } from '../tree/patch.ts';
import { inRound } from './ofRound.ts';
import { roundAt } from './roundAt.ts';

/** What the chairman changes about a round that waits; a field that is not named stays. One field each: his rights end there. */
export interface RoundEdit {
  readonly recallSize?: number | undefined;
  readonly numHeats?: number | undefined;
}

/** Another recall size or other heats, also of the round behind it where its heats follow from that. */
export const roundsChanged = (
  by: Author,
  event: CompetitionEvent,
  changes: readonly { readonly round: Round; readonly edit: RoundEdit }[],
): readonly Change[] =>
  changes.map(({ round, edit: { recallSize, numHeats } }) => ({
    record: {
      ...by,
      ...inRound(event, round),
      kind: 'round changed',
      ...(recallSize === undefined ? {} : { recallSize }),
      ...(numHeats === undefined ? {} : { numHeats }),
    },
    patch: {
      ...(recallSize === undefined ? {} : { [`${roundAt(event.key, round.number)}/recallSize`]: recallSize }),
      ...(numHeats === undefined ? {} : { [`${roundAt(event.key, round.number)}/numHeats`]: numHeats }),
    },
  }));

/** Who leaves a panel and who comes in for them, seat by seat; nobody when it is not the same number of judges. */
export function replacedIn(
  was: readonly JudgeKey[],
  panel: readonly JudgeKey[],
): readonly { readonly judge: JudgeKey; readonly by: JudgeKey }[] {
  const leave = was.filter((judge) => !panel.includes(judge));
  const come = panel.filter((judge) => !was.includes(judge));
  return leave.length === come.length
    ? leave.flatMap((judge, seat) => {
        const standIn = come[seat];
        return standIn === undefined ? [] : [{ judge, by: standIn }];
      })
    : [];
}

/** Who judges the round; nobody named means every judge of the competition. A judge who is replaced by another has a journal record, with the reason why. */
export function panelSeated(
  by: Author,
  { event, round }: { readonly event: CompetitionEvent; readonly round: Round },
  was: readonly JudgeKey[],
  panel: readonly JudgeKey[],
  why: string,
): readonly Change[] {
  const patch: Patch = {
    [`${roundAt(event.key, round.number)}/panel`]:
      panel.length === 0 ? null : Object.fromEntries(panel.map((judge) => [judge, true])),
  };
  const replaced = why.trim() === '' ? [] : replacedIn(was, panel);
  if (replaced.length === 0)
    return [
      {
        record: {
          ...by,
          ...inRound(event, round),
          kind: 'panel seated',
          panel,
          ...(why.trim() === '' ? {} : { why: why.trim() }),
        },
        patch,
      },
    ];
  return replaced.map(({ judge, by: standIn }, seat) => ({
    record: { ...by, ...inRound(event, round), kind: 'judge replaced', judge, by: standIn, why: why.trim() },
    patch: seat === 0 ? patch : {},
  }));
}
