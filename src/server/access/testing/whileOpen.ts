import type { Row, Values } from './asked.ts';
import { CLOSED } from './matrix/ofSeveralParts.ts';

const OPEN = { 'competitionMetadata/registrationStatus': 'OPEN' };
const LATER = { 'competitionMetadata/dateRegistrationClosed': 1_900_000_000_000 };
const EARLIER = { 'competitionMetadata/dateRegistrationClosed': 1_700_000_000_000 };

/** Registration is open: its phase says so, and its last day is to come. */
export const WHILE_OPEN: Values = { ...OPEN, ...LATER };

/** It is not: of its phase and its last day one says so, whatever the other one says. @param at where it is refused then */
export const afterTheClosing = (at: readonly string[]): readonly Row[] => [
  ['while the phase says it is closed, before the last day', { differs: { ...CLOSED, ...LATER } }, at],
  ['after the last day, while the phase says it is open', { differs: { ...OPEN, ...EARLIER } }, at],
];
