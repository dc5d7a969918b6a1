import { mapDefined } from '../../domain/defined.ts';
import { eventKey, type EventKey } from '../../domain/ids.ts';
import { eventAt } from '../events/eventAt.ts';
import { approvalAt } from '../results/resultAt.ts';
import { roundAt } from '../rounds/roundAt.ts';
import { childOf, textOf } from '../tree/path.ts';
import type { Patch } from '../tree/patch.ts';
import type { ReadAt } from '../tree/readAt.ts';

/** A round by what it is called in the tree. */
export interface NamedInTree {
  readonly event: string;
  readonly round: string;
}

interface WrittenRound {
  readonly event: EventKey;
  readonly number: number;
}

const WHOLE_ROUND = /^events\/([^/]+)\/rounds\/(\d+)$/;

/** The rounds that a patch writes whole: they get other numbers, or another round gets theirs. */
export const roundsWrittenWhole = (patch: Patch): readonly WrittenRound[] =>
  mapDefined(Object.keys(patch), (path) => {
    const [, key = '', number] = WHOLE_ROUND.exec(path) ?? [];
    const event = eventKey(key);
    return event === undefined || number === undefined ? undefined : { event, number: Number(number) };
  });

/** Of these the ones that the chairman has signed: they keep their numbers, and the rules refuse what moves them. */
export const signedAmong = (rounds: readonly WrittenRound[], read: ReadAt): readonly NamedInTree[] =>
  rounds
    .filter(
      ({ event, number }) =>
        childOf(childOf(read(approvalAt(event, number)), 'decided'), 'verdict') === 'signed',
    )
    .map(({ event, number }) => ({
      event: textOf(read(`${eventAt(event)}/name`)) ?? event,
      round: textOf(read(`${roundAt(event, number)}/roundName`)) ?? String(number),
    }));
