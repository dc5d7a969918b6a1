import { numbers } from '../../schema/nodes/numbers.ts';
import { createEditedRules } from './createEditedRules.ts';

export const editedNumberRange = createEditedRules('numberRange', numbers);
