import { MAX_COUNT, MAX_LENGTH } from '../../../domain/bounds.ts';
import { leadNumber, type LeadNumber } from '../../../domain/ids.ts';
import { object, optional, otherwise, whole } from '../../codec/forms.ts';
import { converted, text, yes } from '../../codec/moreForms.ts';

const name = text(MAX_LENGTH.name);

/** 9999 means no number. */
const worn = converted(
  whole(1, 9999),
  (number) => leadNumber(String(number)),
  (number: LeadNumber) => Number(number),
);

/** A dancer in the public list. */
export const competitorForm = object({
  name,
  affiliation: otherwise(name, ''),
  leadNumber: optional(worn),
  /** The couple with which a device took the number, and the device's slot for it. */
  numberedBy: optional(
    object({ event: text(MAX_LENGTH.key), entry: name, slot: whole(0, MAX_COUNT.numbersPerDevice - 1) }),
  ),
  roles: optional(object({ lead: optional(yes), follow: optional(yes) })),
  /** The dancer's slot in the registration that made them. */
  slot: optional(whole(0, MAX_COUNT.dancersPerRegistration - 1)),
});
