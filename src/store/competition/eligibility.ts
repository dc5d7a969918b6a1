import { eligibility as node } from '../../schema/eligibility.ts';
import { editedWhole } from './editedWhole.ts';

export const eligibility = editedWhole('eligibility', node);
