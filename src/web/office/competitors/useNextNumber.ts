import { parseLeadNumber, type LeadNumber } from '../../../domain/ids.ts';
import { DEFAULT_NUMBER_RANGE } from '../../../domain/people/numberRange.ts';
import { drawFreeNumber, collectUsedNumbers } from '../../../domain/registrant/partnerRequest.ts';
import { editedNumberRange } from '../../../store/competition/numberRange.ts';
import { allEvents } from '../../../store/events/events.ts';
import { competitors } from '../../../store/people/competitors.ts';
import { listHeldElsewhere, numberHolds } from '../../../store/people/numberHolds.ts';
import { numbersInPool } from '../../../store/people/numbers.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useLive, valueOr } from '../../kit/cache/useLive.ts';
import { useLatestValue, type CompetitorsDeskData } from './useCompetitorsDesk.ts';

const NONE: ReadonlySet<number> = new Set();
const NO_HOLDS: ReturnType<typeof numberHolds.parse> = new Map();

/**
 * Returns a function that finds the lowest free number, leaving out numbers that other desks hold. Undefined:
 * none is left.
 * @param card an open card of this desk, which may hold a number
 */
export function useNextNumber(
  desk: CompetitorsDeskData,
  card = '',
): (not?: ReadonlySet<number>) => LeadNumber | undefined {
  const peek = useLatestValue();
  const { staff } = useStore();
  const saved = valueOr(useLive(staff, editedNumberRange.path), undefined);
  useLive(staff, numberHolds);
  const range = saved?.kind === 'set' ? saved.rules : DEFAULT_NUMBER_RANGE;
  return (not = NONE) => {
    const taken = new Set([
      ...not,
      ...listHeldElsewhere(peek(numberHolds) ?? NO_HOLDS, card, Date.now() + staff.serverAhead.now),
      ...(peek(numbersInPool) ?? desk.takenNumbers),
      ...collectUsedNumbers(peek(allEvents) ?? desk.events, peek(competitors) ?? desk.registered),
    ]);
    const free = drawFreeNumber(range, taken, 0);
    return free === undefined ? undefined : parseLeadNumber(String(free));
  };
}
