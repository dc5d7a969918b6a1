import { eligibility as node } from '../../schema/nodes/eligibility.ts';
import { editedWhole } from './editedWhole.ts';

export const eligibility = editedWhole('eligibility', node);
