import { mapDefined } from '../../domain/mapDefined.ts';
import { parseEventKey, type EventKey } from '../../domain/ids.ts';
import { eventAt } from '../events/eventAt.ts';
import { approvalAt } from '../results/resultAt.ts';
import { roundAt } from '../rounds/roundAt.ts';
import { getRawChild, toText } from '../tree/path.ts';
import type { Patch } from '../tree/patch.ts';
import type { ReadAt } from '../tree/readAt.ts';

/** A round by its stored names. */
export interface StoredRoundName {
  readonly event: string;
  readonly round: string;
}

interface WrittenRound {
  readonly event: EventKey;
  readonly number: number;
}

const WHOLE_ROUND = /^events\/([^/]+)\/rounds\/(\d+)$/;

/** The rounds a patch writes whole, because numbers change. */
export const findWholeRounds = (patch: Patch): readonly WrittenRound[] =>
  mapDefined(Object.keys(patch), (path) => {
    const [, key = '', number] = WHOLE_ROUND.exec(path) ?? [];
    const event = parseEventKey(key);
    return event === undefined || number === undefined ? undefined : { event, number: Number(number) };
  });

/** The signed ones of these rounds. They keep their numbers: the rules refuse to move them. */
export const findSigned = (rounds: readonly WrittenRound[], read: ReadAt): readonly StoredRoundName[] =>
  rounds
    .filter(
      ({ event, number }) =>
        getRawChild(getRawChild(read(approvalAt(event, number)), 'decided'), 'verdict') === 'signed',
    )
    .map(({ event, number }) => ({
      event: toText(read(`${eventAt(event)}/name`)) ?? event,
      round: toText(read(`${roundAt(event, number)}/roundName`)) ?? String(number),
    }));
