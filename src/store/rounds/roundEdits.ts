import type { CompetitionEvent, Judge, Round } from '../../domain/competition.ts';
import { omitUndefined } from '../../domain/mapDefined.ts';
import { findCurrentPanel, buildPanels } from '../../domain/floor/judging.ts';
import { pairReplacements, reseat } from '../../domain/floor/reseat.ts';
import type { JudgeKey } from '../../domain/ids.ts';
import type { Author } from '../../domain/journal/record.ts';
import type { Change } from '../delivery/operation.ts';
import { toRecordRound } from './roundNumbers.ts';
import { roundAt } from './roundAt.ts';
import { storeSeatingAndPanel } from './seatings.ts';

/** The chairman's changes to a waiting round; a missing field stays. */
export interface RoundEdit {
  readonly recallSize?: number | undefined;
  readonly numHeats?: number | undefined;
}

/** Changes recall sizes or numbers of heats, also of a next round whose heats depend on that. */
export const changeRounds = (
  by: Author,
  event: CompetitionEvent,
  changes: readonly { readonly round: Round; readonly edit: RoundEdit }[],
): readonly Change[] =>
  changes.map(({ round, edit: { recallSize, numHeats } }) => ({
    record: {
      ...by,
      ...toRecordRound(event, round),
      kind: 'round changed',
      ...omitUndefined({ recallSize, numHeats }),
    },
    patch: {
      ...(recallSize === undefined ? {} : { [`${roundAt(event.key, round.number)}/recallSize`]: recallSize }),
      ...(numHeats === undefined ? {} : { [`${roundAt(event.key, round.number)}/numHeats`]: numHeats }),
    },
  }));

/** Seats the panel that judges from now on. Each judge replaced for a reason gets a record; stand-ins keep their seats. */
export function seatPanel(
  by: Author,
  { event, round }: { readonly event: CompetitionEvent; readonly round: Round },
  judges: readonly Judge[],
  { panel: named, why }: { readonly panel: readonly JudgeKey[]; readonly why: string },
): readonly Change[] {
  const replaced = why.trim() === '' ? [] : pairReplacements(findCurrentPanel(event, round, judges), named);
  const patch = storeSeatingAndPanel(event, round, reseat(buildPanels(event, round, judges), named), named);
  if (replaced.length === 0)
    return [
      {
        record: {
          ...by,
          ...toRecordRound(event, round),
          kind: 'panel seated',
          panel: named,
          ...(why.trim() === '' ? {} : { why: why.trim() }),
        },
        patch,
      },
    ];
  return replaced.map(({ judge, by: standIn }, seat) => ({
    record: {
      ...by,
      ...toRecordRound(event, round),
      kind: 'judge replaced',
      judge,
      by: standIn,
      why: why.trim(),
    },
    patch: seat === 0 ? patch : {},
  }));
}
