import { fees as node } from '../../schema/nodes/fees.ts';
import { editedWhole } from './editedWhole.ts';

export const fees = editedWhole('fees', node, { ahead: true });
