import { unreachable } from '../../domain/unreachable.ts';
import { shownNames } from '../../domain/people/people.ts';
import { lists } from '../words/english/lists.ts';
import { useWords } from '../words/language.ts';
import type { DayRow } from './competitorsDay.ts';
import { waitsForPartner } from './entryGroups.ts';

/** How far somebody is in an event, in a sentence or two; with the time, unless that stands beside it. */
export function useStandsSaid(timeOf?: (at: number) => string): (row: DayRow) => string {
  const { competitorPage: words } = useWords(lists);
  const toDance = ({ stands, at }: DayRow): string => {
    if (stands.kind !== 'to dance') return '';
    const { round, heats } = stands;
    const [heat] = heats;
    return words.toDance(
      round.name,
      heat === undefined || round.numHeats < 2 ? undefined : words.heat(heat, round.numHeats),
      at === undefined ? undefined : timeOf?.(at),
    );
  };
  return (row) => {
    const { stands, event } = row;
    switch (stands.kind) {
      case 'entered':
        return words.entered;
      case 'not in it':
        return words.notInIt;
      case 'to dance':
        return stands.from === undefined
          ? toDance(row)
          : `${words.through(stands.round.entries.length, stands.from.entries.length)} ${toDance(row)}`;
      case 'on the floor':
        return words.onTheFloor(stands.round.name);
      case 'result to come':
        return words.resultToCome(stands.round.name);
      case 'out':
        return words.out(stands.round.name, stands.round.entries.length, event.entries.length);
      case 'awards':
        return words.awards;
      case 'placed':
        return words.placed(event.entries.length);
      default:
        return unreachable(stands);
    }
  };
}

/** With whom, as far as it is known and told. */
export function usePartnerSaid(): (row: DayRow) => string | undefined {
  const { competitorPage: words } = useWords(lists);
  return ({ entry, role }) => {
    if (waitsForPartner(entry)) return words.looking;
    const partner = role === 'lead' ? entry.followName : entry.leadName;
    return shownNames(entry).includes(partner) ? words.with(partner) : undefined;
  };
}
