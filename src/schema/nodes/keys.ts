import { MAX_LENGTH } from '../../domain/bounds.ts';
import { parseEventKey, type EventKey } from '../../domain/ids.ts';
import type { Form, MapKeys } from '../codec/forms.ts';
import { convert, text, patternText } from '../codec/moreForms.ts';

export const eventKeyForm: Form<EventKey> = convert(text(MAX_LENGTH.key), parseEventKey, (key) => key);

const aLead = { pattern: /^[0-9]{1,4}$/, samples: ['1', '101', '9999'] } as const;
/** A lead number as a key. */
export const leadKeys: MapKeys = { by: 'pattern', ...aLead };
/** A lead number as a text. */
export const leadTextForm = patternText(aLead.pattern, 4, aLead.samples);

/** The rounds of an event. */
export const roundKeys: MapKeys = { by: 'pattern', pattern: /^([0-9]|1[0-1])$/, samples: ['0', '11'] };
