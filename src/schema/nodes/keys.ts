import { MAX_LENGTH } from '../../domain/bounds.ts';
import { eventKey, type EventKey } from '../../domain/ids.ts';
import type { Form, Keys } from '../codec/forms.ts';
import { converted, text, textLike } from '../codec/moreForms.ts';

export const event: Form<EventKey> = converted(text(MAX_LENGTH.key), eventKey, (key) => key);

const aLead = { pattern: /^[0-9]{1,4}$/, samples: ['1', '101', '9999'] } as const;
/** A lead number as a key. */
export const leads: Keys = { by: 'pattern', ...aLead };
/** A lead number as a text. */
export const leadText = textLike(aLead.pattern, 4, aLead.samples);

/** The rounds of an event. */
export const roundKeys: Keys = { by: 'pattern', pattern: /^([0-9]|1[0-1])$/, samples: ['0', '11'] };
