import { unreachable } from '../../domain/unreachable.ts';
import { coupleStands, type CoupleStands } from '../../domain/floor/coupleStands.ts';
import type { Competitor, DancesIn } from '../../domain/people/directory.ts';
import type { Release } from '../../domain/round/release.ts';

/** One of somebody's couples, and how far it is. */
export interface DayRow extends DancesIn {
  readonly stands: CoupleStands;
  /** When it is to dance, in milliseconds, as the plan says. */
  readonly at: number | undefined;
}

/** By the plan: what is on the floor and what comes next, then what has no time, then what is over. */
const later = (row: DayRow): number => {
  switch (row.stands.kind) {
    case 'on the floor':
    case 'result to come':
      return 0;
    case 'to dance':
      return row.at ?? Number.MAX_SAFE_INTEGER - 2;
    case 'entered':
    case 'not in it':
      return Number.MAX_SAFE_INTEGER - 1;
    case 'out':
    case 'awards':
    case 'placed':
      return Number.MAX_SAFE_INTEGER;
    default:
      return unreachable(row.stands);
  }
};

export const dayOf = ({ dances }: Competitor, usual: Release): readonly DayRow[] =>
  dances
    .map((one) => {
      const stands = coupleStands(one.event, one.entry, usual);
      return { ...one, stands, at: stands.kind === 'to dance' ? stands.round.startTime : undefined };
    })
    .toSorted((a, b) => later(a) - later(b) || a.event.name.localeCompare(b.event.name));

/** What comes next: on the floor, or with the earliest time. */
export const nextOf = (rows: readonly DayRow[]): DayRow | undefined =>
  rows.find(
    ({ stands, at }) => stands.kind === 'on the floor' || (stands.kind === 'to dance' && at !== undefined),
  );
