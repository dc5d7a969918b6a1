import { eligibility as node } from '../../schema/nodes/eligibility.ts';
import { editedWhole } from './editedWhole.ts';

export const editedEligibility = editedWhole('eligibility', node);
