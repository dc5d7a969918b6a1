import {
  listReadmittedCouples,
  listCouplesSittingOut,
  listWithdrawnCouples,
} from '../../domain/betweenRounds.ts';
import type { DancedEvent, DancedRecall, DancedRound } from '../../domain/dancedEvent.ts';
import { mapDefined } from '../../domain/mapDefined.ts';
import type { LeadNumber } from '../../domain/ids.ts';
import { countMarks } from '../../domain/recall/recall.ts';
import { buildRoundName } from '../../domain/round/rounds.ts';
import { formatCount } from '../formatCount.ts';

const LIST = new Intl.ListFormat('en');

/** Reports a couple that advances with fewer marks than one that doesn't; undefined if the recall follows the marks. */
function againstMarks({ couples, marks, recalled }: DancedRecall): string | undefined {
  const counts = countMarks(couples, marks);
  const count = (couple: LeadNumber): number => counts.get(couple) ?? 0;
  const [last] = recalled.toSorted((a, b) => count(a) - count(b));
  const [best] = couples
    .filter((couple) => !recalled.includes(couple))
    .toSorted((a, b) => count(b) - count(a));
  if (last === undefined || best === undefined || count(last) >= count(best)) return undefined;
  return `${last} advances with ${formatCount(count(last), 'mark')}, and ${best} is out with ${count(best)}. Imported as the chairman’s decision.`;
}

/** Up to this many couples are named. */
const MAX_NAMED = 12;

const named = (couples: readonly LeadNumber[]): string =>
  couples.length > MAX_NAMED ? formatCount(couples.length, 'couple') : LIST.format(couples);

const verb = (couples: readonly LeadNumber[], one: string, more: string): string =>
  `${named(couples)} ${couples.length === 1 ? one : more}`;

/**
 * Reports a redance: couples that were not recalled dance again, while those recalled sit it out or dance again too.
 */
function redance(event: DancedEvent, round: DancedRound): string | undefined {
  const before = event.rounds.find(({ number }) => number === round.number + 1);
  if (before?.kind !== 'recall') return undefined;
  const again = listReadmittedCouples(event, before).filter((couple) => round.couples.includes(couple));
  if (again.length === 0) return undefined;
  const isDancedByAll = before.couples.every((couple) => round.couples.includes(couple));
  if (isDancedByAll)
    return `all ${formatCount(before.couples.length, 'couple')} of the round before dance again.`;
  const sitOut = listCouplesSittingOut(event, round);
  return sitOut.length === 0
    ? undefined
    : `a redance. ${verb(again, 'dances', 'dance')} again; ${verb(sitOut, 'was recalled before and sits', 'were recalled before and sit')} it out.`;
}

function ofRecall(event: DancedEvent, round: DancedRecall): readonly (string | undefined)[] {
  const next = event.rounds.find(({ number }) => number === round.number - 1);
  const isDancedAgain = next !== undefined && redance(event, next) !== undefined;
  const withdrawn = listWithdrawnCouples(event, round);
  const putBack = listReadmittedCouples(event, round);
  return [
    againstMarks(round),
    withdrawn.length === 0
      ? undefined
      : `${verb(withdrawn, 'was', 'were')} recalled but ${withdrawn.length === 1 ? 'dances' : 'dance'} no later round. Imported as withdrawn.`,
    putBack.length === 0 || isDancedAgain
      ? undefined
      : `${verb(putBack, 'was not recalled and advances', 'were not recalled and advance')}. Imported as the chairman’s decision.`,
  ];
}

/** Notes on a danced event: unusual but valid things its reader should know. */
export function listImportNotes(event: DancedEvent): readonly string[] {
  return event.rounds.toReversed().flatMap((round) => {
    const byes = round.byes ?? [];
    return mapDefined(
      [
        byes.length === 0 ? undefined : `${verb(byes, 'starts', 'start')} in this round.`,
        redance(event, round),
        ...(round.kind === 'recall' ? ofRecall(event, round) : []),
      ],
      (note) =>
        note === undefined ? undefined : `${buildRoundName(round.number, event.rounds.length)}: ${note}`,
    );
  });
}
