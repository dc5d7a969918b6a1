import { paySettings as node } from '../../schema/nodes/paySettings.ts';
import { createEditedRules } from './createEditedRules.ts';

/** The organizer's ways to pay. */
export const editedPaySettings = createEditedRules('payment', node);
