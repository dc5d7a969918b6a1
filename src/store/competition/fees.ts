import { fees as node } from '../../schema/nodes/fees.ts';
import { editedWhole } from './editedWhole.ts';

export const editedFees = editedWhole('fees', node, { ahead: true });
