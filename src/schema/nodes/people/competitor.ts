import { MAX_COUNT, MAX_LENGTH } from '../../../domain/bounds.ts';
import { parseLeadNumber, type LeadNumber } from '../../../domain/ids.ts';
import { object, optional, addDefault, integer } from '../../codec/forms.ts';
import { convert, text, trueOrMissing } from '../../codec/moreForms.ts';

const name = text(MAX_LENGTH.name);

/** 9999 means no number. */
const worn = convert(
  integer(1, 9999),
  (number) => parseLeadNumber(String(number)),
  (number: LeadNumber) => Number(number),
);

/** A dancer in the public list. */
export const competitorForm = object({
  name,
  affiliation: addDefault(name, ''),
  leadNumber: optional(worn),
  /** The couple with which a device took the number, and the device's slot for it. */
  numberedBy: optional(
    object({ event: text(MAX_LENGTH.key), entry: name, slot: integer(0, MAX_COUNT.numbersPerDevice - 1) }),
  ),
  roles: optional(object({ lead: optional(trueOrMissing), follow: optional(trueOrMissing) })),
  /** The dancer's slot in the registration that made them. */
  slot: optional(integer(0, MAX_COUNT.dancersPerRegistration - 1)),
});
