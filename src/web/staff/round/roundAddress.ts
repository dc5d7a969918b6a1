import { screens } from '../../kit/screens/screens.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';

/** A round on the scrutineer's screen has an address of its own: it can be reloaded, and sent to a colleague. */
export const roundAddress = ({ event, round }: ScheduledRound): string =>
  screens.scrutineer.link({ event: event.key, round: round.number });
