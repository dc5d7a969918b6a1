import type { ScheduledRound } from '../../../domain/round/day.ts';

/** A round on the scrutineer's screen has an address of its own: it can be reloaded, and sent to a colleague. */
export const roundAddress = ({ event, round }: ScheduledRound): string =>
  `/admin/scrutineer?event=${encodeURIComponent(event.key)}&round=${round.number}`;
