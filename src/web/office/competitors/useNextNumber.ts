import { leadNumber, type LeadNumber } from '../../../domain/ids.ts';
import { USUAL_RANGE } from '../../../domain/people/numberRange.ts';
import { freeNumber, usedNumbers } from '../../../domain/registrant/partnerRequest.ts';
import { numberRange } from '../../../store/competition/numberRange.ts';
import { everyEvent } from '../../../store/events/events.ts';
import { competitors } from '../../../store/people/competitors.ts';
import { numbersInPool } from '../../../store/people/numbers.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useLive, valueOr } from '../../kit/cache/useLive.ts';
import { usePeek, type Desk } from './useDesk.ts';

const NONE: ReadonlySet<number> = new Set();

/** Finds the lowest free number as of now, also of other desks. Undefined: none is left. */
export function useNextNumber(desk: Desk): (not?: ReadonlySet<number>) => LeadNumber | undefined {
  const peek = usePeek();
  const saved = valueOr(useLive(useStore().staff, numberRange.path), undefined);
  const range = saved?.kind === 'set' ? saved.rules : USUAL_RANGE;
  return (not = NONE) => {
    const taken = new Set([
      ...not,
      ...(peek(numbersInPool) ?? desk.takenNumbers),
      ...usedNumbers(peek(everyEvent) ?? desk.events, peek(competitors) ?? desk.registered),
    ]);
    const free = freeNumber(range, taken, 0);
    return free === undefined ? undefined : leadNumber(String(free));
  };
}
