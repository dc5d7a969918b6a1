import type { DancedEvent, DancedRecall } from '../../domain/dancedEvent.ts';
import type { LeadNumber } from '../../domain/ids.ts';
import { countMarks } from '../../domain/recall/recall.ts';
import { roundName } from '../../domain/round/rounds.ts';
import { counted } from '../counted.ts';

const LIST = new Intl.ListFormat('en');

/** A couple that dances on with fewer marks than one that doesn't; undefined where the recall follows its marks. */
function againstMarks({ couples, marks, recalled }: DancedRecall): string | undefined {
  const counts = countMarks(couples, marks);
  const count = (couple: LeadNumber): number => counts.get(couple) ?? 0;
  const [last] = recalled.toSorted((a, b) => count(a) - count(b));
  const [best] = couples
    .filter((couple) => !recalled.includes(couple))
    .toSorted((a, b) => count(b) - count(a));
  if (last === undefined || best === undefined || count(last) >= count(best)) return undefined;
  return `${last} dances on with ${counted(count(last), 'mark')}, and ${best} is out with ${count(best)}. Imported as the chairman’s decision.`;
}

/** Things about a danced event that are right as they are, and that a reader should know. */
export function importNotes({ rounds }: DancedEvent): readonly string[] {
  return rounds.toReversed().flatMap((round) => {
    const against = round.kind === 'recall' ? againstMarks(round) : undefined;
    const byes = round.byes ?? [];
    return [
      ...(byes.length === 0
        ? []
        : [`${LIST.format(byes)} ${byes.length === 1 ? 'begins' : 'begin'} with this round.`]),
      ...(against === undefined ? [] : [against]),
    ].map((note) => `${roundName(round.number, rounds.length)}: ${note}`);
  });
}
