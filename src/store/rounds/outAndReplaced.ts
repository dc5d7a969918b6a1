import type { ScheduledRound } from '../../domain/round/day.ts';
import type { CoupleOut, PlaceInFinal } from '../../domain/floor/coupleOut.ts';
import type { JudgeReplaced } from '../../domain/floor/judgeReplaced.ts';
import type { EntryId, EventKey } from '../../domain/ids.ts';
import type { PanelByDance } from '../../domain/panels.ts';
import type { Author } from '../../domain/journal/record.ts';
import { unreachable } from '../../domain/unreachable.ts';
import { ITS_RECORD, type Change } from '../delivery/operation.ts';
import { inRound } from './ofRound.ts';
import { byeAt, outInTheOpenAt, outOfRoundAt, placeAt, roundsRecordAt } from './roundAt.ts';
import type { RoundChanges } from './roundChanges.ts';
import { seatedWithPanel } from './seatings.ts';
import type { Json, Patch } from '../tree/patch.ts';

function storedPlace(place: PlaceInFinal): Json {
  switch (place.kind) {
    case 'couples behind move up':
      return { place: 'up' };
    case 'place stays empty':
      return { place: 'empty' };
    case 'last in the dances not danced':
      return { place: 'last', danced: place.danced };
    default:
      return unreachable(place);
  }
}

/**
 * A couple is out of a round, with the reason why in the journal. No judge's sheet is touched: what becomes of the marks
 * follows from what is kept here, whenever the round is counted.
 */
export const coupleTakenOut = (
  by: Author,
  { event, round, entry }: ScheduledRound & { readonly entry: EntryId },
  { kind, couple, why }: CoupleOut,
  place: PlaceInFinal,
): Change => ({
  record: { ...by, ...inRound(event, round), entry, couple, kind, why: why.trim() },
  patch: {
    [placeAt(event.key, round.number, entry)]: null,
    ...(round.byes?.includes(entry) === true ? { [byeAt(event.key, round.number, entry)]: null } : {}),
    [`${outOfRoundAt(event.key, round.number)}/${couple}`]: storedPlace(place),
    [roundsRecordAt(event.key, round.number)]: ITS_RECORD,
  },
});

/**
 * Who is out of a final is kept apart from it, also where it was written down with the round for everybody to read:
 * before places are published, nobody is to work one out.
 */
export const outKeptApart = (event: EventKey, round: number, out: RoundChanges['out']): Patch =>
  out.size === 0
    ? {}
    : {
        [outOfRoundAt(event, round)]: Object.fromEntries(
          [...out].map(([couple, place]) => [couple, storedPlace(place)]),
        ),
        [outInTheOpenAt(event, round)]: null,
      };

/** Another judge marks from a dance on, with the reason why. What the first has marked before it counts. */
export const judgeExchanged = (
  by: Author,
  { event, round }: ScheduledRound,
  /** Who marks each dance after it. */
  panels: PanelByDance,
  { judge, by: standIn, why }: Pick<JudgeReplaced, 'judge' | 'by' | 'why'>,
): Change => ({
  record: {
    ...by,
    ...inRound(event, round),
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
