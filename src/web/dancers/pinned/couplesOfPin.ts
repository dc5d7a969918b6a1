import type { Backend } from '../../../store/connection/eventConfiguration.ts';
import { couplesNumbered, couplesOf, type NumberedCouple } from '../../../store/events/program.ts';
import type { Path } from '../../../store/tree/path.ts';
import type { Pin } from './keptPins.ts';

/** The couples that are followed with a pin: somebody's own, or all that wear the number. */
export const couplesOfPin = (backend: Backend, pin: Pin): Path<readonly NumberedCouple[]> =>
  pin.kind === 'number' ? couplesNumbered(backend, pin.number) : couplesOf(backend, pin.id);
