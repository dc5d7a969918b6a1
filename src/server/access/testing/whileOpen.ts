import type { Row, Values } from './writeChecks.ts';
import { REGISTRATION_CLOSED } from './matrix/ofSeveralParts.ts';

const OPEN = { 'competitionMetadata/registrationStatus': 'OPEN' };
const WAITING = { 'competitionMetadata/registrationStatus': 'WAITING' };
const OPENS_LATER = { 'competitionMetadata/dateRegistrationOpens': 1_900_000_000_000 };
const LATER = { 'competitionMetadata/dateRegistrationClosed': 1_900_000_000_000 };
const EARLIER = { 'competitionMetadata/dateRegistrationClosed': 1_700_000_000_000 };

/** Registration is open by its phase and its last day. */
export const WHILE_REGISTRATION_OPEN: Values = { ...OPEN, ...LATER };

/** Neither a date nor the status is set. */
const NOT_YET = {
  'competitionMetadata/registrationStatus': null,
  'competitionMetadata/dateRegistrationClosed': null,
};

/** Registration is not open: closed by status or last day, or not opened yet. @param at the refused paths */
export const listVariationsWhileClosed = (at: readonly string[]): readonly Row[] => [
  [
    'while the phase says it is closed, before the last day',
    { differs: { ...REGISTRATION_CLOSED, ...LATER } },
    at,
  ],
  ['after the last day, while the phase says it is open', { differs: { ...OPEN, ...EARLIER } }, at],
  ['before it is opened', { differs: NOT_YET }, at],
  ['while it waits for the organizer, whatever the dates', { differs: { ...WAITING, ...LATER } }, at],
  ['before its opening date', { differs: { ...WAITING, ...OPENS_LATER, ...LATER } }, at],
];
