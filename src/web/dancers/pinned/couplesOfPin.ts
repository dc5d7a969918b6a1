import type { Backend } from '../../../store/connection/eventConfiguration.ts';
import { numberCouplesPath, dancerCouplesPath, type NumberedCouple } from '../../../store/events/program.ts';
import type { TreePath } from '../../../store/tree/path.ts';
import type { Pin } from './pin.ts';

/** The couples followed by a pin: those of a dancer, or all with a number. */
export const pinCouplesPath = (backend: Backend, pin: Pin): TreePath<readonly NumberedCouple[]> =>
  pin.kind === 'number' ? numberCouplesPath(backend, pin.number) : dancerCouplesPath(backend, pin.id);
