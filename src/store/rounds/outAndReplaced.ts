import type { ScheduledRound } from '../../domain/round/day.ts';
import type { CoupleOut, PlaceInFinal } from '../../domain/floor/coupleOut.ts';
import type { JudgeReplaced } from '../../domain/floor/judgeReplaced.ts';
import type { EntryId } from '../../domain/ids.ts';
import type { PanelByDance } from '../../domain/panels.ts';
import type { Author } from '../../domain/journal/record.ts';
import { serialize } from '../../schema/codec/serialize.ts';
import { ITS_RECORD, type Change } from '../delivery/operation.ts';
import { roundForRecord } from './ofRound.ts';
import { byeAt, outOfRoundAt, placeAt, roundsRecordAt } from './roundAt.ts';
import { coupleOut } from '../../schema/nodes/couplesOut.ts';
import { seatedWithPanel } from './seatings.ts';

/** Takes a couple out of a round, with a reason in the journal. Sheets stay as they are: counts leave the couple out. */
export const takeCoupleOut = (
  by: Author,
  { event, round, entry }: ScheduledRound & { readonly entry: EntryId },
  { kind, couple, why }: CoupleOut,
  place: PlaceInFinal,
): Change => ({
  record: { ...by, ...roundForRecord(event, round), entry, couple, kind, why: why.trim() },
  patch: {
    [placeAt(event.key, round.number, entry)]: null,
    ...(round.byes?.includes(entry) === true ? { [byeAt(event.key, round.number, entry)]: null } : {}),
    [`${outOfRoundAt(event.key, round.number)}/${couple}`]: serialize(coupleOut, place) ?? null,
    [roundsRecordAt(event.key, round.number)]: ITS_RECORD,
  },
});

/** Another judge marks from a dance on, with a reason. Earlier marks of the first one count. */
export const judgeExchanged = (
  by: Author,
  { event, round }: ScheduledRound,
  /** The judges of each dance afterwards. */
  panels: PanelByDance,
  { judge, by: standIn, why }: Pick<JudgeReplaced, 'judge' | 'by' | 'why'>,
): Change => ({
  record: {
    ...by,
    ...roundForRecord(event, round),
    kind: 'judge replaced',
    judge,
    by: standIn,
    why: why.trim(),
  },
  patch: {
    ...seatedWithPanel(event, round, panels),
    [roundsRecordAt(event.key, round.number)]: ITS_RECORD,
  },
});
