import { mapDefined } from '../../domain/mapDefined.ts';
import { toStoredTerm } from '../../domain/event/storedTerm.ts';
import type { Round } from '../../domain/competition.ts';
import type { EventDance } from '../../domain/event/dances.ts';
import { parseJudgeKey } from '../../domain/ids.ts';
import { listSeatedJudges, type PanelByDance } from '../../domain/panels.ts';
import type { Json } from '../tree/patch.ts';
import { getRawChild, listRawChildren, toCount, toText } from '../tree/path.ts';

/** The stored panel of a round. */
type Seats = Pick<Round, 'panel' | 'seatings' | 'seats'>;

/** Separates the judges of a dance; no judge's key contains it. */
const BESIDE = '/';

/** The judges of each dance. */
export const toStoredSeats = (panels: PanelByDance): Json =>
  Object.fromEntries([...panels].map(([dance, panel]) => [toStoredTerm(dance), panel.join(BESIDE)]));

const parseSeating = (raw: unknown, dances: readonly EventDance[]): PanelByDance =>
  new Map(
    mapDefined(dances, (dance) => {
      const panel = toText(getRawChild(raw, toStoredTerm(dance)));
      return panel === undefined
        ? undefined
        : ([dance, mapDefined(panel.split(BESIDE), (key) => parseJudgeKey(key))] as const);
    }),
  );

/**
 * The judges of a round. The latest seating applies only while its judges are exactly those of the panel.
 * Otherwise every judge on the panel judges every dance.
 */
export function parseSeatings(raw: unknown, dances: readonly EventDance[]): Seats {
  const panel = mapDefined(listRawChildren(getRawChild(raw, 'panel')), ([judge]) => parseJudgeKey(judge));
  const all = mapDefined(listRawChildren(getRawChild(raw, 'seatings')), ([key, seating]) => {
    const number = toCount(key, 1);
    return number === undefined ? undefined : { number, seating };
  });
  const last = all.reduce<(typeof all)[number] | undefined>(
    (latest, one) => (latest === undefined || one.number > latest.number ? one : latest),
    undefined,
  );
  if (last === undefined) return { panel };
  const seats = parseSeating(last.seating, dances);
  const sit = listSeatedJudges(seats);
  const holds = sit.length === panel.length && panel.every((judge) => sit.includes(judge));
  return { panel, seatings: last.number, ...(holds ? { seats } : {}) };
}
