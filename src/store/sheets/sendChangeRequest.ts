import type { Author } from '../../domain/journal/record.ts';
import type { Observable } from '../connection/observed.ts';
import type { ConnectionState } from '../connection/states.ts';
import { generateKey } from '../delivery/operation.ts';
import { performOperation, type Outcome } from '../delivery/outcome.ts';
import type { DeliveryQueue } from '../delivery/queue.ts';
import { toSheetFields, type SheetPlace } from './sheetAt.ts';
import { requestChange as request } from './sheetWrites.ts';

/** The judge's request to the chairman to reopen a sent sheet, with a journal record. */
export const sendChangeRequest = (
  queue: DeliveryQueue,
  connection: Observable<ConnectionState>,
  by: Author,
  place: SheetPlace,
): Promise<Outcome> =>
  performOperation(queue, connection, {
    key: generateKey(),
    changes: [
      { record: { ...by, ...toSheetFields(place), kind: 'change requested' }, patch: request(place) },
    ],
  });
