import type { Author } from '../../domain/journal/record.ts';
import type { Observed } from '../connection/observed.ts';
import type { Connection } from '../connection/states.ts';
import { freshKey } from '../delivery/operation.ts';
import { performed, type Outcome } from '../delivery/outcome.ts';
import type { DeliveryQueue } from '../delivery/queue.ts';
import { sheetOfRecord, type SheetPlace } from './sheetAt.ts';
import { requestChange as request } from './sheetWrites.ts';

/** The judge's request to the chairman to reopen a sent sheet, with a journal record. */
export const sendChangeRequest = (
  queue: DeliveryQueue,
  connection: Observed<Connection>,
  by: Author,
  place: SheetPlace,
): Promise<Outcome> =>
  performed(queue, connection, {
    key: freshKey(),
    changes: [
      { record: { ...by, ...sheetOfRecord(place), kind: 'change requested' }, patch: request(place) },
    ],
  });
