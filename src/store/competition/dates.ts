import { REGISTRATION_STATUSES, type Registration } from '../../domain/registration/phase.ts';
import { childOf, numberOf } from '../tree/path.ts';

export const registrationOf = (metadata: unknown): Registration => ({
  dates: {
    early: numberOf(childOf(metadata, 'dateRegistrationEarly')),
    open: numberOf(childOf(metadata, 'dateRegistrationOpen')),
    closed: numberOf(childOf(metadata, 'dateRegistrationClosed')),
  },
  status: REGISTRATION_STATUSES.find((one) => one === childOf(metadata, 'registrationStatus')),
});
