import { MAX_LENGTH } from '../../domain/bounds.ts';
import { eventKey, type EventKey } from '../../domain/ids.ts';
import type { Form } from '../codec/forms.ts';
import { converted, text } from '../codec/moreForms.ts';

export const event: Form<EventKey> = converted(text(MAX_LENGTH.key), eventKey, (key) => key);
