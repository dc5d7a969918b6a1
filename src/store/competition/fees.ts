import { fees as node } from '../../schema/nodes/fees.ts';
import { createEditedRules } from './createEditedRules.ts';

export const editedFees = createEditedRules('fees', node, { ahead: true });
