import { LONGEST } from '../../domain/bounds.ts';
import { eventKey, type EventKey } from '../../domain/ids.ts';
import type { Form } from '../codec/forms.ts';
import { converted, text } from '../codec/moreForms.ts';

export const event: Form<EventKey> = converted(text(LONGEST.key), eventKey, (key) => key);
