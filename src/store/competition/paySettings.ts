import { paySettings as node } from '../../schema/nodes/paySettings.ts';
import { editedWhole } from './editedWhole.ts';

/** The organizer's ways to pay. */
export const editedPaySettings = editedWhole('payment', node);
