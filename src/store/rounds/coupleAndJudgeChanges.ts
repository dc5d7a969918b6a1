import type { ScheduledRound } from '../../domain/round/day.ts';
import type { CoupleOut, PlaceTreatment } from '../../domain/floor/coupleOut.ts';
import type { JudgeReplacement } from '../../domain/floor/judgeReplacement.ts';
import type { EntryId } from '../../domain/ids.ts';
import type { PanelByDance } from '../../domain/panels.ts';
import type { Author } from '../../domain/journal/record.ts';
import { serialize } from '../../schema/codec/serialize.ts';
import { RECORD_KEY_PLACEHOLDER, type Change } from '../delivery/operation.ts';
import { toRecordRound } from './roundNumbers.ts';
import { byeAt, couplesOutOfRoundAt, placeAt, roundsRecordAt } from './roundAt.ts';
import { coupleOut } from '../../schema/nodes/couplesOut.ts';
import { storeSeatingAndPanel } from './seatings.ts';

/** Takes a couple out of a round, with a reason in the journal. Sheets stay as they are: counts leave the couple out. */
export const takeCoupleOut = (
  by: Author,
  { event, round, entry }: ScheduledRound & { readonly entry: EntryId },
  { kind, couple, why }: CoupleOut,
  place: PlaceTreatment,
): Change => ({
  record: { ...by, ...toRecordRound(event, round), entry, couple, kind, why: why.trim() },
  patch: {
    [placeAt(event.key, round.number, entry)]: null,
    ...(round.byes?.includes(entry) === true ? { [byeAt(event.key, round.number, entry)]: null } : {}),
    [`${couplesOutOfRoundAt(event.key, round.number)}/${couple}`]: serialize(coupleOut, place) ?? null,
    [roundsRecordAt(event.key, round.number)]: RECORD_KEY_PLACEHOLDER,
  },
});

/** Replaces a judge from a dance on, with a reason. The replaced judge's earlier marks still count. */
export const exchangeJudges = (
  by: Author,
  { event, round }: ScheduledRound,
  /** The judges of each dance afterwards. */
  panels: PanelByDance,
  { judge, by: standIn, why }: Pick<JudgeReplacement, 'judge' | 'by' | 'why'>,
): Change => ({
  record: {
    ...by,
    ...toRecordRound(event, round),
    kind: 'judge replaced',
    judge,
    by: standIn,
    why: why.trim(),
  },
  patch: {
    ...storeSeatingAndPanel(event, round, panels),
    [roundsRecordAt(event.key, round.number)]: RECORD_KEY_PLACEHOLDER,
  },
});
