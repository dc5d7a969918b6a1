import { leadNumber, type LeadNumber } from '../../../domain/ids.ts';
import { USUAL_RANGE } from '../../../domain/people/numberRange.ts';
import { freeNumber, usedNumbers } from '../../../domain/registrant/partnerRequest.ts';
import { numberRange } from '../../../store/competition/numberRange.ts';
import { everyEvent } from '../../../store/events/events.ts';
import { competitors } from '../../../store/people/competitors.ts';
import { listHeldElsewhere, numberHolds } from '../../../store/people/numberHolds.ts';
import { numbersInPool } from '../../../store/people/numbers.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useLive, valueOr } from '../../kit/cache/useLive.ts';
import { usePeek, type Desk } from './useDesk.ts';

const NONE: ReadonlySet<number> = new Set();
const NO_HOLDS: ReturnType<typeof numberHolds.parse> = new Map();

/**
 * Finds the lowest free number as of now, also of other desks. Undefined: none is left.
 * @param card an open card of this desk, which may hold a number
 */
export function useNextNumber(desk: Desk, card = ''): (not?: ReadonlySet<number>) => LeadNumber | undefined {
  const peek = usePeek();
  const { staff } = useStore();
  const saved = valueOr(useLive(staff, numberRange.path), undefined);
  useLive(staff, numberHolds);
  const range = saved?.kind === 'set' ? saved.rules : USUAL_RANGE;
  return (not = NONE) => {
    const taken = new Set([
      ...not,
      ...listHeldElsewhere(peek(numberHolds) ?? NO_HOLDS, card, Date.now() + staff.serverAhead.now),
      ...(peek(numbersInPool) ?? desk.takenNumbers),
      ...usedNumbers(peek(everyEvent) ?? desk.events, peek(competitors) ?? desk.registered),
    ]);
    const free = freeNumber(range, taken, 0);
    return free === undefined ? undefined : leadNumber(String(free));
  };
}
