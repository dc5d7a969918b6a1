import { screens } from '../../kit/screens/screens.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';

/** A round on the scrutineer's screen has its own address, to reload it or to send it to a colleague. */
export const roundAddress = ({ event, round }: ScheduledRound): string =>
  screens.scrutineer.link({ event: event.key, round: round.number });
