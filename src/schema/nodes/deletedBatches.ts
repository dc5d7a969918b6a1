import { MAX_COUNT } from '../../domain/bounds.ts';
import { object, whole } from '../codec/forms.ts';
import { now } from '../codec/moreForms.ts';
import { node } from '../codec/node.ts';

/** Registrations that were deleted together. The undo is stored apart, so the list stays short. */
export const deletedBatch = node(
  'setAside/floods/$i',
  object({
    at: now,
    registrations: whole(0, MAX_COUNT.setAsideItems),
    dancers: whole(0, MAX_COUNT.setAsideItems),
    entries: whole(0, MAX_COUNT.setAsideItems),
  }),
);
